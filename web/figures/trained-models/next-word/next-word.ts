import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../../i18n/en/figures';
import { isRefusal } from '../../../store/document/refusal';
import { unlessLocked } from '../../../ui/controls/locked';
import { format } from '../../../ui/format/format';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { type ModelContext, maxTokens, runOf, withTokens } from '../runs';
import { nextWordCss } from './next-word.css';
import { nextProbabilities, randomStream, rankTokens, type SamplingSettings, sampleIndex } from './sampling';

/** Rows of the table. */
const tableRows = 8;
const seed = 1;
const [minTemperature, maxTemperature] = [0.1, 3];

const settingOf = (name: string): string => `next-word.${name}`;

/** A numeric setting from the state, clamped to its range. */
function readSetting(name: string, model: Model, fallback: number, low: number, high: number): number {
  const found = Number(model.state.settings[settingOf(name)] ?? fallback);
  return Number.isFinite(found) ? Math.min(high, Math.max(low, found)) : fallback;
}

/** Probabilities of the next token, controls for temperature and top-k, and sampled names. */
class NextWord implements Figure {
  readonly #context: FigureContext;
  /** Sampled texts. Each has its own random stream. */
  #samples: readonly string[] = [];
  #sampleCount = 0;

  constructor(context: FigureContext) {
    this.#context = context;
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const words = model.lesson.reading?.query?.words;
    if (words === undefined || model.lesson.trained === undefined) return nothing;
    const settings = {
      temperature: readSetting('temperature', model, 1, minTemperature, maxTemperature),
      topK: Math.round(readSetting('top_k', model, words.length, 1, words.length)),
    };
    const running = { engine: this.#context.engine, lesson: model.lesson, schema: model.schema };
    const { query } = model.state.document.tokens;
    const { end } = model.lesson.trained;
    return html`<section class="next-word" aria-label=${model.locale.t(figuresText('trained_models.comes_next'))}>
      <h3>${model.locale.t(figuresText('trained_models.comes_next_question'))}</h3>
      <p class="so-far">${model.locale.tHtml(figuresText('trained_models.so_far'), { text: html`<b>${query.map((token) => (token === end ? html`<span class="stop" title=${model.locale.t(figuresText('trained_models.stop_mark'))}>${token}</span>` : token))}</b>` })}</p>
      ${this.#table(model, settings, words, running)}
      ${this.#sliders(settings, words.length, intent)}
      ${unlessLocked(this.#buttons(model, settings, running, intent), model, 'tokens')}
      ${this.#samples.length === 0 ? nothing : html`<p class="drawn" aria-live="polite">${model.locale.tHtml(figuresText('trained_models.drawn'), { samples: this.#samples.join(', ') })}</p>`}
    </section>`;
  }

  #table(
    { locale, trace, lesson }: Model,
    settings: SamplingSettings,
    words: readonly string[],
    running: ModelContext,
  ): TemplateResult {
    const shares = nextProbabilities(trace, settings, running);
    const places = rankTokens(trace);
    const end = lesson.trained?.end;
    return html`<table>
      <thead><tr><th scope="col">${locale.t(figuresText('trained_models.next'))}</th><th scope="col">${locale.t(figuresText('trained_models.probability'))}</th><td></td></tr></thead>
      <tbody>${places.slice(0, tableRows).map(
        (at) => html`<tr class=${shares[at] === 0 ? 'left-out' : ''} data-next=${words[at] ?? ''}>
          <th scope="row">${words[at]}${words[at] === end ? html` <small>${locale.t(figuresText('trained_models.end'))}</small>` : nothing}</th><td class="number">${format(locale, shares[at] ?? 0)}</td>
          <td><progress max="1" .value=${shares[at] ?? 0} aria-hidden="true"></progress></td>
        </tr>`,
      )}</tbody>
    </table>`;
  }

  #sliders({ temperature, topK }: SamplingSettings, count: number, intent: Intent): TemplateResult {
    const set = (name: string, event: Event): void =>
      intent.dispatch({
        type: 'set-setting',
        name: settingOf(name),
        value: (event.currentTarget as HTMLInputElement).value,
      });
    return html`<div class="dials">
      <label>${this.#context.locale.t(figuresText('trained_models.temperature'))}<output>${format(this.#context.locale, temperature)}</output>
        <input type="range" min=${minTemperature} max=${maxTemperature} step="0.1" .value=${String(temperature)} @input=${(event: Event) => set('temperature', event)} /></label>
      <label>${this.#context.locale.t(figuresText('trained_models.only_likeliest_top_k'))}<output>${this.#context.locale.grouped(topK)}</output>
        <input type="range" min="1" max=${count} step="1" .value=${String(topK)} @input=${(event: Event) => set('top_k', event)} /></label>
    </div>`;
  }

  #buttons(model: Model, settings: SamplingSettings, running: ModelContext, intent: Intent): TemplateResult {
    const { query } = model.state.document.tokens;
    const { end = '' } = model.lesson.trained ?? {};
    const isFull = query.length >= maxTokens('query', running) || (query.length > 1 && query.at(-1) === end);
    return html`<div class="buttons">
      <button type="button" ?disabled=${isFull} @click=${() => this.#sample(model, settings, running, intent, 1)}>${model.locale.t(figuresText('trained_models.draw_next_letter'))}</button>
      <button type="button" @click=${() => this.#sample(model, settings, running, intent, Number.POSITIVE_INFINITY)}>${model.locale.t(figuresText('trained_models.draw_new_name'))}</button>
      <button type="button" @click=${() => intent.dispatch({ type: 'read-words', tokens: { query: [end] } })}>${model.locale.t(figuresText('trained_models.start'))}</button>
    </div>`;
  }

  /** Samples one token, or a whole text, as a single edit. */
  #sample(
    model: Model,
    settings: SamplingSettings,
    running: ModelContext,
    intent: Intent,
    limit: number,
  ): void {
    const { document } = model.state;
    const { end = '' } = model.lesson.trained ?? {};
    const words = model.lesson.reading?.query?.words ?? [];
    const random = randomStream(seed, this.#sampleCount);
    this.#sampleCount += 1;
    let tokens = limit === 1 ? document.tokens.query : [end];
    for (let count = 0; count < limit && tokens.length < maxTokens('query', running); count += 1) {
      const next = withTokens(document, { query: tokens }, running);
      if (isRefusal(next)) break;
      const word =
        words[sampleIndex(nextProbabilities(runOf(next, running), settings, running), random)] ?? end;
      tokens = [...tokens, word];
      if (word === end) break;
    }
    if (limit > 1)
      this.#samples = [...this.#samples, tokens.filter((word) => word !== end).join('')].slice(-12);
    intent.dispatch({ type: 'read-words', tokens: { query: tokens } });
  }
}

export const figure: FigureModule = {
  place: 'column',
  styles: nextWordCss,
  create: (context) => new NextWord(context),
};
