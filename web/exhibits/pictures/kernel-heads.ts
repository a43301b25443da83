import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cellValue, typed } from '../../views/format';
import type { Intent, Model } from '../../views/model';
import { placeName } from '../../views/names';
import { heatClass, heatClassOn } from '../../views/palette';
import type { ExhibitModule } from '../exhibit';
import { chosenRow, colourOf, printed } from './pixel-data';
import { pixelGrid, pixelGridCss } from './pixel-grid';

const kernels: readonly (readonly [string, readonly number[]])[] = [
  ['sharpen', [0, -1, 0, -1, 5, -1, 0, -1, 0]],
  ['mean', [1, 1, 1, 1, 1, 1, 1, 1, 1].map((each) => each / 9)],
  ['edges', [-1, -2, -1, 0, 0, 0, 1, 2, 1]],
  ['unchanged', [0, 0, 0, 0, 1, 0, 0, 0, 0]],
];

const around = [-1, 0, 1];
const grid = around.flatMap((down) => around.map((right) => [down, right]));
const lookouts: readonly (readonly [string, readonly number[]])[] = [
  ['3 × 3, as a convolution', grid.flat()],
  ['twice as wide', grid.flat().map((each) => 2 * each)],
  ['all at the pixel itself', grid.flat().map(() => 0)],
];

/** How sharply a head looks, from a blur over everything to one pixel. */
const sharpness = [0, 0.2, 0.5, 1, 2, 5, 10, 50, 200, 1000];

/** What every part of the figure looks at. */
interface View {
  readonly image: TraceNode;
  readonly kernel: TraceNode;
  readonly chosen: number;
  readonly model: Model;
  readonly intent: Intent;
}

function take(event: Event, row: number, { kernel, intent }: View): void {
  const field = event.currentTarget;
  if (!(field instanceof HTMLInputElement)) return;
  if (Number.isFinite(field.valueAsNumber))
    intent.dispatch({
      type: 'set-cell',
      cell: { node: 'kernel', row, col: 0 },
      value: field.valueAsNumber,
    });
  field.value = typed(cellValue(kernel, row, 0));
}

/** The kernel as the square it is: that of the first channel of both sides, the others stay in the matrix. */
function kernelFields(view: View): TemplateResult {
  const { kernel, intent, model } = view;
  const { channels = 1, d_out = 1 } = model.trace.dimensions;
  const places = [
    'top left',
    'top',
    'top right',
    'left',
    'middle',
    'right',
    'bottom left',
    'bottom',
    'bottom right',
  ];
  const replace = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'kernel', matrix: { rows: 9, cols: 1, data } });
  return html`<fieldset class="kernel"><legend>The kernel</legend>
    <div class="nine">${places.map(
      (name, at) => html`<input type="number" step="any" inputmode="decimal" aria-label=${`kernel, ${name}`}
        .value=${typed(cellValue(kernel, at * channels, 0))} @change=${(event: Event) => take(event, at * channels, view)} />`,
    )}</div>
    ${
      channels === 1 && d_out === 1
        ? html`<div class="choices">${kernels.map(([name, data]) => html`<button type="button" @click=${() => replace(data)}>${name}</button>`)}</div>`
        : html`<p class="help">First channel; the others are in the matrix.</p>`
    }
  </fieldset>`;
}

/** How sharp the heads are, and where they look. */
function gaze({ model, intent }: View): TemplateResult {
  const alpha = Number(model.state.document.options.alpha ?? 50);
  const at = sharpness.findIndex((each) => each >= alpha);
  const turn = (event: Event): void => {
    const value = sharpness[Number((event.currentTarget as HTMLInputElement).value)];
    if (value !== undefined) intent.dispatch({ type: 'set-option', name: 'alpha', value });
  };
  const look = (data: readonly number[]): void =>
    intent.dispatch({ type: 'replace-matrix', input: 'centers', matrix: { rows: 9, cols: 2, data } });
  return html`<fieldset class="gaze"><legend>The heads</legend>
    <label>sharpness α = ${alpha}
      <input type="range" min="0" max=${sharpness.length - 1} step="1" .value=${String(at < 0 ? sharpness.length - 1 : at)}
        aria-valuetext=${`alpha ${alpha}`} @change=${turn} /></label>
    <p class="help">Where they look. A convolution has this built in; a head can learn it.</p>
    <div class="choices">${lookouts.map(([name, data]) => html`<button type="button" @click=${() => look(data)}>${name}</button>`)}</div>
  </fieldset>`;
}

/** The weights of the chosen pixel in each head, laid out like the kernel. */
function nine(view: View): TemplateResult {
  const { chosen, model, intent } = view;
  const { height = 1, width = 1, n_heads = 9 } = model.trace.dimensions;
  const heads = Array.from({ length: n_heads }, (_, head) => model.trace.node(`head_${head}/weights`));
  const small = (weights: TraceNode, head: number): TemplateResult =>
    pixelGrid({
      name: `Head ${head + 1}`,
      rows: height,
      cols: width,
      square: (row, col) => {
        const at = row * width + col;
        return {
          words: `head ${head + 1}, weight of ${placeName('n', at, model)}: ${printed(weights, chosen, at)}`,
          look: heatClassOn(cellValue(weights, chosen, at), { kind: 'probability', reach: 1 }),
          chosen: at === chosen,
        };
      },
      press: (row, col) =>
        intent.dispatch({
          type: 'select-cell',
          cell: { node: weights.id, row: chosen, col: row * width + col },
        }),
    });
  return html`<div class="heads-of-kernel" role="group" aria-label=${`Weights of pixel ${placeName('n', chosen, model)} in the nine heads`}>
    ${heads.map((weights, head) => (weights === undefined ? nothing : small(weights, head)))}
  </div>`;
}

/** One column of a node with a row per pixel, as a picture. */
function painted(id: string, name: string, { chosen, model, intent }: View): TemplateResult | typeof nothing {
  const node = model.trace.node(id);
  const { height = 1, width = 1 } = model.trace.dimensions;
  if (node === undefined) return nothing;
  return pixelGrid({
    name,
    rows: height,
    cols: width,
    stop: { row: Math.floor(chosen / width), col: chosen % width },
    square: (row, col) => {
      const at = row * width + col;
      return {
        words: `${placeName('n', at, model)}: ${printed(node, at, 0)}`,
        look: heatClass(node, cellValue(node, at, 0)),
        text: printed(node, at, 0),
        chosen: at === chosen,
      };
    },
    press: (row, col) =>
      intent.dispatch({ type: 'select-cell', cell: { node: id, row: row * width + col, col: 0 } }),
  });
}

function picture({ image, chosen, model, intent }: View): TemplateResult {
  const { height = 1, width = 1, channels = 1 } = model.trace.dimensions;
  return pixelGrid({
    name: 'The picture. Choose a pixel.',
    rows: height,
    cols: width,
    stop: { row: Math.floor(chosen / width), col: chosen % width },
    square: (row, col) => ({
      words: `pixel ${placeName('n', row * width + col, model)}: ${printed(image, row, col * channels)}`,
      fill: colourOf(image, channels, row, col),
      chosen: row * width + col === chosen,
    }),
    press: (row, col) => intent.dispatch({ type: 'go-to', node: 'pixels', row: row * width + col }),
  });
}

/** The largest entry of the difference, whatever its sign. */
function verdict({ model }: View): TemplateResult {
  const data = model.trace.node('difference')?.data ?? [];
  const largest = Array.from(data).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return html`<p class="verdict" role="status">Largest difference between the two: <strong>${largest === 0 ? '0, exactly' : largest.toPrecision(3)}</strong></p>`;
}

const styles = css`
  ${pixelGridCss}
  .kernel-exhibit fieldset {
    margin: 0;
    padding: 0.5rem;
    border: 1px solid var(--lab-line);
  }
  .kernel-exhibit legend,
  .kernel-exhibit .help {
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
  }
  .kernel .nine {
    display: grid;
    grid-template-columns: repeat(3, 4.25rem);
    gap: 0.25rem;
    justify-content: center;
  }
  .kernel input {
    min-width: 0;
    min-height: 2.75rem;
    text-align: center;
    font-family: var(--lab-mono);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.375rem;
    margin-block-start: 0.5rem;
  }
  .choices button {
    min-height: 2.75rem;
    padding-inline: 0.625rem;
    border: 1px solid var(--lab-line-strong);
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--lab-small);
    cursor: pointer;
  }
  .gaze {
    max-width: 17rem;
  }
  .gaze label {
    display: grid;
    gap: 0.25rem;
    min-height: 2.75rem;
    font-size: var(--lab-small);
  }
  .heads-of-kernel {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.25rem, max-content));
    justify-content: center;
    gap: 0.5rem;
  }
  .gaze input {
    min-height: 2.75rem;
  }
  .heads-of-kernel .pixels .square {
    width: 1.5rem;
    height: 1.5rem;
  }
  .heads-of-kernel .square.chosen::after {
    border-width: 1px;
    outline-width: 1px;
  }
  .verdict {
    margin-block: 0.5rem;
    text-align: center;
  }
`;

/** A convolution made of attention: the kernel, the nine heads, both results and what is between them. */
export const exhibit: ExhibitModule = {
  place: 'before',
  styles,
  make: () => ({
    render(model, intent) {
      const [image, kernel] = [model.trace.node('image'), model.trace.node('kernel')];
      if (image === undefined || kernel === undefined) return nothing;
      const view = { image, kernel, chosen: chosenRow('n', model), model, intent };
      return html`<section class="kernel-exhibit" aria-label="A convolution made of attention">
        <div class="pictures">${picture(view)}${kernelFields(view)}${gaze(view)}</div>
        ${nine(view)}
        <div class="pictures">
          ${painted('output', 'Attention of nine heads', view)} ${painted('convolution', 'The convolution itself', view)}
          ${painted('difference', 'Difference', view)}
        </div>
        ${verdict(view)}
      </section>`;
    },
  }),
};
