import type { Language } from './i18n';

/** A language other than English. It is fetched when somebody reads in it. */
export interface ForeignLanguage extends Language {
  /** Adds the translations of a lesson to `trees`. Does nothing where there are none. */
  load(lesson: string): Promise<void>;
}
