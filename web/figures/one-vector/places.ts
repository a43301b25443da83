import type { CellRef, TraceNode } from '../../engine/types';
import { isReached } from '../../store/actions/walk';
import type { Model } from '../../ui/model';

/** The rows of the figure, from the inputs at the foot to the result at the head. */
export const kinds = ['a', 'q', 'k', 'score', 'weight', 'v', 'b'] as const;
export type Kind = (typeof kinds)[number];

/** A vector or a number of the figure, and the cells of the run that it stands for. */
export interface Place {
  readonly kind: Kind;
  /** Which token it belongs to, from 0. */
  readonly index: number;
  readonly node: TraceNode;
  readonly cells: readonly CellRef[];
  readonly state: 'reached' | 'coming' | 'current';
  readonly lit: boolean;
}

/** What the figure shows: the token that asks, and everything drawn. */
export interface Picture {
  readonly columns: boolean;
  readonly asking: number;
  readonly tokens: number;
  readonly places: readonly Place[];
}

/** More tokens than this do not fit side by side. */
export const mostTokens = 16;

const single: Readonly<Record<'q' | 'score' | 'weight' | 'b', readonly [one: string, all: string]>> = {
  q: ['one_query', 'query'],
  score: ['one_scores', 'scores'],
  weight: ['one_weights', 'weights'],
  b: ['one_context', 'context'],
};
const shared = { a: 'x', k: 'key', v: 'value' } as const;

/** Where the matrices of all vectors are being walked through, and which of them the walk is at. */
function askingOf(model: Model, columns: boolean): { readonly asking: number; readonly all: boolean } {
  const { position, document } = model.state;
  const chosen = Math.min(Number(document.options.token ?? 1), model.trace.dimensions.n ?? 1) - 1;
  const all = model.trace.node(position.node)?.section === 'all_vectors';
  if (!all || position.grain !== 'cell')
    return { asking: all && position.grain === 'row' && !columns ? position.row : chosen, all };
  return { asking: columns ? position.col : position.row, all };
}

/** The cells of row `at` of a node, or of column `at` where tokens are columns. */
function slice(node: TraceNode, at: number, columns: boolean): readonly CellRef[] {
  const count = columns ? node.rows : node.cols;
  return Array.from({ length: count }, (_, k) =>
    columns ? { node: node.id, row: k, col: at } : { node: node.id, row: at, col: k },
  );
}

function stateOf(model: Model, cells: readonly CellRef[]): Place['state'] {
  const { position } = model.state;
  const [first] = cells;
  if (first === undefined || !isReached(model.trace, position, first)) return 'coming';
  if (first.node !== position.node) return 'reached';
  if (position.grain === 'cell')
    return cells.some(({ row, col }) => row === position.row && col === position.col) ? 'current' : 'reached';
  if (position.grain === 'row') return cells.some(({ row }) => row === position.row) ? 'current' : 'reached';
  return 'current';
}

function isLit(model: Model, cells: readonly CellRef[]): boolean {
  const { focus } = model;
  return (
    focus !== null &&
    cells.some(({ node, row, col }) => node === focus.node && row === focus.row && col === focus.col)
  );
}

/** Reads the figure off the run and the position of the walk. */
export function pictureOf(model: Model): Picture {
  const columns = model.state.document.options.convention === 'columns';
  const suffix = columns ? '_columns' : '';
  const { asking, all } = askingOf(model, columns);
  const tokens = Math.min(model.trace.dimensions.n ?? 0, mostTokens);
  const place = (
    kind: Kind,
    index: number,
    id: string,
    cellsOf: (node: TraceNode) => readonly CellRef[],
  ): readonly Place[] => {
    const node = model.trace.node(id + suffix);
    if (node === undefined) return [];
    const cells = cellsOf(node);
    return [{ kind, index, node, cells, state: stateOf(model, cells), lit: isLit(model, cells) }];
  };
  /** Row of the matrix of one vector, or of all. */
  const own = all ? asking : 0;
  const each = Array.from({ length: tokens }, (_, j) => [
    ...place('a', j, shared.a, (node) => slice(node, j, columns)),
    ...place('k', j, shared.k, (node) => slice(node, j, columns)),
    ...place('score', j, single.score[all ? 1 : 0], (node) => [pair(node, own, j, columns)]),
    ...place('weight', j, single.weight[all ? 1 : 0], (node) => [pair(node, own, j, columns)]),
    ...place('v', j, shared.v, (node) => slice(node, j, columns)),
  ]).flat();
  return {
    columns,
    asking,
    tokens,
    places: [
      ...each,
      ...place('q', asking, single.q[all ? 1 : 0], (node) => slice(node, own, columns)),
      ...place('b', asking, single.b[all ? 1 : 0], (node) => slice(node, own, columns)),
    ],
  };
}

/** The cell of query `own` and key `j`. */
function pair(node: TraceNode, own: number, j: number, columns: boolean): CellRef {
  return columns ? { node: node.id, row: j, col: own } : { node: node.id, row: own, col: j };
}
