import type { Message, MessageValue } from '../types';

/** The tokens that the rows and the columns of a node belong to; null for an axis of features. */
export interface AxisTokens {
  readonly rows: readonly string[] | null;
  readonly cols: readonly string[] | null;
}

/**
 * A message about a change with tokens in place of numbers of rows: “column 3 of “bird” (queries)” for “row 2, column 3 of queries”.
 * `tokensOf` finds the tokens of a node by its id.
 */
export function withTokens({ key, args }: Message, tokensOf: (node: string) => AxisTokens): Message {
  if (key === 'change.place') return placeWithTokens(args, tokensOf(String(args.node)));
  const replaced = (value: MessageValue): MessageValue =>
    typeof value === 'object' ? withTokens(value, tokensOf) : value;
  return {
    key,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, replaced(value)])),
  };
}

function placeWithTokens(args: Message['args'], tokens: AxisTokens): Message {
  const { row = 0, column = 0, of = '' } = args;
  const ofRow = tokens.rows?.[Number(row) - 1];
  const ofColumn = tokens.cols?.[Number(column) - 1];
  if (ofRow !== undefined && ofColumn !== undefined)
    return { key: 'change.place_of_tokens', args: { token: ofRow, other_token: ofColumn, of } };
  const token = ofRow ?? ofColumn;
  if (token === undefined) return { key: 'change.place', args };
  // In a transposed matrix the tokens are the columns, and the features the rows.
  return { key: 'change.place_of_token', args: { token, column: ofRow === undefined ? row : column, of } };
}
