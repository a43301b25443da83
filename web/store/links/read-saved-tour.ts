import { type GivenAnswer, maxAnswerLength, verdicts } from '../ui/answer';
import type { TourResumption } from '../ui/tour-progress';
import { isObject, ownProperty } from '../untrusted/copy-values';
import { tourLimits } from '../untrusted/tour';

interface TourToResume extends TourResumption {
  /** The source of the tour; empty for the current one. */
  readonly tour: string;
}

/** Reads the tour of an untrusted link: the id of a built-in one, or its packed JSON, and the stop. */
export function readTourKeys(link: string): TourToResume {
  const [, tour = ''] = /[#&]tour=([\w.-]+)/.exec(link) ?? [];
  return { tour, stop: Number(/[#&]stop=(\d{1,3})/.exec(link)?.[1] ?? 1) };
}

/** Validates the tour of a copied `SavedState`. What is no stop and no answer is left out. */
export function readSavedTour(state: unknown): TourToResume {
  const untrusted = isObject(state) ? ownProperty(state, 'tour') : undefined;
  if (!isObject(untrusted)) return { tour: '', stop: 1, answers: {} };
  const tour = ownProperty(untrusted, 'tour');
  const stop = ownProperty(untrusted, 'stop');
  const given = ownProperty(untrusted, 'answers');
  const answers: Record<number, GivenAnswer> = {};
  for (let at = 0; isObject(given) && at < tourLimits.steps; at += 1) {
    const answer = readAnswer(ownProperty(given, String(at)));
    if (answer !== null) answers[at] = answer;
  }
  return {
    tour: typeof tour === 'string' ? tour : '',
    stop: wholeNumber(stop) ?? 1,
    answers,
  };
}

/** A whole number, which platforms and databases may have made a text: `"3"`. Null for anything else. */
function wholeNumber(untrusted: unknown): number | null {
  if (typeof untrusted === 'string' && /^-?\d{1,9}$/.test(untrusted)) return Number(untrusted);
  return Number.isInteger(untrusted) ? Number(untrusted) : null;
}

function readAnswer(untrusted: unknown): GivenAnswer | null {
  if (!isObject(untrusted)) return null;
  const [given, tries, found, isRevealed] = ['given', 'tries', 'verdict', 'isRevealed'].map((name) =>
    ownProperty(untrusted, name),
  );
  const verdict = found === null ? null : verdicts.find((each) => each === found);
  const isValid = typeof given === 'string' && given.length <= maxAnswerLength;
  if (!isValid || verdict === undefined) return null;
  // An answer is kept, however often it was tried.
  const answer = { given, tries: Math.max(wholeNumber(tries) ?? 1, 0), verdict };
  return isRevealed === true ? { ...answer, isRevealed } : answer;
}
