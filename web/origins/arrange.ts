import type { CellRef, Trace, TraceNode } from '../engine/types';
import { type MapBox, mapOf } from '../ui/overview/map/hierarchy';
import type { Ancestors } from './ancestors';

/** A rectangle in units of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A matrix in the picture: its cells are squares. */
export interface PlacedMatrix extends Area {
  readonly node: TraceNode;
  readonly cell: number;
}

/** A frame around a part of the model. */
export interface PlacedBox extends Area {
  readonly box: MapBox;
}

/** The whole picture, whose top left corner is (0, 0). */
export interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly matrices: readonly PlacedMatrix[];
  /** Outer frames before inner ones; without the model itself. */
  readonly boxes: readonly PlacedBox[];
  /** A strip above the model for the words, one area for each. */
  readonly words: readonly Area[];
}

/** The longer side of a matrix, with limits for its cells. */
const side = 150;
const cellSizes = { min: 1.5, max: 22 } as const;
const gap = 18;
const padding = 14;
/** Height of the name above a matrix or inside a frame. */
export const nameHeight = 16;
/** Height of the words, between them and the model, and the width of one, in a picture of `usualWidth`; larger ones have larger words. */
const wordSize = { height: 30, below: 60, width: 70 } as const;
const usualWidth = 900;

/** Boxes and matrices relative to the top left corner of what they are in. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly matrices: readonly PlacedMatrix[];
  readonly boxes: readonly PlacedBox[];
}

const moved = <Of extends Area>(area: Of, x: number, y: number): Of => ({
  ...area,
  x: area.x + x,
  y: area.y + y,
});

function matrixBlock(node: TraceNode): Block {
  const cell = Math.min(cellSizes.max, Math.max(cellSizes.min, side / Math.max(node.rows, node.cols)));
  const [width, height] = [node.cols * cell, node.rows * cell];
  const matrix = { node, cell, x: 0, y: nameHeight, width, height };
  return { width: Math.max(width, 44), height: height + nameHeight, matrices: [matrix], boxes: [] };
}

/** Blocks beside each other, in lines that are at most so wide. */
function flow(blocks: readonly Block[], lineWidth: number): Block {
  let [x, y, height, width] = [0, 0, 0, 0];
  const placed = blocks.map((block) => {
    if (x > 0 && x + block.width > lineWidth) [x, y, height] = [0, y + height + gap, 0];
    const at = [x, y] as const;
    x += block.width + gap;
    height = Math.max(height, block.height);
    width = Math.max(width, x - gap);
    return { block, at };
  });
  return {
    ...{ width, height: y + height },
    matrices: placed.flatMap(({ block, at: [x, y] }) => block.matrices.map((each) => moved(each, x, y))),
    boxes: placed.flatMap(({ block, at: [x, y] }) => block.boxes.map((each) => moved(each, x, y))),
  };
}

/** Blocks in the narrowest lines that are not higher than 5/8 of their width. */
function flowed(blocks: readonly Block[]): Block {
  let width = Math.max(...blocks.map((block) => block.width));
  const most = blocks.reduce((sum, block) => sum + block.width + gap, 0);
  let out = flow(blocks, width);
  for (; out.height > 0.625 * out.width && width < most; out = flow(blocks, width)) width *= 1.15;
  return out;
}

/** A part of the model; null if no matrix in it is an ancestor. */
function blockOf(box: MapBox, isShown: (node: TraceNode) => boolean): Block | null {
  if (box.label.kind === 'node') {
    const [node] = box.nodes;
    return node !== undefined && isShown(node) ? matrixBlock(node) : null;
  }
  const inner = box.boxes.flatMap((each) => blockOf(each, isShown) ?? []);
  if (inner.length === 0) return null;
  const { width, height, matrices, boxes } = flowed(inner);
  if (box.label.kind === 'model') return { width, height, matrices, boxes };
  const [left, top] = [padding, padding + nameHeight];
  const frame = { box, x: 0, y: 0, width: width + 2 * padding, height: height + top + padding };
  return {
    ...{ width: frame.width, height: frame.height },
    matrices: matrices.map((each) => moved(each, left, top)),
    boxes: [frame, ...boxes.map((each) => moved(each, left, top))],
  };
}

/** Places the matrices that a number is computed from in their heads and layers, and its words above them. */
export function arrange(trace: Trace, ancestors: Ancestors, wordCount: number): Arrangement {
  const model = blockOf(mapOf(trace), ({ id }) => ancestors.has(id)) ?? flow([], 0);
  const unit = Math.max(1, model.width / usualWidth);
  const top = wordCount === 0 ? 0 : (wordSize.height + wordSize.below) * unit;
  const width = Math.max(model.width, wordCount * wordSize.width * unit);
  const left = (width - model.width) / 2;
  const slot = width / Math.max(1, wordCount);
  const word = { y: 0, width: slot - 4, height: wordSize.height * unit };
  return {
    ...{ width, height: model.height + top },
    matrices: model.matrices.map((each) => moved(each, left, top)),
    boxes: model.boxes.map((each) => moved(each, left, top)),
    words: Array.from({ length: wordCount }, (_, at) => ({ ...word, x: at * slot + 2 })),
  };
}

/** Where a cell is; null if its matrix is not in the picture. */
export function areaOf({ matrices }: Arrangement, { node, row, col }: CellRef): Area | null {
  const matrix = matrices.find((each) => each.node.id === node);
  if (matrix === undefined) return null;
  const { x, y, cell } = matrix;
  return { x: x + col * cell, y: y + row * cell, width: cell, height: cell };
}
