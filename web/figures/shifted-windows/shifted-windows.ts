import { html, nothing, svg, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { MessageId } from '../../i18n/message-id';
import { cssVariables } from '../../ui/format/css-variables';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { chosenPixel, type MapStep, mapStepOf, type Pixel, pixelsOf, shiftOf, windowOf } from './map-steps';
import { shiftedWindowsCss } from './shifted-windows.css';
import { windowMasks } from './window-masks';

const mapSteps: readonly (readonly [mapStep: MapStep, name: MessageId, node: string])[] = [
  ['whole', figuresText('shifted_windows.lies'), 'x'],
  ['shifted', figuresText('shifted_windows.shifted'), 'rolled'],
  ['windows', figuresText('shifted_windows.windows_regions'), 'windows'],
  ['back', figuresText('shifted_windows.back_place'), 'output'],
];

const captions: Readonly<Record<MapStep, MessageId>> = {
  whole: figuresText('shifted_windows.lies_cut_into_straight'),
  shifted: figuresText('shifted_windows.moved_up_left_half'),
  windows: figuresText('shifted_windows.same_windows_over_moved'),
  back: figuresText('shifted_windows.moved_back'),
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
function tiledMap(mapStep: MapStep, model: Model): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const [shift, pixels, chosen] = [shiftOf(model), pixelsOf(model), chosenPixel(model)];
  const isMoved = mapStep === 'shifted' || mapStep === 'windows';
  const squares = Array.from({ length: (height + shift) * (width + shift) }, (_, at) => {
    const [row, col] = [Math.floor(at / (width + shift)), at % (width + shift)];
    const index = (row % height) * width + (col % width);
    const pixel = pixels[index];
    return pixel === undefined ? nothing : square(pixel, [row, col], mapStep === 'windows', index === chosen);
  });
  return svg`<svg width=${width * 10} height=${height * 10}>
    <g class="windows-cloth" ${cssVariables({ shift: isMoved ? shift : 0 })}>${squares}</g>
  </svg>`;
}

/** The borders of the windows, the current one emphasized. */
function frames(mapStep: MapStep, model: Model): readonly TemplateResult[] {
  const { height = 1, width = 1, window = 1, n_windows = 1 } = model.trace.dimensions;
  if (mapStep === 'back' || height === 0) return [];
  const current = windowOf(model);
  const across = width / window;
  return Array.from({ length: n_windows }, (_, at) => {
    const [top, left] = [Math.floor(at / across) * window, (at % across) * window];
    return svg`<rect class=${at === current ? 'windows-frame windows-here' : 'windows-frame'} x=${left * 10} y=${top * 10}
      width=${window * 10} height=${window * 10}></rect>`;
  });
}

/** The map at the current step. */
function stageMap(model: Model): TemplateResult {
  const { height = 1, width = 1 } = model.trace.dimensions;
  const mapStep = mapStepOf(model.state.position.node);
  const [, title = figuresText('shifted_windows.lies')] = mapSteps.find(([each]) => each === mapStep) ?? [];
  const name = model.locale.t(title);
  return html`<figure class="windows-map">
    <svg viewBox=${`-0.5 -0.5 ${width * 10 + 1} ${height * 10 + 1}`} role="img"
      aria-label=${model.locale.t(figuresText('shifted_windows.map_stage'), { stage: name.toLowerCase(), height, width, shift: shiftOf(model) })}>
      ${tiledMap(mapStep, model)} ${frames(mapStep, model)}
    </svg>
    <figcaption>${model.locale.tHtml(figuresText('shifted_windows.square_names_own_row'), { caption: model.locale.t(captions[mapStep]) })}</figcaption>
  </figure>`;
}

/** Buttons for the four steps, and the switch for the shift. */
function controls(model: Model, intent: Intent): TemplateResult {
  const now = mapStepOf(model.state.position.node);
  const shift = model.state.document.options.shift !== false;
  return html`<div class="windows-steps pixel-buttons" role="group" aria-label=${model.locale.t(figuresText('shifted_windows.stages_shift'))}>
    ${mapSteps.map(
      ([mapStep, name, node]) => html`<button type="button" aria-pressed=${mapStep === now}
        @click=${() => intent.dispatch({ type: 'go-to', node })}>${model.locale.t(name)}</button>`,
    )}
    <label><input type="checkbox" .checked=${shift} ?disabled=${model.locks.has('options')}
      @change=${() => intent.dispatch({ type: 'set-option', name: 'shift', value: !shift })} /> ${model.locale.t(figuresText('shifted_windows.shift_half_window'))}</label>
  </div>`;
}

/** Shifted windows: the map in four steps, its regions, and the resulting masks. */
export const figure: FigureModule = {
  place: 'column',
  styles: shiftedWindowsCss,
  create: () => ({
    render: (
      model,
      intent,
    ) => html`<section class="shifted-windows" aria-label=${model.locale.t(figuresText('shifted_windows.shifted_windows'))}>
      ${controls(model, intent)}
      <div class="windows-way">${stageMap(model)} ${windowMasks(model, intent)}</div>
    </section>`,
  }),
};
