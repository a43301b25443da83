import type { Locale } from '../../i18n/i18n';
import type { Guide, Source } from '../../lessons/guide';

/** The guide of a lesson in the language of the locale. Both are made from the folder of the lesson, by the same code. */
export function localized(guide: Guide, lesson: string, locale: Locale): Guide {
  return (locale.guideOf(lesson) as Guide | undefined) ?? guide;
}

/** A source, and where the formula stands in it. */
export const sourceText = ({ text, place }: Source): string => (place ? `${text} (${place})` : text);
