import type { AnswerDetail, ResultDetail } from '../../store/results';
import { isoDuration, timeOfDay, timespan } from '../durations';
import { numeric } from '../numeric';
import type { ScormVersion } from './api';

/** An element of the data model and its value, in the order in which they have to be set. */
export type Pair = readonly [element: string, value: string];

/** Lengths that every platform has to keep, in characters. */
const limits = { '1.2': { response: 255 }, '2004': { response: 250 } } as const;

/**
 * How long a place may be. The third edition of 2004 has to keep 4000 characters, the fourth 64,000: what does not fit into the
 * first is tried with the second.
 */
export const placeLimits = { '1.2': [4096], '2004': [4000, 64_000] } as const;

/** At most `length` characters, in one line, without half of a character. */
function clipped(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** A text of 2004: `[,]` would separate several answers, and `{lang=…}` at its start would name its language. */
const plain = (text: string): string => text.replaceAll('[,]', '[, ]').replace(/^\{/, ' {');

/** Answers are numbers or short texts: `numeric` or `fill-in`. Each attempt is an interaction of its own. */
export function interaction(
  version: ScormVersion,
  index: number,
  answer: AnswerDetail,
  when: Date,
): readonly Pair[] {
  const { question, text, given, right, seconds } = answer;
  const isOld = version === '1.2';
  const path = `cmi.interactions.${index}`;
  const number = numeric(answer);
  const words = isOld ? given : plain(given);
  return [
    [`${path}.id`, identifier(question)],
    [`${path}.type`, number === null ? 'fill-in' : 'numeric'],
    [`${path}.${isOld ? 'time' : 'timestamp'}`, isOld ? timeOfDay(when) : timestamp(when)],
    ...(isOld ? [] : ([[`${path}.description`, clipped(plain(text), 250)]] as const)),
    [
      `${path}.${isOld ? 'student_response' : 'learner_response'}`,
      number ?? clipped(words, limits[version].response),
    ],
    [`${path}.result`, right ? 'correct' : isOld ? 'wrong' : 'incorrect'],
    [`${path}.latency`, isOld ? timespan(seconds) : isoDuration(seconds)],
  ];
}

/** Letters, digits and `-._~/`, which both versions allow. */
const identifier = (id: string): string => id.replace(/[^\w.~/-]/g, '_').slice(0, 250);

/** In hundredths of a second: the standard has a time zone only after a fraction. */
const timestamp = (when: Date): string => when.toISOString().replace(/(\.\d\d)\d*Z$/, '$1Z');

/** The score in percent; null if nothing was asked. */
export function percent({ right, total }: ResultDetail): number | null {
  return total === 0 ? null : Math.round((right / total) * 100);
}

/** What the platform knows of a result, and of results before it. */
export interface Grading {
  /** The share that counts as passed, 0 to 1; null if the platform has none. */
  readonly passing: number | null;
  /** The status so far. */
  readonly status: string;
  /** The score so far, in percent; null if there is none. */
  readonly points: number | null;
}

/** Judges the score as it is reported, so that the platform comes to the same verdict. */
function judgedBy(points: number | null, passing: number | null): 'passed' | 'failed' | null {
  if (points === null || passing === null) return null;
  return points / 100 >= passing ? 'passed' : 'failed';
}

/**
 * Whether a score would contradict a status that is not taken back: in both versions, the platform judges the score that it has by
 * its own measure, so that a passed learner with a worse score would end as failed.
 */
function contradicts(points: number, judged: string | null, before: Grading): boolean {
  if (before.status !== 'passed') return false;
  return judged === 'failed' || (judged === null && before.points !== null && points < before.points);
}

/**
 * The score, and the status: completed, and passed or failed if the platform says what passes. The last result counts, as the
 * standard says; but who has passed stays so, with the score that has passed.
 */
export function score(version: ScormVersion, result: ResultDetail, grading: Grading): readonly Pair[] {
  const points = percent(result);
  const judged = judgedBy(points, grading.passing);
  if (points !== null && contradicts(points, judged, grading)) return [completed(version, 'passed')];
  const core = version === '1.2' ? 'cmi.core.score' : 'cmi.score';
  const pairs: Pair[] = [];
  if (points !== null)
    pairs.push([`${core}.min`, '0'], [`${core}.max`, '100'], [`${core}.raw`, String(points)]);
  if (version === '2004') {
    if (points !== null) pairs.push(['cmi.score.scaled', String(points / 100)]);
    if (judged !== null) pairs.push(['cmi.success_status', judged]);
    return [...pairs, completed(version)];
  }
  const status = grading.status === 'passed' ? 'passed' : (judged ?? 'completed');
  return [...pairs, completed(version, status)];
}

/** Version 1.2 has one status for what is done and how well. */
const completed = (version: ScormVersion, status = 'completed'): Pair =>
  version === '1.2' ? ['cmi.core.lesson_status', status] : ['cmi.completion_status', 'completed'];

/** How long the session took, and how it ends; `isDone`: nothing is left to do. */
export function ending(version: ScormVersion, seconds: number, isDone: boolean): readonly Pair[] {
  return version === '1.2'
    ? [
        ['cmi.core.session_time', timespan(seconds)],
        ['cmi.core.exit', isDone ? '' : 'suspend'],
      ]
    : [
        ['cmi.session_time', isoDuration(seconds)],
        ['cmi.exit', isDone ? 'normal' : 'suspend'],
      ];
}
