import { type Message, message } from '../../i18n/message';
import { quoted } from '../document/refusal';
import { limits } from '../sizes/limits';

/** The regions that the attribute `hide` can hide. */
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

/** What the attribute `lock` can protect from changes by readers; `tokens` includes sizes. */
export const lockNames = ['inputs', 'options', 'tokens', 'lesson', 'all'] as const;

export type LockName = (typeof lockNames)[number];

/** The known names of a list, and a message for each unknown one. */
export interface NameList<Name extends string> {
  readonly names: ReadonlySet<Name>;
  readonly messages: readonly Message[];
}

/** Parses the value of the attribute `hide`: names separated by spaces or commas; `all` stands for all other names. */
export function readHidden(text: string): NameList<HideName> {
  const { names, messages } = readNames('hide', text, [...hideNames, 'all']);
  return { names: new Set(hideNames.filter((name) => names.has('all') || names.has(name))), messages };
}

/** Parses the value of the attribute `lock`; `all` stands for all other names. */
export function readLocked(text: string): NameList<LockName> {
  const { names, messages } = readNames('lock', text, lockNames);
  return { names: names.has('all') ? new Set(lockNames) : names, messages };
}

const maxMessages = 5;

function readNames<Name extends string>(list: string, text: string, known: readonly Name[]): NameList<Name> {
  if (text.length > limits.listLength)
    return {
      names: new Set(),
      messages: [message('error.characters', { name: list, count: text.length, max: limits.listLength })],
    };
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  const unknown = words.filter((word) => !known.some((name) => name === word));
  return {
    names: new Set(known.filter((name) => words.includes(name))),
    messages: unknown
      .slice(0, maxMessages)
      .map((word) => message('error.unknown_name', { list, word: quoted(word), known: known.join(', ') })),
  };
}
