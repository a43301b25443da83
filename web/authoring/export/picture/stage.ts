import type { TraceNode } from '../../../engine/types';
import type { Point, Shape } from '../../../svg/shapes';
import { operandsOf } from '../../../ui/format/names';
import { sharedScale } from '../../../ui/format/palette';
import { cursorOn } from '../../../ui/matrix/highlight';
import { windowAt } from '../../../ui/matrix/window';
import type { Model } from '../../../ui/model';
import { flowFit } from '../../../ui/stage/fit/flow';
import { givenFit } from '../../../ui/stage/fit/given';
import { productFit } from '../../../ui/stage/fit/product';
import { givenWindow, inputsBeside } from '../../../ui/stage/given';
import { focusOf, isProduct, operators } from '../../../ui/stage/matrices';
import { type Box, column } from './box';
import type { Colours } from './colours';
import { cellSizeOf, type MatrixBox, type MatrixView, matrixBox } from './matrix';
import { line } from './text';

/** Matrices side by side take at most this width, unless one alone is wider. */
const maxWidth = 1200;
const gap = 28;
const signWidth = 44;

/** A picture does not depend on the window in which it is made: matrices have the numbers of a large one. */
const room: Model['room'] = { width: 200, height: 200, kind: 'wide', isLow: false };

/** The matrices of the current step, laid out as on the stage. */
export function stageBox(node: TraceNode, shown: Model, colours: Colours): Box {
  const model = { ...shown, room };
  const operands = operandsOf(node, model.trace);
  if (isProduct(node)) return product(node, operands, model, colours);
  if (operands.length > 0) return flow(node, operands, model, colours);
  return given(inputsBeside(node, model), model, colours);
}

/** The matrices that the stage shows in a step, operands first. */
export function stageNodes(node: TraceNode, model: Model): readonly TraceNode[] {
  const operands = operandsOf(node, model.trace);
  return operands.length > 0 ? [...new Set([...operands, node])] : inputsBeside(node, model);
}

const widthOf = ({ left, right }: MatrixBox): number => left + right;
const heightOf = ({ top, bottom }: MatrixBox): number => top + bottom;

/** The left operand to the left, the right operand on top, the result where they meet. */
function product(node: TraceNode, operands: readonly TraceNode[], model: Model, colours: Colours): Box {
  const [left = node, top = node] = operands;
  const fit = productFit(left, top, node, model);
  const { row, col, inner } = focusOf(node, left, top, model, fit);
  const view = (each: TraceNode, at: { row: number; col: number }): MatrixView => ({
    ...{ node: each, model, showsScale: true },
    window: windowAt(each, at, fit.partOf(each)),
  });
  const views = [
    { ...view(left, { row, col: inner }), captionBelow: true },
    view(top, { row: inner, col }),
    { ...view(node, { row, col }), captionBelow: true, bare: true },
  ] as const;
  const cell = cellSizeOf(views);
  const [beside, above, result] = views.map((each) => matrixBox(each, cell, colours)) as [
    MatrixBox,
    MatrixBox,
    MatrixBox,
  ];
  const x = Math.max(widthOf(beside) + gap + Math.max(above.left, result.left));
  const y = Math.max(heightOf(above) + gap, beside.top, result.top);
  return {
    width: x + Math.max(above.right, result.right),
    height: y + Math.max(beside.bottom, result.bottom),
    draw: (key, left, top) => [
      above.draw(`${key} top`, [left + x, top + y - gap - above.bottom]),
      beside.draw(`${key} left`, [left + beside.left, top + y]),
      result.draw(`${key} result`, [left + x, top + y]),
    ],
  };
}

/** Any other op: its operands with a sign between them, an arrow, the result. */
function flow(node: TraceNode, operands: readonly TraceNode[], model: Model, colours: Colours): Box {
  const distinct = [...new Set(operands)];
  const all = [...distinct, node];
  const scale = sharedScale(node, distinct) ?? undefined;
  const { partOf } = flowFit(distinct, node, model);
  const views = all.map((each) => ({
    ...{ node: each, model, scale, showsScale: scale === undefined || each === node },
    window: windowAt(each, cursorOn(each, model), partOf(each)),
  }));
  const signs = all.map((each, index) =>
    each === node ? '→' : index === 0 ? '' : (operators[node.op] ?? ','),
  );
  return rows(views, signs, colours);
}

/** Given matrices side by side. */
function given(nodes: readonly TraceNode[], model: Model, colours: Colours): Box {
  const fit = givenFit(nodes, 0, model);
  const views = nodes.map((each) => ({
    ...{ node: each, model, showsScale: true },
    window: givenWindow(each, model, fit),
  }));
  return rows(
    views,
    views.map(() => ''),
    colours,
  );
}

/** A matrix with the sign before it. */
interface Joined {
  readonly sign: string;
  readonly matrix: MatrixBox;
}

/** Matrices in as many rows as they need. */
function rows(views: readonly MatrixView[], signs: readonly string[], colours: Colours): Box {
  const cell = cellSizeOf(views);
  const parts = views.map((view, index) => ({
    sign: signs[index] ?? '',
    matrix: matrixBox(view, cell, colours),
  }));
  const lines: Joined[][] = [[]];
  for (const part of parts) {
    const last = lines.at(-1) ?? [];
    if (last.length > 0 && lineWidth([...last, part]) > maxWidth) lines.push([part]);
    else last.push(part);
  }
  return column(
    lines.map((each) => rowBox(each, colours)),
    gap,
    true,
  );
}

const before = ({ sign }: Joined, index: number): number => (sign !== '' ? signWidth : index === 0 ? 0 : gap);

const lineWidth = (parts: readonly Joined[]): number =>
  parts.reduce((sum, part, index) => sum + before(part, index) + widthOf(part.matrix), 0);

/** Matrices side by side, with the lower ends of their cells in a line. */
function rowBox(parts: readonly Joined[], colours: Colours): Box {
  const top = Math.max(...parts.map(({ matrix }) => heightOf(matrix)));
  return {
    width: lineWidth(parts),
    height: top,
    draw(key, x, y) {
      const shapes: Shape[] = [];
      let left = x;
      for (const [index, part] of parts.entries()) {
        const room = before(part, index);
        const { matrix, sign } = part;
        const corner: Point = [left + room + matrix.left, y + top - matrix.bottom];
        const style = {
          family: 'serif',
          size: 26,
          colour: colours.token('ink-soft'),
          anchor: 'middle',
        } as const;
        const baseline = corner[1] + (matrix.bottom - 4) / 2 + 8;
        if (sign !== '') shapes.push(line(`${key} sign ${index}`, [left + room / 2, baseline], sign, style));
        shapes.push(matrix.draw(`${key} matrix ${index}`, corner));
        left = corner[0] + matrix.right;
      }
      return shapes;
    },
  };
}
