import type { CellRef, TraceNode } from '../../engine/types';
import { isReached } from '../../store/actions/walk';
import type { Model } from '../../ui/model';

/** The rows of the figure from the inputs at the bottom to the result at the top. */
export const kinds = ['a', 'q', 'k', 'score', 'weight', 'v', 'b'] as const;
export type BoxKind = (typeof kinds)[number];

/** A vector or number of the figure, and its cells in the run. */
export interface Box {
  readonly kind: BoxKind;
  /** Index of its token. */
  readonly index: number;
  readonly node: TraceNode;
  readonly cells: readonly CellRef[];
  readonly state: 'reached' | 'coming' | 'current';
  readonly isHighlighted: boolean;
}

/** The content of the figure: the token of the query, and all boxes. */
export interface Diagram {
  readonly columns: boolean;
  readonly queryIndex: number;
  readonly tokens: number;
  readonly boxes: readonly Box[];
}

/** Maximum number of tokens that are drawn. */
export const maxTokens = 16;

const queryNodes: Readonly<Record<'q' | 'score' | 'weight' | 'b', readonly [one: string, all: string]>> = {
  q: ['one_query', 'query'],
  score: ['one_scores', 'scores'],
  weight: ['one_weights', 'weights'],
  b: ['one_context', 'context'],
};
const tokenNodes = { a: 'x', k: 'key', v: 'value' } as const;

/** The token of the query, and whether the walk is in the section with the matrices of all vectors. */
function queryPosition(
  model: Model,
  columns: boolean,
): { readonly queryIndex: number; readonly all: boolean } {
  const { position, document } = model.state;
  const chosen = Math.min(Number(document.options.token ?? 1), model.trace.dimensions.n ?? 1) - 1;
  const all = model.trace.node(position.node)?.section === 'all_vectors';
  if (!all || position.granularity !== 'cell')
    return { queryIndex: all && position.granularity === 'row' && !columns ? position.row : chosen, all };
  return { queryIndex: columns ? position.col : position.row, all };
}

/** The cells of row `at`, or of column `at` if tokens are columns. */
function cellsAlong(node: TraceNode, at: number, columns: boolean): readonly CellRef[] {
  const count = columns ? node.rows : node.cols;
  return Array.from({ length: count }, (_, k) =>
    columns ? { node: node.id, row: k, col: at } : { node: node.id, row: at, col: k },
  );
}

function stateOf(model: Model, cells: readonly CellRef[]): Box['state'] {
  const { position } = model.state;
  const [first] = cells;
  if (first === undefined || !isReached(model.trace, position, first)) return 'coming';
  if (first.node !== position.node) return 'reached';
  if (position.granularity === 'cell')
    return cells.some(({ row, col }) => row === position.row && col === position.col) ? 'current' : 'reached';
  if (position.granularity === 'row')
    return cells.some(({ row }) => row === position.row) ? 'current' : 'reached';
  return 'current';
}

function containsFocus(model: Model, cells: readonly CellRef[]): boolean {
  const { focus } = model;
  return (
    focus !== null &&
    cells.some(({ node, row, col }) => node === focus.node && row === focus.row && col === focus.col)
  );
}

/** Derives the figure from the run and the position. */
export function diagramOf(model: Model): Diagram {
  const columns = model.state.document.options.convention === 'columns';
  const suffix = columns ? '_columns' : '';
  const { queryIndex, all } = queryPosition(model, columns);
  const tokens = Math.min(model.trace.dimensions.n ?? 0, maxTokens);
  const box = (
    kind: BoxKind,
    index: number,
    id: string,
    cellsOf: (node: TraceNode) => readonly CellRef[],
  ): readonly Box[] => {
    const node = model.trace.node(id + suffix);
    if (node === undefined) return [];
    const cells = cellsOf(node);
    return [
      { kind, index, node, cells, state: stateOf(model, cells), isHighlighted: containsFocus(model, cells) },
    ];
  };
  /** Row of the query in its matrix: 0 in the matrices of a single vector. */
  const ownRow = all ? queryIndex : 0;
  const each = Array.from({ length: tokens }, (_, j) => [
    ...box('a', j, tokenNodes.a, (node) => cellsAlong(node, j, columns)),
    ...box('k', j, tokenNodes.k, (node) => cellsAlong(node, j, columns)),
    ...box('score', j, queryNodes.score[all ? 1 : 0], (node) => [pair(node, ownRow, j, columns)]),
    ...box('weight', j, queryNodes.weight[all ? 1 : 0], (node) => [pair(node, ownRow, j, columns)]),
    ...box('v', j, tokenNodes.v, (node) => cellsAlong(node, j, columns)),
  ]).flat();
  return {
    columns,
    queryIndex,
    tokens,
    boxes: [
      ...each,
      ...box('q', queryIndex, queryNodes.q[all ? 1 : 0], (node) => cellsAlong(node, ownRow, columns)),
      ...box('b', queryIndex, queryNodes.b[all ? 1 : 0], (node) => cellsAlong(node, ownRow, columns)),
    ],
  };
}

/** The cell of query `ownRow` and key `j`. */
function pair(node: TraceNode, ownRow: number, j: number, columns: boolean): CellRef {
  return columns ? { node: node.id, row: j, col: ownRow } : { node: node.id, row: ownRow, col: j };
}
