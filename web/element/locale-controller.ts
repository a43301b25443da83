import { fetchLanguage, languageFor } from '../i18n/choose';
import { english, type Locale } from '../i18n/i18n';

/** The language of one element. Other elements of the page may use another one. */
export class LocaleController {
  readonly #lab: Element;
  #locale: Locale = english;

  constructor(lab: Element) {
    this.#lab = lab;
  }

  get locale(): Locale {
    return this.#locale;
  }

  /** Loads the current language, with the translations of a lesson. Falls back to English if that fails. */
  async loadTexts(lesson: string): Promise<void> {
    const code = languageFor(this.#lab);
    const locale = await fetchLanguage(code, lesson).catch(() => english);
    if (code !== languageFor(this.#lab)) return this.loadTexts(lesson);
    this.#locale = locale;
  }
}
