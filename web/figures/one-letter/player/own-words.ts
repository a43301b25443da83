import type { Problem } from '../compute';
import type { Sentence } from '../story';
import { beatAt } from '../timeline';
import { type Playback, part } from './playback';

/** The reader's own English words: they are translated by the model, and the story goes on with them. */
export class OwnWords {
  readonly #player: Playback;
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #edit: HTMLButtonElement;
  readonly #status: HTMLElement;
  readonly #abort = new AbortController();
  #isLoading = false;

  constructor(player: Playback) {
    const { root } = player;
    this.#player = player;
    this.#form = part(root, '.story-own');
    this.#input = part(this.#form, 'input');
    this.#status = part(this.#form, '[role="status"]');
    this.#edit = part(root, '.story-edit');
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

  /** The sentence itself is the button while it stands alone at the top. */
  update(): void {
    const isSentence = beatAt(this.#player.time) < 2;
    this.#edit.hidden = !isSentence || !this.#form.hidden;
  }

  #sentence(): Sentence {
    const { story, beat } = this.#player;
    return beat === 0 ? story.before : story.after;
  }

  #open(): void {
    this.#player.pause();
    this.#form.hidden = false;
    this.#edit.hidden = true;
    this.#input.value = this.#sentence().english.join(' ');
    this.#status.textContent = '';
    this.#input.focus();
    this.#input.select();
  }

  #close(): void {
    this.#form.hidden = true;
    this.update();
    (this.#edit.hidden ? part<HTMLElement>(this.#player.root, '.story-edit-link') : this.#edit).focus();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.#isLoading) return;
    const { texts } = this.#player;
    this.#isLoading = true;
    this.#status.textContent = texts.t('home.own.loading');
    try {
      await this.#translate();
    } catch {
      this.#status.textContent = texts.t('home.own.failed');
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
      this.#input.focus();
      return;
    }
    const story = computeStory(this.#sentence().english, words, translator);
    const french = story.after.french.join(' ').replace(/ \.$/, '.').replaceAll("' ", "'");
    this.#close();
    part(this.#player.root, '.story-spoken').textContent = this.#player.texts.t('home.own.done', {
      english: words.join(' '),
      french,
    });
    this.#player.tell(story);
  }

  #problemText(problem: Problem): string {
    const { texts } = this.#player;
    if (problem.kind === 'empty') return texts.t('home.own.empty');
    if (problem.kind === 'long')
      return texts.t('home.own.long', { count: problem.count, limit: problem.limit });
    return texts.t('home.own.unknown', { word: problem.word, nearest: problem.nearest.join(', ') });
  }
}
