import type { AnswerDetail, ResultDetail } from '../../store/results';
import { isoDuration, timeOfDay, timespan } from '../durations';
import { numeric } from '../numeric';
import type { ScormVersion } from './api';

/** An element of the data model and its value, in the order in which they have to be set. */
export type Pair = readonly [element: string, value: string];

/** Lengths that every platform has to keep, in characters. */
const limits = { '1.2': { response: 255, suspend: 4096 }, '2004': { response: 250, suspend: 4000 } } as const;

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
  const { response } = limits[version];
  return [
    [`${path}.id`, identifier(question)],
    [`${path}.type`, number === null ? 'fill-in' : 'numeric'],
    [`${path}.${isOld ? 'time' : 'timestamp'}`, isOld ? timeOfDay(when) : timestamp(when)],
    ...(isOld ? [] : ([[`${path}.description`, text.slice(0, 250)]] as const)),
    [`${path}.${isOld ? 'student_response' : 'learner_response'}`, number ?? given.slice(0, response)],
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
}

/** The score, and the status: completed, and passed or failed if the platform says what passes. */
export function score(version: ScormVersion, result: ResultDetail, grading: Grading): readonly Pair[] {
  const points = percent(result);
  const isPassed = points !== null && grading.passing !== null && points >= grading.passing * 100;
  const judged = points === null || grading.passing === null ? null : isPassed ? 'passed' : 'failed';
  const core = version === '1.2' ? 'cmi.core.score' : 'cmi.score';
  const pairs: Pair[] = [];
  if (points !== null)
    pairs.push([`${core}.min`, '0'], [`${core}.max`, '100'], [`${core}.raw`, String(points)]);
  if (version === '2004') {
    if (points !== null) pairs.push(['cmi.score.scaled', String(points / 100)]);
    if (judged !== null && grading.status !== 'passed') pairs.push(['cmi.success_status', judged]);
    return [...pairs, ['cmi.completion_status', 'completed']];
  }
  // Who has passed stays so.
  const status = grading.status === 'passed' ? 'passed' : (judged ?? 'completed');
  return [...pairs, ['cmi.core.lesson_status', status]];
}

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

/** Where the reader is, for the platform to keep; nothing if it would not fit. */
export function suspended(version: ScormVersion, place: unknown): readonly Pair[] {
  const text = JSON.stringify(place);
  return text.length <= limits[version].suspend ? [['cmi.suspend_data', text]] : [];
}
