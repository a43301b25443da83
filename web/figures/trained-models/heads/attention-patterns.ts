import type { TraceNode } from '../../../engine/types';
import { tHtml } from '../../../i18n/i18n';
import { format } from '../../../ui/format/format';

/** Where a head may look, as a rule: the columns that a row is expected to look at; none where the rule says nothing. */
type Rule = (row: number, tokens: readonly string[]) => readonly number[];

/** The places after those where the present word stood before. */
function inductionColumns(row: number, tokens: readonly string[]): readonly number[] {
  return tokens.slice(0, row).flatMap((word, at) => (word === tokens[row] ? [at + 1] : []));
}

/** The place before, of words that stand there for the first time: who repeats needs to know no more. */
const previousOfNew: Rule = (row, tokens) => (tokens.indexOf(tokens[row] ?? '') < row ? [] : [row - 1]);

/** From the stop on, one place further back with every row. */
const mirrorRule =
  (stop: string): Rule =>
  (row, tokens) => {
    const at = tokens.indexOf(stop);
    return at < 0 || row < at ? [] : [2 * at - row - 1];
  };

export type AttentionPattern = 'previous' | 'previous-of-new' | 'itself' | 'first' | 'induction' | 'mirror';

/** Of fewer rows a rule says nothing that may not be chance. */
const minRows = 3;

/** How much a head gives, on average over the rows of which a rule speaks, to the columns that it names. */
export function meanShare(rule: Rule, { data, rows, cols }: TraceNode, tokens: readonly string[]): number {
  const shares = Array.from({ length: rows }, (_, row) => {
    const columns = rule(row, tokens).filter((col) => col >= 0 && col < cols);
    return columns.length === 0 ? [] : [columns.reduce((sum, col) => sum + (data[row * cols + col] ?? 0), 0)];
  }).flat();
  return shares.length < minRows ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function rules(stop: string): Readonly<Record<Exclude<AttentionPattern, 'previous-of-new'>, Rule>> {
  return {
    previous: (row) => [row - 1],
    itself: (row) => (row === 0 ? [] : [row]),
    first: (row) => (row < 2 ? [] : [0]),
    induction: inductionColumns,
    mirror: stop === '' ? () => [] : mirrorRule(stop),
  };
}

/** Less than this, on average, is no habit. */
const minShare = 0.5;

/** What a head does by its weights on this text: the rule that it follows most, and how much of its weight goes there. */
export function detectPattern(
  weights: TraceNode,
  tokens: readonly string[],
  stop: string,
): { readonly pattern: AttentionPattern; readonly share: number } | null {
  const candidates = Object.entries(rules(stop)).map(([pattern, rule]) => ({
    pattern: pattern as AttentionPattern,
    share: meanShare(rule, weights, tokens),
  }));
  const best = candidates.reduce((a, b) => (b.share > a.share ? b : a));
  if (best.share >= minShare) return best;
  const share = meanShare(previousOfNew, weights, tokens);
  return share < minShare ? null : { pattern: 'previous-of-new', share };
}

/** A habit in words. */
export function describePattern(pattern: AttentionPattern, share: number): readonly unknown[] {
  const shareText = format(share);
  switch (pattern) {
    case 'previous':
      return tHtml`Previous-token head: ${shareText} of a row, on average, goes to the token just before.`;
    case 'previous-of-new':
      return tHtml`Previous-token head: while tokens are new, ${shareText} of a row, on average, goes to the token just before.`;
    case 'itself':
      return tHtml`Looks at itself: ${shareText} of a row, on average, stays with its own token.`;
    case 'first':
      return tHtml`Rests on the first place: it gets ${shareText} of a row, on average.`;
    case 'induction':
      return tHtml`Induction head: ${shareText} of a row, on average, goes to what followed the same token before.`;
    case 'mirror':
      return tHtml`Mirror: after the stop, ${shareText} of a row, on average, goes one place further back each time.`;
  }
}
