import type { CellChange, CellRef, Explanation, Message } from '../../../web/engine/types';
import { fromTo, movedTerms, type Pair, type Problems, when, wordsOf } from './pair';
import { numeral, readPrinted, standsFor } from './printed';
import type { WrittenDetails } from './written';

/** The cause is the operand that did most of what the number did, in its direction. */
function causeProblems({ difference, terms, path }: CellChange): Problems {
  const [cause] = path;
  if (cause === undefined || !Number.isFinite(difference)) return [];
  const parts = terms.flatMap(({ factors }) => factors.map(({ contribution }) => contribution));
  if (!parts.every(Number.isFinite)) return [];
  const most = Math.max(...parts.map((part) => part * Math.sign(difference)));
  const own = cause.contribution * Math.sign(difference);
  return [
    ...when(own < most * (1 - 1e-12), `${cause.contribution} is not the largest part of ${difference}`),
    ...when(own <= 0 && most > 0, `${cause.contribution} is no part of ${difference}`),
  ];
}

/** The sentence about a number that moved. */
export function movedProblems(change: CellChange, text: string, pair: Pair): Problems {
  if (change.kind === 'incomparable') return incomparableProblems(change, pair);
  const { from, to, because } = wordsOf(pair.locale);
  const parts = [...text.matchAll(new RegExp(`${from} (${numeral}) ${to} (${numeral})`, 'g'))];
  const [own, cause] = parts.map(
    ([, one = '', other = '']) => [readPrinted(one), readPrinted(other)] as const,
  );
  if (own === undefined) return [`no numbers in: ${text}`];
  const [first] = change.path;
  const hasCause = text.includes(because);
  return [
    ...fromTo(pair, change.cell, ...own),
    ...when(hasCause !== (cause !== undefined), `one of two pairs of numbers in: ${text}`),
    ...(cause === undefined || first === undefined ? [] : fromTo(pair, first.cell, ...cause)),
    ...causeProblems(change),
    ...sentenceProblems(change.sentence, change, pair),
  ];
}

function incomparableProblems({ cell, sentence }: CellChange, { before, after }: Pair): Problems {
  const [old, now] = [before.node(cell.node), after.node(cell.node)];
  const isSameShape = old?.rows === now?.rows && old?.cols === now?.cols;
  const isLonger = (): boolean => before.explain(cell).terms.length !== after.explain(cell).terms.length;
  const checks: Readonly<Record<string, () => boolean>> = {
    'change.new_step': () => old === undefined,
    'change.shapes_differ': () => old !== undefined && !isSameShape,
    'change.other_step': () => old !== undefined,
    'change.terms_differ': isLonger,
  };
  return when(checks[sentence.key]?.() !== true, `${sentence.key} does not hold`);
}

/** The scores of a softmax in both runs: its own, and whether another one differs. */
function scoresOf(
  { before, after }: Pair,
  cell: CellRef,
): { readonly own: boolean; readonly others: boolean } {
  const [old, now] = [before.explain(cell), after.explain(cell)];
  const { terms, chosen }: Explanation = now.terms.length === 0 ? old : now;
  const score = ({ terms: all }: Explanation, at: number): number => all[at]?.factors[0]?.value ?? -Infinity;
  const differs = terms.map((_, at) => score(old, at) !== score(now, at));
  return { own: differs[chosen] ?? false, others: differs.some((isOther, at) => isOther && at !== chosen) };
}

/** The sentences that say how a number was made of others. */
function sentenceProblems({ key, args }: Message, change: CellChange, pair: Pair): Problems {
  const { cell } = change;
  const node = pair.after.node(cell.node);
  const isSoftmax = key.startsWith('change.moved.softmax');
  const { own, others } = isSoftmax ? scoresOf(pair, cell) : { own: false, others: false };
  const hasNumber = key === 'change.moved.sum' || key === 'change.moved.norm';
  const checks: Readonly<Record<string, boolean>> = {
    'change.moved.edited': node?.kind !== 'computed' && node?.kind !== 'generated',
    'change.moved.option': node?.kind === 'generated',
    'change.moved.softmax.own': own && !others,
    'change.moved.softmax.others': !own && others,
    'change.moved.softmax.both': own && others,
  };
  return [
    ...when(checks[key] === false, `${key} does not hold`),
    ...when(
      hasNumber && Number(args.changed) !== movedTerms(pair, cell),
      `${args.changed} terms moved, and not ${movedTerms(pair, cell)}`,
    ),
  ];
}

/** The rows of the details: the chain down to the edit, and the terms, whose differences add up. */
export function detailsProblems(change: CellChange, details: WrittenDetails, pair: Pair): Problems {
  const chain = [{ cell: change.cell }, ...change.path];
  const chainProblems = details.steps.flatMap((text, at) => {
    const [from = '', to = ''] = text.split(' → ');
    const cell = chain[at]?.cell;
    return cell === undefined
      ? [`no cell for ${text}`]
      : fromTo(pair, cell, readPrinted(from), readPrinted(to));
  });
  return [...(change.kind === 'moved' ? chainProblems : []), ...termProblems(change, details)];
}

function termProblems({ difference, terms, tolerance }: CellChange, details: WrittenDetails): Problems {
  const parts = terms.map(({ contribution }) => contribution);
  if (details.total === null || ![difference, ...parts].every(Number.isFinite)) return [];
  const rows = details.terms.map(readPrinted);
  const total = readPrinted(details.total);
  const sum = rows.reduce((all, { value }) => all + value, 0);
  const room = rows.reduce((all, { half }) => all + half, total.half) + tolerance;
  const bySize = [...parts].sort((a, b) => Math.abs(b) - Math.abs(a));
  return [
    ...when(rows.length !== Math.min(parts.length, 13), `${rows.length} rows for ${parts.length} terms`),
    ...when(!standsFor(total, difference), `${total.text} is not ${difference}`),
    ...when(
      Math.abs(sum - total.value) > room * (1 + 1e-9),
      `the terms add up to ${sum}, not to ${total.text}`,
    ),
    ...rows
      .slice(0, 12)
      .flatMap((row, at) => when(!standsFor(row, bySize[at] ?? 0), `${row.text} is not ${bySize[at]}`)),
  ];
}
