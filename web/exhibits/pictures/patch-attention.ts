import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cellValue } from '../../views/format';
import type { Intent, Model } from '../../views/model';
import { placeName } from '../../views/names';
import { heatClassOn } from '../../views/palette';
import type { ExhibitModule } from '../exhibit';
import { Drawing, drawingCss } from './drawing';
import { chosenRow, colourOf, printed, rowReach } from './pixel-data';
import { pixelGrid, pixelGridCss } from './pixel-grid';

/** One token's row of weights in one head, and the picture it belongs to. */
interface Painting {
  readonly image: TraceNode;
  readonly weights: TraceNode;
  readonly token: number;
  readonly reach: number;
  readonly model: Model;
  readonly intent: Intent;
}

/** The head that the walk is in, else the first. */
function headOf({ state, trace }: Model): string {
  const places = [state.trail[0]?.node ?? '', state.position.node];
  const found = places.map((id) => /^head_\d+/.exec(id)?.[0]).find((id) => id !== undefined);
  return found !== undefined && trace.node(`${found}/weights`) ? found : 'head_0';
}

/** The token of the patch that a pixel is in; the class token is 0. */
function tokenAt(row: number, col: number, { model: { trace } }: Painting): number {
  const { width = 1, patch = 1 } = trace.dimensions;
  return 1 + Math.floor(row / patch) * (width / patch) + Math.floor(col / patch);
}

function nameOf(token: number, model: Model): string {
  return token === 0 ? 'the class token' : `patch ${placeName('n_tokens', token, model)}`;
}

/** The weights as shares, one square per patch; a press makes a patch the one that asks. */
function shares(painting: Painting): TemplateResult {
  const { weights, token, reach, model, intent } = painting;
  const { height = 1, width = 1, patch = 1 } = model.trace.dimensions;
  const scale = { kind: 'probability', reach } as const;
  const ask = (row: number): void => intent.dispatch({ type: 'go-to', node: weights.id, row });
  const look = (at: number): string => heatClassOn(cellValue(weights, token, at), scale);
  const words = (at: number): string => `${nameOf(at, model)}: ${printed(weights, token, at)}`;
  const cols = width / patch;
  return html`<div>
    ${pixelGrid({
      name: `Weights of ${nameOf(token, model)}. Press a patch to ask from there.`,
      rows: height / patch,
      cols,
      square: (row, col) => {
        const at = 1 + row * cols + col;
        return { words: words(at), look: look(at), text: printed(weights, token, at), chosen: at === token };
      },
      press: (row, col) => ask(1 + row * cols + col),
    })}
    <p class="class-token"><button type="button" class=${`${look(0)}${token === 0 ? ' asks' : ''}`} aria-pressed=${token === 0}
      @click=${() => ask(0)}>class token ${printed(weights, token, 0)}</button></p>
  </div>`;
}

/** The picture, each patch as strong as its weight; a press says why. */
function seen(painting: Painting): TemplateResult {
  const { image, weights, token, reach, model, intent } = painting;
  const { height = 1, width = 1, channels = 1 } = model.trace.dimensions;
  return pixelGrid({
    name: `What ${nameOf(token, model)} sees: its weights on the picture. Press to see why.`,
    rows: height,
    cols: width,
    square: (row, col) => {
      const at = tokenAt(row, col, painting);
      const weight = cellValue(weights, token, at);
      return {
        words: `${nameOf(at, model)}: ${printed(weights, token, at)}`,
        fill: colourOf(image, channels, row, col),
        seen: reach === 0 ? 0 : weight / reach,
        look: heatClassOn(weight, { kind: 'probability', reach }),
      };
    },
    press: (row, col) =>
      intent.dispatch({
        type: 'select-cell',
        cell: { node: weights.id, row: token, col: tokenAt(row, col, painting) },
      }),
  });
}

/** One button per head. */
function heads({ weights, token, model, intent }: Painting): TemplateResult | typeof nothing {
  const { n_heads = 1 } = model.trace.dimensions;
  if (n_heads === 1) return nothing;
  const each = Array.from({ length: n_heads }, (_, head) => `head_${head}/weights`);
  return html`<p class="heads" role="group" aria-label="Head">${each.map(
    (node, head) => html`<button type="button" aria-pressed=${node === weights.id}
      @click=${() => intent.dispatch({ type: 'go-to', node, row: token })}>Head ${head + 1}</button>`,
  )}</p>`;
}

const styles = css`
  ${pixelGridCss}
  ${drawingCss}
  .class-token,
  .heads {
    display: flex;
    justify-content: center;
    gap: 0.5rem;
    margin-block: 0.5rem;
  }
  .class-token button,
  .heads button {
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--lab-line-strong);
    font: inherit;
    font-size: var(--lab-small);
    cursor: pointer;
  }
  .heads button {
    background: none;
    color: inherit;
  }
  .class-token .asks,
  .heads [aria-pressed='true'] {
    outline: 2px solid var(--lab-lit);
    font-weight: 600;
  }
`;

/** A picture to draw or to open, cut into patches, and the attention among them painted back on it. */
export const exhibit: ExhibitModule = {
  place: 'before',
  styles,
  make: ({ changed }) => {
    const drawing = new Drawing(changed);
    return {
      render(model, intent) {
        const [image, weights] = [model.trace.node('image'), model.trace.node(`${headOf(model)}/weights`)];
        if (image === undefined || weights === undefined) return nothing;
        const token = chosenRow('n_tokens', model);
        const painting = { image, weights, token, reach: rowReach(weights, token), model, intent };
        return html`<section class="pictures" aria-label="The picture and its attention">
          ${drawing.render(image, model, intent)}
          <div>${heads(painting)}${shares(painting)}</div>
          ${seen(painting)}
        </section>`;
      },
    };
  },
};
