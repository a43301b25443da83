import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { fileOf } from '../authoring/export/files';
import { PanelStatus } from '../authoring/export/panel';
import type { CellRef, Trace, TraceNode } from '../engine/types';
import { authoringText } from '../i18n/en/authoring';
import { lessonFileName } from '../store/attributes/lesson-name';
import { requestWithActiveOptions } from '../store/document/request';
import { createResizeObserver } from '../ui/dom/resize-observer';
import { symbolText } from '../ui/equation/equation';
import { cellText, matrixFormat } from '../ui/format/format';
import { cellLabel } from '../ui/format/names';
import type { DialogHost, LazyDialog } from '../ui/lazy';
import type { Model } from '../ui/model';
import { boxName } from '../ui/overview/map/box';
import type { UiIntent } from '../ui/ui-intent';
import { ancestorsOf } from './ancestors';
import { arrange } from './arrange';
import { draw, type Picture } from './draw';
import { originsCss } from './origins.css';
import { type Parts, partsOf, type Word, wordsOf } from './parts';
import { momentAt, partAt, times } from './way';
import { wordName, wordTable } from './words';

/** The values of the slider. */
const sliderMax = 1000;

/** What follows from one run. */
interface Found {
  readonly trace: Trace;
  readonly words: readonly Word[];
  readonly parts: Parts | null;
  readonly picture: Picture;
}

/** Where one number comes from: the view goes back from its cell to the whole model. */
export class OriginsDialog implements LazyDialog {
  readonly styles = originsCss;
  readonly #host: DialogHost;
  readonly #cell: CellRef;
  readonly #status: PanelStatus;
  readonly #resize = createResizeObserver(() => this.#paint());
  #found: Found | null = null;
  #canvas: HTMLCanvasElement | null = null;
  /** The part of the way, from 0 to 1. */
  #part = 0;
  /** When the motion started; null while it stands. */
  #started: number | null = null;
  #making: { readonly abort: AbortController; done: number } | null = null;

  /** One function, since Lit calls another one anew. */
  readonly #onCanvas = (element: Element | undefined): void => {
    this.#resize.disconnect();
    this.#canvas = element instanceof HTMLCanvasElement ? element : null;
    if (this.#canvas === null) return;
    this.#resize.observe(this.#canvas);
    this.#play();
  };

  /** `place` is the cell, `head_0/scores:1,2`. */
  constructor(host: DialogHost, place: string) {
    this.#host = host;
    this.#status = new PanelStatus(host);
    const [, node = '', row = '0', col = '0'] = /^(.*):(\d+),(\d+)$/su.exec(place) ?? [];
    this.#cell = { node, row: Number(row), col: Number(col) };
  }

  render(model: Model, intent: UiIntent): TemplateResult {
    const { t } = model.locale;
    const found = this.#findIn(model);
    this.#paint();
    return html`<dialog id="lazy-dialog" class="origins" aria-labelledby="origins-title" @close=${() => this.#close()} @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation()}>
      <div class="origins-head">
        <h2 id="origins-title">${t(authoringText('origins.title'))}</h2>
        <button type="button" class="quiet" @click=${() => this.#host.close()}>${t('common.close')}</button>
      </div>
      <div class="origins-view" role="img" aria-label=${this.#description(model, found)}><canvas ${ref(this.#onCanvas)}></canvas></div>
      <div class="origins-way">
        <button type="button" @click=${() => this.#play()}>${t(authoringText('origins.play'))}</button>
        <label><span>${t(authoringText('origins.near'))}</span><input type="range" min="0" max=${sliderMax} .value=${String(Math.round(this.#part * sliderMax))} aria-label=${t(authoringText('origins.way'))} @input=${(event: Event) => this.#seek((event.currentTarget as HTMLInputElement).valueAsNumber / sliderMax)} /><span>${t(authoringText('origins.far'))}</span></label>
        ${this.#saving(model)}
      </div>
      <p class="origins-sum" aria-live="polite">${this.#sum(model, found)}</p>
      ${found === null ? nothing : wordTable(found.words, found.parts ?? { parts: [] }, { model, intent, partText: found.picture.partText })}
    </dialog>`;
  }

  /** Number = without words + parts. */
  #sum(model: Model, found: Found | null): TemplateResult | string {
    const { locale, trace } = model;
    const node = trace.node(this.#cell.node);
    if (found === null || node === undefined) return locale.t(authoringText('origins.gone'));
    const number = html`${cellLabel(this.#cell, model)} = <output data-node=${this.#cell.node} data-row=${this.#cell.row} data-col=${this.#cell.col}>${cellText(locale, node, this.#cell.row, this.#cell.col)}</output>`;
    if (found.parts === null) return html`${number}. ${locale.t(authoringText('origins.no_parts'))}`;
    const { parts } = found.parts;
    return html`${number} = ${found.picture.withoutText} <span class="origins-note">${locale.t(authoringText('origins.without'))}</span>${parts.map(
      (part, at) =>
        html` <span class="origins-term">${found.picture.partText(part)} <i class="word" translate="no">${found.picture.words[at]}</i></span>`,
    )}`;
  }

  #saving({ locale, lesson }: Model): TemplateResult {
    const making = this.#making;
    const name = lessonFileName(lesson);
    if (making !== null)
      return html`<button type="button" @click=${() => making.abort.abort()}>${locale.t(authoringText('controls.cancel'))}</button>
        <progress max="1" .value=${making.done} aria-label=${locale.t(authoringText('export.making'))}></progress>`;
    return html`<button type="button" @click=${() => this.#savePicture(name)}>${locale.t(authoringText('origins.save_picture'))}</button>
      <button type="button" @click=${() => this.#saveFilm(name)}>${locale.t(authoringText('export.save_gif'))}</button>
      ${this.#status.render(locale)}`;
  }

  #description(model: Model, found: Found | null): string {
    const { locale } = model;
    if (found === null) return locale.t(authoringText('origins.gone'));
    const { matrices } = found.picture.arrangement;
    return locale.t(authoringText('origins.described'), {
      count: matrices.length,
      words: found.words.length,
    });
  }

  /** Recomputed after each edit; null if the cell is no longer there. */
  #findIn(model: Model): Found | null {
    const { trace } = model;
    if (this.#found?.trace === trace) return this.#found;
    this.#found = this.#find(model);
    return this.#found;
  }

  #find(model: Model): Found | null {
    const { trace, state, schema, locale } = model;
    const node = trace.node(this.#cell.node);
    if (node === undefined || this.#cell.row >= node.rows || this.#cell.col >= node.cols) return null;
    const words = wordsOf(schema, state.document.options, trace);
    const { engine } = this.#host.store.opened;
    const request = requestWithActiveOptions(state.document, schema);
    const parts = partsOf((each) => engine.run(each), request, { words, cell: this.#cell });
    const { text } = matrixFormat(locale, parts === null ? [] : [parts.without, ...parts.parts]);
    const ancestors = ancestorsOf(trace, this.#cell);
    const picture = {
      ...{ ancestors, cell: this.#cell, parts: parts?.parts ?? [] },
      arrangement: arrange(trace, ancestors, parts === null ? 0 : words.length),
      words: words.map((word) => wordName(word, model)),
      numberText: (each: TraceNode, row: number, col: number) => cellText(locale, each, row, col),
      partText: (part: number) => `${part < 0 ? '−' : '+'} ${text(Math.abs(part))}`,
      withoutText: text(parts?.without ?? 0),
      nameOf: (each: TraceNode) => symbolText(locale, each),
      boxName: (box: Parameters<Picture['boxName']>[0]) => boxName(model, box),
    };
    return { trace, words, parts, picture };
  }

  #play(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#seek(1);
    else {
      this.#started = performance.now();
      this.#frame();
    }
  }

  #frame(): void {
    if (this.#started === null || this.#canvas === null) return;
    const time = performance.now() - this.#started;
    this.#part = partAt(time);
    this.#paint();
    if (time < times.start + times.way) requestAnimationFrame(() => this.#frame());
    else {
      this.#started = null;
      this.#host.changed();
    }
  }

  #seek(part: number): void {
    this.#started = null;
    this.#part = part;
    this.#host.changed();
  }

  /** Deferred, since a render may come before the canvas is laid out. */
  #paint(): void {
    requestAnimationFrame(() => {
      const canvas = this.#canvas;
      const context = canvas?.getContext('2d');
      if (!canvas || !context || this.#found === null) return;
      const density = Math.min(2, devicePixelRatio);
      const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) =>
        Math.round(size * density),
      );
      if (width === undefined || height === undefined || width * height === 0) return;
      if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
      const { picture } = this.#found;
      draw(context, { width, height }, { ...picture, ...momentAt(picture, this.#part) });
    });
  }

  async #savePicture(lesson: string): Promise<void> {
    if (this.#found === null) return;
    const { stillOf } = await import('./film');
    const blob = await stillOf(this.#found.picture);
    if (blob !== null) this.#status.save(fileOf(blob, 'png', lesson, this.#cell.node));
  }

  async #saveFilm(lesson: string): Promise<void> {
    if (this.#found === null) return;
    const making = { abort: new AbortController(), done: 0 };
    this.#making = making;
    this.#host.changed();
    const progress = (done: number): void => {
      making.done = done;
      this.#host.changed();
    };
    try {
      const { filmOf } = await import('./film');
      const film = await filmOf(this.#found.picture, { signal: making.abort.signal, progress });
      this.#status.save(fileOf(film, 'gif', lesson, this.#cell.node));
    } catch {
      this.#status.show(
        making.abort.signal.aborted
          ? authoringText('export.gif_cancelled')
          : authoringText('export.gif_failed'),
      );
    }
    this.#making = null;
    this.#host.changed();
  }

  #close(): void {
    this.#making?.abort.abort();
    this.#resize.disconnect();
    this.#host.close();
  }
}
