import { expect, type Page } from '@playwright/test';
import { axisNames, type Words } from '../names';
import { isRounding, isSignedZero, readNumber } from '../text';
import type { RefNode } from './reference';
import { because, type ExpectedTerm, type Place } from './terms';
import { entryOf } from './walk';

interface Line {
  readonly name: string;
  readonly cells: readonly (Place & { readonly text: string })[];
  readonly constants: readonly string[];
  readonly value: string;
}

interface Panel {
  readonly question: Place & { readonly text: string };
  readonly lines: readonly Line[];
  readonly results: readonly string[];
  readonly exact: string;
  readonly way: number;
  /** Whether each term is level with its row of the right operand. */
  readonly aligned: boolean;
}

/** Runs inside the page, so it must not use anything outside of the function. */
async function panelOf(panel: Element): Promise<Panel> {
  // The end of a long list is rendered after its beginning.
  await document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('attention-lab')
    ?.updateComplete;
  const text = (found: Element | null): string => (found?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const place = (found: HTMLElement | null) => ({
    node: found?.dataset.node ?? '',
    row: Number(found?.dataset.row),
    col: Number(found?.dataset.col),
    text: text(found),
  });
  const all = (inside: Element, selector: string) => [...inside.querySelectorAll<HTMLElement>(selector)];
  return {
    question: place(panel.querySelector('output')),
    lines: all(panel, '.terms tbody tr').map((line) => ({
      name: text(line.querySelector('.place')),
      cells: all(line, '.factor').map(place),
      constants: all(line, '.constant').map(text),
      value:
        text(line.querySelector('.equals')).replace(/^= /, '') || text(line.querySelector('.arithmetic')),
    })),
    results: all(panel, '.result dd').map(text),
    exact: text(panel.querySelector('.exact code')),
    way: all(panel, '.way li').length,
    aligned: panel.classList.contains('aligned'),
  };
}

/** Reads the explanation panel. */
export function readWhy(page: Page): Promise<Panel> {
  return page.locator('.why').evaluate(panelOf);
}

interface Explained {
  readonly panel: Panel;
  readonly isVisible: boolean;
  readonly isSelected: boolean;
}

/** Selects cells of the stage one after another inside the page, and reads the explanation of each, to avoid painting. */
async function readEach(page: Page, cells: readonly Place[]): Promise<readonly Explained[]> {
  const reader = await page.evaluateHandle<typeof panelOf>(`(${panelOf})`);
  return reader.evaluate(async (read, cells) => {
    const lab = document.querySelector<HTMLElement & { readonly updateComplete: Promise<boolean> }>(
      'attention-lab',
    );
    const root = lab?.shadowRoot;
    if (!lab || !root) throw new Error('there is no element');
    const found: Explained[] = [];
    for (const { node, row, col } of cells) {
      const at = `[data-node="${node}"][data-row="${row}"][data-col="${col}"]`;
      root.querySelector<HTMLElement>(`.stage td${at}`)?.click();
      await lab.updateComplete;
      const panel = root.querySelector('.why');
      if (!panel) throw new Error(`${at} opens no explanation`);
      found.push({
        panel: await read(panel),
        isVisible: panel.querySelector(`output${at}`)?.checkVisibility() === true,
        isSelected: root.querySelector(`.stage td${at}`)?.getAttribute('aria-selected') === 'true',
      });
    }
    return found;
  }, cells);
}

const keyOf = (cells: readonly Place[]): string =>
  cells.map(({ node, row, col }) => `${node}[${row}, ${col}]`).join(' × ');

/** A line of arithmetic: its cells with their numbers, and the result. */
function lineProblems(
  line: Line,
  term: ExpectedTerm | undefined,
  nodes: readonly RefNode[],
): readonly string[] {
  const key = keyOf(line.cells);
  if (term === undefined) return [`${key} does not belong here`];
  const texts = [line.value, ...line.constants, ...line.cells.map(({ text }) => text)];
  return [
    ...texts.filter(isSignedZero).map((text) => `${key} shows ${text}`),
    ...(isRounding(line.value, term.value) ? [] : [`${key} = ${line.value}, not ${term.value}`]),
    ...line.cells
      .filter(({ node, row, col, text }) => !isRounding(text, entryOf(nodes, node, row, col)))
      .map(({ node, row, col, text }) => `${keyOf([{ node, row, col }])} is given as ${text}`),
  ];
}

/** The name of a term is the label along the axis of the sum. */
function nameProblems({ name, cells }: Line, words: Words): readonly string[] {
  const [cell] = cells;
  if (name === '' || cell === undefined) return [];
  const due = axisNames(cell.node, words)[1]?.[cell.col] ?? String(cell.col + 1);
  return name === due ? [] : [`${keyOf(cells)} is called ${name}, not ${due}`];
}

/** Whether the printed terms add up to the printed sum, within their digits. */
function addsUp(lines: readonly Line[], total: string): boolean {
  const [sum, terms] = [readNumber(total), lines.map(({ value }) => readNumber(value))];
  if (sum === null || terms.includes(null)) return false;
  const added = terms.reduce((so, term) => so + (term?.value ?? 0), 0);
  const slack = terms.reduce((so, term) => so + (term?.unit ?? 0) / 2, sum.unit / 2);
  return Object.is(added, sum.value) || Math.abs(added - sum.value) <= slack * 1.000001;
}

function resultProblems(
  { question, results, lines }: Panel,
  terms: readonly ExpectedTerm[],
  kind: string,
  value: number,
) {
  if (kind === 'share' && terms.length > 0) {
    const total = terms.reduce((sum, term) => sum + term.value, 0);
    const [added = '', quotient = ''] = results;
    const [, above = '', below = '', share = ''] = /^(\S+) \/ (\S+) = (\S+)$/.exec(quotient) ?? [];
    const chosen = terms[question.col]?.value ?? Number.NaN;
    const isRight =
      isRounding(added, total) && below === added && isRounding(above, chosen) && isRounding(share, value);
    return isRight && addsUp(lines, added) ? [] : [`the share is shown as ${added}; ${quotient}`];
  }
  if (kind !== 'sum') return results.length === 0 ? [] : [`nothing is added, and yet: ${results.join()}`];
  const [sum = ''] = results;
  return isRounding(sum, value) && addsUp(lines, sum) ? [] : [`the sum is shown as ${sum}, it is ${value}`];
}

/** Everything wrong with the explanation of a number. */
export function whyProblems(
  panel: Panel,
  cell: Place,
  nodes: readonly RefNode[],
  words: Words,
): readonly string[] {
  const value = entryOf(nodes, cell.node, cell.row, cell.col);
  const { kind, terms } = because(nodes, cell);
  const { question, lines, exact } = panel;
  const sizes = lines.map((line) => Math.abs(readNumber(line.value)?.value ?? Number.NaN));
  const isOrdered = panel.aligned
    ? lines.every(({ cells }, at) => cells[0]?.col === at && cells[1]?.row === at)
    : lines.every(({ cells }) => cells.length === 1) ||
      sizes.every((size, i) => i === 0 || size <= (sizes[i - 1] ?? 0));
  const inFull = Number(
    exact
      .replace('−', '-')
      .replace('∞', 'Infinity')
      .replace('×10', 'e')
      .replace(/[⁰¹²³⁴-⁹⁻]/gu, (raised) => (raised === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(raised)))),
  );
  const isFull = Object.is(inFull, value) || Math.abs(inFull - value) <= 1e-13 * Math.max(1, Math.abs(value));
  return [
    ...(keyOf([question]) === keyOf([cell])
      ? []
      : [`it explains ${keyOf([question])}, not ${keyOf([cell])}`]),
    ...(isRounding(question.text, value) ? [] : [`it explains ${question.text}, not ${value}`]),
    ...(isFull ? [] : [`in full it is shown as ${exact}, not ${value}`]),
    ...(lines.length === terms.length ? [] : [`${lines.length} terms instead of ${terms.length}`]),
    ...(isOrdered ? [] : [`not ${panel.aligned ? 'in order' : 'the largest first'}: ${sizes.join()}`]),
    ...lines.flatMap((line) => [
      ...lineProblems(
        line,
        terms.find(({ cells }) => keyOf(cells) === keyOf(line.cells)),
        nodes,
      ),
      ...nameProblems(line, words),
    ]),
    ...resultProblems(panel, terms, kind, value),
  ];
}

/** Fails with everything wrong with the explanation panel. */
export async function expectWhy(
  page: Page,
  cell: Place,
  nodes: readonly RefNode[],
  words: Words,
): Promise<void> {
  await expect(
    page.locator(`.why output[data-node="${cell.node}"][data-row="${cell.row}"][data-col="${cell.col}"]`),
  ).toBeVisible();
  expect(whyProblems(await readWhy(page), cell, nodes, words), keyOf([cell])).toEqual([]);
}

/** Selects cells of the stage and fails with everything wrong with the explanation of each. */
export async function expectEachWhy(
  page: Page,
  cells: readonly Place[],
  nodes: readonly RefNode[],
  words: Words,
): Promise<void> {
  const explained = await readEach(page, cells);
  for (const [at, cell] of cells.entries()) {
    const { panel, ...states } = explained[at] ?? {};
    expect(states, keyOf([cell])).toEqual({ isVisible: true, isSelected: true });
    expect(panel && whyProblems(panel, cell, nodes, words), keyOf([cell])).toEqual([]);
  }
}
