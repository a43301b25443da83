import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { argmaxRow } from '../../store/document/matrix';
import { cellValue } from '../../ui/format/format';
import { placeName } from '../../ui/format/names';
import { heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { inColumn } from '../column.css';
import type { FigureModule } from '../figure';
import { linesOverPicture, middleOf, pictureLinesCss } from './picture-lines';
import { cellText, chosenRow, colour, colourOf, rowMax } from './pixel-data';
import { colourLegend, pixelGrid, stillPicture } from './pixel-grid';
import { pixelGridCss } from './pixel-grid.css';

/** The picture, the weights of its pixels, and the selected pixel. */
interface PixelView {
  readonly image: TraceNode;
  readonly weights: TraceNode;
  readonly chosen: number;
  readonly model: Model;
  readonly intent: Intent;
}

const sizeOf = ({ trace }: Model): { readonly rows: number; readonly cols: number } => ({
  rows: trace.dimensions.height ?? 1,
  cols: trace.dimensions.width ?? 1,
});

const channelsOf = ({ trace }: Model): number => trace.dimensions.channels ?? 1;

/** What the selected pixel looks at, as lines. */
function lines({ weights, chosen, model }: PixelView): TemplateResult {
  const { rows, cols } = sizeOf(model);
  const middle = (at: number) => middleOf(Math.floor(at / cols), at % cols);
  const targets = Array.from({ length: rows * cols }, (_, at) => ({
    at: middle(at),
    weight: cellValue(weights, chosen, at),
  }));
  return linesOverPicture({ from: middle(chosen), targets, reach: rowMax(weights, chosen) }, rows, cols);
}

/** The picture to select a pixel in. */
function picture(view: PixelView): TemplateResult {
  const { image, chosen, model, intent } = view;
  const { rows, cols } = sizeOf(model);
  return pixelGrid({
    name: model.locale.t(figuresText('pixel_attention.picture')),
    rows,
    cols,
    tabStop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => ({
      label: model.locale.t(figuresText('common.pixel'), {
        pixelName: placeName('n', row * cols + col, model),
      }),
      fills: [colourOf(image, channelsOf(model), row, col)],
      isChosen: row * cols + col === chosen,
    }),
    onPress: (row, col) => setActiveRow('n', row * cols + col, model, intent),
    over: lines(view),
  });
}

/** The weights of the selected pixel, arranged as the picture. */
function weightsGrid({ weights, chosen, model, intent }: PixelView): TemplateResult {
  const { rows, cols } = sizeOf(model);
  const reach = rowMax(weights, chosen);
  return pixelGrid({
    name: model.locale.t(figuresText('pixel_attention.weights'), {
      placeName: placeName('n', chosen, model),
    }),
    rows,
    cols,
    square: (row, col) => {
      const at = row * cols + col;
      return {
        label: model.locale.t(figuresText('pixel_attention.weight'), {
          place: placeName('n', at, model),
          weight: cellText(model.locale, weights, chosen, at),
        }),
        className: heatClassOn(cellValue(weights, chosen, at), { kind: 'probability', reach }),
        isChosen: at === chosen,
      };
    },
    onPress: (row, col) =>
      intent.dispatch({
        type: 'select-cell',
        cell: { node: weights.id, row: chosen, col: row * cols + col },
      }),
    below: colourLegend(cellText(model.locale, weights, chosen, argmaxRow(weights, chosen))),
  });
}

/** The picture with each pixel as opaque as its weight. */
function weightedPicture({ image, weights, chosen, model }: PixelView): TemplateResult {
  const { rows, cols } = sizeOf(model);
  const reach = rowMax(weights, chosen);
  return stillPicture(
    {
      name: model.locale.t(figuresText('pixel_attention.sees'), { placeName: placeName('n', chosen, model) }),
      rows,
      cols,
      square: (row, col) => ({
        fills: [colourOf(image, channelsOf(model), row, col)],
        opacity: reach === 0 ? 0 : cellValue(weights, chosen, row * cols + col) / reach,
        isChosen: row * cols + col === chosen,
      }),
    },
    'pixel-unseen',
  );
}

/** The context as a picture, if its rows have three numbers. */
function result({ chosen, model }: PixelView): TemplateResult | typeof nothing {
  const context = model.trace.node('context');
  const { rows, cols } = sizeOf(model);
  if (context === undefined || context.cols !== 3) return nothing;
  return stillPicture({
    name: model.locale.t(figuresText('pixel_attention.comes')),
    rows,
    cols,
    square: (row, col) => ({
      fills: [colour(3, (channel) => cellValue(context, row * cols + col, channel))],
      isChosen: row * cols + col === chosen,
    }),
  });
}

const styles = css`
  ${pixelGridCss}
  ${pictureLinesCss}
  ${inColumn('pixel-attention')}
`;

/** A picture whose pixels attend to each other, with the weights of a selected pixel. */
export const figure: FigureModule = {
  place: 'column',
  styles,
  create: () => ({
    render(model, intent) {
      const [image, weights] = [model.trace.node('image'), model.trace.node('weights')];
      if (image === undefined || weights === undefined) return nothing;
      const view: PixelView = { image, weights, chosen: chosenRow('n', model), model, intent };
      return html`<section class="pixel-attention pixel-pictures" aria-label=${model.locale.t(figuresText('pixel_attention.weights_picture'))}>
        ${picture(view)} ${weightsGrid(view)} ${weightedPicture(view)} ${result(view)}
      </section>`;
    },
  }),
};
