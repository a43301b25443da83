import english from '../../i18n/en/home.json' with { type: 'json' };
import { createTexts } from './create-texts';

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
