import core from './en/engine.json' with { type: 'json' };
import type { Message, MessageValue } from './message';

/** Texts by key, with named places: `Row {row} of {of}`. */
export type Texts = Readonly<Record<string, string>>;

/** The English texts of the engine. Those that only the whole engine uses are added when it is loaded. */
const englishTexts = new Map<string, string>(Object.entries(core));

/** Adds English texts to those of the engine. */
export function addTexts(texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) englishTexts.set(key, text);
}

/** Fetches the texts that only the whole engine uses. */
export async function loadFullTexts(): Promise<void> {
  const { default: more } = await import('./en/engine-full.json', { with: { type: 'json' } });
  addTexts(more);
}

/** The text of a message in a language, as far as that has it; else in English. */
export function textOf(message: Message, texts?: ReadonlyMap<string, string>): string {
  const text = texts?.get(message.key) ?? englishTexts.get(message.key);
  if (text === undefined) return message.key;
  const word = (value: MessageValue): string =>
    typeof value === 'object' ? textOf(value, texts) : String(value);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = message.args[name];
    return value === undefined ? place : word(value);
  });
}

/** The English text of a message, whatever language the page is read in. */
export function englishText(message: Message): string {
  return textOf(message);
}
