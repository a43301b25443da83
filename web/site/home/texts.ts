import english from '../../i18n/en/home.json' with { type: 'json' };
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

export const englishTexts = createTexts('en', english);

/** Titles of lessons and the texts of the page, in a language. */
export interface HomeLanguage {
  readonly texts: ReturnType<typeof createTexts>;
  /** The title of `lessons/masks` or `parts/heads`; undefined where it stands in the page. */
  title(name: string): string | undefined;
}

export const englishHome: HomeLanguage = { texts: englishTexts, title: () => undefined };

/** Loads a language; English for an unknown code. */
export async function loadHomeLanguage(code: string): Promise<HomeLanguage> {
  if (code !== 'fr') return englishHome;
  const [home, { default: chapters }] = await Promise.all([
    import('../../i18n/fr/home.json'),
    import('../../generated/lessons/list-fr.json'),
  ]);
  const named = new Map<string, string>(
    chapters.flatMap(({ id, title, lessons }) => [
      [`parts/${id}`, title] as const,
      ...lessons.map((lesson) => [`lessons/${lesson.id}`, lesson.title] as const),
    ]),
  );
  return { texts: createTexts('fr', home.default), title: (name) => named.get(name) };
}
