import { homeText } from '../../i18n/en/home';
import type { StoryTexts } from '../setting';
import { part } from './playback';

/** The words that the model knows, as buttons. */
export class KnownWords {
  readonly #details: HTMLDetailsElement;
  readonly #choose: (word: string) => void;
  #words: readonly string[] = [];

  constructor(details: HTMLDetailsElement, choose: (word: string) => void) {
    this.#details = details;
    this.#choose = choose;
  }

  open(): void {
    this.#details.open = true;
  }

  /** Loads the words the first time. Without them, the form is as useful as it was. */
  async show(texts: StoryTexts): Promise<void> {
    if (this.#words.length === 0) await this.#load().catch(() => {});
    const count = this.#words.length;
    this.#details.hidden = count === 0;
    part(this.#details, 'summary').textContent = texts.t(homeText('home.own.knows'), { count });
  }

  async #load(): Promise<void> {
    const { englishWords } = await import('../../training/tasks/english-french/lexicon');
    this.#words = englishWords;
    part(this.#details, 'div').replaceChildren(...englishWords.map((word) => this.#button(word)));
  }

  #button(word: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.lang = 'en';
    button.textContent = word;
    button.addEventListener('click', () => this.#choose(word));
    return button;
  }
}
