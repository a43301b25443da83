import { html, nothing, svg, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { format } from '../../ui/format/format';
import { probability } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { Gestures } from './gestures';
import { LongMap } from './map';
import {
  type LongSettings,
  lengths,
  readSettings,
  saveSetting,
  visibilityChoices,
  windows,
} from './settings';
import { longCss } from './styles.css';

/** Number of keys to list for the selected query. */
const listedKeys = 5;

/** All attention weights of a text of up to 4,096 words, computed for the visible part only. */
class LongSequences implements Figure {
  readonly #map: LongMap;
  readonly #gestures: Gestures;
  #intent: Intent | null = null;

  constructor(context: FigureContext) {
    this.#map = new LongMap(() => context.requestUpdate());
    this.#gestures = new Gestures({
      pan: (x, y) => this.#map.pan(x, y),
      zoom: (factor, x, y) => this.#map.zoom(factor, x, y),
      pick: (x, y) => this.#pick(...this.#map.cellAt(x, y)),
      step: (rows, columns) => {
        const { row, column } = this.#map.settings;
        this.#pick(row + rows, column + columns);
      },
      showAll: () => this.#map.showAll(),
    });
  }

  render(model: Model, intent: Intent): TemplateResult {
    this.#intent = intent;
    const settings = readSettings(model);
    this.#map.applySettings(settings);
    return html`<figure class="long-sequences" aria-label=${model.locale.t(figuresText('long_sequences.weights_long_text'))}>
      <h3>${model.locale.t(figuresText('long_sequences.up_4_096_words'))}</h3>
      <p>
        ${model.locale.tHtml(figuresText('long_sequences.rhyme_repeats_itself'), { weights: model.locale.grouped(settings.n ** 2), kilobytes: model.locale.grouped((settings.n ** 2 * 4) / 1024) })}
      </p>
      ${controls(model.locale, settings, intent)}
      <div class="long-body">
        <div>
          <canvas
            class="long-map"
            tabindex="0"
            role="application"
            aria-roledescription=${model.locale.t(figuresText('long_sequences.heat_map'))}
            aria-label=${model.locale.t(figuresText('long_sequences.weights_queries_keys_query'), { queries: settings.n, keys: settings.n, row: settings.row + 1, column: settings.column + 1 })}
            aria-describedby="long-keys"
            @pointerdown=${this.#gestures.down}
            @pointermove=${this.#gestures.move}
            @pointerup=${this.#gestures.up}
            @pointercancel=${this.#gestures.up}
            @wheel=${{ handleEvent: this.#gestures.wheel, passive: false }}
            @keydown=${this.#gestures.key}
          ></canvas>
          ${this.#status(model.locale)}
        </div>
        <div class="long-side">
          ${this.#buttons(model.locale)} ${this.#chosen(model.locale, settings)} ${legend(model.locale)}
          <p class="long-keys" id="long-keys">
            ${model.locale.t(figuresText('long_sequences.drag_move_tap_choose'))}
          </p>
        </div>
      </div>
    </figure>`;
  }

  updated(root: ParentNode): void {
    this.#map.draw(root.querySelector<HTMLCanvasElement>('.long-map'));
  }

  disconnect(): void {
    this.#map.disconnect();
  }

  #pick(row: number, column: number): void {
    const { n } = this.#map.settings;
    const inside = (at: number): number => Math.min(Math.max(at, 0), n - 1);
    this.#map.show(inside(row), inside(column));
    if (!this.#intent) return;
    saveSetting(this.#intent, 'row', inside(row));
    saveSetting(this.#intent, 'column', inside(column));
  }

  #buttons(locale: Locale): TemplateResult {
    return html`<div class="long-buttons">
      <button type="button" @click=${() => this.#map.zoom(2, 0.5, 0.5)}>${locale.t(figuresText('long_sequences.closer'))}</button>
      <button type="button" @click=${() => this.#map.zoom(0.5, 0.5, 0.5)}>${locale.t(figuresText('long_sequences.further'))}</button>
      <button type="button" @click=${() => this.#map.showAll()}>${locale.t(figuresText('long_sequences.sees_all'))}</button>
      <button type="button" @click=${() => this.#map.showChosen()}>${locale.t(figuresText('long_sequences.chosen'))}</button>
    </div>`;
  }

  #status(locale: Locale): TemplateResult {
    const { progress, error, timing: took } = this.#map;
    if (error !== null)
      return html`<div class="long-status"><span class="error" role="alert">${locale.format(error)}</span></div>`;
    if (progress !== null)
      return html`<div class="long-status long-buttons">
        <progress max="1" .value=${progress} aria-label=${locale.t(figuresText('long_sequences.how_much_sight_computed'))}></progress>
        <button type="button" @click=${() => this.#map.cancel()}>${locale.t(figuresText('common.stop'))}</button>
      </div>`;
    return html`<div class="long-status">${took === null ? nothing : html`<span>${locale.tHtml(figuresText('long_sequences.weights_sight_after_ms'), { weights: locale.grouped(took.weights), milliseconds: format(locale, took.milliseconds) })}</span>`}</div>`;
  }

  #chosen(locale: Locale, { row, column }: LongSettings): TemplateResult {
    const { words, weights } = this.#map;
    const weight = weights === null ? '…' : format(locale, weights[column] ?? 0);
    return html`<dl aria-live="polite">
        <dt>${locale.t(figuresText('long_sequences.query'))}</dt>
        <dd><span class="long-number">${row + 1}</span> “${words[row]}”</dd>
        <dt>${locale.t(figuresText('common.key'))}</dt>
        <dd><span class="long-number">${column + 1}</span> “${words[column]}”</dd>
        <dt>${locale.t(figuresText('common.weight'))}</dt>
        <dd class="long-number" data-weight>${weight}</dd>
      </dl>
      ${weights === null ? nothing : largestWeights(locale, words, weights)}`;
  }
}

function largestWeights(locale: Locale, words: readonly string[], weights: Float32Array): TemplateResult {
  const order = [...weights.keys()]
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
    .slice(0, listedKeys);
  const before = (j: number): string => words.slice(Math.max(0, j - 2), j + 1).join(' ');
  return html`<table>
    <caption>${locale.t(figuresText('long_sequences.largest_weights_query'))}</caption>
    <tbody>
      ${order.map(
        (j) =>
          html`<tr><td class="long-number">${j + 1}</td><th scope="row">${before(j)}</th><td class="long-number">${format(locale, weights[j] ?? 0)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}

function controls(locale: Locale, { n, sees, w }: LongSettings, intent: Intent): TemplateResult {
  const put = (name: keyof LongSettings) => (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    saveSetting(intent, name, name === 'sees' ? value : Number(value));
  };
  const option = (value: number | string, text: string, now: number | string): TemplateResult =>
    html`<option value=${value} ?selected=${value === now}>${text}</option>`;
  return html`<div class="long-controls">
    <label><span>${locale.t(figuresText('common.words'))}</span>
      <select @change=${put('n')}>${lengths.map((each) => option(each, locale.grouped(each), n))}</select></label>
    <label><span>${locale.t(figuresText('long_sequences.word_sees'))}</span>
      <select @change=${put('sees')}>${visibilityChoices.map(([each, text]) => option(each, locale.t(text), sees))}</select></label>
    ${
      sees === 'window'
        ? html`<label><span>${locale.t(figuresText('long_sequences.how_many'))}</span>
      <select @change=${put('w')}>${windows.map((each) => option(each, String(each), w))}</select></label>`
        : nothing
    }
  </div>`;
}

function legend(locale: Locale): TemplateResult {
  const count = probability.light.length;
  return html`<div class="long-legend">
    <span>${locale.t(figuresText('long_sequences.2_less'))}</span>
    <svg viewBox=${`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">${Array.from(
      { length: count },
      (_, step) => svg`<rect class=${`s${step}`} x=${step} width="1" height="1"></rect>`,
    )}</svg>
    <span>${locale.t(figuresText('long_sequences.1_each_step_factor'))}</span>
  </div>`;
}

export const figure: FigureModule = {
  place: 'after',
  styles: longCss,
  create: (context) => new LongSequences(context),
};
