import type { TraceNode } from '../../engine/types';
import { longSide } from '../format/canvas';
import type { CssVariables } from '../format/css-variables';
import { nodeFormat } from '../format/format';
import { longestName } from '../matrix/matrix';
import { hasColumnSums, hasSums } from '../matrix/sums';
import { isPart, type Window, windowInProduct, windowInRow } from '../matrix/window';
import type { Model } from '../model';

/** Cells get no smaller for larger counts than this. */
export const maxCount = 48;
/** More columns than this side by side scroll on a phone. */
const phoneColumns = 8;
/** With more rows than this, a product is higher than most screens and must scroll. */
const tallRows = 16;
/** A phone in CSS pixels: the width of the stage, and the height for matrices. */
const phone = { width: 344, height: 360 };
/** What of the width is not cells, in pixels: a letter of a row name, and on a phone the brackets and gap of a matrix. */
export const besideCells = { letter: 9, letterOnPhone: 8, matrixOnPhone: 40 };
/**
 * The width of the stage in two columns on a common screen, in pixels, that of a cell whose number is easy to read, and the least
 * of a cell of two matrices, which are to be seen together.
 */
const desktop = { width: 1000, cell: 40, least: 32 };
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

/** What sizes the cells of the matrices of a step. */
export interface Fit {
  readonly classes: string;
  readonly counts: CssVariables;
}

/** The counts as variables, and with the prefix `p` those on a phone; classes say where there are three matrices in a row. */
function fitOf(wide: Counts, phone: Counts, classes: string): Fit {
  const list = (counts: Counts, prefix: string): (readonly [string, number])[] =>
    Object.entries(counts).map(([name, count]) => [`${prefix}${name}`, Math.min(count, maxCount)]);
  const three = `${wide.of === 3 ? ' in-three' : ''}${phone.of === 3 ? ' in-three-on-phone' : ''}`;
  return { classes: classes + three, counts: Object.fromEntries([...list(wide, ''), ...list(phone, 'p')]) };
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

/** What sizes the cells of a product: the left and the result side by side, the top above the result. */
export function productFit(left: TraceNode, top: TraceNode, result: TraceNode, model: Model): Fit {
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
  const [leftName, topName] = [longestName(left, beside, model), longestName(top, above, model)];
  const counts = { cols, rows: beside.rows + above.rows, names: leftName + topName, of: 2 };
  // On a phone the row names of the top stand above the left matrix; a cell is as wide as three letters or more.
  const onPhone = { ...counts, names: Math.max(leftName, topName - 3 * beside.cols - 1) };
  const many = cols > phoneColumns ? ' many' : '';
  return fitOf(counts, onPhone, `${many}${long(pages, model)}${tall(pages, counts)}`);
}

/** The width of the sums of rows, in letters of row names. */
const sumLetters = 6;
/** Captions wider than one or two columns, in letters of row names. */
const captionLetters: readonly number[] = [0, 11, 8];

/** The class of matrices with numbers of this many characters or more, such as −0.123: narrow cells would make them too small. */
const longNumber = 6;

function long(pages: readonly Page[], { locale }: Model): string {
  return pages.some(({ node }) => nodeFormat(locale, node).width >= longNumber) ? ' long' : '';
}

/** More rows than this fill the height of the stage in a single line. */
const lowRows = 5;

/** The class of low matrices: there is room for those below each other, so that their cells can be wide. */
function low(pages: readonly Page[]): string {
  return pages.every(({ window }) => window.rows <= lowRows) ? ' low' : '';
}

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
    width: (phone.width - names * besideCells.letterOnPhone - of * besideCells.matrixOnPhone) / cols,
    height: (phone.height - lines * 48) / rows,
    heightStacked: (phoneHeightStacked - lines * 48) / rows,
  };
}

/** The width that matrices in a row need on a wide stage, so that their numbers are easy to read. */
function widthOf({ cols, names, of }: Counts, cell = desktop.cell): number {
  return cols * cell + names * besideCells.letter + of * 76;
}

/** Matrices in as few lines as they need on a wide stage. */
function inLines(pages: readonly Page[], model: Model): readonly (readonly Page[])[] {
  const lines: Page[][] = [];
  for (const page of pages) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(inRow([...line, page], model)) <= desktop.width) line.push(page);
    else lines.push([page]);
  }
  return lines;
}

/**
 * What sizes the cells of matrices in a row. On a phone the result may go below its operands, or all matrices one
 * below the other: whichever gives readable cells in the fewest lines. If nothing fits, the row scrolls.
 */
export function flowFit(operands: readonly TraceNode[], result: TraceNode, model: Model): Fit {
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
  const isOneLine = widthOf(wide, all.length === 2 ? desktop.least : desktop.cell) <= desktop.width;
  const lines = [...inLines(all.slice(0, -1), model), all.slice(-1)];
  const counts = isOneLine ? wide : inColumn(lines.map((line) => inRow(line, model)));
  const wraps = isOneLine ? '' : ' wraps';
  const summed = hasColumnSums(result) ? ' summed' : '';
  const large = tall(all, counts);
  // Small weights, and two small matrices, stay side by side while they can be read, so that the result is in view.
  const isSmall = result.cols <= 8 && (result.role === 'weights' || (all.length === 2 && large === ''));
  const others = `${wraps}${summed}${isSmall ? ' small' : low(all) + long(all, model)}${large}`;
  if (chosen === undefined) return fitOf(counts, row, ` many${others}`);
  return fitOf(counts, chosen.counts, `${chosen.name}${others}`);
}

/** How many lines given matrices take on a wide stage: several, where that makes the cells of low ones larger. */
function linesOf(pages: readonly Page[]): number {
  if (pages.length < 3 || pages.some(({ window }) => window.rows > lowRows)) return 1;
  return pages.length < 7 ? 2 : 3;
}

/** The counts of given matrices on a wide stage. */
function givenCounts(pages: readonly Page[], model: Model): Counts {
  const inLine = Math.ceil(pages.length / linesOf(pages));
  const line = (at: number): Counts => inRow(pages.slice(at * inLine, (at + 1) * inLine), model);
  return inColumn(Array.from({ length: Math.ceil(pages.length / inLine) }, (_, at) => line(at)));
}

/** Whether the stage has room for readable numbers of all given matrices. On a phone they are one below the other. */
export function fitsAsGiven(nodes: readonly TraceNode[], model: Model): boolean {
  const pages = nodes.flatMap((node) => pagesInRow([node], model));
  return model.isNarrow || widthOf(givenCounts(pages, model)) <= desktop.width;
}

/** In pixels: narrower cells of two matrices would not fit side by side at their least width. */
const narrowest = 22;

/** The counts of given matrices on a phone: two in a row if small, else below each other, where cells can be wide. */
function givenOnPhone(pages: readonly Page[], model: Model): Counts {
  const each = pages.map((page) => inRow([page], model, true));
  const most = (name: keyof Counts): number => Math.max(...each.map((counts) => counts[name]));
  const column = inColumn(each);
  if (each.length === 1 || most('cols') > phoneColumns / 2) return column;
  const rows = most('rows') * Math.ceil(each.length / 2);
  const pairs = { cols: 2 * most('cols'), rows, names: 2 * most('names'), of: 2 };
  const fits = cellOnPhone(column, each.length).height >= comfortable.height;
  return fits && cellOnPhone(pairs, 2).width < narrowest ? column : pairs;
}

/** What sizes the cells of given matrices. */
export function givenFit(nodes: readonly TraceNode[], model: Model): Fit {
  const pages = nodes.flatMap((node) => pagesInRow([node], model));
  const mapped = pages.some(({ node, window }) => isPart(node, window)) ? ' mapped' : '';
  const classes = `${low(pages)} lines-${linesOf(pages)}${long(pages, model)}${mapped}`;
  return fitOf(givenCounts(pages, model), givenOnPhone(pages, model), classes);
}
