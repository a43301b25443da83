import { fetchLanguage, languageFor } from '../i18n/choose';
import { english, type Language, setLocale } from '../i18n/i18n';

/** The events whose listeners may show texts. */
const interactionEvents = [
  ...['click', 'input', 'change', 'submit', 'keydown', 'paste', 'drop', 'close', 'focusin', 'focusout'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointerover', 'pointerout', 'wheel'],
] as const;

/**
 * The language of one element. The current language is global, and other elements of the page may use another one: each sets
 * its own before its listeners run.
 */
export class LocaleController {
  readonly #lab: Element;
  #language: Language = english;

  constructor(lab: Element) {
    this.#lab = lab;
    for (const type of interactionEvents)
      lab.addEventListener(type, this.setLocale, { capture: true, passive: true });
  }

  get code(): string {
    return this.#language.code;
  }

  /** Makes all texts use the language of this element. */
  readonly setLocale = (): void => setLocale(this.#language);

  /** Loads the current language, with the translations of a lesson and a tour. Falls back to English if that fails. */
  async loadTexts(lesson: string, tour = ''): Promise<void> {
    const code = languageFor(this.#lab);
    const language = await fetchLanguage(code, lesson, tour).catch(() => english);
    if (code !== languageFor(this.#lab)) return this.loadTexts(lesson, tour);
    this.#language = language;
    this.setLocale();
  }
}
