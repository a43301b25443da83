import type { Locale } from '../../i18n/i18n';
import { summaryOf } from '../../i18n/lesson-texts';
import { summaries } from '../../lessons/summaries';

/** The summary of a lesson that is not open, in the language of the locale. */
export const listedSummary = (locale: Locale, id: string): string =>
  summaryOf(locale, { id, summary: summaries[id] ?? '' });
