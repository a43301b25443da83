import type {
  CellChange,
  CellRef,
  Explanation,
  Message,
  Obstacle,
  Trace,
  TraceNode,
} from '../../../web/engine/types';
import type { Locale } from '../../../web/i18n/i18n';
import { cellText } from '../../../web/ui/format/format';
import { numeral, type Printed, readPrinted, standsFor } from './printed';

/** Both runs, as the engine gave them. */
export interface Pair {
  readonly before: Trace;
  readonly after: Trace;
  readonly locale: Locale;
}

type Problems = readonly string[];
const when = (isWrong: boolean, problem: string): Problems => (isWrong ? [problem] : []);

const numberIn = (run: Trace, { node: id, row, col }: CellRef): number => {
  const node = run.node(id);
  const isIn = node !== undefined && row < node.rows && col < node.cols;
  return isIn ? (node.data[row * node.cols + col] ?? Number.NaN) : Number.NaN;
};

const both = ({ before, after }: Pair, cell: CellRef): readonly [number, number] => [
  numberIn(before, cell),
  numberIn(after, cell),
];

const differenceOf = (pair: Pair, cell: CellRef): number => {
  const [one, other] = both(pair, cell);
  return Object.is(one, other) ? 0 : other - one;
};

/** The text of a cell in the matrix of a run, as on the page. */
function shown(run: Trace, locale: Locale, { node: id, row, col }: CellRef): Printed {
  const node = run.node(id);
  return readPrinted(node === undefined ? '' : cellText(locale, node, row, col));
}

/** “… from 1 to 2”: the numbers of the cell, as their matrices show them, or with more digits if those look the same. */
function fromTo(pair: Pair, cell: CellRef, from: Printed, to: Printed): Problems {
  const [before, after] = both(pair, cell);
  const [old, now] = [shown(pair.before, pair.locale, cell), shown(pair.after, pair.locale, cell)];
  const isTold = !Object.is(old.value, now.value);
  return [
    ...when(!standsFor(from, before), `${from.text} is not ${before}`),
    ...when(!standsFor(to, after), `${to.text} is not ${after}`),
    ...when(from.value === to.value, `from ${from.text} to ${to.text} is no change`),
    ...when(isTold && from.text !== old.text, `${from.text} is shown as ${old.text}`),
    ...when(isTold && to.text !== now.text, `${to.text} is shown as ${now.text}`),
  ];
}

const words = {
  en: { from: 'went from', to: 'to', because: ', because', little: 'changed by only', stayed: 'stayed' },
  fr: { from: 'passe de', to: 'à', because: ', car', little: 'n’a changé que de', stayed: 'reste à' },
} as const;
const wordsOf = ({ code }: Locale) => words[code === 'fr' ? 'fr' : 'en'];

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

/** How many terms of a cell have other values. */
function movedTerms({ before, after }: Pair, cell: CellRef): number {
  const [old, now] = [before.explain(cell).terms, after.explain(cell).terms];
  return now.filter(({ value }, at) => !Object.is(value, old[at]?.value) && value !== old[at]?.value).length;
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

/** Whether two numbers look the same in the digits of both matrices. */
function looksSame(pair: Pair, cell: CellRef): boolean {
  const [old, now] = [shown(pair.before, pair.locale, cell), shown(pair.after, pair.locale, cell)];
  const half = Math.min(...[old.half, now.half].filter((each) => each > 0), Infinity);
  const [before, after] = both(pair, cell);
  return (
    before === after ||
    Math.abs(before - after) <= 2 * half ||
    (old.half === now.half && old.text === now.text)
  );
}

/** Whether a number moved by more than the last digits of the largest one of its matrix. */
function isMoved(pair: Pair, cell: CellRef): boolean {
  const sizes = [pair.before, pair.after].flatMap((run) =>
    Array.from(run.node(cell.node)?.data ?? [], Math.abs),
  );
  return Math.abs(differenceOf(pair, cell)) > 1e-12 * Math.max(0, ...sizes.filter(Number.isFinite));
}

/** The sentence about a number that stayed, or moved too little to be seen. */
export function stillProblems(change: CellChange, text: string, pair: Pair): Problems {
  const { cell, kind } = change;
  const { little, stayed } = wordsOf(pair.locale);
  const numberAfter = (word: string): Printed | null => {
    const [, found] = new RegExp(`${word} (${numeral})`).exec(text) ?? [];
    return found === undefined ? null : readPrinted(found);
  };
  const [left, kept] = [numberAfter(little), numberAfter(stayed)];
  const [obstacle] = change.obstacles;
  return [
    ...when((kind === 'moved_little') !== (left !== null), `${kind}: ${text}`),
    ...when(left !== null && !standsFor(left, differenceOf(pair, cell)), `${left?.text} is not the change`),
    ...when(left !== null && !looksSame(pair, cell), `the change can be seen: ${text}`),
    ...when(
      kept !== null && kept.text !== shown(pair.after, pair.locale, cell).text,
      `${kept?.text} is not shown`,
    ),
    ...when(kept !== null && isMoved(pair, cell), 'it moved'),
    ...(obstacle === undefined ? [] : obstacleProblems(obstacle, pair)),
  ];
}

/** What stands in the way of a change is as the sentence says. */
export function obstacleProblems(
  { kind, sentence: { key, args }, at, by, moved }: Obstacle,
  pair: Pair,
): Problems {
  const sizes = (cell: CellRef | null): readonly number[] =>
    cell === null ? [] : both(pair, cell).map(Math.abs);
  const left = Math.abs(differenceOf(pair, at));
  const [old, now] = both(pair, at);
  // Options change constants, and what a step reads.
  const isRewired = typeof args.moved !== 'object' || args.moved.key !== 'change.place';
  const change = isRewired || moved === null ? Number.POSITIVE_INFINITY : Math.abs(differenceOf(pair, moved));
  const isZero = by !== null && sizes(by).every((size) => size === 0);
  const isMasked = by !== null && both(pair, by).every((value) => value === -Infinity);
  const checks: Readonly<Record<string, () => boolean>> = {
    'change.still.zero_factor': () => isZero && change > 0,
    'change.still.masked_weight': () => isZero && change > 0,
    'change.still.small_factor': () => sizes(by).every((size) => size <= 0.1) && !isZero,
    'change.still.masked': () => isMasked && now === -Infinity,
    'change.still.masked_share': () => isMasked && old === 0 && now === 0,
    'change.still.relu': () => moved !== null && both(pair, moved).every((value) => value <= 0) && now === 0,
    'change.still.far_above': () => old > 0.99 && now > 0.99,
    'change.still.share_of_zero': () => old < 0.01 && now < 0.01,
    'change.still.far_below': () => scoreShares(pair, at, moved).every((share) => share <= 0.0101),
    'change.still.same_maximum': () => old === 1 && now === 1,
    'change.still.below_maximum': () => old === 0 && now === 0,
    'change.still.same_tie': () => old === now && now > 0 && now < 1,
    'change.still.cancel': () => Number(args.terms) === movedTerms(pair, at),
    'change.still.rounded': () => left === 0,
    'change.still.saturated': () => !(left > 0.1000001 * change),
    'change.still.same_runs': () => isSameRun(pair),
    'change.still.not_reached': () => left === 0,
    'change.still.other_cells': () => left === 0 && isUntouched(pair, at),
    'change.still.other_head': () => left === 0 && isUntouched(pair, at),
    'change.still.small_edit': () => looksSame(pair, at),
  };
  const kindOf = key === 'change.still.zero_factor' && !isRewired ? 'zero_factor' : (kinds[key] ?? 'other');
  return [
    ...when(
      checks[key]?.() === false,
      `${key} does not hold at ${at.node}[${at.row}, ${at.col}]: ${old}, ${now}`,
    ),
    ...when(kind !== kindOf, `${key} is an obstacle of the kind ${kind}`),
  ];
}

/** The obstacles that let a little of a change through. */
const kinds: Readonly<Record<string, Obstacle['kind']>> = {
  'change.still.far_below': 'flat',
  'change.still.floor': 'flat',
  'change.still.saturated': 'flat',
  'change.still.share_of_zero': 'flat',
};

/** The weights that a score has in both runs: e to its power over the sum, which another weight of the row gives. */
function scoreShares({ before, after }: Pair, at: CellRef, moved: CellRef | null): readonly number[] {
  return [before, after].map((run) => {
    const { terms, total } = run.explain(at);
    const term = terms.find(
      ({ factors: [score] }) => score?.cell?.row === moved?.row && score?.cell?.col === moved?.col,
    );
    return (term?.value ?? 0) / total;
  });
}

function isSameRun({ before, after }: Pair): boolean {
  const isSame = ({ id, data }: TraceNode): boolean => {
    const old = before.node(id)?.data;
    return old?.length === data.length && data.every((value, at) => Object.is(value, old[at]));
  };
  return before.nodes.length === after.nodes.length && after.nodes.every(isSame);
}

/** Whether nothing that a cell is computed from differs. */
function isUntouched({ before, after }: Pair, cell: CellRef): boolean {
  const [old, now] = [before.explain(cell).terms, after.explain(cell).terms];
  return now.every(({ factors }, at) =>
    factors.every(({ value }, slot) => Object.is(value, old[at]?.factors[slot]?.value)),
  );
}

/** The rows of the details: the chain down to the edit, and the terms, whose differences add up. */
export function detailsProblems(change: CellChange, details: Element, pair: Pair): Problems {
  const chain = [{ cell: change.cell }, ...change.path];
  const arrows = [...details.querySelectorAll('.chain .numbers')].map((each) => each.textContent ?? '');
  const chainProblems = arrows.flatMap((text, at) => {
    const [from = '', to = ''] = text.split(' → ');
    const cell = chain[at]?.cell;
    return cell === undefined
      ? [`no cell for ${text}`]
      : fromTo(pair, cell, readPrinted(from), readPrinted(to));
  });
  return [...(change.kind === 'moved' ? chainProblems : []), ...termProblems(change, details)];
}

const lastNumber = (row: Element): Printed => readPrinted((row.lastElementChild?.textContent ?? '').trim());

function termProblems({ difference, terms, tolerance }: CellChange, details: Element): Problems {
  const rows = [...details.querySelectorAll('.change-terms:not(.change-runs) tbody tr')].map(lastNumber);
  const foot = details.querySelector('.change-terms:not(.change-runs) tfoot tr');
  if (foot === null || ![difference, ...terms.map(({ contribution }) => contribution)].every(Number.isFinite))
    return [];
  const total = lastNumber(foot);
  const sum = rows.reduce((all, { value }) => all + value, 0);
  const room = rows.reduce((all, { half }) => all + half, total.half) + tolerance;
  const bySize = terms.map(({ contribution }) => contribution).sort((a, b) => Math.abs(b) - Math.abs(a));
  return [
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
