import { html, nothing, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { plural, t, tHtml } from '../../i18n/i18n';
import { cellValue } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { windowOf } from './shift-stages';

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

/** Pairs that may meet, in the colour of their region; the others stay striped. Neighbours are one bar. */
function bars(mask: TraceNode, regions: readonly number[]): readonly TemplateResult[] {
  return regions.flatMap((region, row) => {
    const found: TemplateResult[] = [];
    for (let col = 0; col < mask.cols; col += 1) {
      const start = col;
      while (col < mask.cols && cellValue(mask, row, col) === 0) col += 1;
      if (col > start)
        found.push(
          svg`<rect class=${`region-${region}`} x=${start} y=${row} width=${col - start} height="1"></rect>`,
        );
    }
    return found;
  });
}

/** The mask of one window: a row and a column for each of its pixels. */
function mask(node: TraceNode, at: number, model: Model, intent: Intent): TemplateResult {
  const regions = regionsIn(at, model);
  const count = new Set(regions).size;
  const said = t`Window ${at + 1}, ${plural(count, '{0} region', '{0} regions')}`;
  return html`<button type="button" class="windows-mask" aria-pressed=${windowOf(model) === at}
    aria-label=${t`${said}: go to its mask`} title=${said}
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
  return html`<ul class="windows-regions" aria-label=${t('Regions')}>
    ${present.map(
      (region) =>
        html`<li><svg aria-hidden="true" viewBox="0 0 1 1"><rect class=${`region-${region}`} width="1" height="1"></rect></svg>${tHtml`region ${region}`}</li>`,
    )}
  </ul>`;
}

/** The masks of all windows, as they lie on the map, and what their colours mean. */
export function windowMasks(model: Model, intent: Intent): TemplateResult {
  const { width = 1, window = 1, n_windows = 1 } = model.trace.dimensions;
  const masks = Array.from({ length: n_windows }, (_, at) =>
    model.trace.nodes.find(({ name, group }) => name === 'window_mask' && group.at(-1)?.number === at + 1),
  );
  const isOne = new Set(model.trace.node('regions')?.data).size <= 1;
  return html`<div class="windows-masks">
    <div class=${`windows-mask-grid across-${width / window}`} role="group" aria-label=${t('Masks of the windows')}>
      ${masks.map((node, at) => (node === undefined ? nothing : mask(node, at, model, intent)))}
    </div>
    ${legend(model)}
    <p class="pixel-help">${
      isOne
        ? t('No shift, one region: all pixels of a window may meet.')
        : t(
            'The mask of each window, a row and a column for each of its pixels: in colour where two of one region may meet, striped where a barrier stands.',
          )
    }</p>
  </div>`;
}
