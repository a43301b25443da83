import type { Language } from './i18n';

/** A language that is fetched when somebody reads in it. */
export interface Foreign extends Language {
  /** Adds what a lesson and one of our own tours say to the words. Does nothing for what is not translated. */
  learn(lesson: string, tour: string): Promise<void>;
}
