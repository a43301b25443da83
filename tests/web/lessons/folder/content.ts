import { readContent } from '../../../../.tools/lessons/content';

/** The lessons as their folders describe them, in each language. */
export const content = { en: readContent('.', 'en'), fr: readContent('.', 'fr') };

const byId = (language: keyof typeof content) =>
  new Map(content[language].flatMap(({ lessons }) => lessons).map((lesson) => [lesson.id, lesson]));

export const englishLessons = byId('en');
export const frenchLessons = byId('fr');
