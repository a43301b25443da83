import type { StoryTexts } from '../../story/setting';

type Text = string | { readonly one: string; readonly other: string };

/** The texts of the home page by id. */
export type HomeTexts = Readonly<Record<string, Text>>;

/** The language of the home page. A locale would bring the texts of the whole element with it. */
export function createTexts(code: string, texts: HomeTexts): StoryTexts & { readonly code: string } {
  const plurals = new Intl.PluralRules(code);
  const numeral = (text: string): string => (code === 'fr' ? text.replace('.', ',') : text);
  const pieces = (id: string, args: Readonly<Record<string, unknown>>): readonly unknown[] => {
    const text = texts[id] ?? id;
    const isOne = typeof text !== 'string' && plurals.select(Number(args.count)) === 'one';
    const form = typeof text === 'string' ? text : isOne ? text.one : text.other;
    return form.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (args[part] ?? '')));
  };
  return { code, numeral, t: (id, args = {}) => pieces(id, args).join(''), tHtml: pieces };
}
