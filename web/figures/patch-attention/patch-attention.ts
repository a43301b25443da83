import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { argmaxRow } from '../../store/document/matrix';
import { cellValue, textInCell } from '../../ui/format/format';
import { headWeights, inHead, siblingNode } from '../../ui/format/heads';
import { placeName } from '../../ui/format/names';
import { heatClassOn } from '../../ui/format/palette';
import { setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { inColumn } from '../column.css';
import type { FigureModule } from '../figure';
import { openCell } from '../open-cell';
import { linesOverPicture, middleOf, pictureLinesCss } from '../pixel-attention/picture-lines';
import { cellText, chosenRow, colourOf, rowMax } from '../pixel-attention/pixel-data';
import { colourLegend, pixelGrid } from '../pixel-attention/pixel-grid';
import { pixelGridCss } from '../pixel-attention/pixel-grid.css';
import { Drawing } from './drawing';
import { drawingCss } from './drawing.css';
import { inTabCss } from './in-tab.css';

/** The weights of one token in one head, and the picture. */
interface PatchView {
  readonly image: TraceNode;
  readonly weights: TraceNode;
  readonly token: number;
  readonly reach: number;
  readonly model: Model;
  readonly intent: Intent;
}

/** The weights of the current head, or of the first head in the last layer. */
function weightsOf({ state, trace }: Model): TraceNode | undefined {
  const places = [state.trail[0]?.node ?? '', state.position.node].flatMap((id) => trace.node(id) ?? []);
  const inside = places.filter((node) => node.head !== null);
  const found = inside.map((node) => siblingNode(node, 'weights', trace)).find((node) => node !== undefined);
  return found ?? headWeights(trace).findLast(({ head }) => head === 1);
}

/** Number of patches per column and per row. */
function patchesOf({ model: { trace } }: PatchView): { readonly rows: number; readonly cols: number } {
  const { height = 1, width = 1, patch = 1 } = trace.dimensions;
  return { rows: height / patch, cols: width / patch };
}

/** The colours of the pixels of one patch, row by row. */
function pixelsOf({ image, model: { trace } }: PatchView, row: number, col: number): readonly string[] {
  const { patch = 1, channels = 1 } = trace.dimensions;
  return Array.from({ length: patch * patch }, (_, at) =>
    colourOf(image, channels, row * patch + Math.floor(at / patch), col * patch + (at % patch)),
  );
}

function nameOf(token: number, model: Model): string {
  return token === 0
    ? model.locale.t(figuresText('patch_attention.class_token'))
    : model.locale.t(figuresText('patch_attention.patch'), {
        placeName: placeName('n_tokens', token, model),
      });
}

/** The weights, one square per patch; pressing a patch makes it the query. */
function weightsGrid(view: PatchView): TemplateResult {
  const { weights, token, reach, model } = view;
  const { rows, cols } = patchesOf(view);
  return pixelGrid({
    name: view.model.locale.t(figuresText('patch_attention.weights'), { nameOf: nameOf(token, model) }),
    rows,
    cols,
    tabStop: { row: Math.floor(Math.max(token - 1, 0) / cols), col: Math.max(token - 1, 0) % cols },
    square: (row, col) => {
      const at = 1 + row * cols + col;
      return {
        label: `${nameOf(at, model)}: ${cellText(view.model.locale, weights, token, at)}`,
        className: heatClassOn(cellValue(weights, token, at), { kind: 'probability', reach }),
        text: textInCell(view.model.locale, weights, token, at),
        isChosen: at === token,
      };
    },
    onPress: (row, col) => followToken(view, 1 + row * cols + col),
    below: html`${classTokenButton(view)}${colourLegend(cellText(view.model.locale, weights, token, argmaxRow(weights, token)))}`,
  });
}

/** Follows a token, and its patch. The patch goes first, because its matrix has no row for the class token. */
function followToken({ model, intent }: PatchView, token: number): void {
  setActiveRow('n_tokens', token, model, intent);
  if (token > 0) setActiveRow('n_patches', token - 1, model, intent);
  else if (selectedPatch(model) !== null) intent.dispatch({ type: 'close-selection' });
}

/** The patch of the selected cell in the patch matrices. */
function selectedPatch({ state, trace }: Model): number | null {
  const [cell] = state.trail;
  return cell !== undefined && trace.node(cell.node)?.row_dim === 'n_patches' ? cell.row : null;
}

/** The token of the query: that of the selected patch, or the one that is followed. */
function queryToken(model: Model): number {
  const patch = selectedPatch(model);
  return patch === null ? chosenRow('n_tokens', model) : patch + 1;
}

/** The class token with its weight, outside of the picture. */
function classTokenButton(view: PatchView): TemplateResult {
  const { weights, token, reach } = view;
  const look = heatClassOn(cellValue(weights, token, 0), { kind: 'probability', reach });
  return html`<button type="button" class=${`patch-class printed ${look}`} aria-pressed=${token === 0}
    @click=${() => followToken(view, 0)}>${view.model.locale.tHtml(figuresText('patch_attention.class_token_weight'), { weight: cellText(view.model.locale, weights, token, 0) })}</button>`;
}

/** What the token looks at, as lines. The class token has its place below the picture. */
function lines(view: PatchView): TemplateResult {
  const { weights, token, reach } = view;
  const { rows, cols } = patchesOf(view);
  const middle = (at: number) =>
    at === 0 ? ([cols / 2, rows] as const) : middleOf(Math.floor((at - 1) / cols), (at - 1) % cols);
  const targets = Array.from({ length: 1 + rows * cols }, (_, at) => ({
    at: middle(at),
    weight: cellValue(weights, token, at),
  }));
  return linesOverPicture({ from: middle(token), targets, reach }, rows, cols);
}

/** The picture with each patch as opaque as its weight; pressing a patch explains the weight, and in a tab, which it must not leave, makes it the query. */
function weightedPicture(view: PatchView): TemplateResult {
  const { weights, token, reach, model, intent } = view;
  const { rows, cols } = patchesOf(view);
  return pixelGrid({
    name: model.locale.t(
      figuresText(model.tab === null ? 'patch_attention.sees' : 'patch_attention.sees_in_tab'),
      {
        nameOf: nameOf(token, model),
      },
    ),
    rows,
    cols,
    square: (row, col) => {
      const at = 1 + row * cols + col;
      return {
        label: `${nameOf(at, model)}: ${cellText(view.model.locale, weights, token, at)}`,
        fills: pixelsOf(view, row, col),
        opacity: reach === 0 ? 0 : cellValue(weights, token, at) / reach,
        isChosen: at === token,
      };
    },
    onPress: (row, col) => {
      const at = 1 + row * cols + col;
      if (model.tab !== null) followToken(view, at);
      else openCell({ node: weights.id, row: token, col: at }, model, intent);
    },
    className: 'pixel-unseen',
    over: lines(view),
  });
}

/** Moves to the weights of another head, and selects the same cell there. */
function showHead(number: number, { weights, model, intent }: PatchView): void {
  const [cell] = model.state.trail;
  const to = inHead(weights, number, model.trace);
  if (to !== undefined) intent.dispatch({ type: 'go-to', node: to.id });
  // Another head does not leave the tab.
  if (model.tab !== null) intent.dispatch({ type: 'show-tab', tab: model.tab });
  const selected = cell && model.trace.node(cell.node);
  const same = selected?.head == null ? undefined : inHead(selected, number, model.trace);
  if (cell !== undefined && same !== undefined)
    intent.dispatch({ type: 'select-cell', cell: { ...cell, node: same.id } });
}

/** One button per head. */
function headButtons(view: PatchView): TemplateResult | typeof nothing {
  const { n_heads = 1 } = view.model.trace.dimensions;
  if (n_heads === 1) return nothing;
  const each = Array.from({ length: n_heads }, (_, head) => inHead(view.weights, head + 1, view.model.trace));
  return html`<div class="patch-heads pixel-buttons" role="group" aria-label=${view.model.locale.t(figuresText('patch_attention.head'))}>${each.map(
    (node, head) => html`<button type="button" aria-pressed=${node === view.weights}
      @click=${() => showHead(head + 1, view)}>${view.model.locale.tHtml(figuresText('common.head_button'), { head: head + 1 })}</button>`,
  )}</div>`;
}

const styles = css`
  ${pixelGridCss}
  ${pictureLinesCss}
  ${drawingCss}
  ${inTabCss}
  ${inColumn('patch-attention')}
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
    font-family: var(--lab-sans);
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

/** A picture to draw or load, its patches, and their attention weights. */
export const figure: FigureModule = {
  place: 'column',
  styles,
  create: ({ requestUpdate }) => {
    const drawing = new Drawing(requestUpdate);
    return {
      render(model, intent) {
        const [image, weights] = [model.trace.node('image'), weightsOf(model)];
        if (image === undefined || weights === undefined) return nothing;
        const token = queryToken(model);
        const view = { image, weights, token, reach: rowMax(weights, token), model, intent };
        return html`<section class="patch-attention pixel-pictures" aria-label=${model.locale.t(figuresText('patch_attention.picture_attention'))}>
          ${drawing.render(image, model, intent)}
          <div class="patch-answers">
            ${headButtons(view)}
            <div class="pixel-pictures">${weightsGrid(view)}${weightedPicture(view)}</div>
          </div>
        </section>`;
      },
    };
  },
};
