import type { TraceNode } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Locale } from '../../../i18n/i18n';
import { format } from '../../../ui/format/format';

/** The columns that a row is expected to attend to; empty where the rule does not apply. */
type Rule = (row: number, tokens: readonly string[]) => readonly number[];

/** Positions after earlier occurrences of the current token. */
function inductionColumns(row: number, tokens: readonly string[]): readonly number[] {
  return tokens.slice(0, row).flatMap((word, at) => (word === tokens[row] ? [at + 1] : []));
}

/** The previous position, for tokens that occur for the first time: repeated tokens do not need it. */
const previousOfNew: Rule = (row, tokens) => (tokens.indexOf(tokens[row] ?? '') < row ? [] : [row - 1]);

/** After the stop token, one position further back with every row. */
const mirrorRule =
  (stop: string): Rule =>
  (row, tokens) => {
    const at = tokens.indexOf(stop);
    return at < 0 || row < at ? [] : [2 * at - row - 1];
  };

export type AttentionPattern = 'previous' | 'previous-of-new' | 'itself' | 'first' | 'induction' | 'mirror';

/** With fewer rows a match may be coincidence. */
const minRows = 3;

/** Mean weight that a head gives to the columns of a rule, over the rows where the rule applies. */
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

/** Mean weight from which a pattern is reported. */
const minShare = 0.5;

/** The rule that matches the weights of a head best on this text, and its mean weight. Null if none matches. */
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

/** A description of the pattern. */
export function describePattern(
  locale: Locale,
  pattern: AttentionPattern,
  share: number,
): readonly unknown[] {
  const shareText = format(locale, share);
  switch (pattern) {
    case 'previous':
      return locale.tHtml(figuresText('trained_models.previous_token_head'), { shareText });
    case 'previous-of-new':
      return locale.tHtml(figuresText('trained_models.previous_token_head_new'), { shareText });
    case 'itself':
      return locale.tHtml(figuresText('trained_models.looks_itself'), { shareText });
    case 'first':
      return locale.tHtml(figuresText('trained_models.rests_first_place'), { shareText });
    case 'induction':
      return locale.tHtml(figuresText('trained_models.induction_head'), { shareText });
    case 'mirror':
      return locale.tHtml(figuresText('trained_models.mirror'), { shareText });
  }
}
