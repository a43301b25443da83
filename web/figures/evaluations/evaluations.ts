import { html, nothing, svg, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import type { TokenList } from '../../store/document/state';
import { unlessLocked } from '../../ui/controls/locked';
import { cellText } from '../../ui/format/format';
import { rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { evaluationsCss } from './evaluations.css';

const side = 300;
const margin = 18;

/** A slider for the number of tokens on one side. */
function slider(
  list: TokenList,
  label: string,
  model: Model,
  intent: Intent,
): TemplateResult | typeof nothing {
  const dimension = model.schema.dimensions.find(({ tokens }) => tokens === list);
  if (dimension === undefined) return nothing;
  const { name, min, max } = dimension;
  const current = model.trace.dimensions[name] ?? dimension.default;
  const set = (event: Event): void => {
    const size = Number((event.currentTarget as HTMLInputElement).value);
    intent.dispatch({ type: 'set-dimension', name, size });
  };
  return html`<label><span>${label}</span>
    <input type="range" min=${min} max=${max} step="1" .value=${String(current)} @input=${set} /><output>${current}</output></label>`;
}

/** The m × n pairs as a grid, with bars along two sides for the m + n single evaluations. */
function area(locale: Locale, m: number, n: number): TemplateResult {
  const step = (side - margin) / Math.max(m, n, 6);
  const gap = step > 6 ? 1 : 0;
  const box = (row: number, col: number, kind: string): TemplateResult =>
    svg`<rect class=${kind} x=${margin + col * step} y=${margin + row * step} width=${step - gap} height=${step - gap}></rect>`;
  const edge = (at: number, kind: string): TemplateResult =>
    kind === 'f'
      ? svg`<rect class="evaluations-f" x="0" y=${margin + at * step} width=${margin - 6} height=${step - gap}></rect>`
      : svg`<rect class="evaluations-g" x=${margin + at * step} y="0" width=${step - gap} height=${margin - 6}></rect>`;
  const pairs = Array.from({ length: m * n }, (_, at) => box(Math.floor(at / n), at % n, 'evaluations-pair'));
  const label = locale.t(figuresText('evaluations.boxes_one_each_pair'), { m, n, left: m, top: n });
  return html`<svg class="evaluations-area" viewBox=${`0 0 ${side} ${margin + m * step}`} role="img" aria-label=${label}>
    ${pairs}
    ${Array.from({ length: m }, (_, at) => edge(at, 'f'))}
    ${Array.from({ length: n }, (_, at) => edge(at, 'g'))}
  </svg>`;
}

/** Compares m · n evaluations with m + n. */
export const figure: FigureModule = {
  place: 'column',
  styles: evaluationsCss,
  create: () => ({
    render(model, intent) {
      const [s, h] = [model.trace.node('decoder_states'), model.trace.node('encoder_states')];
      const [pairs, maps] = [model.trace.node('pair_evaluations'), model.trace.node('map_evaluations')];
      if (!s || !h || !pairs || !maps) return nothing;
      return html`<figure class="evaluations" aria-label=${model.locale.t(figuresText('evaluations.how_often_network_runs'))}>
        <div class="evaluations-sides">
          ${unlessLocked([slider('query', model.locale.t(figuresText('evaluations.m_words_written')), model, intent), slider('key', model.locale.t(figuresText('evaluations.n_words_read')), model, intent)], model, 'tokens')}
          <dl>
            <div class="evaluations-pair"><dt>${model.locale.t(figuresText('evaluations.network_every_pair_m'))}</dt><dd>${cellText(model.locale, pairs, 0, 0)}</dd></div>
            <div class="evaluations-both"><dt>${model.locale.t(figuresText('evaluations.two_maps_m_n'))}</dt><dd>${cellText(model.locale, maps, 0, 0)}</dd></div>
          </dl>
        </div>
        ${area(model.locale, s.rows, h.rows)}
        <figcaption>${model.locale.tHtml(figuresText('evaluations.each_square_one_run'), { firstQuery: rowName(s, 0, model), firstKey: rowName(h, 0, model), lastQuery: rowName(s, s.rows - 1, model), lastKey: rowName(h, h.rows - 1, model) })}</figcaption>
      </figure>`;
    },
  }),
};
