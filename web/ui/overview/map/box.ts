import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { authoringText } from '../../../i18n/en/authoring';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import { symbol, symbolText } from '../../equation/equation';
import { groupName, shape, shapeText } from '../../format/names';
import type { Model } from '../../model';
import { tile } from '../tile';
import { stretchesOf } from './figure';
import { headWeights, type MapBox, picturesOf } from './hierarchy';

/** What all parts of the map need. */
export interface MapView {
  readonly model: Model;
  /** Opens a box, or goes to the step of a single matrix. */
  select(box: MapBox, button: Element): void;
}

/** The most pictures in one box. */
const maxPictures = 4;

/** The name of a box as text. */
export function boxName({ locale, lesson }: Model, { label }: MapBox): string {
  switch (label.kind) {
    case 'model':
      return titleOf(locale, lesson);
    case 'group':
      return groupName(locale, label.group);
    case 'section':
      return locale.format(label.section.name);
    case 'add-and-norm':
      return locale.t(authoringText('map.add_and_norm'));
    default:
      return locale.format(label.node.title);
  }
}

/** Whether the current step is inside a box. */
function isCurrent({ state }: Model, { nodes }: MapBox): boolean {
  return nodes.some(({ id }) => id === state.position.node);
}

/** A heat map; that of a broad matrix is longer. */
function picture(node: TraceNode): TemplateResult {
  return html`<span class=${node.cols > 3 * node.rows ? 'map-long' : nothing}>${tile(node, [])}</span>`;
}

function shapeLine(locale: Locale, box: MapBox): TemplateResult {
  const [first] = picturesOf(box);
  const count = headWeights(box).length;
  return html`<span class="map-shape">${count === 0 ? nothing : html`${locale.t(authoringText('map.heads'), { count })}, `}${first === undefined ? nothing : shape(first)}</span>`;
}

/** What screen readers say of a box: its symbol or name, how many heads it has, its shape in words. */
function spokenName(model: Model, box: MapBox): string {
  const { locale } = model;
  const { label } = box;
  const [first] = picturesOf(box);
  const count = headWeights(box).length;
  return [
    ...(label.kind === 'node' ? [symbolText(locale, label.node)] : []),
    boxName(model, box),
    ...(count === 0 ? [] : [locale.t(authoringText('map.heads'), { count })]),
    ...(first === undefined ? [] : [shapeText(locale, first)]),
  ].join(', ');
}

/** A box as a button: its name, its shape, and a small heat map of its numbers. */
export function boxButton(box: MapBox, { model, select }: MapView): TemplateResult {
  const { locale } = model;
  const { label } = box;
  const current = isCurrent(model, box);
  const pictures = picturesOf(box).slice(0, maxPictures);
  const node = label.kind === 'node' ? label.node : null;
  return html`<button type="button" class=${`map-box ${node === null ? 'map-part' : `role-${node.role}`} ${current ? 'current' : ''}`}
    data-box=${box.key} aria-label=${spokenName(model, box)} aria-current=${current ? (node === null ? 'location' : 'step') : nothing}
    @click=${({ currentTarget }: Event) => select(box, currentTarget as Element)}>
    <span class="map-text"><span class="map-name">${node === null ? nothing : html`<span class="map-symbol">${symbol(locale, node)}</span> `}${boxName(model, box)}</span>
    ${shapeLine(locale, box)}</span>
    <span class="map-pictures" aria-hidden="true">${pictures.map(picture)}</span>
  </button>`;
}

/** A layer with its parts; its title opens it. */
function layer(box: MapBox, view: MapView): TemplateResult {
  const { model, select } = view;
  const name = boxName(model, box);
  return html`<div class="map-layer" role="group" aria-label=${name}>
    <button type="button" class=${`map-title ${isCurrent(model, box) ? 'current' : ''}`} data-box=${box.key}
      @click=${({ currentTarget }: Event) => select(box, currentTarget as Element)}>${name}</button>
    ${stack(box.boxes, view, () => false)}
  </div>`;
}

/** Boxes from the bottom to the top, with lines for the data flow and the residual connections. */
export function stack(
  boxes: readonly MapBox[],
  view: MapView,
  isExpanded: (box: MapBox) => boolean,
): TemplateResult {
  const draw = (box: MapBox): TemplateResult => (isExpanded(box) ? layer(box, view) : boxButton(box, view));
  return html`<div class="map-stack">${stretchesOf(boxes, view.model.trace).map(
    ({ rows, isResidual }) =>
      html`<div class=${isResidual ? 'map-stretch map-residual' : 'map-stretch'}>${rows.map((row) => html`<div class="map-row">${row.map(draw)}</div>`)}</div>`,
  )}</div>`;
}
