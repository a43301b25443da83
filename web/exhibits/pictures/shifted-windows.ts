import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Intent, Model } from '../../views/model';
import type { ExhibitModule } from '../exhibit';
import { pixelGrid, pixelGridCss } from './pixel-grid';
import { type Pixel, pixelsAt, type Stage, shiftOf, stageOf, windowOf } from './shift-stages';
import { biasTables, costs } from './window-figures';
import { reachOf, reachOfTwo, ShiftRuns } from './window-reach';

const stages: readonly (readonly [Stage, string, string])[] = [
  ['whole', 'As it lies', 'x'],
  ['shifted', 'Shifted', 'rolled'],
  ['windows', 'Windows and regions', 'windows'],
  ['back', 'Back in place', 'output'],
];

/** One pixel of the map, with the place it belongs to written on it. It glides when the stage changes. */
function square(pixel: Pixel, stage: Stage, chosen: boolean): TemplateResult {
  const coloured = stage === 'windows' || stage === 'shifted';
  return svg`<g class=${`pixel${chosen ? ' chosen' : ''}`} transform=${`translate(${pixel.atCol * 10} ${pixel.atRow * 10})`}>
    <rect class=${coloured ? `region r${pixel.region}` : 'region r0'} width="10" height="10"></rect>
    <text x="5" y="5.9">${`${pixel.row + 1},${pixel.col + 1}`}</text>
  </g>`;
}

/** The borders of the windows, the one the walk is in stronger. */
function frames(stage: Stage, model: Model): readonly TemplateResult[] {
  const { height = 1, width = 1, window = 1, n_windows = 1 } = model.trace.dimensions;
  if (stage === 'back' || height === 0) return [];
  const current = windowOf(model.state.position.node);
  const across = width / window;
  return Array.from({ length: n_windows }, (_, at) => {
    const [top, left] = [Math.floor(at / across) * window, (at % across) * window];
    return svg`<rect class=${at === current ? 'frame here' : 'frame'} x=${left * 10} y=${top * 10}
      width=${window * 10} height=${window * 10}></rect>`;
  });
}

/** The map on its way: as it lies, moved, cut into windows, back. */
function map(model: Model, chosen: number): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const stage = stageOf(model.state.position.node);
  const pixels = pixelsAt(stage, model);
  const name = stages.find(([each]) => each === stage)?.[1] ?? '';
  return html`<figure class="map">
    <svg class=${`stage-${stage}`} viewBox=${`-0.5 -0.5 ${width * 10 + 1} ${height * 10 + 1}`} role="img"
      aria-label=${`The map, ${name.toLowerCase()}: ${height} by ${width} pixels, moved by ${shiftOf(model)}`}>
      ${pixels.map((pixel, at) => square(pixel, stage, at === chosen))} ${frames(stage, model)}
    </svg>
    <figcaption>${name}. Each square says where it belongs.</figcaption>
  </figure>`;
}

/** Ways to the four stages, and the switch for the shift. */
function controls(model: Model, intent: Intent): TemplateResult {
  const now = stageOf(model.state.position.node);
  const shift = model.state.document.options.shift !== false;
  return html`<div class="stages" role="group" aria-label="Stages of the shift">
    ${stages.map(
      ([stage, name, node]) => html`<button type="button" aria-pressed=${stage === now}
        @click=${() => intent.dispatch({ type: 'go-to', node })}>${name}</button>`,
    )}
    <label><input type="checkbox" .checked=${shift}
      @change=${() => intent.dispatch({ type: 'set-option', name: 'shift', value: !shift })} /> shift by half a window</label>
  </div>`;
}

/** The regions in their colours: which pixels were neighbours before the shift. */
function legend(model: Model): TemplateResult | typeof nothing {
  const regions = model.trace.node('regions');
  if (regions === undefined) return nothing;
  const present = [...new Set(Array.from(regions.data))].sort((a, b) => a - b);
  return html`<ul class="regions" aria-label="Regions">
    ${present.map((region) => html`<li><svg aria-hidden="true" viewBox="0 0 1 1"><rect class=${`region r${region}`} width="1" height="1"></rect></svg>region ${region}</li>`)}
    <li class="help">${present.length === 1 ? 'No shift, one region: all pixels of a window may meet.' : 'In a window only pixels of one region may meet.'}</li>
  </ul>`;
}

/** Where a chosen pixel gets its output from: straight windows, shifted ones, and one after the other. */
function links(
  model: Model,
  chosen: number,
  runs: ShiftRuns,
  choose: (pixel: number) => void,
): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const [straight, shifted] = [runs.run(model, false), runs.run(model, true)];
  const place = (at: number): string => `r${Math.floor(at / width) + 1} c${(at % width) + 1}`;
  const grid = (name: string, reached: ReadonlySet<number>): TemplateResult =>
    pixelGrid({
      name: `${name}: ${reached.size} of ${height * width} pixels reach ${place(chosen)}.`,
      rows: height,
      cols: width,
      stop: { row: Math.floor(chosen / width), col: chosen % width },
      square: (row, col) => {
        const at = row * width + col;
        const linked = reached.has(at);
        return {
          words: `pixel ${place(at)}${linked ? ', linked' : ''}`,
          look: linked ? 'linked' : 'apart',
          text: linked ? '●' : '',
          chosen: at === chosen,
        };
      },
      press: (row, col) => choose(row * width + col),
    });
  return html`<h4>Which pixels reach a pixel</h4>
    <p class="help">Press one to choose it. A pixel is linked when the derivative of its output is not 0.</p>
    <div class="pictures">
      ${grid('Straight windows', reachOf(straight, chosen))} ${grid('Shifted windows', reachOf(shifted, chosen))}
      ${grid('One layer of each', reachOfTwo(straight, shifted, chosen))}
    </div>`;
}

const styles = css`
  ${pixelGridCss}
  .windows-exhibit h4 {
    margin-block: 1rem 0.25rem;
  }
  .windows-exhibit .help {
    margin-block: 0.25rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
  }
  .map {
    margin: 0.5rem auto;
    max-width: 20rem;
  }
  .map svg {
    display: block;
    width: 100%;
  }
  .map figcaption {
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    text-align: center;
  }
  .map .pixel {
    transition: transform 280ms ease-in-out;
  }
  .map text {
    fill: #1c1b19;
    font-family: var(--lab-mono);
    font-size: 3px;
    text-anchor: middle;
  }
  .map .region {
    stroke: #00000030;
    stroke-width: 0.3;
  }
  .map .chosen rect {
    stroke: #000;
    stroke-width: 1;
  }
  .map .frame {
    fill: none;
    stroke: var(--lab-ink);
    stroke-width: 0.6;
  }
  .map .frame.here {
    stroke: var(--lab-accent);
    stroke-width: 1.4;
  }
  .r0 { fill: #e9e4d4; }
  .r1 { fill: #a6cee3; }
  .r2 { fill: #7fb6e0; }
  .r3 { fill: #f6c58f; }
  .r4 { fill: #b9dfa5; }
  .r5 { fill: #d7b5e0; }
  .r6 { fill: #eda17c; }
  .r7 { fill: #f4e07a; }
  .r8 { fill: #f2a7b8; }
  .stages {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
  }
  .stages button,
  .stages label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    font: inherit;
    font-size: var(--lab-small);
  }
  .stages button {
    border: 1px solid var(--lab-line-strong);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .stages [aria-pressed='true'] {
    outline: 2px solid var(--lab-lit);
    font-weight: 600;
  }
  .regions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 1rem;
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
    font-size: var(--lab-small);
  }
  .regions svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-end: 0.375rem;
    vertical-align: -0.125rem;
  }
  .square.linked {
    background: #7fb6e0;
    color: #1c1b19;
  }
  .square.apart {
    background: var(--lab-paper-sunk);
  }
  .costs {
    margin: 0.5rem auto;
    border-collapse: collapse;
    font-size: var(--lab-small);
    font-variant-numeric: tabular-nums;
  }
  .costs th,
  .costs td {
    padding: 0.125rem 0.75rem;
    border-block-end: 1px solid var(--lab-line);
    text-align: end;
  }
  .costs .here {
    font-weight: 600;
  }
  @media (prefers-reduced-motion: reduce) {
    .map .pixel {
      transition: none;
    }
  }
`;

/** Shifted windows: the map on its way, its regions, who reaches whom, the bias table, and what it costs. */
export const exhibit: ExhibitModule = {
  place: 'before',
  styles,
  make: ({ engine, changed }) => {
    const runs = new ShiftRuns(engine);
    let chosen = 5;
    return {
      render(model, intent) {
        const { n = 1 } = model.trace.dimensions;
        const pixel = Math.min(chosen, n - 1);
        const choose = (at: number): void => {
          chosen = at;
          changed();
        };
        return html`<section class="windows-exhibit" aria-label="Shifted windows">
          ${controls(model, intent)} ${map(model, pixel)} ${legend(model)}
          <details open><summary>Links, bias and cost</summary>
            ${links(model, pixel, runs, choose)} ${biasTables(model, intent)} ${costs(model)}
          </details>
        </section>`;
      },
    };
  },
};
