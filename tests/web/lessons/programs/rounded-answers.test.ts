import { describe, expect, it } from 'vitest';
import type { Trace, TraceNode } from '../../../../web/engine/types';
import { cellNamed } from '../../../../web/learn/questions/cells';
import type { Guide, Question } from '../../../../web/lessons/guide';
import { type Guided, guided, openLibrary, runAfter } from '../guided';

openLibrary();

/** The questions about a number, with the node that is on the stage meanwhile. */
const asked = ({ keySteps, checks }: Guide): readonly (readonly [string, Question])[] => [
  ...keySteps.flatMap(({ node, prediction }): [string, Question][] =>
    prediction ? [[node, prediction]] : [],
  ),
  ...checks.map(({ node, question }): [string, Question] => [node, question]),
];

const operandsOf = (node: TraceNode | undefined, trace: Trace): readonly TraceNode[] =>
  (node?.operands ?? []).flatMap((at) => trace.nodes[at] ?? []);

/** The questions whose answer is on the stage before it is rounded, beside the matrix that is hidden. */
function shown(each: Guided): readonly string[] {
  const trace = runAfter(each, []);
  return asked(each.guide).flatMap(([stage, { answer }]) => {
    if (answer.kind !== 'number' && answer.kind !== 'bar') return [];
    const cell = cellNamed(answer.cell, trace);
    const node = trace.node(cell?.node ?? '');
    if (cell === null || node === undefined || stage !== node.id || node.op !== 'round_to') return [];
    const at = cell.row * node.cols + cell.col;
    const same = operandsOf(node, trace).filter(
      ({ rows, cols, data }) =>
        rows === node.rows &&
        cols === node.cols &&
        Math.abs((data[at] ?? Number.NaN) - (node.data[at] ?? Number.NaN)) <= answer.within,
    );
    return same.map((operand) => `${answer.cell}, in ${operand.id}`);
  });
}

describe('what is asked', () => {
  it.each(guided.map((each) => [each.lesson.id, each] as const))(
    'in %s is not shown beside it',
    (_, each) => {
      expect(shown(each)).toEqual([]);
    },
  );
});
