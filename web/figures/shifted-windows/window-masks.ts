import { html, nothing, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { cssVariables } from '../../ui/format/css-variables';
import { cellValue } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { windowOf } from './map-steps';

/** The regions of the pixels of one window, row by row. */
function regionsIn(at: number, { trace }: Model): readonly number[] {
  const { width = 1, window = 1 } = trace.dimensions;
  const regions = trace.node('regions');
  const across = width / window;
  const [top, left] = [Math.floor(at / across) * window, (at % across) * window];
  return Array.from({ length: window * window }, (_, place) =>
    regions === undefined ? 0 : cellValue(regions, top + Math.floor(place / window), left + (place % window)),
  );
}

/** Unmasked pairs in the colour of their region. Adjacent cells are merged into one bar. */
function bars(mask: TraceNode, regions: readonly number[]): readonly TemplateResult[] {
  return regions.flatMap((region, row) => {
    const rects: TemplateResult[] = [];
    for (let col = 0; col < mask.cols; col += 1) {
      const start = col;
      while (col < mask.cols && cellValue(mask, row, col) === 0) col += 1;
      if (col > start)
        rects.push(
          svg`<rect class=${`region-${region}`} x=${start} y=${row} width=${col - start} height="1"></rect>`,
        );
    }
    return rects;
  });
}

/** The mask of one window, with a row and a column per pixel. */
function mask(node: TraceNode, at: number, model: Model, intent: Intent): TemplateResult {
  const regions = regionsIn(at, model);
  const count = new Set(regions).size;
  const label = model.locale.t(figuresText('shifted_windows.window'), {
    at: at + 1,
    count: model.locale.t(figuresText('shifted_windows.region_regions'), { count }),
  });
  return html`<button type="button" class="windows-mask printed" aria-pressed=${windowOf(model) === at}
    aria-label=${model.locale.t(figuresText('shifted_windows.go_to_mask'), { label })} title=${label}
    @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}>
    <svg viewBox="0 0 ${node.cols} ${node.rows}" aria-hidden="true" shape-rendering="crispEdges">${bars(node, regions)}</svg>
    <span aria-hidden="true">${at + 1}</span>
  </button>`;
}

/** The regions in their colours. */
function legend(model: Model): TemplateResult | typeof nothing {
  const regions = model.trace.node('regions');
  if (regions === undefined) return nothing;
  const present = [...new Set(regions.data)].sort((a, b) => a - b);
  return html`<ul class="windows-regions" aria-label=${model.locale.t(figuresText('shifted_windows.regions'))}>
    ${present.map(
      (region) =>
        html`<li><svg aria-hidden="true" viewBox="0 0 1 1"><rect class=${`region-${region}`} width="1" height="1"></rect></svg>${model.locale.tHtml(figuresText('shifted_windows.region'), { region })}</li>`,
    )}
  </ul>`;
}

/** The masks of all windows in the layout of the map, with a legend. */
export function windowMasks(model: Model, intent: Intent): TemplateResult {
  const { width = 1, window = 1, n_windows = 1 } = model.trace.dimensions;
  const masks = Array.from({ length: n_windows }, (_, at) =>
    model.trace.nodes.find(({ name, group }) => name === 'window_mask' && group.at(-1)?.number === at + 1),
  );
  const across = width / window;
  const hasOneRegion = new Set(model.trace.node('regions')?.data).size <= 1;
  return html`<div class="windows-masks">
    <div class=${`windows-mask-grid${across < 4 ? '' : ' windows-many'}`} ${cssVariables({ across })} role="group" aria-label=${model.locale.t(figuresText('shifted_windows.masks_windows'))}>
      ${masks.map((node, at) => (node === undefined ? nothing : mask(node, at, model, intent)))}
    </div>
    ${legend(model)}
    <p class="pixel-help">${
      hasOneRegion
        ? model.locale.t(figuresText('shifted_windows.no_shift_one_region'))
        : model.locale.t(figuresText('shifted_windows.mask_each_window_row'))
    }</p>
  </div>`;
}
