import type { TraceNode } from '../../../engine/types';
import { authoringText } from '../../../i18n/en/authoring';
import { group, type Point, rect, type Shape } from '../../../svg/shapes';
import { symbolTree } from '../../../ui/equation/equation';
import { cellValue, nodeFormat, textInCell } from '../../../ui/format/format';
import { tellsAnswer } from '../../../ui/format/legend';
import { colName, isNamed, isShifted, nodeTitle, rowName, sameCell } from '../../../ui/format/names';
import { type HeatScale, heatClassOn, steps } from '../../../ui/format/palette';
import { type MatrixContext, matrixContextOf } from '../../../ui/matrix/matrix-cell';
import { isPart, type Window } from '../../../ui/matrix/window';
import type { Model } from '../../../ui/model';
import type { Colours } from './colours';
import { mathRuns } from './math-runs';
import { line, type Run, shorten, stroke, textWidth, wrap } from './text';

/** The sizes that all matrices of a picture share, in pixels. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** A matrix of a picture. */
export interface MatrixView {
  readonly node: TraceNode;
  readonly model: Model;
  readonly window: Window;
  readonly scale?: HeatScale | undefined;
  readonly showsScale?: boolean;
  /** Its neighbours show its row and column names. */
  readonly bare?: boolean;
  readonly captionBelow?: boolean;
}

/** How far a matrix extends from the top left corner of its cells. */
export interface MatrixBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  draw(key: string, corner: Point): Shape;
}

const numberSize = 15;
const nameSize = 13;
const captionSize = 14;
const shapeSize = 12;
const lineHeight = 18;
const longestName = 150;
const leastCaption = 150;
const bracket = 8;

const range = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => start + at);

const sans = (size: number) => ({ family: 'sans', size }) as const;
const widthOf = (content: string, size: number): number => textWidth([{ text: content }], sans(size));

const rowsOf = ({ window }: MatrixView): readonly number[] => range(window.row, window.rows);
const columnsOf = ({ window }: MatrixView): readonly number[] => range(window.col, window.cols);

/** The size of the cells in which all numbers and the names of most columns fit. */
export function cellSizeOf(views: readonly MatrixView[]): CellSize {
  const numbers = views.map(({ node, model }) => {
    const texts = Array.from(node.data.slice(0, 4096), (value) => nodeFormat(model.locale, node).text(value));
    return Math.max(...texts.map((content) => widthOf(content, numberSize)));
  });
  const names = views
    .filter(({ bare }) => !bare)
    .flatMap((view) => columnsOf(view).map((col) => widthOf(colName(view.node, col, view.model), nameSize)));
  const most = Math.max(...names.map((width) => Math.min(width, 84)), ...numbers, 24);
  return { width: Math.ceil(most) + 14, height: 32 };
}

/** A matrix with its caption and the names of its rows and columns. */
export function matrixBox(view: MatrixView, cell: CellSize, colours: Colours): MatrixBox {
  const { window, bare, captionBelow, node, model } = view;
  const cells = { width: window.cols * cell.width, height: window.rows * cell.height };
  const names = bare ? 0 : Math.max(...rowsOf(view).map((row) => nameWidth(rowName(node, row, model))));
  const caption = captionOf(view, cells.width + names, colours);
  const overhang = Math.max(0, (caption.width - cells.width) / 2);
  const columnNames = bare ? 0 : 22;
  const context = matrixContextOf(node, model, { node: node.id, row: 0, col: 0 }, view.scale);
  return {
    left: Math.max(names + bracket, overhang),
    right: cells.width + Math.max(bracket, overhang),
    top: columnNames + (captionBelow ? 4 : caption.height),
    bottom: cells.height + (captionBelow ? caption.height + 4 : 4),
    draw(key, [x, y]) {
      const middle = x + cells.width / 2;
      const captionTop = captionBelow ? y + cells.height + 6 : y - columnNames - caption.height;
      const shapes = [
        ...rowsOf(view).flatMap((row) =>
          columnsOf(view).flatMap((col) => {
            const at: Point = [x + (col - window.col) * cell.width, y + (row - window.row) * cell.height];
            return cellShapes(context, { row, col }, at, cell, colours);
          }),
        ),
        ...brackets([x, y], cells, colours.token(node.role)),
        ...(bare ? [] : nameShapes(view, [x, y], cell, colours)),
        ...caption.draw(middle, captionTop),
      ];
      return group(key, shapes, { 'data-node': node.id });
    },
  };
}

function nameWidth(name: string): number {
  return Math.min(longestName, widthOf(name, nameSize)) + 8;
}

/** One number with its heat colour. A number that the walk has not reached is a dot. */
function cellShapes(
  { node, model, scale, reached }: MatrixContext,
  { row, col }: { readonly row: number; readonly col: number },
  [x, y]: Point,
  { width, height }: CellSize,
  colours: Colours,
): readonly Shape[] {
  const key = `${row},${col}`;
  const isReached = reached(row, col);
  const { paper, ink, stripe } = isReached
    ? colours.cell(heatClassOn(cellValue(node, row, col), scale))
    : { paper: colours.token('paper'), ink: colours.token('ink-soft'), stripe: undefined };
  const box = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
  const isSelected = sameCell(model.state.trail.at(-1), { node: node.id, row, col });
  const content = isReached ? textInCell(model.locale, node, row, col) : '·';
  const style = { ...sans(numberSize), colour: ink, anchor: 'middle' } as const;
  return [
    ...(isReached ? [rect(`${key} cell`, box, { rx: 3, fill: paper })] : []),
    ...(stripe === undefined ? [] : [stroke(`${key} stripes`, stripes(box), stripe, 2)]),
    line(`${key} number`, [x + width / 2, y + height / 2 + 0.36 * numberSize], content, style, {
      'data-row': row,
      'data-col': col,
    }),
    ...(isSelected
      ? [
          rect(`${key} selected`, box, {
            rx: 3,
            fill: 'none',
            stroke: colours.token('accent'),
            'stroke-width': 3,
          }),
        ]
      : []),
  ];
}

/** Diagonal stripes inside a box: a pattern, so that colour is not the only sign of a blocked cell. */
export function stripes({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): string {
  return range(0, Math.ceil((width + height) / 7))
    .map((index) => 4 + index * 7)
    .map((sum) => {
      const [right, down] = [Math.min(sum, width), Math.min(sum, height)];
      return sum >= width + height ? '' : `M${x + right} ${y + sum - right}L${x + sum - down} ${y + down}`;
    })
    .join('');
}

function brackets([x, y]: Point, { width, height }: CellSize, colour: string): readonly Shape[] {
  const side = (key: string, at: number, serif: number): Shape =>
    stroke(key, `M${at + serif} ${y}H${at}V${y + height}H${at + serif}`, colour, 1.5);
  return [side('left', x - 4, 5), side('right', x + width + 4, -5)];
}

/** The names of the rows, right-aligned, and those of the columns. */
function nameShapes(view: MatrixView, [x, y]: Point, cell: CellSize, colours: Colours): readonly Shape[] {
  const { node, model, window } = view;
  const style = { ...sans(nameSize), colour: colours.token('ink-soft') } as const;
  const rows = rowsOf(view).map((row) => {
    const name = shorten(rowName(node, row, model), longestName, style);
    const baseline = y + (row - window.row + 0.5) * cell.height + 0.36 * nameSize;
    return line(`row ${row}`, [x - bracket - 4, baseline], name, { ...style, anchor: 'end' });
  });
  const columns = columnsOf(view).map((col) => {
    const name = shorten(colName(node, col, model), cell.width - 4, style);
    const middle = x + (col - window.col + 0.5) * cell.width;
    return line(`column ${col}`, [middle, y - 7], name, { ...style, anchor: 'middle' });
  });
  const before = isShifted(node, model) ? model.locale.t('matrix.after') : '';
  return [
    ...rows,
    ...columns,
    ...(before === '' ? [] : [line('before', [x - bracket - 4, y - 7], before, { ...style, anchor: 'end' })]),
  ];
}

interface Caption {
  readonly width: number;
  readonly height: number;
  /** `middle` is that of the cells. */
  draw(middle: number, top: number): readonly Shape[];
}

/** The symbol and the title, then the shape and the part that is shown, then the range of the colours. */
function captionOf(view: MatrixView, room: number, colours: Colours): Caption {
  const { node, model } = view;
  const hue = colours.token(node.role);
  const symbol = mathRuns(symbolTree(model.locale, node, null), () => hue);
  const [first = '', ...others] = wrap(
    nodeTitle(model.locale, node),
    Math.max(room, leastCaption) - 24,
    sans(captionSize),
  );
  const head: readonly Run[] = [
    ...symbol.map((run): Run => ({ ...run, family: 'serif', scale: (run.scale ?? 1) * 1.15 })),
    { text: ` ${first}` },
  ];
  const lines = [head, ...others.map((text) => [{ text }])];
  const shape = shapeRuns(view);
  const ramp = rampOf(view, colours);
  const widths = [
    ...lines.map((each) => textWidth(each, sans(captionSize))),
    textWidth(shape, sans(shapeSize)),
    ramp.width,
  ];
  const height = lines.length * lineHeight + 16 + ramp.height + 6;
  return {
    width: Math.max(...widths),
    height,
    draw(middle, top) {
      const style = { ...sans(captionSize), colour: hue, anchor: 'middle' } as const;
      const soft = { ...sans(shapeSize), colour: colours.token('ink-soft'), anchor: 'middle' } as const;
      const below = top + lines.length * lineHeight;
      return [
        ...lines.map((each, index) =>
          line(`caption ${index}`, [middle, top + 13 + index * lineHeight], each, style),
        ),
        line('shape', [middle, below + 11], shape, soft),
        ...ramp.draw(middle, below + 16),
      ];
    },
  };
}

/** `m × d_k = 3 × 4`, and which rows and columns of a large matrix are shown. */
function shapeRuns({ node, model, window }: MatrixView): readonly Run[] {
  const sizes: Run = { text: `${node.rows} × ${node.cols}` };
  const named = isNamed(node.row_dim) || isNamed(node.col_dim);
  const dimensions = [
    ...dimensionRuns(node.row_dim),
    { text: ' × ' },
    ...dimensionRuns(node.col_dim),
    { text: ' = ' },
  ];
  const span = (start: number, length: number): string => `${start + 1}–${start + length}`;
  const part = model.locale.t(authoringText('export.part'), {
    rows: span(window.row, window.rows),
    cols: span(window.col, window.cols),
  });
  return [...(named ? dimensions : []), sizes, ...(isPart(node, window) ? [{ text: `, ${part}` }] : [])];
}

function dimensionRuns(name: string): readonly Run[] {
  return name.split(/([+*])/).flatMap((piece): readonly Run[] => {
    if (piece === '+') return [{ text: ' + ' }];
    if (piece === '*') return [{ text: '·' }];
    const [letter = '', index] = piece.split('_');
    if (!isNamed(piece)) return [{ text: piece }];
    return [
      { text: letter, italic: true, family: 'serif', scale: 1.1 },
      ...(index === undefined ? [] : [{ text: index, family: 'serif' as const, scale: 0.8, rise: -0.2 }]),
    ];
  });
}

const rampWidth = 44;

/** The colours between the lowest and the highest value of a matrix; nothing where all are 0, or where an open question asks for them. */
function rampOf({ node, model, scale: shared, showsScale }: MatrixView, colours: Colours): Caption {
  const { scale } = matrixContextOf(node, model, { node: node.id, row: 0, col: 0 }, shared);
  if (!showsScale || scale.reach === 0 || tellsAnswer(node, scale, model))
    return { width: 0, height: 0, draw: () => [] };
  const isSigned = scale.kind === 'signed';
  const { text } = nodeFormat(model.locale, node);
  const [low, high] = isSigned ? [text(-scale.reach), text(scale.reach)] : ['0', String(scale.reach)];
  const classes = range(isSigned ? -steps : 0, isSigned ? 2 * steps + 1 : steps + 1).map((step) =>
    isSigned ? `d${step}` : `s${step}`,
  );
  const part = rampWidth / classes.length;
  const style = { ...sans(11), colour: colours.token('ink-soft') } as const;
  return {
    width: rampWidth + 12 + widthOf(low, 11) + widthOf(high, 11),
    height: 16,
    draw(middle, top) {
      const left = middle - rampWidth / 2;
      return [
        line('low', [left - 5, top + 11], low, { ...style, anchor: 'end' }),
        ...classes.map((each, index) =>
          rect(
            each,
            { x: left + index * part, y: top + 4, width: part + 0.3, height: 6 },
            { fill: colours.cell(each).paper },
          ),
        ),
        line('high', [left + rampWidth + 5, top + 11], high, style),
      ];
    },
  };
}
