import { html, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { unlessLocked } from '../../ui/controls/locked';
import { cellValue, editableText } from '../../ui/format/format';
import { readNumber } from '../../ui/format/number-field';
import type { KernelView } from './kernel-view';

const kernels: readonly (readonly [string, readonly number[]])[] = [
  [msg('sharpen'), [0, -1, 0, -1, 5, -1, 0, -1, 0]],
  [msg('mean'), [1, 1, 1, 1, 1, 1, 1, 1, 1].map((each) => each / 9)],
  [msg('edges'), [-1, -2, -1, 0, 0, 0, 1, 2, 1]],
  [msg('unchanged'), [0, 0, 0, 0, 1, 0, 0, 0, 0]],
];

const places = [
  msg('top left'),
  msg('top'),
  msg('top right'),
  msg('left'),
  msg('middle'),
  msg('right'),
  msg('bottom left'),
  msg('bottom'),
  msg('bottom right'),
];

const around = [-1, 0, 1];
const grid = around.flatMap((down) => around.map((right) => [down, right]));
const lookouts: readonly (readonly [string, readonly number[]])[] = [
  [msg('3 × 3, as a convolution'), grid.flat()],
  [msg('twice as wide'), grid.flat().map((each) => 2 * each)],
  [msg('all at the pixel itself'), grid.flat().map(() => 0)],
];

/** How sharply a head looks, from a blur over everything to one pixel. */
const sharpness = [0, 0.2, 0.5, 1, 2, 5, 10, 50, 200, 1000];

function take(event: Event, row: number, { kernel, intent }: KernelView): void {
  const field = event.currentTarget;
  if (!(field instanceof HTMLInputElement)) return;
  const value = readNumber(event, intent);
  if (value !== null) intent.dispatch({ type: 'set-cell', cell: { node: 'kernel', row, col: 0 }, value });
  field.value = editableText(cellValue(kernel, row, 0));
}

/** The kernel as the square it is: that of the first channel of both sides, the others stay in the matrix. */
export function kernelFields(view: KernelView): TemplateResult {
  const { kernel, intent, model } = view;
  const { channels = 1, d_out = 1 } = model.trace.dimensions;
  const replace = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'kernel', matrix: { rows: 9, cols: 1, data } });
  const field = (name: string, at: number): TemplateResult => html`<input type="text" inputmode="decimal"
    autocomplete="off" spellcheck="false" aria-label=${t`kernel, ${translate(name)}`} .value=${editableText(cellValue(kernel, at * channels, 0))}
    @change=${(event: Event) => take(event, at * channels, view)} />`;
  const fields = html`<div class="kernel-nine">${places.map(field)}</div>
    <p class="pixel-help">${channels * d_out === 1 ? t('The kernel, yours to change.') : t('The kernel, yours to change. First channel; the others are in the matrix.')}</p>
    ${
      channels * d_out === 1
        ? html`<div class="pixel-buttons">${kernels.map(([name, data]) => html`<button type="button" @click=${() => replace(data)}>${translate(name)}</button>`)}</div>`
        : ''
    }`;
  return html`<div class="kernel-own" role="group" aria-label=${t('The kernel')}>${unlessLocked(fields, model, 'inputs')}</div>`;
}

/** How sharp the heads are, and where they look. */
export function gaze({ model, intent }: KernelView): TemplateResult {
  const alpha = Number(model.state.document.options.alpha ?? 50);
  const at = sharpness.findIndex((each) => each >= alpha);
  const turn = (event: Event): void => {
    const value = sharpness[Number((event.currentTarget as HTMLInputElement).value)];
    if (value !== undefined) intent.dispatch({ type: 'set-option', name: 'alpha', value });
  };
  const look = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'centers', matrix: { rows: 9, cols: 2, data } });
  const sharpnessOf = html`<label>${tHtml`sharpness α = ${alpha}`}
      <input type="range" min="0" max=${sharpness.length - 1} step="1" .value=${String(at < 0 ? sharpness.length - 1 : at)}
        aria-valuetext=${t`alpha ${alpha}`} @change=${turn} /></label>`;
  const lookoutsOf = html`<div class="pixel-buttons">${lookouts.map(([name, data]) => html`<button type="button" @click=${() => look(data)}>${translate(name)}</button>`)}</div>`;
  return html`<div class="kernel-gaze" role="group" aria-label=${t('The heads')}>
    ${unlessLocked(sharpnessOf, model, 'options')}${unlessLocked(lookoutsOf, model, 'inputs')}
    <p class="pixel-help">${t('How sharply the heads look, and where. A convolution has both built in; attention can learn them.')}</p>
  </div>`;
}
