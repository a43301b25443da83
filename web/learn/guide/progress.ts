import { type Message, message } from '../../i18n/message';
import type { GuideAnswer, GuideProgress } from '../../store/ui/guide-progress';
import { noProgress } from '../../store/ui/guide-progress';

const storageKey = 'attention-lab-progress';

/** What storage has refused, as in some frames, or had no room for: it lasts as long as the page. */
let unstored: string | null = null;
/** Whether the reader knows. */
let isSaid = false;

/** What has been kept on this device, or on this page. Where that is something else: nothing. */
export function storedProgress(): GuideProgress {
  try {
    const stored: unknown = JSON.parse(unstored ?? localStorage.getItem(storageKey) ?? '{}');
    return {
      ...noProgress,
      answers: recordOf(stored, 'answers', isAnswer),
      visited: recordOf(stored, 'visited', isList),
    };
  } catch {
    return noProgress;
  }
}

/** Without storage, progress lasts as long as the page. Returns what to tell the reader: that, once, after an answer. */
export function storeProgress({ answers, visited }: GuideProgress): Message | null {
  const text = JSON.stringify({ answers, visited });
  try {
    localStorage.setItem(storageKey, text);
    unstored = null;
    return null;
  } catch {
    unstored = text;
  }
  if (isSaid || Object.keys(answers).length === 0) return null;
  isSaid = true;
  return message('guide.not_stored');
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
