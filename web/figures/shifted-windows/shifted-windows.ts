import { html, nothing, svg, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { chosenPixel, type Pixel, pixelsOf, type Stage, shiftOf, stageOf, windowOf } from './shift-stages';
import { shiftedWindowsCss } from './shifted-windows.css';
import { windowMasks } from './window-masks';

const stages: readonly (readonly [Stage, string, string])[] = [
  ['whole', msg('As it lies'), 'x'],
  ['shifted', msg('Shifted'), 'rolled'],
  ['windows', msg('Windows and regions'), 'windows'],
  ['back', msg('Back in place'), 'output'],
];

const captions: Readonly<Record<Stage, string>> = {
  whole: msg('As it lies, cut into straight windows.'),
  shifted: msg('Moved up and left by half a window. What leaves on one side comes back on the other.'),
  windows: msg('The same windows over the moved map. Where they hold two regions, these were no neighbours.'),
  back: msg('Moved back: every pixel where it was.'),
};

/** One pixel of the map with its original position, and its region if shown. */
function square(
  { row, col, region }: Pixel,
  at: readonly [number, number],
  showsRegion: boolean,
  chosen: boolean,
) {
  return svg`<g transform=${`translate(${at[1] * 10} ${at[0] * 10})`}>
    <rect class=${`windows-pixel ${showsRegion ? `region-${region}` : 'region-none'}`} width="10" height="10"></rect>
    <text class="windows-place" x="5" y="5.9">${row + 1},${col + 1}</text>
    ${showsRegion ? svg`<text class="windows-region" x="9.2" y="9.2">${region}</text>` : nothing}
    ${chosen ? svg`<rect class="windows-chosen" x="0.9" y="0.9" width="8.2" height="8.2"></rect>` : nothing}
  </g>`;
}

/**
 * The map, extended periodically at the bottom and on the right by the shift, and clipped to its size. Shifting
 * translates it.
 */
function tiledMap(stage: Stage, model: Model): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const [shift, pixels, chosen] = [shiftOf(model), pixelsOf(model), chosenPixel(model)];
  const isMoved = stage === 'shifted' || stage === 'windows';
  const squares = Array.from({ length: (height + shift) * (width + shift) }, (_, at) => {
    const [row, col] = [Math.floor(at / (width + shift)), at % (width + shift)];
    const index = (row % height) * width + (col % width);
    const pixel = pixels[index];
    return pixel === undefined ? nothing : square(pixel, [row, col], isMoved, index === chosen);
  });
  return svg`<svg width=${width * 10} height=${height * 10}>
    <g class=${`windows-cloth by-${isMoved ? shift : 0}`}>${squares}</g>
  </svg>`;
}

/** The borders of the windows, the current one emphasized. */
function frames(stage: Stage, model: Model): readonly TemplateResult[] {
  const { height = 1, width = 1, window = 1, n_windows = 1 } = model.trace.dimensions;
  if (stage === 'back' || height === 0) return [];
  const current = windowOf(model);
  const across = width / window;
  return Array.from({ length: n_windows }, (_, at) => {
    const [top, left] = [Math.floor(at / across) * window, (at % across) * window];
    return svg`<rect class=${at === current ? 'windows-frame windows-here' : 'windows-frame'} x=${left * 10} y=${top * 10}
      width=${window * 10} height=${window * 10}></rect>`;
  });
}

/** The map at the current stage. */
function stageMap(model: Model): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const stage = stageOf(model.state.position.node);
  const name = translate(stages.find(([each]) => each === stage)?.[1] ?? '');
  return html`<figure class="windows-map">
    <svg viewBox=${`-0.5 -0.5 ${width * 10 + 1} ${height * 10 + 1}`} role="img"
      aria-label=${t`The map, ${name.toLowerCase()}: ${height} by ${width} pixels, moved by ${shiftOf(model)}`}>
      ${tiledMap(stage, model)} ${frames(stage, model)}
    </svg>
    <figcaption>${tHtml`${translate(captions[stage])} A square names its own row and column; the dashed one is followed below.`}</figcaption>
  </figure>`;
}

/** Buttons for the four stages, and the switch for the shift. */
function controls(model: Model, intent: Intent): TemplateResult {
  const now = stageOf(model.state.position.node);
  const shift = model.state.document.options.shift !== false;
  return html`<div class="windows-stages pixel-buttons" role="group" aria-label=${t('Stages of the shift')}>
    ${stages.map(
      ([stage, name, node]) => html`<button type="button" aria-pressed=${stage === now}
        @click=${() => intent.dispatch({ type: 'go-to', node })}>${translate(name)}</button>`,
    )}
    <label><input type="checkbox" .checked=${shift} ?disabled=${model.locks.has('options')}
      @change=${() => intent.dispatch({ type: 'set-option', name: 'shift', value: !shift })} /> ${t('shift by half a window')}</label>
  </div>`;
}

/** Shifted windows: the map in four stages, its regions, and the resulting masks. */
export const figure: FigureModule = {
  place: 'before',
  styles: shiftedWindowsCss,
  create: () => ({
    render: (model, intent) => html`<section class="shifted-windows" aria-label=${t('Shifted windows')}>
      ${controls(model, intent)}
      <div class="windows-way">${stageMap(model)} ${windowMasks(model, intent)}</div>
    </section>`,
  }),
};
