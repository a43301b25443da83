import { expect } from '@playwright/test';
import type { LiveNumber, ShownCell, Snapshot } from '../lab';
import { axisNames, type Words } from '../names';
import { fromSpeech, isRounding, isSignedZero, readNumber } from '../text';
import { at, type RefNode } from './reference';
import { entryOf, isReached, onStage, type Stop } from './walk';

/** The expected numbers at one stop, and the expected labels. */
export interface Expected {
  readonly nodes: readonly RefNode[];
  readonly words: Words;
  readonly stop: Stop;
  /** The run before the edits, for displayed changes. */
  readonly before?: readonly RefNode[];
}

const nameOf = ({ node, row, col }: ShownCell | LiveNumber): string => `${node}[${row}, ${col}]`;

function textProblems(name: string, text: string, expected: number): readonly string[] {
  if (isSignedZero(text)) return [`${name} shows a zero with a sign: ${text}`];
  return isRounding(text, expected) ? [] : [`${name} shows “${text}” for ${expected}`];
}

/**
 * The last digit of the numbers of a matrix, which is common to all but those written with a power of ten. Where every number is
 * printed as 0, the coarsest one that three digits of the largest number allow.
 */
function lastDigit(cells: readonly ShownCell[], node: RefNode): number {
  const units = cells.flatMap(({ text }) => {
    const written = text.includes('×') ? null : readNumber(text);
    return written === null || written.value === 0 ? [] : [written.unit];
  });
  const finest = Math.min(...units.filter((unit) => unit > 0));
  return Number.isFinite(finest) ? finest : Math.max(0.001, 0.01 * largestOf(node));
}

/**
 * Whether a number is printed as zero that half of the last digit or more is not: 0 is printed below that, and its label has the
 * number. Correct programs may differ below 1e-12.
 */
function hides(text: string, expected: number, unit: number): boolean {
  return Math.abs(expected) > unit / 2 + 1e-12 && readNumber(text)?.value === 0;
}

/** The largest finite number of a matrix, without its sign. */
function largestOf({ data }: RefNode): number {
  return Math.max(0, ...data.flat().map(Math.abs).filter(Number.isFinite));
}

/** The labels of the fixture, or else the words; undefined where they are numbered. */
function namesOf(node: RefNode, words: Words): ReturnType<typeof axisNames> {
  const [rows, cols] = axisNames(node.id, words);
  return [node.names?.rows ?? rows, node.names?.cols ?? cols];
}

/** What a label says instead of a 0 that is printed for a smaller number: that number, which is not 0. */
function saidFor(text: string, announced: string, value: number): string {
  const [said = ''] = announced.split(' ');
  const isExact = readNumber(said)?.value !== 0 && isRounding(said, value);
  return text === '0' && isExact ? said : text;
}

/** The label for screen readers must contain the name, the number and its change. */
function labelProblems(cell: ShownCell, node: RefNode, words: Words): readonly string[] {
  const { row, col, label, text, delta } = cell;
  const [rows, cols] = namesOf(node, words);
  const place = `row ${rows?.[row] ?? row + 1}, column ${cols?.[col] ?? col + 1}: `;
  const [, announced = ''] = label.split(place);
  const number = saidFor(text, announced, at(node.data, row, col));
  const due = text === '·' ? 'not computed yet' : [number, delta].filter((each) => each !== '').join(' ');
  return announced.replace(/, was \S+$/, '') === due
    ? []
    : [`${nameOf(cell)} shows ${text} and says “${label}”`];
}

/** Checks the change below a number, which is missing if there is none. */
function deltaProblems(cell: ShownCell, value: number, before: readonly RefNode[]): readonly string[] {
  const old = entryOf(before, cell.node, cell.row, cell.col);
  if (Object.is(old, value))
    return cell.delta === '' ? [] : [`${nameOf(cell)} moved by ${cell.delta}, it did not`];
  const moved = value - old;
  if (!Number.isFinite(moved))
    return isRounding(cell.delta.replace('was ', ''), old)
      ? []
      : [`${nameOf(cell)}: ${cell.delta}, it was ${old}`];
  // Correct programs may differ in the last bit about whether a number changed.
  if (cell.delta === '' && Math.abs(moved) < 1e-12) return [];
  return textProblems(`${nameOf(cell)}, its move,`, cell.delta.replace(/^\+/, ''), moved);
}

function cellProblems(cell: ShownCell, node: RefNode, expected: Expected, unit: number): readonly string[] {
  const value = at(node.data, cell.row, cell.col);
  const problems = labelProblems(cell, node, expected.words);
  if (!isReached(node, expected.stop, cell.row, cell.col))
    return cell.text === '·' ? problems : [...problems, `${nameOf(cell)} shows ${cell.text} before its time`];
  const moved = expected.before ? deltaProblems(cell, value, expected.before) : [];
  const hidden = hides(cell.text, value, unit) ? [`${nameOf(cell)} shows ${cell.text} for ${value}`] : [];
  return [...problems, ...textProblems(nameOf(cell), cell.text, value), ...hidden, ...moved];
}

/** Numbers must be printed with three digits of the largest one, or exactly. The pages of a long matrix share one format. */
function coarseness(cells: readonly ShownCell[], node: RefNode): readonly string[] {
  const shown = cells.flatMap((cell) => {
    const written = readNumber(cell.text);
    return written === null || !Number.isFinite(written.value) ? [] : [{ cell, written }];
  });
  const largest = largestOf(node);
  const isWhole = shown.every(({ cell, written }) => written.value === at(node.data, cell.row, cell.col));
  // A number below half of the last digit is 0.
  const coarse = shown.find(
    ({ cell, written }) => cell.text !== '0' && written.unit > 0.01 * largest && written.unit > 0.001,
  );
  return isWhole || coarse === undefined ? [] : [`${nameOf(coarse.cell)}: ${coarse.cell.text} is too coarse`];
}

/**
 * So many names of tokens, and so many features, have numbers on the stage of a window of 1280 by 720 pixels, with cells of 24 pixels
 * for fingers: it has no room for three matrices of 8 × 8, nor for 17 × 6 times 6 × 6.
 */
const whole = { tokens: 7, features: 5 };
/** Of more, so many have numbers at least. */
const fewest = 2;

/** The range of an axis that must have numbers: all of a short one, else a page. What it leaves out is checked by `restProblems`. */
function partOf(
  cells: readonly ShownCell[],
  size: number,
  names: readonly string[] | undefined,
  place: (cell: ShownCell) => number,
): readonly number[] {
  const all = Array.from({ length: size }, (_, index) => index);
  if (size <= (names === undefined ? whole.features : whole.tokens)) return all;
  const shown = new Set(cells.map(place));
  const [first, last] = [Math.min(...shown), Math.max(...shown)];
  return shown.size >= fewest ? all.slice(first, last + 1) : all;
}

/** What is wrong with the colours of the rows and columns that have no numbers: they are on the sides where the matrix goes on. */
function restProblems(
  { rests }: Snapshot,
  { id, data }: RefNode,
  [rows, cols]: readonly [readonly number[], readonly number[]],
): readonly string[] {
  const found = rests.filter(({ node }) => node === id);
  const axes = [
    { name: 'rows', size: data.length, part: rows, before: 'top', after: 'bottom' },
    { name: 'columns', size: data[0]?.length ?? 0, part: cols, before: 'left', after: 'right' },
  ].filter(({ part, size }) => part.length < size);
  const sides = axes.flatMap(({ part, size, before, after }) => [
    ...((part[0] ?? 0) > 0 ? [before] : []),
    ...((part.at(-1) ?? size) < size - 1 ? [after] : []),
  ]);
  const parts = axes.map(
    ({ name, part, size }) => `${name} ${(part[0] ?? 0) + 1} to ${(part.at(-1) ?? 0) + 1} of ${size}`,
  );
  const due = parts.length === 0 ? [] : [`${[...sides].sort().join()}: ${parts.join(', ')}`];
  const painted = found.map((rest) => {
    const [, said = rest.label] = rest.label.split(' as a heat map, ');
    return `${[...rest.sides].sort().join()}: ${said}`;
  });
  return JSON.stringify(painted) === JSON.stringify(due)
    ? []
    : [`${id} is painted on ${JSON.stringify(painted)} instead of ${JSON.stringify(due)}`];
}

/** Everything wrong with one matrix: labels, number of cells, and each cell. */
function matrixProblems(shown: Snapshot, node: RefNode, expected: Expected): readonly string[] {
  const cells = shown.cells.filter((cell) => cell.node === node.id);
  const places = new Set(cells.map(nameOf));
  const unit = lastDigit(cells, node);
  const size = [node.data.length, node.data[0]?.length ?? 0] as const;
  const [rows, cols] = namesOf(node, expected.words);
  const part = [
    partOf(cells, size[0], rows, ({ row }) => row),
    partOf(cells, size[1], cols, ({ col }) => col),
  ] as const;
  const due = part[0].length * part[1].length;
  const count =
    due > 0 && cells.length === due && places.size === due
      ? []
      : [`${node.id}: ${cells.length} of ${due} cells`];
  const names = shown.names.find((each) => each.node === node.id);
  const wanted = {
    rows: part[0].map((index) => rows?.[index] ?? String(index + 1)),
    cols: part[1].map((index) => cols?.[index] ?? String(index + 1)),
  };
  const isNamed = JSON.stringify([names?.rows, names?.cols]) === JSON.stringify([wanted.rows, wanted.cols]);
  return [
    ...count,
    ...(isNamed ? [] : [`${node.id} is named ${JSON.stringify(names)}`]),
    ...restProblems(shown, node, part),
    ...coarseness(cells, node),
    ...cells.flatMap((cell) => cellProblems(cell, node, expected, unit)),
  ];
}

/** Everything wrong with the numbers on the page. */
export function problems(shown: Snapshot, expected: Expected): readonly string[] {
  const { nodes, stop } = expected;
  const due = onStage(nodes, stop).filter(({ id }) => id === stop.node || !shown.pictured.includes(id));
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

/** Fails with a list of all wrong numbers. */
export function expectNumbers(shown: Snapshot, expected: Expected): void {
  expect(problems(shown, expected), `at ${JSON.stringify(expected.stop)}`).toEqual([]);
}
