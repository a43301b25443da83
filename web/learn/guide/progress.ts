import { learnText } from '../../i18n/en/learn';
import { type Message, message } from '../../i18n/message';
import { type GivenAnswer, verdicts } from '../../store/ui/answer';
import { type GuideProgress, noProgress } from '../../store/ui/guide-progress';
import { keep, kept } from '../questions/kept';

const key = 'attention-lab-progress';

/** Whether the reader knows that nothing is stored. */
let isSaid = false;

/** What has been kept on this device, or on this page. Where that is something else: nothing. */
export function storedProgress(): GuideProgress {
  const stored = kept('device', key);
  return {
    ...noProgress,
    answers: recordOf(stored, 'answers', isAnswer),
    visited: recordOf(stored, 'visited', isList),
  };
}

/** Without storage, progress lasts as long as the page. Returns what to tell the reader: that, once, after an answer. */
export function storeProgress({ answers, visited }: GuideProgress): Message | null {
  const isStored = keep('device', key, { answers, visited });
  if (isStored || isSaid || Object.keys(answers).length === 0) return null;
  isSaid = true;
  return message(learnText('guide.not_stored'));
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

const isAnswer = (value: unknown): value is GivenAnswer =>
  isObject(value) &&
  typeof value.given === 'string' &&
  value.given.length < 2000 &&
  Number.isInteger(value.tries) &&
  (value.verdict === null || verdicts.some((each) => each === value.verdict));
