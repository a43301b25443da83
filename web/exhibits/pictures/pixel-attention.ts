import { html, nothing, type TemplateResult } from 'lit';
import { cellValue } from '../../views/format';
import type { Intent, Model } from '../../views/model';
import { placeName } from '../../views/names';
import { heatClassOn } from '../../views/palette';
import type { ExhibitModule } from '../exhibit';
import { chosenRow, colourOf, printed, rowReach } from './pixel-data';
import { pixelGrid, pixelGridCss } from './pixel-grid';

/** The picture to choose a pixel in. */
function picture(chosen: number, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const image = model.trace.node('image');
  const { height = 1, width = 1, channels = 1 } = model.trace.dimensions;
  if (image === undefined) return nothing;
  return pixelGrid({
    name: 'The picture. Choose a pixel.',
    rows: height,
    cols: width,
    stop: { row: Math.floor(chosen / width), col: chosen % width },
    square: (row, col) => ({
      words: `pixel ${placeName('n', row * width + col, model)}`,
      fill: colourOf(image, channels, row, col),
      chosen: row * width + col === chosen,
    }),
    press: (row, col) => intent.dispatch({ type: 'go-to', node: 'weights', row: row * width + col }),
  });
}

/** The weights of the chosen pixel where its pixels are: as shares, and as what is seen of the picture. */
function painted(
  chosen: number,
  as: 'shares' | 'colours',
  model: Model,
  intent: Intent,
): TemplateResult | typeof nothing {
  const [image, weights] = [model.trace.node('image'), model.trace.node('weights')];
  const { height = 1, width = 1, channels = 1 } = model.trace.dimensions;
  if (image === undefined || weights === undefined) return nothing;
  const reach = rowReach(weights, chosen);
  const name = placeName('n', chosen, model);
  return pixelGrid({
    name:
      as === 'shares'
        ? `Weights of ${name}, from 0 to ${printed(weights, chosen, largestOf(chosen, reach, model))}. Press one to see why.`
        : `What ${name} sees: the picture, each pixel as strong as its weight.`,
    rows: height,
    cols: width,
    square: (row, col) => {
      const at = row * width + col;
      const weight = cellValue(weights, chosen, at);
      const words = `weight of ${placeName('n', at, model)}: ${printed(weights, chosen, at)}`;
      return as === 'shares'
        ? { words, look: heatClassOn(weight, { kind: 'probability', reach }) }
        : { words, fill: colourOf(image, channels, row, col), seen: reach === 0 ? 0 : weight / reach };
    },
    press: (row, col) =>
      intent.dispatch({
        type: 'select-cell',
        cell: { node: 'weights', row: chosen, col: row * width + col },
      }),
  });
}

function largestOf(chosen: number, reach: number, { trace }: Model): number {
  const weights = trace.node('weights');
  if (weights === undefined) return 0;
  return Array.from({ length: weights.cols }, (_, col) => cellValue(weights, chosen, col)).indexOf(reach);
}

/** The rows of the context as colours, when they have three numbers each. */
function result(chosen: number, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const context = model.trace.node('context');
  const { height = 1, width = 1, d_v } = model.trace.dimensions;
  if (context === undefined || d_v !== 3) return nothing;
  return pixelGrid({
    name: 'The context of every pixel, its three numbers as a colour.',
    rows: height,
    cols: width,
    square: (row, col) => ({
      words: `context of ${placeName('n', row * width + col, model)}`,
      fill: colourOf({ ...context, cols: 3 }, 3, row * width + col, 0),
      chosen: row * width + col === chosen,
    }),
    press: (row, col) => intent.dispatch({ type: 'go-to', node: 'context', row: row * width + col }),
  });
}

/** A picture whose pixels look at each other: one is chosen, and its weights are painted back on the picture. */
export const exhibit: ExhibitModule = {
  place: 'before',
  styles: pixelGridCss,
  make: () => ({
    render(model, intent) {
      const chosen = chosenRow('n', model);
      return html`<section class="pictures" aria-label="The weights on the picture">
        ${picture(chosen, model, intent)} ${painted(chosen, 'shares', model, intent)}
        ${painted(chosen, 'colours', model, intent)} ${result(chosen, model, intent)}
      </section>`;
    },
  }),
};
