import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { numeral, t, tHtml } from '../../i18n/i18n';
import { cellValue, editableText } from '../../ui/format/format';
import { headWeights } from '../../ui/format/heads';
import { placeName } from '../../ui/format/names';
import { heatClass, heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { FigureModule } from '../figure';
import { chosenRow, colourOf, largestIn, printed } from '../pixel-attention/pixel-data';
import { pixelGrid, stillSquares } from '../pixel-attention/pixel-grid';
import { gaze, kernelFields } from './kernel-controls';
import { kernelCss } from './kernel-heads.css';
import { type KernelView, roundingOf, sizeIn } from './kernel-view';

const sizeOf = ({ model: { trace } }: KernelView): { readonly rows: number; readonly cols: number } => ({
  rows: trace.dimensions.height ?? 1,
  cols: trace.dimensions.width ?? 1,
});

/** The picture to choose a pixel in, and the pixels that its heads look at most: its receptive field. */
function picture(view: KernelView): TemplateResult {
  const { image, chosen, model, intent } = view;
  const { rows, cols } = sizeOf(view);
  const { channels = 1 } = model.trace.dimensions;
  const field = new Set(headWeights(view.model.trace).map((weights) => largestIn(weights, chosen)));
  return pixelGrid({
    name: t`The picture. Choose a pixel; dots mark where the nine heads of ${placeName('n', chosen, model)} look.`,
    rows,
    cols,
    stop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => {
      const at = row * cols + col;
      const [place, shade] = [placeName('n', at, model), printed(image, row, col * channels)];
      return {
        words: field.has(at) ? t`pixel ${place}: ${shade}, looked at` : t`pixel ${place}: ${shade}`,
        fills: [colourOf(image, channels, row, col)],
        look: field.has(at) ? 'kernel-field' : '',
        chosen: at === chosen,
      };
    },
    press: (row, col) => setActiveRow('n', row * cols + col, model, intent),
  });
}

/** The weights of the chosen pixel in one head, small; a press goes there. */
function head(weights: TraceNode, at: number, view: KernelView): TemplateResult {
  const { kernel, chosen, model, intent } = view;
  const { rows, cols } = sizeOf(view);
  const times =
    kernel.rows === 9 && kernel.cols === 1
      ? `× ${editableText(cellValue(kernel, at, 0)).replace('-', '−')}`
      : '';
  const best = largestIn(weights, chosen);
  const name = t`Head ${at + 1}${times && ` ${times}`}: ${printed(weights, chosen, best)} at ${placeName('n', best, model)}`;
  const squares = stillSquares({
    name,
    rows,
    cols,
    square: (row, col) => ({
      look: heatClassOn(cellValue(weights, chosen, row * cols + col), { kind: 'probability', reach: 1 }),
      chosen: row * cols + col === chosen,
    }),
  });
  const go = (): void =>
    intent.dispatch({ type: 'select-cell', cell: { node: weights.id, row: chosen, col: best } });
  return html`<button type="button" class="kernel-head" aria-label=${t`${name}. Why?`} title=${name} @click=${go}>
    ${squares}<span aria-hidden="true">${times || t`head ${at + 1}`}</span>
  </button>`;
}

/** The nine heads, laid out like the kernel: a head looks where its number of the kernel stands. */
function nine(view: KernelView): TemplateResult {
  const { chosen, model } = view;
  const name = t`Weights of ${placeName('n', chosen, model)} in the nine heads`;
  return html`<div class="kernel-heads-own" role="group" aria-label=${name}>
    <div class="kernel-nine">${headWeights(view.model.trace).map((weights, at) => head(weights, at, view))}</div>
    <p class="pixel-help">${tHtml`${name}, each times its number of the kernel.`}</p>
  </div>`;
}

/** From here on squares are too small for numbers: a press tells them. */
const mostPrinted = 8;

/** One column of a node with a row per pixel, as a picture. */
function painted(id: string, name: string, view: KernelView): TemplateResult | typeof nothing {
  const { chosen, model, intent } = view;
  const node = model.trace.node(id);
  const { rows, cols } = sizeOf(view);
  if (node === undefined) return nothing;
  return pixelGrid({
    name,
    rows,
    cols,
    stop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => {
      const at = row * cols + col;
      return {
        words: t`${placeName('n', at, model)}: ${printed(node, at, 0)}`,
        look: heatClass(node, cellValue(node, at, 0)),
        ...(cols > mostPrinted ? {} : { text: printed(node, at, 0) }),
        chosen: at === chosen,
      };
    },
    press: (row, col) =>
      intent.dispatch({ type: 'select-cell', cell: { node: id, row: row * cols + col, col: 0 } }),
  });
}

/** The largest entry of the difference, whatever its sign, and whether it can come of rounding alone. */
function verdict(view: KernelView): TemplateResult {
  const largest = sizeIn(view.model.trace.node('difference'));
  const found = numeral(largest.toPrecision(3));
  const said = largest <= roundingOf(view) ? t`0 but for rounding: ${found}` : found;
  return html`<p class="kernel-verdict" role="status">${t('Largest difference between the two:')}
    <strong>${largest === 0 ? t('0, exactly') : said}</strong></p>`;
}

/** A convolution made of attention: the kernel, the nine heads, both results and what is between them. */
export const figure: FigureModule = {
  place: 'before',
  styles: kernelCss,
  make: () => ({
    render(model, intent) {
      const [image, kernel] = [model.trace.node('image'), model.trace.node('kernel')];
      if (image === undefined || kernel === undefined) return nothing;
      const view = { image, kernel, chosen: chosenRow('n', model), model, intent };
      return html`<section class="kernel-heads" aria-label=${t('A convolution made of attention')}>
        <div class="pixel-pictures">${picture(view)}${kernelFields(view)}${nine(view)}</div>
        ${gaze(view)}
        <div class="pixel-pictures">
          ${painted('output', t('Attention of nine heads'), view)} ${painted('convolution', t('The convolution itself'), view)}
          ${painted('difference', t('Difference'), view)}
        </div>
        ${verdict(view)}
      </section>`;
    },
  }),
};
