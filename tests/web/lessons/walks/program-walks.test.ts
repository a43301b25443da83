// @vitest-environment happy-dom

import { render } from 'lit';
import { describe, expect, it } from 'vitest';
import type { CellRef, TraceNode } from '../../../../web/engine/types';
import { stepForward, walkSteps } from '../../../../web/store/actions/walk';
import { why } from '../../../../web/ui/explanation/why';
import type { Model } from '../../../../web/ui/model';
import { prose } from '../../../../web/ui/prose/prose';
import { isUnread } from '../../../../web/ui/stage/given';
import { stage } from '../../../../web/ui/stage/stage';
import { lessons } from '../../all';
import { isTermTrue } from '../../engine/support/arithmetic';
import { endTask, textOf } from '../../ui/page';
import { modelOf, recorder } from '../../ui/sample';
import { cellsOf, isAsDue, type Oracle, oracleOf } from './oracle';
import { isRoundingOf, numberProblems, numbersInCells, otherNumbers, unitOf } from './shown';

const written = lessons.filter(({ build }) => build === 'programs').map(({ id }) => id);

/** A stage on which every matrix of these lessons has all its numbers. */
const room = { width: 400, height: 400, kind: 'wide', isLow: false } as const;

/** The lesson at its first step, whose numbers are all shown. */
function start(id: string): Model {
  const model = modelOf(id, [{ type: 'set-granularity', granularity: 'equation' }]);
  const [first] = model.trace.nodes;
  const position = { ...model.state.position, node: first?.id ?? '' };
  return { ...model, room, state: { ...model.state, position } };
}

/** The lesson at each of its steps, as Next goes from one to the other. */
function stepsOf(id: string): readonly Model[] {
  const found = [start(id)];
  for (;;) {
    const here = found.at(-1) as Model;
    const position = stepForward(here.trace, here.state.position);
    if (position === here.state.position) return found;
    found.push({ ...here, state: { ...here.state, position } });
  }
}

/** The same step with a number selected. */
const withSelected = (model: Model, cell: CellRef): Model => ({
  ...model,
  focus: cell,
  explanation: model.trace.explain(cell),
  state: { ...model.state, trail: [cell] },
});

/** Some cells of a step: the first, the last, and one between them. */
function someCells(node: TraceNode): readonly CellRef[] {
  const cells = cellsOf(node);
  const places = new Set([0, Math.floor(cells.length / 2), cells.length - 1]);
  return cells.filter((_, at) => places.has(at));
}

/** What is wrong on the page of a step: in cells, in the text. Adds the matrices that it shows to `seen`. */
function pageProblems(
  model: Model,
  page: HTMLElement,
  { due }: Oracle,
  seen: Set<string>,
): readonly string[] {
  const { intent } = recorder(model);
  render(stage(model, intent), page);
  const cells = numbersInCells(page);
  const nodes = [...new Set(cells.map(({ cell }) => cell.node))];
  const missing = nodes.flatMap((id) => {
    const own = cells.filter(({ cell }) => cell.node === id);
    seen.add(id);
    const node = model.trace.node(id);
    const isWhole = node !== undefined && own.length === node.rows * node.cols;
    const unit = unitOf(own);
    const hidden = own.filter(
      ({ cell, text }) => text === '0' && Math.abs(due(cell).value) > unit / 2 + due(cell).tolerance,
    );
    return [
      ...(isWhole ? [] : [`${id} has ${own.length} cells`]),
      ...hidden.map(({ cell }) => `${id}[${cell.row}, ${cell.col}] shows 0 for ${due(cell).value}`),
    ];
  });
  const shown = cells.flatMap((each) => numberProblems(each, due(each.cell)));
  render(prose(model, intent), page);
  return [
    ...missing,
    ...shown,
    ...otherNumbers(page).flatMap((each) => numberProblems(each, due(each.cell))),
  ];
}

/** What is wrong in the explanation of a cell, as it is shown: in the numbers that are read, and in the result. */
function explanationProblems(
  model: Model,
  cell: CellRef,
  page: HTMLElement,
  oracle: Oracle,
): readonly string[] {
  const selected = withSelected(model, cell);
  render(why(selected, recorder(selected).intent), page);
  const panel = page.querySelector('.why');
  if (panel === null) return [`${cell.node}[${cell.row}, ${cell.col}] has no explanation`];
  const output = textOf(panel.querySelector('output'));
  const results = [...panel.querySelectorAll('.result dd b')].map(textOf);
  const { node, row, col } = cell;
  return [
    ...otherNumbers(panel).flatMap((each) => numberProblems(each, oracle.due(each.cell))),
    ...[output, ...results.slice(-1)]
      .filter((text) => text !== '0' && !isRoundingOf(text, oracle.due(cell)))
      .map((text) => `${node}[${row}, ${col}] is explained as ${text}, not ${oracle.due(cell).value}`),
  ];
}

/** What is wrong in the arithmetic of a matrix: terms that do not give the number that NumPy has. */
function arithmeticProblems({ trace }: Model, node: TraceNode, oracle: Oracle): readonly string[] {
  return cellsOf(node).flatMap((cell) => {
    const explanation = trace.explain(cell);
    const at = `${cell.node}[${cell.row}, ${cell.col}]`;
    const value = node.data[cell.row * node.cols + cell.col] ?? Number.NaN;
    const isGiven = explanation.reduction === 'given';
    const [due, again] = [oracle.due(cell), oracle.again(cell)];
    const tolerance = due.tolerance + again.tolerance;
    return [
      ...(isAsDue(value, due) ? [] : [`${at} is ${value}, not ${due.value}`]),
      ...(isGiven || isAsDue(again.value, { ...due, tolerance })
        ? []
        : [`the terms of ${at} give ${again.value}, not ${due.value}`]),
      ...explanation.terms
        .filter((term) => !isTermTrue(explanation, term))
        .map(({ value: term }) => `a term of ${at} is not ${term}`),
    ];
  });
}

// Some lessons have more than sixty steps, whose pages are all rendered.
describe('lessons about programs, step by step', { timeout: 240_000 }, () => {
  it('are twelve', () => expect(written).toHaveLength(12));

  it.each(written)('%s: every step shows the numbers of NumPy, also in its explanations', async (id) => {
    const steps = stepsOf(id);
    const { trace } = steps[0] as Model;
    const oracle = oracleOf(id, trace);
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const model of steps) {
      const page = document.createElement('div');
      const node = model.trace.node(model.state.position.node) as TraceNode;
      problems.push(...pageProblems(model, page, oracle, seen), ...arithmeticProblems(model, node, oracle));
      for (const cell of node.operands.length === 0 ? [] : someCells(node))
        problems.push(...explanationProblems(model, cell, page, oracle));
      await endTask();
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(steps).toHaveLength(walkSteps(trace, 'equation'));
    const at = steps.map(({ state }) => state.position.node);
    expect(new Set(at).size).toBe(at.length);
    const computed = trace.nodes.filter(({ operands }) => operands.length > 0);
    expect(computed.filter(({ id }) => !at.includes(id))).toEqual([]);
    const read = trace.nodes.filter((node) => !isUnread(node, trace)).map(({ id }) => id);
    expect(read.filter((node) => !seen.has(node))).toEqual([]);
  });
});
