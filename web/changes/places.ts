import type { CellRef, Message, MessageValue, Obstacle, TraceNode } from '../engine/types';
import { changesText } from '../i18n/en/changes';
import { message } from '../i18n/message';
import type { MessageId } from '../i18n/message-id';
import { chipName, isNamedAxis } from '../ui/format/names';
import type { Model } from '../ui/model';

/** Matrices with a row for each token: “the query of bird”. */
const owners: Readonly<Record<string, MessageId>> = {
  query: changesText('changes.owner.query'),
  key: changesText('changes.owner.key'),
  value: changesText('changes.owner.value'),
  context: changesText('changes.owner.context'),
  output: changesText('changes.owner.output'),
  x: changesText('changes.owner.vector'),
};

/** The same with tokens as columns: a reader thinks of a key, not of a column of the transposed keys. */
const transposed: Readonly<Record<string, string>> = { key_transposed: 'key' };

/** Matrices with a number for each pair of tokens: “the score of bird for cat”. */
const pairs: Readonly<Record<string, MessageId>> = {
  scores: changesText('changes.pair.score'),
  scaled_scores: changesText('changes.pair.scaled_score'),
  masked_scores: changesText('changes.pair.masked_score'),
  capped_scores: changesText('changes.pair.capped_score'),
  mask: changesText('changes.pair.mask'),
  weights: changesText('changes.pair.weight'),
};

const inHead = (place: Message, { head }: TraceNode): Message =>
  head === null ? place : message(changesText('changes.in_head'), { place, head });

/** “The query of bird”, and the column of the number in it; null for a matrix that has no such name. */
function ownerOf(
  { row, col }: CellRef,
  node: TraceNode,
  model: Model,
): { owner: Message; column: string } | null {
  const isTurned = transposed[node.name] !== undefined;
  const id = owners[transposed[node.name] ?? node.name];
  const [tokens, features] = isTurned ? [node.col_dim, node.row_dim] : [node.row_dim, node.col_dim];
  if (id === undefined || !isNamedAxis(tokens, model)) return null;
  const [token, feature] = isTurned ? [col, row] : [row, col];
  const owner = inHead(message(id, { token: chipName(tokens, token, model) }), node);
  return { owner, column: chipName(features, feature, model) };
}

/** Where a number stands, as a person would say it: “column 1 of the query of bird”, “the score of bird for cat”. */
export function placeMessage(cell: CellRef, model: Model): Message {
  const node = model.trace.node(cell.node);
  const { row, col } = cell;
  if (node === undefined)
    return message(changesText('changes.place'), { row: row + 1, column: col + 1, of: cell.node });
  const part = ownerOf(cell, node, model);
  if (part !== null) return message(changesText('changes.part'), part);
  const [rowName, colName] = [chipName(node.row_dim, row, model), chipName(node.col_dim, col, model)];
  const pair = pairs[node.name];
  if (pair !== undefined && isNamedAxis(node.row_dim, model) && isNamedAxis(node.col_dim, model))
    return inHead(message(pair, { token: rowName, other: colName }), node);
  return message(changesText('changes.place'), { row: rowName, column: colName, of: node.title });
}

/** The cell that a message of the engine names: its node is an argument of it. */
function cellIn({ row, column, node }: Message['args']): CellRef | null {
  return node === undefined ? null : { node: String(node), row: Number(row) - 1, col: Number(column) - 1 };
}

/**
 * “The key of cat has 0 in column 1”, for a factor of 0: where it stands in the same column as the number that moved, its name says
 * enough. Null for others.
 */
export function zeroFactor({ kind, by, moved }: Obstacle, model: Model): Message | null {
  if (kind !== 'zero_factor') return null;
  const [zero, other] = [by, moved].map((cell) => {
    const node = model.trace.node(cell?.node ?? '');
    return cell === null || node === undefined ? null : ownerOf(cell, node, model);
  });
  if (!zero || zero.column !== other?.column) return null;
  return message(changesText('changes.zero_column'), { ...zero });
}

/** A message of the engine about cells, with tokens in place of the numbers of rows, and without names of nodes. */
export function withTokens({ key, args }: Message, model: Model): Message {
  const cell = cellIn(args);
  if (cell !== null) return placeMessage(cell, model);
  const replaced = (value: MessageValue): MessageValue =>
    typeof value === 'object' ? withTokens(value, model) : value;
  return {
    key,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, replaced(value)])),
  };
}
