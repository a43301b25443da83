import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { t, tHtml } from '../../i18n/i18n';
import { cellValue } from '../../ui/format/format';
import { headWeights, inHead, siblingNode } from '../../ui/format/heads';
import { placeName } from '../../ui/format/names';
import { heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { aboveStage } from '../above-stage.css';
import type { FigureModule } from '../figure';
import { chosenRow, colourOf, largestIn, printed, rowReach } from '../pixel-attention/pixel-data';
import { pixelGrid, shareRamp } from '../pixel-attention/pixel-grid';
import { pixelGridCss } from '../pixel-attention/pixel-grid.css';
import { Drawing } from './drawing';
import { drawingCss } from './drawing.css';

/** One token's row of weights in one head, and the picture it belongs to. */
interface Painting {
  readonly image: TraceNode;
  readonly weights: TraceNode;
  readonly token: number;
  readonly reach: number;
  readonly model: Model;
  readonly intent: Intent;
}

/** The weights of the head that the walk is in, else of the first of the last layer. */
function weightsOf({ state, trace }: Model): TraceNode | undefined {
  const places = [state.trail[0]?.node ?? '', state.position.node].flatMap((id) => trace.node(id) ?? []);
  const inside = places.filter((node) => node.head !== null);
  const found = inside.map((node) => siblingNode(node, 'weights', trace)).find((node) => node !== undefined);
  return found ?? headWeights(trace).findLast(({ head }) => head === 1);
}

/** How many patches there are down and across. */
function patchesOf({ model: { trace } }: Painting): { readonly rows: number; readonly cols: number } {
  const { height = 1, width = 1, patch = 1 } = trace.dimensions;
  return { rows: height / patch, cols: width / patch };
}

/** The colours of the pixels of one patch, row by row. */
function pixelsOf({ image, model: { trace } }: Painting, row: number, col: number): readonly string[] {
  const { patch = 1, channels = 1 } = trace.dimensions;
  return Array.from({ length: patch * patch }, (_, at) =>
    colourOf(image, channels, row * patch + Math.floor(at / patch), col * patch + (at % patch)),
  );
}

function nameOf(token: number, model: Model): string {
  return token === 0 ? t('the class token') : t`patch ${placeName('n_tokens', token, model)}`;
}

/** The weights as shares, one square per patch; a press makes a patch the one that asks. */
function shares(painting: Painting): TemplateResult {
  const { weights, token, reach, model } = painting;
  const { rows, cols } = patchesOf(painting);
  return pixelGrid({
    name: t`Weights of ${nameOf(token, model)}. Press a patch to ask from there.`,
    rows,
    cols,
    stop: { row: Math.floor(Math.max(token - 1, 0) / cols), col: Math.max(token - 1, 0) % cols },
    square: (row, col) => {
      const at = 1 + row * cols + col;
      return {
        words: `${nameOf(at, model)}: ${printed(weights, token, at)}`,
        look: heatClassOn(cellValue(weights, token, at), { kind: 'probability', reach }),
        text: printed(weights, token, at),
        chosen: at === token,
      };
    },
    press: (row, col) => ask(painting, 1 + row * cols + col),
    below: html`${classToken(painting)}${shareRamp(printed(weights, token, largestIn(weights, token)))}`,
  });
}

/** A patch is followed before it is a token as well, when it is a row without the class token above it. */
function ask({ model, intent }: Painting, token: number): void {
  setActiveRow('n_tokens', token, model, intent);
  if (token > 0) setActiveRow('n_patches', token - 1, model, intent);
  else if (selectedPatch(model) !== null) intent.dispatch({ type: 'close-selection' });
}

/** The patch whose pixels or first embedding hold the selected cell. */
function selectedPatch({ state, trace }: Model): number | null {
  const [cell] = state.trail;
  return cell !== undefined && trace.node(cell.node)?.row_dim === 'n_patches' ? cell.row : null;
}

/** The token that asks: that of the selected patch, else the one that is followed. */
function askingToken(model: Model): number {
  const patch = selectedPatch(model);
  return patch === null ? chosenRow('n_tokens', model) : patch + 1;
}

/** The class token has no place in the picture: it stands beside it, with its weight. */
function classToken(painting: Painting): TemplateResult {
  const { weights, token, reach } = painting;
  const look = heatClassOn(cellValue(weights, token, 0), { kind: 'probability', reach });
  return html`<button type="button" class=${`patch-class ${look}`} aria-pressed=${token === 0}
    @click=${() => ask(painting, 0)}>${tHtml`class token ${printed(weights, token, 0)}`}</button>`;
}

/** The picture, each patch as strong as its weight; a press says why. */
function seen(painting: Painting): TemplateResult {
  const { weights, token, reach, model, intent } = painting;
  const { rows, cols } = patchesOf(painting);
  return pixelGrid({
    name: t`What ${nameOf(token, model)} sees: its weights on the picture. Press to see why.`,
    rows,
    cols,
    square: (row, col) => {
      const at = 1 + row * cols + col;
      return {
        words: `${nameOf(at, model)}: ${printed(weights, token, at)}`,
        fills: pixelsOf(painting, row, col),
        seen: reach === 0 ? 0 : cellValue(weights, token, at) / reach,
        chosen: at === token,
      };
    },
    press: (row, col) =>
      intent.dispatch({
        type: 'select-cell',
        cell: { node: weights.id, row: token, col: 1 + row * cols + col },
      }),
    look: 'pixel-unseen',
  });
}

/** Goes to the weights of a head. What is selected in another head is selected in this one. */
function showHead(number: number, { weights, model, intent }: Painting): void {
  const [cell] = model.state.trail;
  const to = inHead(weights, number, model.trace);
  if (to !== undefined) intent.dispatch({ type: 'go-to', node: to.id });
  const selected = cell && model.trace.node(cell.node);
  const same = selected?.head == null ? undefined : inHead(selected, number, model.trace);
  if (cell !== undefined && same !== undefined)
    intent.dispatch({ type: 'select-cell', cell: { ...cell, node: same.id } });
}

/** One button per head. */
function heads(painting: Painting): TemplateResult | typeof nothing {
  const { n_heads = 1 } = painting.model.trace.dimensions;
  if (n_heads === 1) return nothing;
  const each = Array.from({ length: n_heads }, (_, head) =>
    inHead(painting.weights, head + 1, painting.model.trace),
  );
  return html`<div class="patch-heads pixel-buttons" role="group" aria-label=${t('Head')}>${each.map(
    (node, head) => html`<button type="button" aria-pressed=${node === painting.weights}
      @click=${() => showHead(head + 1, painting)}>${tHtml`Head ${head + 1}`}</button>`,
  )}</div>`;
}

const styles = css`
  ${pixelGridCss}
  ${drawingCss}
  ${aboveStage('patch-attention')}
  .patch-answers {
    display: grid;
    gap: 0.5rem;
  }
  .patch-class {
    margin-block-start: 0.25rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 0;
    font: inherit;
    font-size: var(--lab-small);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .patch-class[aria-pressed='true'] {
    border: 2px solid #fff;
    outline: 2px solid #000;
    outline-offset: -1px;
    font-weight: 600;
  }
  .patch-class:focus-visible {
    outline: 3px solid var(--lab-accent);
  }
`;

/** A picture to draw or to open, cut into patches, and the attention among them painted back on it. */
export const figure: FigureModule = {
  place: 'before',
  styles,
  make: ({ changed }) => {
    const drawing = new Drawing(changed);
    return {
      render(model, intent) {
        const [image, weights] = [model.trace.node('image'), weightsOf(model)];
        if (image === undefined || weights === undefined) return nothing;
        const token = askingToken(model);
        const painting = { image, weights, token, reach: rowReach(weights, token), model, intent };
        return html`<section class="patch-attention pixel-pictures" aria-label=${t('The picture and its attention')}>
          ${drawing.render(image, model, intent)}
          <div class="patch-answers">
            ${heads(painting)}
            <div class="pixel-pictures">${shares(painting)}${seen(painting)}</div>
          </div>
        </section>`;
      },
    };
  },
};
