import { homeText } from '../../i18n/en/home';
import { beatAt } from '../beat-times';
import type { Problem, UnknownWord } from '../compute';
import type { Sentence } from '../story';
import { KnownWords } from './known-words';
import { type Playback, part } from './playback';

/** The reader's own English words: they are translated by the model, and the story goes on with them. */
export class OwnWords {
  readonly #player: Playback;
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #edit: HTMLButtonElement;
  readonly #status: HTMLElement;
  readonly #known: KnownWords;
  readonly #abort = new AbortController();
  #isLoading = false;
  /** The time of the story at which the form was opened. */
  #openedAt = 0;
  /** What was typed and not translated. */
  #draft = '';

  constructor(player: Playback) {
    const { root } = player;
    this.#player = player;
    this.#form = part(root, '.story-own');
    this.#input = part(this.#form, 'input');
    this.#status = part(this.#form, '[role="status"]');
    this.#edit = part(root, '.story-edit');
    this.#known = new KnownWords(part(this.#form, '.story-known'), (word) => this.#append(word));
    const { signal } = this.#abort;
    for (const button of root.querySelectorAll('.story-edit, .story-edit-link'))
      button.addEventListener('click', () => this.#open(), { signal });
    part(root, '.story-cancel').addEventListener('click', () => this.#close(), { signal });
    this.#form.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.#form.addEventListener('keydown', (event) => event.key === 'Escape' && this.#close(), { signal });
  }

  disconnect(): void {
    this.#abort.abort();
  }

  /** The sentence itself is the button while it stands alone at the top. When the story goes on, the form no longer covers it. */
  update(): void {
    if (!this.#form.hidden && this.#player.time !== this.#openedAt) this.#hide();
    const isSentence = beatAt(this.#player.time) < 2;
    this.#edit.hidden = !isSentence || !this.#form.hidden;
  }

  /** Shows the count of known words in the current language. */
  translate(): void {
    if (!this.#form.hidden) this.#known.show(this.#player.texts);
  }

  #sentence(): Sentence {
    const { story, beat } = this.#player;
    return beat === 0 ? story.before : story.after;
  }

  #open(): void {
    this.#player.pause();
    this.#openedAt = this.#player.time;
    this.#form.hidden = false;
    this.#edit.hidden = true;
    this.#input.value = this.#draft || this.#sentence().english.join(' ');
    this.#known.show(this.#player.texts);
    this.#status.textContent = '';
    this.#input.focus();
    this.#input.select();
  }

  /** Keeps what was typed for the next time. */
  #hide(): void {
    const typed = this.#input.value.trim();
    this.#draft = typed === this.#sentence().english.join(' ') ? '' : typed;
    this.#form.hidden = true;
  }

  #close(): void {
    this.#hide();
    this.update();
    (this.#edit.hidden ? part<HTMLElement>(this.#player.root, '.story-edit-link') : this.#edit).focus();
  }

  #append(word: string): void {
    this.#input.value = `${this.#input.value.trimEnd()} ${word}`.trimStart();
    this.#input.scrollLeft = this.#input.scrollWidth;
    part(this.#player.root, '.story-spoken').textContent = this.#input.value;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.#isLoading) return;
    const { texts } = this.#player;
    this.#isLoading = true;
    this.#status.textContent = texts.t(homeText('home.own.loading'));
    try {
      await this.#translate();
    } catch {
      this.#status.textContent = texts.t(homeText('home.own.failed'));
    } finally {
      this.#isLoading = false;
    }
  }

  async #translate(): Promise<void> {
    const { computeStory, loadTranslator, readText } = await import('../compute');
    const translator = await loadTranslator();
    const words = readText(this.#input.value, translator);
    if ('kind' in words) {
      this.#status.textContent = this.#problemText(words);
      if (words.kind === 'unknown') this.#known.open();
      this.#input.focus();
      return;
    }
    const story = computeStory(this.#sentence().english, words, translator);
    const french = story.after.french.join(' ').replace(/ \.$/, '.').replaceAll("' ", "'");
    this.#close();
    this.#draft = '';
    part(this.#player.root, '.story-spoken').textContent = this.#player.texts.t(homeText('home.own.done'), {
      english: words.join(' '),
      french,
    });
    this.#player.tell(story);
  }

  #problemText(problem: Problem): string {
    const { texts } = this.#player;
    if (problem.kind === 'empty') return texts.t(homeText('home.own.empty'));
    if (problem.kind === 'long')
      return texts.t(homeText('home.own.long'), { count: problem.count, limit: problem.limit });
    const words = problem.unknown.map((each) => this.#unknownText(each)).join(', ');
    return texts.t(homeText('home.own.unknown'), { words });
  }

  #unknownText({ word, near }: UnknownWord): string {
    const { texts } = this.#player;
    if (near.length === 0) return texts.t(homeText('home.own.unknown_word'), { word });
    return texts.t(homeText('home.own.unknown_near'), { word, near: near.join(', ') });
  }
}
