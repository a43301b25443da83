import type { GuideAnswer, GuideProgress } from '../store/ui/guide-progress';
import { noProgress } from '../store/ui/guide-progress';

const storageKey = 'attention-lab-progress';

/** What has been kept on this device. Where storage is refused or holds something else: nothing. */
export function storedProgress(): GuideProgress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return {
      ...noProgress,
      answers: recordOf(stored, 'answers', isAnswer),
      visited: recordOf(stored, 'visited', isList),
    };
  } catch {
    return noProgress;
  }
}

/** Without storage, progress lasts as long as the page. */
export function storeProgress({ answers, visited }: GuideProgress): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ answers, visited }));
  } catch {
    // Refused, as in some frames.
  }
}

function recordOf<Value>(
  stored: unknown,
  name: string,
  isValid: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> {
  const record: unknown = isObject(stored) ? stored[name] : undefined;
  if (!isObject(record)) return {};
  const entries = Object.entries(record).slice(0, 2000);
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValid(entry[1])));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length < 100 && value.every((each) => typeof each === 'string');

const verdicts: readonly unknown[] = [
  'right',
  'wrong',
  'too small',
  'too large',
  'nothing',
  'no number',
  null,
];

const isAnswer = (value: unknown): value is GuideAnswer =>
  isObject(value) &&
  typeof value.given === 'string' &&
  value.given.length < 2000 &&
  Number.isInteger(value.tries) &&
  verdicts.includes(value.verdict);
