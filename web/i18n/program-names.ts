import type { Locale } from './i18n';
import type { Message, MessageArgs, MessageValue } from './message';

/** A lesson about a program: what the names in the program are called in its own texts, by name. */
interface NamedLesson {
  readonly id: string;
  readonly names?: Readonly<Record<string, string>>;
}

const locales = new WeakMap<Locale, WeakMap<NamedLesson, Locale>>();

/**
 * The locale of a lesson about a program: names in the program, of matrices, sections and options, are called as the texts of the lesson
 * say. Else they stay as they are in English, and other languages call them as mechanisms of the engine do.
 */
export function localeOfProgram(locale: Locale, lesson: NamedLesson): Locale {
  const known = locales.get(locale) ?? new WeakMap<NamedLesson, Locale>();
  locales.set(locale, known);
  const found = known.get(lesson) ?? withNames(locale, lesson);
  known.set(lesson, found);
  return found;
}

function withNames(locale: Locale, lesson: NamedLesson): Locale {
  const nameOf = (text: string): string => calledIn(locale, lesson, text) ?? text;
  const called = (value: MessageValue): MessageValue => {
    if (typeof value === 'object') return renamed(value);
    return typeof value === 'string' ? nameOf(value) : value;
  };
  const renamed = ({ key, args }: Message): Message => {
    const word = /^word\.(.+)$/.exec(key)?.[1];
    const name = word === undefined ? undefined : ownName(locale, lesson, word);
    if (name !== undefined) return { key: 'program.text', args: { text: name } };
    return { key, args: key.startsWith('program.') ? mapped(args, called) : mapped(args, nested(renamed)) };
  };
  return { ...locale, format: (message) => locale.format(renamed(message)) };
}

const mapped = (args: MessageArgs, map: (value: MessageValue) => MessageValue): MessageArgs =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, map(value)]));

const nested =
  (rename: (message: Message) => Message) =>
  (value: MessageValue): MessageValue =>
    typeof value === 'object' ? rename(value) : value;

const idOf = (text: string): string => text.replaceAll(' ', '_');

/** What the texts of the lesson call it, in the language of the locale. */
function ownName(locale: Locale, { id, names = {} }: NamedLesson, text: string): string | undefined {
  const name = idOf(text);
  const own = Object.hasOwn(names, name) ? names[name] : undefined;
  return locale.textAt([`lessons/${id}`, 'names', name], '') || own;
}

function calledIn(locale: Locale, lesson: NamedLesson, text: string): string | undefined {
  const own = ownName(locale, lesson, text);
  if (own !== undefined || locale.code === 'en') return own;
  const key = `title.${idOf(text)}`;
  const title = locale.format({ key, args: {} });
  return title === key ? undefined : title;
}
