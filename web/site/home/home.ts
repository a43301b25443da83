import story from '../../generated/story.json' with { type: 'json' };
import { homeText } from '../../i18n/en/home';
import type { MessageId } from '../../i18n/message-id';
import { TypedAhead } from '../../search/typed-ahead';
import { stillOf } from '../../story/beat-times';
import { StoryPlayer } from '../../story/player/player';
import { loadHomeFonts } from './fonts';
import { englishHome, type HomeLanguage, loadHomeLanguage } from './texts';
import type { HomeTraining } from './train';

/** The value of a key in the address; empty if it is not there. */
function hashValue(hash: string, key: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(key) ?? '';
}

/** The home page. It is in the HTML already; this plays it and translates it. */
export class Home {
  #player: StoryPlayer | null = null;
  #language: HomeLanguage = englishHome;
  /** Null until it is started; resolves to null if it could not be loaded. */
  #training: Promise<HomeTraining | null> | null = null;
  /** Whether the language is part of the address. */
  #namesLanguage = false;

  /** Shows what an address names: a beat, a time, a section; the story plays by itself if it names nothing. */
  open(hash: string): void {
    const isFirst = this.#player === null;
    this.#player ??= this.#start();
    const player = this.#player;
    this.#openLanguage(hashValue(hash, 'lang'));
    const [beat, time] = [hashValue(hash, 'beat'), hashValue(hash, 't')];
    if (/^[1-6]$/.test(beat)) player.goTo(Number(beat) - 1, true);
    else if (/^\d+(?:\.\d+)?$/.test(time)) this.#seek(Number(time));
    else if (hash === '#train') this.#train();
    else if (isFirst && player.isStill) player.seek(stillOf(0));
    else if (isFirst && !/^#\w/.test(hash)) player.play();
  }

  /** Opens the search, or shows all lessons if its files cannot be loaded. */
  async openSearch(): Promise<void> {
    const typed = new TypedAhead();
    try {
      const { openSearch } = await import('./search');
      await openSearch(this.#language.texts.code, typed);
    } catch {
      location.hash = 'lessons';
    } finally {
      typed.end();
    }
  }

  #seek(time: number): void {
    this.#player?.pause();
    this.#player?.seek(time);
  }

  #start(): StoryPlayer {
    const root = document.querySelector<HTMLElement>('.home .story');
    if (root === null) throw new Error('The page has no story.');
    const { texts } = this.#language;
    const player = new StoryPlayer(root, {
      ...{ story, texts, onBeat: (beat: number) => this.#saveBeat(beat) },
      labHref: (state) => `lab.html#${state}&lang=${this.#language.texts.code}`,
    });
    // In a task of its own, after the story is there.
    setTimeout(() => loadHomeFonts().then(() => player.remeasure()));
    new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) player.pause();
    }).observe(root);
    document.querySelector('.home .language')?.addEventListener('click', () => this.#switchLanguage());
    document.querySelector('.home .train-start')?.addEventListener('click', () => this.#train());
    document.querySelector('.home .search-open')?.addEventListener('click', () => this.openSearch());
    return player;
  }

  /** Trains a model on the page. Started once: then the training has its own buttons. */
  #train(): void {
    this.#player?.pause();
    this.#training ??= this.#loadTraining();
  }

  async #loadTraining(): Promise<HomeTraining | null> {
    const section = document.querySelector<HTMLElement>('.home .train');
    const [button, place, failure] = ['.train-start', '.train-place', '.train-failed'].map((selector) =>
      section?.querySelector<HTMLElement>(selector),
    );
    if (!button || !place || !failure) return null;
    button.hidden = true;
    failure.hidden = true;
    try {
      const { startTraining } = await import('./train');
      return await startTraining(place, this.#language.texts.code);
    } catch {
      button.hidden = false;
      failure.hidden = false;
      this.#training = null;
      return null;
    }
  }

  #saveBeat(beat: number): void {
    const language = this.#namesLanguage ? `&lang=${this.#language.texts.code}` : '';
    history.replaceState(history.state, '', `#beat=${beat + 1}${language}`);
  }

  /** The language of the address, else that of the page, else that of the browser. */
  async #openLanguage(named: string): Promise<void> {
    const { documentElement } = document;
    const declared = documentElement.dataset.language ?? navigator.languages[0] ?? 'en';
    await this.#show(/^fr\b/i.test(named === '' ? declared : named) ? 'fr' : 'en');
  }

  async #switchLanguage(): Promise<void> {
    this.#namesLanguage = true;
    const code = this.#language.texts.code === 'fr' ? 'en' : 'fr';
    history.replaceState(history.state, '', `#lang=${code}`);
    await this.#show(code);
  }

  async #show(code: string): Promise<void> {
    const { documentElement } = document;
    documentElement.dataset.language = code;
    documentElement.lang = code;
    const language = await loadHomeLanguage(code);
    if (documentElement.dataset.language !== code) return;
    nameLanguageInLinks(code);
    document.title = language.texts.t(homeText('home.page.title'));
    if (language === this.#language) return;
    this.#language = language;
    translateTexts(language);
    this.#player?.translate(language.texts);
    (await this.#training)?.translate(code);
  }
}

/** Other pages open in the language of this one, which may be another than that of the browser. */
function nameLanguageInLinks(code: string): void {
  for (const link of document.querySelectorAll('.home a[href^="field.html"]'))
    link.setAttribute('href', `field.html#lang=${code}`);
  for (const link of document.querySelectorAll('.home a[href^="lab.html#"]'))
    link.setAttribute('href', `${link.getAttribute('href')?.replace(/&lang=\w+/, '')}&lang=${code}`);
}

/** Translates everything around the story. */
function translateTexts({ texts, title }: HomeLanguage): void {
  for (const element of document.querySelectorAll<HTMLElement>('.home [data-text]'))
    element.textContent = texts.t(
      element.dataset.text as MessageId,
      JSON.parse(element.dataset.args ?? '{}'),
    );
  for (const element of document.querySelectorAll<HTMLElement>('.home [data-title]')) {
    element.dataset.english ??= element.textContent ?? '';
    element.textContent = title(element.dataset.title ?? '') ?? element.dataset.english;
  }
  for (const element of document.querySelectorAll<HTMLElement>('.home [data-label]'))
    element.setAttribute('aria-label', texts.t(element.dataset.label as MessageId));
  document.querySelector('.home .language')?.setAttribute('lang', texts.code === 'fr' ? 'en' : 'fr');
}
