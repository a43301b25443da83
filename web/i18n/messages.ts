import { addTexts, englishTexts, type Text } from './catalogue';
import core from './en/engine.json' with { type: 'json' };
import ui from './en/interface.json' with { type: 'json' };
import type { Message, MessageValue } from './message';

/** Texts by id. */
export type Texts = ReadonlyMap<string, Text>;

addTexts({ ...core, ...ui });

/** Fetches the texts that only the full engine sends, and those about programs. */
export async function loadFullTexts(hasPrograms = false): Promise<void> {
  const files = [
    import('./en/engine-full.json', { with: { type: 'json' } }),
    ...(hasPrograms ? [import('./en/engine-programs.json', { with: { type: 'json' } })] : []),
  ];
  for (const { default: texts } of await Promise.all(files)) addTexts(texts);
}

/** How a language writes the values of a text. */
export interface TextContext {
  readonly texts: Texts;
  numeral(text: string): string;
  select(count: number): string;
}

const englishContext: TextContext = {
  texts: englishTexts,
  numeral: (text) => text,
  select: (count) => (count === 1 ? 'one' : 'other'),
};

/** "99 %" does not come apart at the end of a line. */
export function withFixedSpaces(text: string): string {
  // Most texts have none, and are written for each cell of a matrix.
  return !text.includes(' %') ? text : text.replace(/([\d}]) %/g, '$1\u00a0%');
}

/** The text of an id; the id itself where there is none. */
function textOf(id: string, count: unknown, { texts, select }: TextContext): string {
  const text = texts.get(id) ?? englishTexts.get(id) ?? id;
  if (typeof text === 'string') return withFixedSpaces(text);
  return select(Number(count)) === 'one' ? text.one : text.other;
}

/** A text with its values, as the pieces that it consists of: texts at even places, values at odd ones. */
export function piecesOf(
  id: string,
  args: Readonly<Record<string, unknown>>,
  context: TextContext,
): readonly unknown[] {
  const parts = textOf(id, args.count, context).split(/\{(\w+)\}/);
  return parts.map((part, at) => (at % 2 === 0 ? part : (args[part] ?? `{${part}}`)));
}

/** A message as text. */
export function formatText({ key, args }: Message, context: TextContext): string {
  const word = (value: MessageValue): string => {
    if (typeof value === 'number') return context.numeral(String(value));
    return typeof value === 'string' ? value : formatText(value, context);
  };
  return textOf(key, args.count, context).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = args[name];
    return value === undefined ? place : word(value);
  });
}

/** The English text of a message, whatever language the page is read in. */
export function englishText(message: Message): string {
  return formatText(message, englishContext);
}
