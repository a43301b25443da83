import { html, nothing, svg, type TemplateResult } from 'lit';
import { formatError, grouped, t, tHtml, translate } from '../../i18n/i18n';
import { format } from '../../ui/format/format';
import { probability } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { Gestures } from './gestures';
import { LongMap } from './map';
import { type LongSettings, lengths, putSetting, readSettings, sights, windows } from './settings';
import { longCss } from './styles.css';

/** How many keys of the chosen query are listed. */
const listed = 5;

/** All weights of a text of up to 4,096 words, computed where one looks. */
class LongSequences implements Figure {
  readonly #map: LongMap;
  readonly #gestures: Gestures;
  #intent: Intent | null = null;

  constructor(host: FigureContext) {
    this.#map = new LongMap(() => host.changed());
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
    this.#map.use(settings);
    return html`<figure class="long-sequences" aria-label=${t('Weights of a long text')}>
      <h3>${t('Up to 4,096 words, and no matrix of all their weights')}</h3>
      <p>
        ${tHtml`A rhyme that repeats itself; each word asks with itself and the two words before it. Rows are queries, columns are keys. All ${grouped(settings.n ** 2)} weights would take ${grouped((settings.n ** 2 * 4) / 1024)} kB; only those in sight are computed, in float32, beside this page.`}
      </p>
      ${controls(settings, intent)}
      <div class="long-body">
        <div>
          <canvas
            class="long-map"
            tabindex="0"
            role="application"
            aria-roledescription=${t('heat map')}
            aria-label=${t`Weights of ${settings.n} queries and ${settings.n} keys, query ${settings.row + 1} and key ${settings.column + 1} chosen`}
            aria-describedby="long-keys"
            @pointerdown=${this.#gestures.down}
            @pointermove=${this.#gestures.move}
            @pointerup=${this.#gestures.up}
            @pointercancel=${this.#gestures.up}
            @wheel=${{ handleEvent: this.#gestures.wheel, passive: false }}
            @keydown=${this.#gestures.key}
          ></canvas>
          ${this.#status()}
        </div>
        <div class="long-side">
          ${this.#buttons()} ${this.#chosen(settings)} ${legend()}
          <p class="long-keys" id="long-keys">
            ${t('Drag to move, tap to choose, pinch or turn the wheel with Ctrl to zoom. Keys: arrows choose, with Shift ten at once; + and − zoom; 0 shows all.')}
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
    putSetting(this.#intent, 'row', inside(row));
    putSetting(this.#intent, 'column', inside(column));
  }

  #buttons(): TemplateResult {
    return html`<div class="long-buttons">
      <button type="button" @click=${() => this.#map.zoom(2, 0.5, 0.5)}>${t('Closer')}</button>
      <button type="button" @click=${() => this.#map.zoom(0.5, 0.5, 0.5)}>${t('Further')}</button>
      <button type="button" @click=${() => this.#map.showAll()}>${t('All')}</button>
      <button type="button" @click=${() => this.#map.showChosen()}>${t('To the chosen')}</button>
    </div>`;
  }

  #status(): TemplateResult {
    const { progress, trouble, took } = this.#map;
    if (trouble !== '')
      return html`<div class="long-status"><span class="trouble" role="alert">${formatError(trouble)}</span></div>`;
    if (progress !== null)
      return html`<div class="long-status long-buttons">
        <progress max="1" .value=${progress} aria-label=${t('How much of what is in sight is computed')}></progress>
        <button type="button" @click=${() => this.#map.cancel()}>${t('Stop')}</button>
      </div>`;
    return html`<div class="long-status">${took === null ? nothing : html`<span>${tHtml`${grouped(took.weights)} weights in sight after ${format(took.milliseconds)} ms.`}</span>`}</div>`;
  }

  #chosen({ row, column }: LongSettings): TemplateResult {
    const { words, weights } = this.#map;
    const weight = weights === null ? '…' : format(weights[column] ?? 0);
    return html`<dl aria-live="polite">
        <dt>${t('query')}</dt>
        <dd><span class="long-number">${row + 1}</span> “${words[row]}”</dd>
        <dt>${t('key')}</dt>
        <dd><span class="long-number">${column + 1}</span> “${words[column]}”</dd>
        <dt>${t('weight')}</dt>
        <dd class="long-number" data-weight>${weight}</dd>
      </dl>
      ${weights === null ? nothing : largest(words, weights)}`;
  }
}

function largest(words: readonly string[], weights: Float32Array): TemplateResult {
  const order = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, listed);
  const before = (j: number): string => words.slice(Math.max(0, j - 2), j + 1).join(' ');
  return html`<table>
    <caption>${t('Largest weights of this query')}</caption>
    <tbody>
      ${order.map(
        (j) =>
          html`<tr><td class="long-number">${j + 1}</td><th scope="row">${before(j)}</th><td class="long-number">${format(weights[j] ?? 0)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}

function controls({ n, sees, w }: LongSettings, intent: Intent): TemplateResult {
  const put = (name: keyof LongSettings) => (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    putSetting(intent, name, name === 'sees' ? value : Number(value));
  };
  const option = (value: number | string, text: string, now: number | string): TemplateResult =>
    html`<option value=${value} ?selected=${value === now}>${text}</option>`;
  return html`<div class="long-controls">
    <label><span>${t('words')}</span>
      <select @change=${put('n')}>${lengths.map((each) => option(each, grouped(each), n))}</select></label>
    <label><span>${t('a word sees')}</span>
      <select @change=${put('sees')}>${sights.map(([each, text]) => option(each, translate(text), sees))}</select></label>
    ${
      sees === 'window'
        ? html`<label><span>${t('how many')}</span>
      <select @change=${put('w')}>${windows.map((each) => option(each, String(each), w))}</select></label>`
        : nothing
    }
  </div>`;
}

function legend(): TemplateResult {
  const count = probability.light.length;
  return html`<div class="long-legend">
    <span>${t('2⁻¹² or less')}</span>
    <svg viewBox=${`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">${Array.from(
      { length: count },
      (_, step) => svg`<rect class=${`s${step}`} x=${step} width="1" height="1"></rect>`,
    )}</svg>
    <span>${t('1, each step a factor of 2.3')}</span>
  </div>`;
}

export const figure: FigureModule = {
  place: 'after',
  styles: longCss,
  make: (host) => new LongSequences(host),
};
