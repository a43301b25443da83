import { t } from '../../i18n/i18n';
import { quoted } from '../document/refusal';
import { limits } from '../sizes/limits';

/** The regions that the author of a page may leave out. */
export const hideNames = [
  'header',
  'lessons',
  'tools',
  'share',
  'strip',
  'prose',
  'figures',
  'legend',
  'controls',
  'why',
  'stepper',
] as const;

export type HideName = (typeof hideNames)[number];

/** What the author of a page may keep readers from changing: numbers, options, words and sizes, the lesson. */
export const lockNames = ['inputs', 'options', 'tokens', 'lesson', 'all'] as const;

export type LockName = (typeof lockNames)[number];

/** The names of a list that mean something, and a sentence for each one that does not. */
export interface Named<Name extends string> {
  readonly names: ReadonlySet<Name>;
  readonly messages: readonly string[];
}

/** Reads names separated by spaces, such as the value of the attribute `hide`. */
export function readHidden(text: string): Named<HideName> {
  return readNames('hide', text, hideNames);
}

/** Reads the value of the attribute `lock`; `all` stands for all the others. */
export function readLocked(text: string): Named<LockName> {
  const { names, messages } = readNames('lock', text, lockNames);
  return { names: names.has('all') ? new Set(lockNames) : names, messages };
}

/** No list has this much to say; more messages are dropped. */
const mostMessages = 5;

function readNames<Name extends string>(list: string, text: string, known: readonly Name[]): Named<Name> {
  if (text.length > limits.listLength)
    return {
      names: new Set(),
      messages: [t`${list} has ${text.length} characters: at most ${limits.listLength}`],
    };
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  const unknown = words.filter((word) => !known.some((name) => name === word));
  return {
    names: new Set(known.filter((name) => words.includes(name))),
    messages: unknown
      .slice(0, mostMessages)
      .map((word) => t`${list} has no ${quoted(word)}: known are ${known.join(', ')}`),
  };
}
