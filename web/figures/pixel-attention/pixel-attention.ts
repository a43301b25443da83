import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { cellValue } from '../../ui/format/format';
import { placeName } from '../../ui/format/names';
import { heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { aboveStage } from '../above-stage.css';
import type { FigureModule } from '../figure';
import { chosenRow, colour, colourOf, largestIn, printed, rowReach } from './pixel-data';
import { pixelGrid, shareRamp, stillPicture } from './pixel-grid';
import { pixelGridCss } from './pixel-grid.css';

/** The picture, the weights of its pixels, and the pixel that looks. */
interface Look {
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

/** The picture to choose a pixel in. */
function picture({ image, chosen, model, intent }: Look): TemplateResult {
  const { rows, cols } = sizeOf(model);
  return pixelGrid({
    name: t('The picture. Choose a pixel.'),
    rows,
    cols,
    stop: { row: Math.floor(chosen / cols), col: chosen % cols },
    square: (row, col) => ({
      words: t`pixel ${placeName('n', row * cols + col, model)}`,
      fills: [colourOf(image, channelsOf(model), row, col)],
      chosen: row * cols + col === chosen,
    }),
    press: (row, col) => setActiveRow('n', row * cols + col, model, intent),
  });
}

/** The weights of the chosen pixel where its pixels are, as shares. */
function shares({ weights, chosen, model, intent }: Look): TemplateResult {
  const { rows, cols } = sizeOf(model);
  const reach = rowReach(weights, chosen);
  return pixelGrid({
    name: t`Weights of ${placeName('n', chosen, model)}. Press one to see why.`,
    rows,
    cols,
    square: (row, col) => {
      const at = row * cols + col;
      return {
        words: t`weight of ${placeName('n', at, model)}: ${printed(weights, chosen, at)}`,
        look: heatClassOn(cellValue(weights, chosen, at), { kind: 'probability', reach }),
        chosen: at === chosen,
      };
    },
    press: (row, col) =>
      intent.dispatch({
        type: 'select-cell',
        cell: { node: weights.id, row: chosen, col: row * cols + col },
      }),
    below: shareRamp(printed(weights, chosen, largestIn(weights, chosen))),
  });
}

/** What the chosen pixel sees: every pixel as strong as its weight. */
function seen({ image, weights, chosen, model }: Look): TemplateResult {
  const { rows, cols } = sizeOf(model);
  const reach = rowReach(weights, chosen);
  return stillPicture(
    {
      name: t`What ${placeName('n', chosen, model)} sees: the picture, each pixel as strong as its weight.`,
      rows,
      cols,
      square: (row, col) => ({
        fills: [colourOf(image, channelsOf(model), row, col)],
        seen: reach === 0 ? 0 : cellValue(weights, chosen, row * cols + col) / reach,
        chosen: row * cols + col === chosen,
      }),
    },
    'pixel-unseen',
  );
}

/** The rows of the context as colours, when they have three numbers each. */
function result({ chosen, model }: Look): TemplateResult | typeof nothing {
  const context = model.trace.node('context');
  const { rows, cols } = sizeOf(model);
  if (context === undefined || context.cols !== 3) return nothing;
  return stillPicture({
    name: t('What comes of it: the context of every pixel, its three numbers as a colour.'),
    rows,
    cols,
    square: (row, col) => ({
      fills: [colour(3, (channel) => cellValue(context, row * cols + col, channel))],
      chosen: row * cols + col === chosen,
    }),
  });
}

const styles = css`
  ${pixelGridCss}
  ${aboveStage('pixel-attention')}
`;

/** A picture whose pixels look at each other: one is chosen, and its weights are painted back on the picture. */
export const figure: FigureModule = {
  place: 'before',
  styles,
  make: () => ({
    render(model, intent) {
      const [image, weights] = [model.trace.node('image'), model.trace.node('weights')];
      if (image === undefined || weights === undefined) return nothing;
      const look: Look = { image, weights, chosen: chosenRow('n', model), model, intent };
      return html`<section class="pixel-attention pixel-pictures" aria-label=${t('The weights on the picture')}>
        ${picture(look)} ${shares(look)} ${seen(look)} ${result(look)}
      </section>`;
    },
  }),
};
