import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { argmaxRow } from '../../store/document/matrix';
import { cellValue, editableText } from '../../ui/format/format';
import { headWeights } from '../../ui/format/heads';
import { placeName } from '../../ui/format/names';
import { heatClass, heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { FigureModule } from '../figure';
import { cellText, chosenRow, colourOf } from '../pixel-attention/pixel-data';
import { pixelGrid, stillSquares } from '../pixel-attention/pixel-grid';
import { kernelFields, sharpnessControls } from './kernel-controls';
import { kernelCss } from './kernel-heads.css';
import { type KernelView, maxAbs, roundingTolerance } from './kernel-view';

const sizeOf = ({ model: { trace } }: KernelView): { readonly rows: number; readonly cols: number } => ({
  rows: trace.dimensions.height ?? 1,
  cols: trace.dimensions.width ?? 1,
});

/** The picture to select a pixel, with the pixels marked that its heads attend to: its receptive field. */
function picture(view: KernelView): TemplateResult {
  const { image, chosen, model, intent } = view;
  const { rows, cols } = sizeOf(view);
  const { channels = 1 } = model.trace.dimensions;
  const field = new Set(headWeights(view.model.trace).map((weights) => argmaxRow(weights, chosen)));
  return pixelGrid({
    name: view.model.locale.t(figuresText('kernel_heads.picture'), {
      placeName: placeName('n', chosen, model),
    }),
    rows,
    cols,
    tabStop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => {
      const at = row * cols + col;
      const [place, shade] = [
        placeName('n', at, model),
        cellText(view.model.locale, image, row, col * channels),
      ];
      return {
        label: field.has(at)
          ? view.model.locale.t(figuresText('kernel_heads.pixel_looked_at'), { place, shade })
          : view.model.locale.t(figuresText('kernel_heads.pixel'), { place, shade }),
        fills: [colourOf(image, channels, row, col)],
        className: field.has(at) ? 'kernel-field' : '',
        isChosen: at === chosen,
      };
    },
    onPress: (row, col) => setActiveRow('n', row * cols + col, model, intent),
  });
}

/** The weights of the selected pixel in one head, as a small button that opens them. */
function head(weights: TraceNode, at: number, view: KernelView): TemplateResult {
  const { kernel, chosen, model, intent } = view;
  const { rows, cols } = sizeOf(view);
  const factor =
    kernel.rows === 9 && kernel.cols === 1
      ? `× ${editableText(view.model.locale, cellValue(kernel, at, 0)).replace('-', '−')}`
      : '';
  const bestColumn = argmaxRow(weights, chosen);
  const name = view.model.locale.t(figuresText('kernel_heads.head'), {
    at: at + 1,
    factor: factor && ` ${factor}`,
    weight: cellText(view.model.locale, weights, chosen, bestColumn),
    place: placeName('n', bestColumn, model),
  });
  const squares = stillSquares({
    name,
    rows,
    cols,
    square: (row, col) => ({
      className: heatClassOn(cellValue(weights, chosen, row * cols + col), { kind: 'probability', reach: 1 }),
      isChosen: row * cols + col === chosen,
    }),
  });
  const select = (): void =>
    intent.dispatch({ type: 'select-cell', cell: { node: weights.id, row: chosen, col: bestColumn } });
  return html`<button type="button" class="kernel-head printed" aria-label=${view.model.locale.t(figuresText('kernel_heads.why'), { name })} title=${name} @click=${select}>
    ${squares}<span aria-hidden="true">${factor || view.model.locale.t(figuresText('common.head'), { head: at + 1 })}</span>
  </button>`;
}

/** The nine heads in the layout of the kernel. */
function headGrid(view: KernelView): TemplateResult {
  const { chosen, model } = view;
  const name = view.model.locale.t(figuresText('kernel_heads.weights_nine_heads'), {
    placeName: placeName('n', chosen, model),
  });
  return html`<div class="kernel-heads-own" role="group" aria-label=${name}>
    <div class="kernel-nine">${headWeights(view.model.trace).map((weights, at) => head(weights, at, view))}</div>
    <p class="pixel-help">${view.model.locale.tHtml(figuresText('kernel_heads.each_times_number_kernel'), { name })}</p>
  </div>`;
}

/** With more columns the squares are too small for numbers. */
const maxPrintedColumns = 8;

/** One column of a node with a row per pixel, as a picture. */
function nodePicture(id: string, name: string, view: KernelView): TemplateResult | typeof nothing {
  const { chosen, model, intent } = view;
  const node = model.trace.node(id);
  const { rows, cols } = sizeOf(view);
  if (node === undefined) return nothing;
  return pixelGrid({
    name,
    rows,
    cols,
    tabStop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => {
      const at = row * cols + col;
      return {
        label: view.model.locale.t('common.labelled', {
          path: placeName('n', at, model),
          message: cellText(view.model.locale, node, at, 0),
        }),
        className: heatClass(node, cellValue(node, at, 0)),
        ...(cols > maxPrintedColumns ? {} : { text: cellText(view.model.locale, node, at, 0) }),
        isChosen: at === chosen,
      };
    },
    onPress: (row, col) =>
      intent.dispatch({ type: 'select-cell', cell: { node: id, row: row * cols + col, col: 0 } }),
  });
}

/** The largest difference, and whether rounding alone explains it. */
function verdict(view: KernelView): TemplateResult {
  const largest = maxAbs(view.model.trace.node('difference'));
  const found = view.model.locale.numeral(largest.toPrecision(3));
  const text =
    largest <= roundingTolerance(view)
      ? view.model.locale.t(figuresText('kernel_heads.0_but_rounding'), { found })
      : found;
  return html`<p class="kernel-verdict" role="status">${view.model.locale.t(figuresText('kernel_heads.largest_difference_between_two'))}
    <strong>${largest === 0 ? view.model.locale.t(figuresText('kernel_heads.0_exactly')) : text}</strong></p>`;
}

/** A convolution expressed as attention: the kernel, the nine heads, both results and their difference. */
export const figure: FigureModule = {
  place: 'column',
  styles: kernelCss,
  create: () => ({
    render(model, intent) {
      const [image, kernel] = [model.trace.node('image'), model.trace.node('kernel')];
      if (image === undefined || kernel === undefined) return nothing;
      const view = { image, kernel, chosen: chosenRow('n', model), model, intent };
      return html`<section class="kernel-heads" aria-label=${model.locale.t(figuresText('kernel_heads.convolution_made_attention'))}>
        <div class="pixel-pictures">${picture(view)}${kernelFields(view)}${headGrid(view)}</div>
        ${sharpnessControls(view)}
        <div class="pixel-pictures">
          ${nodePicture('output', model.locale.t(figuresText('kernel_heads.attention_nine_heads')), view)} ${nodePicture('convolution', model.locale.t(figuresText('kernel_heads.convolution_itself')), view)}
          ${nodePicture('difference', model.locale.t(figuresText('kernel_heads.difference')), view)}
        </div>
        ${verdict(view)}
      </section>`;
    },
  }),
};
