import { css, html, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { pixelGrid } from '../pixel-attention/pixel-grid';
import { pixelGridCss } from '../pixel-attention/pixel-grid.css';
import { chosenPixel, followPixel } from './map-steps';
import { biasTables, costs } from './window-figures';
import { reachOf, reachOfTwo, ShiftRuns } from './window-reach';

/** The pixels that influence the selected one. */
function reachGrid(name: string, reached: ReadonlySet<number>, model: Model, intent: Intent): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const chosen = chosenPixel(model);
  const pixelName = (at: number): string => `r${Math.floor(at / width) + 1} c${(at % width) + 1}`;
  return pixelGrid({
    name: model.locale.t(figuresText('shifted_windows.reach'), {
      name,
      size: reached.size,
      height: height * width,
      pixel: pixelName(chosen),
    }),
    rows: height,
    cols: width,
    tabStop: { row: Math.floor(chosen / width), col: chosen % width },
    square: (row, col) => {
      const at = row * width + col;
      const linked = reached.has(at);
      return {
        label: linked
          ? model.locale.t(figuresText('shifted_windows.pixel_linked'), { pixelName: pixelName(at) })
          : model.locale.t(figuresText('common.pixel'), { pixelName: pixelName(at) }),
        className: linked ? 'window-linked' : 'window-apart',
        text: linked ? '●' : '',
        isChosen: at === chosen,
      };
    },
    onPress: (row, col) => followPixel(row * width + col, model, intent),
  });
}

/** The pixels that influence the selected one: with straight windows, with shifted windows, and with both in sequence. */
function links(model: Model, runs: ShiftRuns, intent: Intent): TemplateResult {
  const chosen = chosenPixel(model);
  const [straight, shifted] = [runs.run(model, false), runs.run(model, true)];
  const grid = (name: string, reached: ReadonlySet<number>): TemplateResult =>
    reachGrid(name, reached, model, intent);
  return html`<h4>${model.locale.t(figuresText('shifted_windows.pixels_reach_pixel'))}</h4>
    <p class="pixel-help">${model.locale.t(figuresText('shifted_windows.press_one_choose'))}</p>
    <div class="pixel-pictures">
      ${grid(model.locale.t(figuresText('shifted_windows.straight_windows')), reachOf(straight, chosen))} ${grid(model.locale.t(figuresText('shifted_windows.shifted_windows')), reachOf(shifted, chosen))}
      ${grid(model.locale.t(figuresText('shifted_windows.one_layer_each')), reachOfTwo(straight, shifted, chosen))}
    </div>`;
}

const styles = css`
  ${pixelGridCss}
  .window-links {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-column: 1 / -1;
    gap: 0.5rem;
    margin-block: 1rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .window-links h4 {
    margin: 0.75rem 0 0;
    font-weight: 400;
    font-style: italic;
  }
  .window-linked {
    background: light-dark(#9bc7e3, #357db4);
    color: light-dark(#000, #fff);
  }
  .window-apart {
    background: var(--lab-paper-sunk);
  }
  .window-costs {
    margin-inline: auto;
    border-collapse: collapse;
    font-size: var(--lab-small);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .window-costs :is(th, td) {
    padding: 0.125rem 0.625rem;
    border-block-end: 1px solid var(--lab-line);
    text-align: end;
  }
  .window-costs tbody > tr > * {
    white-space: nowrap;
  }
  .window-costs .window-here > * {
    background: var(--lab-lit-wash);
    font-weight: 600;
  }
`;

/** Which pixels influence which, the relative position biases, and the cost. */
export const figure: FigureModule = {
  place: 'after',
  styles,
  create: ({ engine }) => {
    const runs = new ShiftRuns(engine);
    return {
      render: (
        model,
        intent,
      ) => html`<section class="window-links" aria-label=${model.locale.t(figuresText('shifted_windows.links_bias_cost'))}>
        ${links(model, runs, intent)} ${biasTables(model, intent)} ${costs(model)}
      </section>`,
    };
  },
};
