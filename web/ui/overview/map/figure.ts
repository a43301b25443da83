import type { Trace, TraceNode } from '../../../engine/types';
import { containerBox, isAddition, type MapBox, nodeBox } from './hierarchy';

/** Groups of the encoder and of the decoder, by kind. */
const encoderKinds: ReadonlySet<string> = new Set([
  ...['source', 'encoder', 'encoder_norm', 'forward', 'backward'],
]);
const decoderKinds: ReadonlySet<string> = new Set(['target', 'decoder', 'decoder_norm']);

export type TowerName = 'encoder' | 'decoder' | 'model';

export interface Tower {
  readonly name: TowerName;
  readonly boxes: readonly MapBox[];
}

const kindOf = ({ group }: TraceNode): string => group[0]?.kind ?? '';

/**
 * Whether each node belongs to the encoder: by its group; without one, by what it is computed from; given numbers by what
 * reads them.
 */
function encoderNodes({ nodes }: Trace): ReadonlySet<number> {
  const sides = new Map<number, boolean>();
  for (const node of nodes) {
    const read = node.operands.flatMap((index) => sides.get(index) ?? []);
    if (node.group.length > 0) sides.set(node.index, encoderKinds.has(kindOf(node)));
    else if (read.length > 0) sides.set(node.index, read.every(Boolean));
  }
  for (const { index, operands } of [...nodes].reverse()) {
    const side = sides.get(index) ?? false;
    for (const operand of operands) if (side && !sides.has(operand)) sides.set(operand, true);
  }
  return new Set([...sides].filter(([, isEncoder]) => isEncoder).map(([index]) => index));
}

/** The part of a box whose nodes are in the encoder, or not; null if there are none. */
function partOf(box: MapBox, isPart: (node: TraceNode) => boolean): readonly MapBox[] {
  const nodes = box.nodes.filter(isPart);
  const [first] = nodes;
  if (first === undefined) return [];
  if (nodes.length === box.nodes.length) return [box];
  return nodes.length === 1 ? [nodeBox(first)] : [containerBox(box.key, box.label, nodes.map(nodeBox))];
}

/** The columns of the figure: encoder and decoder, or a single one. */
export function towersOf({ boxes }: MapBox, trace: Trace): readonly Tower[] {
  const kinds = new Set(trace.nodes.map(kindOf));
  const has = (wanted: ReadonlySet<string>): boolean => [...kinds].some((kind) => wanted.has(kind));
  if (!has(encoderKinds) || !has(decoderKinds)) return [{ name: 'model', boxes }];
  const encoder = encoderNodes(trace);
  return [
    { name: 'encoder', boxes: boxes.flatMap((box) => partOf(box, ({ index }) => encoder.has(index))) },
    { name: 'decoder', boxes: boxes.flatMap((box) => partOf(box, ({ index }) => !encoder.has(index))) },
  ];
}

/** Whether a box is drawn with its parts at the top of the map. */
export function isLayer({ nodes, boxes }: MapBox): boolean {
  return boxes.length > 0 && nodes.every(({ layer }) => layer !== null);
}

/** From one box to another one, by their keys. */
export interface Connection {
  readonly from: string;
  readonly to: string;
}

/** What the decoder reads of the encoder. */
export function connectionsOf(towers: readonly Tower[]): readonly Connection[] {
  const [encoder, decoder] = towers.map(({ boxes }) =>
    boxes.flatMap((box) => (isLayer(box) ? box.boxes : [box])),
  );
  const owners = new Map(
    encoder?.flatMap(({ key, nodes }) => nodes.map(({ index }) => [index, key] as const)),
  );
  const found = (decoder ?? []).flatMap(({ key: to, nodes }) => {
    const sources = nodes.flatMap(({ operands }) => operands.flatMap((index) => owners.get(index) ?? []));
    return [...new Set(sources)].map((from) => ({ from, to }));
  });
  return found;
}

/** Boxes that do not depend on each other and have the same structure, such as heads, are drawn side by side. */
type Row = readonly MapBox[];

function isParallel(row: Row, box: MapBox): boolean {
  const [first] = row;
  if (first === undefined || first.label.kind !== box.label.kind || first.nodes.length !== box.nodes.length)
    return false;
  const indices = new Set(row.flatMap(({ nodes }) => nodes.map(({ index }) => index)));
  return !box.nodes.some(({ operands }) => operands.some((index) => indices.has(index)));
}

function rowsOf(boxes: readonly MapBox[]): readonly Row[] {
  const rows: MapBox[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row !== undefined && isParallel(row, box)) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

/** Consecutive rows; with `isResidual`, what enters the first one is also added in the last one. */
export interface Stretch {
  readonly rows: readonly Row[];
  readonly isResidual: boolean;
}

/** Row indices of the operands of the sum that a row consists of, -1 for outside; empty if it is no sum of activations. */
function summedRows(row: Row | undefined, rowOf: ReadonlyMap<number, number>, { nodes }: Trace): number[] {
  const [box, other] = row ?? [];
  const sum = box?.label.kind === 'add-and-norm' ? box.boxes[0] : box;
  if (sum === undefined || other !== undefined || !isAddition(sum)) return [];
  const operands = sum.nodes[0]?.operands ?? [];
  const isActivation = (index: number): boolean =>
    ['input', 'generated', 'computed'].includes(nodes[index]?.kind ?? '');
  return operands.every(isActivation) ? operands.map((index) => rowOf.get(index) ?? -1) : [];
}

/** The boxes of a level in rows, and the residual connections beside them. */
export function stretchesOf(boxes: readonly MapBox[], trace: Trace): readonly Stretch[] {
  const rows = rowsOf(boxes);
  const indices = rows.flatMap((row, at) =>
    row.flatMap(({ nodes }) => nodes.map(({ index }) => [index, at] as const)),
  );
  const rowOf = new Map(indices);
  const stretches: Stretch[] = [];
  let next = 0;
  const add = (end: number, isResidual: boolean): void => {
    if (end > next) stretches.push({ rows: rows.slice(next, end), isResidual });
    next = Math.max(next, end);
  };
  for (const [at, row] of rows.entries()) {
    const [skipped = at, direct = at] = summedRows(row, rowOf, trace).sort((one, other) => one - other);
    if (direct !== at - 1 || skipped >= direct || skipped + 1 < next) continue;
    add(skipped + 1, false);
    add(at + 1, true);
  }
  add(rows.length, false);
  return stretches;
}
