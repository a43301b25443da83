import { html, nothing, type TemplateResult } from 'lit';
import type { Trace } from '../../../engine/types';
import { t } from '../../../i18n/i18n';
import { unlessLocked } from '../../../ui/controls/locked';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { answers, placesFor, type Running, reworded, writing, written } from '../runs';
import {
  exampleTokens,
  givenVocabulary,
  isFree,
  isOfLetters,
  joined,
  prompt,
  tokensOf,
  unread,
  wordsOf,
} from '../texts';
import { Verdict } from '../verdict';
import { legend, unmapped, watchedWeights } from '../watched';
import { alignment } from './alignment';
import { sentenceCss } from './sentence.css';

/** Milliseconds for a word, while one watches the model write. */
const pace = 450;

/** What is on show while the model writes: a text as long as it is by now. */
interface Scene {
  readonly tokens: readonly string[];
  readonly trace: Trace;
}

/** What the rows of a map are called: what is written there, after the word before it where a text looks at itself. */
function rowNames({ trace, tokens }: Scene, running: Running, isAcross: boolean): readonly string[] {
  const before = (row: number): string => (isAcross ? '' : `${tokens[row] ?? ''} → `);
  return answers(trace, running).map(({ word }, row) => `${before(row)}${word}`);
}

/** A text to choose or to write, what the model makes of it, and where it looks meanwhile. */
class Sentence implements Figure {
  readonly #host: FigureContext;
  readonly #verdict: Verdict;
  #refused = '';
  #scene: Scene | null = null;
  #timer = 0;

  constructor(host: FigureContext) {
    this.#host = host;
    this.#verdict = new Verdict(host);
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    if (model.lesson.trained === undefined) return nothing;
    return html`<section class="trained-text" aria-label=${t('The text and what the model makes of it')}>
      ${unlessLocked(this.#choice(model, intent), model, 'tokens')}
      ${this.#refused === '' ? nothing : html`<p class="trained-refused" role="alert">${this.#refused}</p>`}
      ${this.#verdict.render(model)}
      ${this.#map(model, intent)}
    </section>`;
  }

  disconnect(): void {
    this.#verdict.disconnect();
    clearTimeout(this.#timer);
    this.#scene = null;
  }

  #running({ lesson, schema }: Model): Running {
    return { engine: this.#host.engine, lesson, schema };
  }

  #choice(model: Model, intent: Intent): TemplateResult {
    const examples = model.lesson.trained?.examples ?? [];
    const { tokens } = model.state.document;
    const chosen = examples.findIndex((each) => {
      const wanted = exampleTokens(each, model.lesson);
      return (
        (wanted.key ?? tokens.key).join(' ') === tokens.key.join(' ') &&
        wanted.query?.join(' ') === tokens.query.join(' ')
      );
    });
    const choose = (event: Event): void => {
      const example = examples[Number((event.currentTarget as HTMLSelectElement).value)];
      if (example !== undefined) this.#read(exampleTokens(example, model.lesson), intent);
    };
    return html`<div class="trained-choice">
        <label>${t('A text that it was not trained on')}
          <select @change=${choose}>
            <option value="-1" .selected=${chosen < 0} disabled>${t('choose one')}</option>
            ${examples.map(({ given, written: right }, at) => html`<option value=${at} .selected=${at === chosen}>${`${joined(given)} → ${joined(right)}`}</option>`)}
          </select></label>
        <button type="button" @click=${() => this.#write(model, intent)}>${this.#scene !== null ? t('Stop') : isFree(model.lesson) ? t('Let it write from the start') : t('Let it write')}</button>
      </div>
      <form class="trained-choice" @submit=${(event: SubmitEvent) => this.#submit(event, model, intent)}>
        <label>${t('Or write one of your own')}<input type="text" name="own" maxlength="400" autocomplete="off" autocapitalize="off" spellcheck="false" /></label>
        <button type="submit">${t('Read it')}</button>
      </form>
      ${this.#known(model)}`;
  }

  #known({ lesson }: Model): TemplateResult | typeof nothing {
    const words = givenVocabulary(lesson)?.words ?? [];
    const count = isOfLetters(words)
      ? t`The ${words.length} characters that it knows`
      : t`The ${words.length} words that it knows`;
    return html`<details class="trained-known"><summary>${count}</summary><p>${words.join(' · ')}</p></details>`;
  }

  #submit(event: SubmitEvent, model: Model, intent: Intent): void {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const vocabulary = givenVocabulary(model.lesson);
    if (vocabulary === undefined) return;
    const words = wordsOf(String(new FormData(form).get('own') ?? ''), vocabulary);
    const running = this.#running(model);
    this.#refused = unread(
      words,
      vocabulary,
      placesFor(model.lesson.reading?.key ? 'key' : 'query', running),
    );
    if (this.#refused !== '') this.#host.changed();
    else this.#take(tokensOf(words, model.lesson), running, model, intent);
  }

  /** Takes a text and lets the model write after it at once, where it writes after something. */
  #take(given: ReturnType<typeof tokensOf>, running: Running, model: Model, intent: Intent): void {
    const { lesson, state } = model;
    const document = reworded(state.document, given, running);
    if (typeof document === 'string') {
      this.#refused = document;
      this.#host.changed();
      return;
    }
    const isAnswered = lesson.reading?.query?.start !== undefined || lesson.trained?.after !== '';
    const words = isAnswered ? written(document, running) : [];
    const query = [...(given.query ?? []), ...words].slice(0, placesFor('query', running));
    this.#read({ ...given, query }, intent);
  }

  #read(tokens: ReturnType<typeof tokensOf>, intent: Intent): void {
    this.#refused = '';
    this.#halt();
    intent.dispatch({ type: 'read-words', tokens });
  }

  /** Starts to write, or stops. */
  #write(model: Model, intent: Intent): void {
    if (this.#scene !== null) {
      this.#halt();
      this.#host.changed();
      return;
    }
    this.#refused = '';
    const steps = writing(model.state.document, this.#running(model));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let tokens: readonly string[] = [];
    const next = (): void => {
      const { value } = steps.next();
      if (!value) this.#read({ query: tokens }, intent);
      else {
        tokens = value.tokens;
        this.#scene = value;
        this.#timer = window.setTimeout(next, isStill ? 0 : pace);
        this.#host.changed();
      }
    };
    next();
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#scene = null;
  }

  #map(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const running = this.#running(model);
    const { key, query } = model.state.document.tokens;
    const whole: Scene = { trace: model.trace, tokens: query };
    const { trace, tokens } = this.#scene ?? whole;
    const said = answers(trace, running);
    const from = this.#firstRow(model);
    const weights = trace.node(watchedWeights(model));
    if (weights === undefined) return this.#isToldAbove(model) ? nothing : unmapped(said.slice(from));
    const isAcross = weights.col_dim !== weights.row_dim;
    const [names, allNames] = [
      rowNames({ trace, tokens }, running, isAcross),
      rowNames(whole, running, isAcross),
    ];
    const columns = isAcross ? key : query;
    const map = alignment({
      weights,
      from,
      columns: isAcross ? key : tokens,
      names,
      answers: said,
      least: { rows: allNames.length, columns: columns.length, names: allNames.slice(from) },
      lit: this.#scene === null ? -1 : weights.rows - 1,
      press: (row, col) => intent.dispatch({ type: 'select-cell', cell: { node: weights.id, row, col } }),
    });
    return html`${map}<p class="help">${legend(weights, model)}</p>`;
  }

  /** Whether the verdict tells what a model says that was trained to look at nothing; while it writes, each word is told. */
  #isToldAbove({ lesson }: Model): boolean {
    return lesson.trained?.beside !== undefined && this.#scene === null;
  }

  /** The first row in which the model answers. */
  #firstRow({ state, lesson }: Model): number {
    return lesson.trained?.after === '' && lesson.reading?.query?.start === undefined
      ? 0
      : prompt(
          state.document.tokens.query.length === 0 ? { query: [''], key: [] } : state.document.tokens,
          lesson,
        ).length - 1;
  }
}

export const figure: FigureModule = {
  place: 'before',
  styles: sentenceCss,
  make: (host) => new Sentence(host),
};
