import type { TraceNode } from '../../engine/types';
import { longSide } from '../format/canvas';
import { longestName } from '../matrix/matrix';
import { hasColumnSums, hasSums } from '../matrix/sums';
import { isPart, type Window, windowInProduct, windowInRow } from '../matrix/window';
import type { Model } from '../model';

/** The largest count that `fit.css.ts` has a class for. */
export const maxCount = 48;
/** More columns than this side by side scroll on a phone. */
const phoneColumns = 8;
/** With more rows than this, a product is higher than most screens and must scroll. */
const tallRows = 16;
/** A phone in CSS pixels: the width of the stage, and the height for matrices. */
const phone = { width: 344, height: 360 };
/** The width of the stage in two columns on a common screen, in pixels, and the least width of a cell there. */
const desktop = { width: 1000, cell: 25 };
/** The size of a cell that is comfortable to read on a phone, and the least. */
const comfortable = { width: 36, height: 24 };
/** The height for matrices that would be cut side by side: it leaves room for the title of the text below. */
export const phoneHeightStacked = 504;

/** What must fit on the stage: columns, rows, letters of row names, matrices in a row. */
interface Counts {
  readonly cols: number;
  readonly rows: number;
  readonly names: number;
  readonly of: number;
}

/** A matrix with its part on the stage. */
interface Page {
  readonly node: TraceNode;
  readonly window: Window;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A class for each count, and one with the prefix `p` for each on a phone. */
function classes(wide: Counts, phone: Counts): string {
  const list = (counts: Counts, prefix: string): string[] =>
    Object.entries(counts).map(([name, count]) => `${prefix}${name}-${Math.min(count, maxCount)}`);
  return [...list(wide, ''), ...list(phone, 'p')].join(' ');
}

const start = { row: 0, col: 0 };

/** The first page of a matrix of a product. */
export function firstPage(node: TraceNode, model: Model, isTop = false): Window {
  return windowInProduct(node, start, model, isTop);
}

/** The classes of matrices that may be higher than the screen, so that they must scroll: large ones also have a minimap. */
function tall(pages: readonly Page[], { rows }: Counts): string {
  const parts = pages.filter(({ node, window }) => isPart(node, window));
  if (parts.length === 0) return rows > tallRows ? ' tall' : '';
  return parts.some(({ node }) => longSide(node) === 'tall') ? ' tall mapped high' : ' tall mapped';
}

/** The classes that size the cells of a product: the left and the result side by side, the top above the result. */
export function productFit(left: TraceNode, top: TraceNode, result: TraceNode, model: Model): string {
  const [beside, above, own] = [
    firstPage(left, model),
    firstPage(top, model, true),
    firstPage(result, model),
  ];
  const pages = [
    { node: left, window: beside },
    { node: top, window: above },
    { node: result, window: own },
  ];
  const cols = beside.cols + own.cols;
  const names = longestName(left, beside, model) + longestName(top, above, model);
  const counts = { cols, rows: beside.rows + above.rows, names, of: 2 };
  return `${classes(counts, counts)}${cols > phoneColumns ? ' many' : ''}${tall(pages, counts)}`;
}

/** The width of the sums of rows, in letters of row names. */
const sumLetters = 6;
/** Captions wider than one or two columns, in letters of row names. */
const captionLetters: readonly number[] = [0, 11, 8];

/** The first pages of matrices in a row. */
function pagesInRow(nodes: readonly TraceNode[], model: Model): readonly Page[] {
  return nodes.map((node) => ({ node, window: windowInRow(node, start, nodes.length, model) }));
}

/** The counts of matrices side by side. On a phone captions get no room of their own. */
function inRow(pages: readonly Page[], model: Model, onPhone = false): Counts {
  const names = pages.map(
    ({ node, window }) => longestName(node, window, model) + (onPhone ? 0 : (captionLetters[node.cols] ?? 0)),
  );
  return {
    cols: sum(pages.map(({ window }) => window.cols)),
    rows: Math.max(...pages.map(({ window }) => window.rows)),
    names: sum(names),
    of: pages.length,
  };
}

/** The counts with the sums of the result: on its right as wide as some letters, below it as high as a row. */
function withSums(counts: Counts, result: TraceNode): Counts {
  if (!hasSums(result)) return counts;
  const rows = counts.rows + (hasColumnSums(result) ? 1 : 0);
  return { ...counts, rows, names: counts.names + sumLetters };
}

/** The counts of rows of matrices, one below the other. */
function inColumn(lines: readonly Counts[]): Counts {
  const most = (name: keyof Counts): number => Math.max(...lines.map((counts) => counts[name]));
  return {
    cols: most('cols'),
    rows: sum(lines.map(({ rows }) => rows)),
    names: most('names'),
    of: most('of'),
  };
}

/** The size of the cells on a phone, in pixels; `lines` is how many matrices are one below the other. */
function cellOnPhone({ cols, rows, names, of }: Counts, lines: number) {
  return {
    width: (phone.width - names * 8 - of * 40) / cols,
    height: (phone.height - lines * 48) / rows,
    heightStacked: (phoneHeightStacked - lines * 48) / rows,
  };
}

/**
 * The classes that size the cells of matrices in a row. On a phone the result may go below its operands, or all matrices one
 * below the other: whichever gives readable cells in the fewest lines. If nothing fits, the row scrolls.
 */
export function flowFit(operands: readonly TraceNode[], result: TraceNode, model: Model): string {
  const all = pagesInRow([...operands, result], model);
  const wide = withSums(inRow(all, model), result);
  const row = inRow(all, model, true);
  const each = all.map((page) => inRow([page], model, true));
  const layouts = [
    { name: '', lines: 1, counts: row },
    {
      name: ' stacked',
      lines: 2,
      counts: inColumn([inRow(all.slice(0, -1), model, true), inRow(all.slice(-1), model, true)]),
    },
    { name: ' stacked column', lines: each.length, counts: inColumn(each) },
  ].map((layout) => ({ ...layout, ...cellOnPhone(layout.counts, layout.lines) }));
  const wideEnough = layouts.filter(({ width }) => width >= comfortable.height);
  const fitting = wideEnough.filter(({ height }) => height >= comfortable.height);
  const [widest] = [...fitting].sort((a, b) => b.width - a.width);
  const chosen =
    fitting.find(({ width }) => width >= comfortable.width) ??
    widest ??
    wideEnough.find(({ heightStacked }) => heightStacked >= comfortable.height);
  const wraps = wide.cols * desktop.cell + wide.names * 9 + wide.of * 76 > desktop.width ? ' wraps' : '';
  const summed = hasColumnSums(result) ? ' summed' : '';
  if (chosen === undefined) return `${classes(wide, row)} many${wraps}${summed}${tall(all, wide)}`;
  return `${classes(wide, chosen.counts)}${chosen.name}${wraps}${summed}${tall(all, wide)}`;
}

/** More rows than this fill the height of the stage in a single line. */
const lowRows = 5;

/** How many lines given matrices take on a wide stage: several, where that makes the cells of low ones larger. */
function linesOf(pages: readonly Page[]): number {
  if (pages.length < 3 || pages.some(({ window }) => window.rows > lowRows)) return 1;
  return pages.length < 7 ? 2 : 3;
}

/** The classes that size the cells of given matrices. On a phone they wrap, two in a row if they are small. */
export function givenFit(nodes: readonly TraceNode[], model: Model): string {
  const pages = nodes.flatMap((node) => pagesInRow([node], model));
  const lines = linesOf(pages);
  const inLine = Math.ceil(pages.length / lines);
  const line = (at: number): Counts => inRow(pages.slice(at * inLine, (at + 1) * inLine), model);
  const counts = inColumn(Array.from({ length: Math.ceil(pages.length / inLine) }, (_, at) => line(at)));
  const each = pages.map((page) => inRow([page], model, true));
  const most = (name: keyof Counts): number => Math.max(...each.map((counts) => counts[name]));
  const across = nodes.length > 1 && most('cols') <= phoneColumns / 2 ? 2 : 1;
  const rows = most('rows') * Math.ceil(nodes.length / across);
  const phone = { cols: across * most('cols'), rows, names: across * most('names'), of: across };
  return `${classes(counts, phone)} lines-${lines}`;
}
