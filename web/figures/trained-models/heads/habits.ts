import type { TraceNode } from '../../../engine/types';
import { tHtml } from '../../../i18n/i18n';
import { format } from '../../../ui/format/format';

/** Where a head may look, as a rule: the columns that a row is expected to look at; none where the rule says nothing. */
type Rule = (row: number, tokens: readonly string[]) => readonly number[];

/** The places after those where the present word stood before. */
function afterTheSame(row: number, tokens: readonly string[]): readonly number[] {
  return tokens.slice(0, row).flatMap((word, at) => (word === tokens[row] ? [at + 1] : []));
}

/** The place before, of words that stand there for the first time: who repeats needs to know no more. */
const beforeTheNew: Rule = (row, tokens) => (tokens.indexOf(tokens[row] ?? '') < row ? [] : [row - 1]);

/** From the stop on, one place further back with every row. */
const mirrored =
  (stop: string): Rule =>
  (row, tokens) => {
    const at = tokens.indexOf(stop);
    return at < 0 || row < at ? [] : [2 * at - row - 1];
  };

export type Habit = 'previous' | 'previous-of-new' | 'itself' | 'first' | 'induction' | 'mirror';

/** Of fewer rows a rule says nothing that may not be chance. */
const fewest = 3;

/** How much a head gives, on average over the rows of which a rule speaks, to the columns that it names. */
export function shareOf(rule: Rule, { data, rows, cols }: TraceNode, tokens: readonly string[]): number {
  const shares = Array.from({ length: rows }, (_, row) => {
    const named = rule(row, tokens).filter((col) => col >= 0 && col < cols);
    return named.length === 0 ? [] : [named.reduce((sum, col) => sum + (data[row * cols + col] ?? 0), 0)];
  }).flat();
  return shares.length < fewest ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function rules(stop: string): Readonly<Record<Exclude<Habit, 'previous-of-new'>, Rule>> {
  return {
    previous: (row) => [row - 1],
    itself: (row) => (row === 0 ? [] : [row]),
    first: (row) => (row < 2 ? [] : [0]),
    induction: afterTheSame,
    mirror: stop === '' ? () => [] : mirrored(stop),
  };
}

/** Less than this, on average, is no habit. */
const least = 0.5;

/** What a head does by its weights on this text: the rule that it follows most, and how much of its weight goes there. */
export function habitOf(
  weights: TraceNode,
  tokens: readonly string[],
  stop: string,
): { readonly habit: Habit; readonly share: number } | null {
  const found = Object.entries(rules(stop)).map(([habit, rule]) => ({
    habit: habit as Habit,
    share: shareOf(rule, weights, tokens),
  }));
  const best = found.reduce((one, other) => (other.share > one.share ? other : one));
  if (best.share >= least) return best;
  const share = shareOf(beforeTheNew, weights, tokens);
  return share < least ? null : { habit: 'previous-of-new', share };
}

/** A habit in words. */
export function habitWords(habit: Habit, share: number): readonly unknown[] {
  const given = format(share);
  switch (habit) {
    case 'previous':
      return tHtml`Previous-token head: ${given} of a row, on average, goes to the token just before.`;
    case 'previous-of-new':
      return tHtml`Previous-token head: while tokens are new, ${given} of a row, on average, goes to the token just before.`;
    case 'itself':
      return tHtml`Looks at itself: ${given} of a row, on average, stays with its own token.`;
    case 'first':
      return tHtml`Rests on the first place: it gets ${given} of a row, on average.`;
    case 'induction':
      return tHtml`Induction head: ${given} of a row, on average, goes to what followed the same token before.`;
    case 'mirror':
      return tHtml`Mirror: after the stop, ${given} of a row, on average, goes one place further back each time.`;
  }
}
