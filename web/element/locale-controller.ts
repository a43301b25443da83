import { fetchLanguage, languageFor } from '../i18n/choose';
import { english, type Language, setLocale } from '../i18n/i18n';

/** The events with which readers ask for something. */
const turns = [
  ...['click', 'input', 'change', 'submit', 'keydown', 'paste', 'drop', 'close', 'focusin', 'focusout'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointerover', 'pointerout', 'wheel'],
] as const;

/** The language that an element is read in. Another element of the page may have another, so each speaks when its turn comes. */
export class LocaleController {
  readonly #lab: Element;
  #language: Language = english;

  constructor(lab: Element) {
    this.#lab = lab;
    for (const turn of turns) lab.addEventListener(turn, this.setLocale, { capture: true, passive: true });
  }

  get code(): string {
    return this.#language.code;
  }

  /** From here on texts are in the language of this element. */
  readonly setLocale = (): void => setLocale(this.#language);

  /** Fetches the language that is wanted now, with the words of a lesson and a tour. What cannot be had is read in English. */
  async learn(lesson: string, tour = ''): Promise<void> {
    const code = languageFor(this.#lab);
    const language = await fetchLanguage(code, lesson, tour).catch(() => english);
    if (code !== languageFor(this.#lab)) return this.learn(lesson, tour);
    this.#language = language;
    this.setLocale();
  }
}
