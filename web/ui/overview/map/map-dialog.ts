import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import { authoringText } from '../../../i18n/en/authoring';
import { createResizeObserver } from '../../dom/resize-observer';
import { totalsOf, totalsText } from '../../format/totals';
import type { DialogHost, LazyDialog } from '../../lazy';
import type { Model } from '../../model';
import type { UiIntent } from '../../ui-intent';
import { moveBetweenBoxes } from './arrow-keys';
import { boxName, type MapView, stack } from './box';
import { drawConnections } from './connections';
import { type Connection, connectionsOf, isLayer, type Tower, type TowerName, towersOf } from './figure';
import { type MapBox, mapOf, pathTo } from './hierarchy';
import { mapCss } from './map.css';

const towerNames = { encoder: authoringText('map.encoder'), decoder: authoringText('map.decoder') } as const;

/** Duration of the zoom between two levels, in milliseconds. */
const zoomTime = 320;

/** The map of a model: towers, layers, blocks, heads and matrices as nested boxes. */
export class MapDialog implements LazyDialog {
  readonly styles = mapCss;
  readonly #host: DialogHost;
  readonly #resize = createResizeObserver(({ target }) => this.#connect(target));
  #path: readonly MapBox[] = [];
  #connections: readonly Connection[] = [];
  /** Where the zoom into the current level starts; null for a zoom out, or none. */
  #origin: DOMRect | null = null;
  /** The keys of the boxes of the level before; empty when the map opens. */
  #left: readonly string[] = [];

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(model: Model, intent: UiIntent): TemplateResult {
    const root = mapOf(model.trace);
    const found = pathTo(this.#path.at(-1)?.key ?? root.key, root);
    this.#path = found.length > 0 ? found : [root];
    const { locale } = model;
    return html`<dialog id="lazy-dialog" class="map" aria-labelledby="map-title" @close=${() => this.#close()} @keydown=${(event: KeyboardEvent) => this.#onKey(event)}>
      <div class="map-head">
        <h2 id="map-title">${locale.t('header.map')}</h2>
        ${this.#crumbs(model)}
        <button type="button" class="quiet" @click=${() => this.#host.close()}>${locale.t('common.close')}</button>
      </div>
      <p class="map-help">${locale.t(authoringText('map.select_box'))}</p>
      <p class="map-help">${totalsText(locale, totalsOf(this.#path.at(-1)?.nodes ?? [], model.trace))}</p>
      ${keyed(this.#path.at(-1)?.key, this.#level(model, intent))}
    </dialog>`;
  }

  #crumbs(model: Model): TemplateResult {
    return html`<nav aria-label=${model.locale.t(authoringText('map.place'))}><ol class="map-crumbs">${this.#path.map(
      (box, at) => {
        const name = boxName(model, box);
        const isLast = at === this.#path.length - 1;
        return html`<li>${isLast ? html`<span aria-current="location">${name}</span>` : html`<button type="button" class="quiet" @click=${() => this.#show(this.#path.slice(0, at + 1), null)}>${name}</button>`}</li>`;
      },
    )}</ol></nav>`;
  }

  #level(model: Model, intent: UiIntent): TemplateResult {
    const level = this.#path.at(-1);
    const view: MapView = { model, select: (box, button) => this.#select(box, button, intent) };
    const isTop = this.#path.length === 1;
    const towers = this.#towers(model);
    const isWhole = isTop && towers.some(({ boxes }) => boxes.some(isLayer));
    this.#connections = connectionsOf(towers);
    return html`<nav class=${isWhole ? 'map-figure' : 'map-figure map-inner'} aria-label=${level === undefined ? nothing : boxName(model, level)} @keydown=${moveBetweenBoxes} ${ref((figure) => this.#onFigure(figure))}>
      <svg class="map-connections" aria-hidden="true"><path></path></svg>
      ${towers.map(({ name, boxes }) => html`<div class="map-tower">${this.#towerName(model, name)}${stack(boxes, view, (box) => isTop && isLayer(box))}</div>`)}
    </nav>`;
  }

  /** The towers at the top, a single one below. */
  #towers({ trace }: Model): readonly Tower[] {
    const level = this.#path.at(-1);
    if (level === undefined) return [];
    return this.#path.length === 1 ? towersOf(level, trace) : [{ name: 'model', boxes: level.boxes }];
  }

  #towerName({ locale }: Model, name: TowerName): TemplateResult | typeof nothing {
    return name === 'model' ? nothing : html`<h3>${locale.t(towerNames[name])}</h3>`;
  }

  #select(box: MapBox, button: Element, intent: UiIntent): void {
    const [node] = box.nodes;
    if (box.boxes.length > 0) this.#show([...this.#path, box], button.getBoundingClientRect());
    else if (node !== undefined) {
      this.#host.close();
      intent.dispatch({ type: 'go-to', node: node.id });
    }
  }

  #show(path: readonly MapBox[], origin: DOMRect | null): void {
    this.#left = this.#path.map(({ key }) => key);
    this.#path = path;
    this.#origin = origin;
    this.#host.changed();
  }

  #close(): void {
    this.#resize.disconnect();
    this.#host.close();
  }

  /** Escape goes up one level, and closes the map at the top. */
  #onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key !== 'Escape' || this.#path.length === 1) return;
    event.preventDefault();
    this.#show(this.#path.slice(0, -1), null);
  }

  /** Called for each new level before it is laid out. */
  #onFigure(figure: Element | undefined): void {
    this.#resize.disconnect();
    if (figure === undefined) return;
    requestAnimationFrame(() => {
      this.#resize.observe(figure);
      this.#connect(figure);
      this.#focus(figure);
      this.#zoom(figure);
    });
  }

  #connect(figure: Element): void {
    drawConnections(figure, this.#connections);
  }

  /** Focuses the box that was open before, else the current place, else the first box. */
  #focus(figure: Element): void {
    const boxes = [...figure.querySelectorAll<HTMLElement>('[data-box]')];
    const next =
      boxes.find(({ dataset }) => this.#left.includes(dataset.box ?? '')) ??
      figure.querySelector<HTMLElement>('.map-box.current') ??
      boxes[0];
    next?.focus();
  }

  #zoom(figure: Element): void {
    if (this.#left.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [{ x, y, width }, origin] = [figure.getBoundingClientRect(), this.#origin];
    const start =
      origin === null
        ? 'scale(1.2)'
        : `translate(${origin.x - x}px, ${origin.y - y}px) scale(${origin.width / width})`;
    const transformOrigin = origin === null ? 'center' : '0 0';
    const frames = [
      { transform: start, opacity: 0.2, transformOrigin },
      { transform: 'none', opacity: 1, transformOrigin },
    ];
    figure.animate(frames, { duration: zoomTime, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
  }
}
