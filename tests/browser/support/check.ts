import { expect } from '@playwright/test';
import type { LiveNumber, ShownCell, Snapshot } from './lab';
import { axisNames, type Words } from './names';
import { at, type RefNode } from './reference';
import { fromSpeech, isRounding, isSignedZero, readNumber } from './text';
import { entryOf, isReached, onStage, type Stop } from './walk';

/** What the page must show: the numbers of a run, at one stop, with these words beside them. */
export interface Expected {
  readonly nodes: readonly RefNode[];
  readonly words: Words;
  readonly stop: Stop;
  /** The run before the edits that are shown as a difference. */
  readonly before?: readonly RefNode[];
}

const nameOf = ({ node, row, col }: ShownCell | LiveNumber): string => `${node}[${row}, ${col}]`;

function textProblems(name: string, text: string, expected: number): readonly string[] {
  if (isSignedZero(text)) return [`${name} shows a zero with a sign: ${text}`];
  return isRounding(text, expected) ? [] : [`${name} shows “${text}” for ${expected}`];
}

/** What is read aloud must name the cell and say the number that is seen, and how far it moved. */
function labelProblems(cell: ShownCell, words: Words): readonly string[] {
  const { node, row, col, label, text, delta } = cell;
  const [rows, cols] = axisNames(node, words);
  const place = `row ${rows?.[row] ?? row + 1}, column ${cols?.[col] ?? col + 1}: `;
  const [, said = ''] = label.split(place);
  const due = text === '·' ? 'not computed yet' : [text, delta].filter((each) => each !== '').join(' ');
  return said.replace(/, was \S+$/, '') === due ? [] : [`${nameOf(cell)} shows ${text} and says “${label}”`];
}

/** The small type below a number says how far it moved; where it did not move there is none. */
function deltaProblems(cell: ShownCell, value: number, before: readonly RefNode[]): readonly string[] {
  const old = entryOf(before, cell.node, cell.row, cell.col);
  if (Object.is(old, value))
    return cell.delta === '' ? [] : [`${nameOf(cell)} moved by ${cell.delta}, it did not`];
  const moved = value - old;
  if (!Number.isFinite(moved))
    return isRounding(cell.delta.replace('was ', ''), old)
      ? []
      : [`${nameOf(cell)}: ${cell.delta}, it was ${old}`];
  // Two programs can disagree about whether a number moved at all by the last bit.
  if (cell.delta === '' && Math.abs(moved) < 1e-12) return [];
  return textProblems(`${nameOf(cell)}, its move,`, cell.delta.replace(/^\+/, ''), moved);
}

function cellProblems(cell: ShownCell, node: RefNode, expected: Expected): readonly string[] {
  const value = at(node.data, cell.row, cell.col);
  const said = labelProblems(cell, expected.words);
  if (!isReached(node, expected.stop, cell.row, cell.col))
    return cell.text === '·' ? said : [...said, `${nameOf(cell)} shows ${cell.text} before its time`];
  const moved = expected.before ? deltaProblems(cell, value, expected.before) : [];
  return [...said, ...textProblems(nameOf(cell), cell.text, value), ...moved];
}

/** A matrix must not be written so coarsely that its numbers say nothing: three digits of its largest, or all of each. */
function coarseness(cells: readonly ShownCell[], node: RefNode): readonly string[] {
  const shown = cells.flatMap((cell) => {
    const written = readNumber(cell.text);
    return written === null || !Number.isFinite(written.value) ? [] : [{ cell, written }];
  });
  const largest = Math.max(0, ...shown.map(({ written }) => Math.abs(written.value)));
  const isWhole = shown.every(({ cell, written }) => written.value === at(node.data, cell.row, cell.col));
  const coarse = shown.find(({ written }) => written.unit > 0.01 * largest && written.unit > 0.001);
  return isWhole || coarse === undefined ? [] : [`${nameOf(coarse.cell)}: ${coarse.cell.text} is too coarse`];
}

/** Everything wrong with one matrix: its names, how many cells it has, and each of them. */
function matrixProblems(shown: Snapshot, node: RefNode, expected: Expected): readonly string[] {
  const cells = shown.cells.filter((cell) => cell.node === node.id);
  const places = new Set(cells.map(nameOf));
  const due = node.data.length * (node.data[0]?.length ?? 0);
  const count =
    cells.length === due && places.size === due ? [] : [`${node.id}: ${cells.length} of ${due} cells`];
  const [rows, cols] = axisNames(node.id, expected.words);
  const names = shown.names.find((each) => each.node === node.id);
  const numbered = (length: number): string[] => Array.from({ length }, (_, index) => String(index + 1));
  const wanted = {
    rows: rows ?? numbered(node.data.length),
    cols: cols ?? numbered(node.data[0]?.length ?? 0),
  };
  const isNamed = JSON.stringify([names?.rows, names?.cols]) === JSON.stringify([wanted.rows, wanted.cols]);
  return [
    ...count,
    ...(isNamed ? [] : [`${node.id} is named ${JSON.stringify(names)}`]),
    ...coarseness(cells, node),
    ...cells.flatMap((cell) => cellProblems(cell, node, expected)),
  ];
}

/** Everything that is wrong with the numbers on the page, in words. */
export function problems(shown: Snapshot, expected: Expected): readonly string[] {
  const { nodes, stop } = expected;
  const due = onStage(nodes, stop);
  const strangers = shown.cells.filter(({ node }) => !due.some(({ id }) => id === node));
  const live = shown.live.flatMap((each) => [
    ...textProblems(
      `${each.place} ${nameOf(each)}`,
      each.text,
      entryOf(nodes, each.node, each.row, each.col),
    ),
    ...(each.label === '' ||
    fromSpeech(each.label.split(', ')[0] ?? '') === each.text ||
    each.label.startsWith(each.text)
      ? []
      : [`${each.place} ${nameOf(each)} shows ${each.text} and says “${each.label}”`]),
  ]);
  return [
    ...(shown.equation === stop.node
      ? []
      : [`the equation is that of ${shown.equation}, not of ${stop.node}`]),
    ...strangers.map((cell) => `${nameOf(cell)} has no place on the stage`),
    ...due.flatMap((node) => matrixProblems(shown, node, expected)),
    ...live,
  ];
}

/** Fails with every wrong number at once. */
export function expectNumbers(shown: Snapshot, expected: Expected): void {
  expect(problems(shown, expected), `at ${JSON.stringify(expected.stop)}`).toEqual([]);
}
