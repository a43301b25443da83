import { html, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { MessageId } from '../../i18n/message-id';
import { unlessLocked } from '../../ui/controls/locked';
import { cellValue, editableText } from '../../ui/format/format';
import { commitNumber } from '../../ui/format/number-field';
import type { KernelView } from './kernel-view';

const kernels: readonly (readonly [MessageId, readonly number[]])[] = [
  [figuresText('kernel_heads.sharpen'), [0, -1, 0, -1, 5, -1, 0, -1, 0]],
  [figuresText('kernel_heads.mean'), [1, 1, 1, 1, 1, 1, 1, 1, 1].map((each) => each / 9)],
  [figuresText('kernel_heads.edges'), [-1, -2, -1, 0, 0, 0, 1, 2, 1]],
  [figuresText('kernel_heads.unchanged'), [0, 0, 0, 0, 1, 0, 0, 0, 0]],
];

const places: readonly MessageId[] = [
  figuresText('kernel_heads.top_left'),
  figuresText('kernel_heads.top'),
  figuresText('kernel_heads.top_right'),
  figuresText('kernel_heads.left'),
  figuresText('kernel_heads.middle'),
  figuresText('kernel_heads.right'),
  figuresText('kernel_heads.bottom_left'),
  figuresText('kernel_heads.bottom'),
  figuresText('kernel_heads.bottom_right'),
];

const offsets = [-1, 0, 1];
const gridCenters = offsets.flatMap((down) => offsets.map((right) => [down, right]));
const centerPresets: readonly (readonly [MessageId, readonly number[]])[] = [
  [figuresText('kernel_heads.3_3_convolution'), gridCenters.flat()],
  [figuresText('kernel_heads.twice_wide'), gridCenters.flat().map((each) => 2 * each)],
  [figuresText('kernel_heads.all_pixel_itself'), gridCenters.flat().map(() => 0)],
];

/** Values of α, from a blur over everything to one pixel. */
const sharpness = [0, 0.2, 0.5, 1, 2, 5, 10, 50, 200, 1000];

function commitField(event: Event, row: number, { kernel, intent, model }: KernelView): void {
  const field = event.currentTarget;
  if (!(field instanceof HTMLInputElement)) return;
  const cell = { node: 'kernel', row, col: 0 };
  commitNumber(field.value, intent, (value) => intent.dispatch({ type: 'set-cell', cell, value }));
  field.value = editableText(model.locale, cellValue(kernel, row, 0));
}

/** The kernel as a square of fields, for the first input and output channel only. */
export function kernelFields(view: KernelView): TemplateResult {
  const { kernel, intent, model } = view;
  const { channels = 1, d_out = 1 } = model.trace.dimensions;
  const replace = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'kernel', matrix: { rows: 9, cols: 1, data } });
  const field = (name: MessageId, at: number): TemplateResult => html`<input type="text" inputmode="decimal"
    autocomplete="off" spellcheck="false" aria-label=${model.locale.t(figuresText('kernel_heads.kernel_field'), { name: model.locale.t(name) })} .value=${editableText(model.locale, cellValue(kernel, at * channels, 0))}
    @change=${(event: Event) => commitField(event, at * channels, view)} />`;
  const fields = html`<div class="kernel-nine">${places.map(field)}</div>
    <p class="pixel-help">${channels * d_out === 1 ? model.locale.t(figuresText('kernel_heads.kernel_yours_change')) : model.locale.t(figuresText('kernel_heads.kernel_first_channel'))}</p>
    ${
      channels * d_out === 1
        ? html`<div class="pixel-buttons">${kernels.map(([name, data]) => html`<button type="button" @click=${() => replace(data)}>${model.locale.t(name)}</button>`)}</div>`
        : ''
    }`;
  return html`<div class="kernel-own" role="group" aria-label=${model.locale.t(figuresText('kernel_heads.kernel'))}>${unlessLocked(fields, model, 'inputs')}</div>`;
}

/** Controls for the sharpness and the centers of the heads. */
export function sharpnessControls({ model, intent }: KernelView): TemplateResult {
  const alpha = Number(model.state.document.options.alpha ?? 50);
  const at = sharpness.findIndex((each) => each >= alpha);
  const setSharpness = (event: Event): void => {
    const value = sharpness[Number((event.currentTarget as HTMLInputElement).value)];
    if (value !== undefined) intent.dispatch({ type: 'set-option', name: 'alpha', value });
  };
  const setCenters = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'centers', matrix: { rows: 9, cols: 2, data } });
  const sharpnessSlider = html`<label>${model.locale.tHtml(figuresText('kernel_heads.sharpness'), { alpha })}
      <input type="range" min="0" max=${sharpness.length - 1} step="1" .value=${String(at < 0 ? sharpness.length - 1 : at)}
        aria-valuetext=${model.locale.t(figuresText('kernel_heads.alpha'), { alpha })} @change=${setSharpness} /></label>`;
  const centerButtons = html`<div class="pixel-buttons">${centerPresets.map(([name, data]) => html`<button type="button" @click=${() => setCenters(data)}>${model.locale.t(name)}</button>`)}</div>`;
  return html`<div class="kernel-gaze" role="group" aria-label=${model.locale.t(figuresText('kernel_heads.heads'))}>
    ${unlessLocked(sharpnessSlider, model, 'options')}${unlessLocked(centerButtons, model, 'inputs')}
    <p class="pixel-help">${model.locale.t(figuresText('kernel_heads.how_sharply_heads_look'))}</p>
  </div>`;
}
