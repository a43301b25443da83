import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import { formatMessage, t, tHtml } from '../../i18n/i18n';
import { symbol } from '../../ui/equation/equation';
import { cellText } from '../../ui/format/format';
import { headWeights } from '../../ui/format/heads';
import { colName, rowName, shape } from '../../ui/format/names';
import { nodeLabel } from '../../ui/matrix/matrix-cell';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { headsCss } from './heads.css';
import { type Bands, bandLook, heatMap } from './heat-map';

/** Rows whose favourite is told in words; a picture of more rows is only summed up. */
const toldAtMost = 8;

/** Of one row of weights: the column with the largest. */
function favourite(node: TraceNode, row: number): number {
  const values = node.data.slice(row * node.cols, (row + 1) * node.cols);
  return values.reduce((best, value, col) => (value > (values[best] ?? 0) ? col : best), 0);
}

/** "that looks at Watch, 0.81" for every row. */
function favourites(node: TraceNode, model: Model): readonly string[] {
  return Array.from({ length: Math.min(node.rows, toldAtMost) }, (_, row) => {
    const col = favourite(node, row);
    return `${rowName(node, row, model)} → ${colName(node, col, model)} ${cellText(node, row, col)}`;
  });
}

/** One head: its name, which opens it, and its weights as a picture. */
function card(head: number, weights: TraceNode, model: Model, intent: Intent): TemplateResult {
  const open = model.trace.node(model.state.position.node)?.section === weights.section;
  const looks = favourites(weights, model);
  return html`<li class=${`head-card ${bandLook(head)}${open ? ' open' : ''}`}>
    <button type="button" aria-pressed=${open ? 'true' : 'false'} @click=${() => intent.dispatch({ type: 'go-to', node: weights.id })}
      >${tHtml`Head ${head + 1}`}</button>
    ${heatMap({ node: weights, model, intent, words: t`Weights of head ${head + 1}: ${looks.join(', ')}` })}
    <span class="head-said">${looks.map((each) => html`<span>${each}</span>`)}</span>
  </li>`;
}

/** A matrix of which every head owns a part. */
function block(node: TraceNode, bands: Bands | null, model: Model, intent: Intent): TemplateResult {
  const owned =
    bands === null
      ? ''
      : bands.axis === 'rows'
        ? t`; each head owns ${bands.width} rows`
        : t`; each head owns ${bands.width} columns`;
  const words = t`${nodeLabel(node)}, ${node.rows} by ${node.cols}` + owned;
  return html`<div class=${`head-block role-${node.role}`}>
    ${heatMap({ node, model, intent, words, ...(bands === null ? {} : { bands }) })}
    <button type="button" aria-label=${t`${formatMessage(node.title)}: go there`} @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
      >${guard([model.trace.sections, node.id], () => html`${symbol(node)} ${shape(node)}`)}</button>
  </div>`;
}

/** concat · Wᴼ = O, with the columns and the rows of every head in its hue. */
function blocks(count: number, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const [concat, w_o] = [model.trace.node('concat'), model.trace.node('w_o')];
  const output = model.trace.node('output_product') ?? model.trace.node('output');
  if (concat === undefined || w_o === undefined || output === undefined) return nothing;
  const width = concat.cols / count;
  return html`<h4>${t('Side by side, then through the output projection')}</h4>
    <div class="head-blocks">
      ${block(concat, { axis: 'columns', count, width }, model, intent)}
      <span class="sign" aria-hidden="true">·</span>
      ${block(w_o, { axis: 'rows', count, width }, model, intent)}
      <span class="sign" aria-hidden="true">=</span>
      ${block(output, null, model, intent)}
    </div>
    <ul class="head-legend" aria-label=${t('Colours of the heads')}>
      ${Array.from({ length: count }, (_, head) => html`<li class=${bandLook(head)}>${tHtml`head ${head + 1}`}</li>`)}
    </ul>
    <figcaption>${t('The columns that a head hands in meet the rows of the same colour, and no others. All colours add up in every cell of the result.')}</figcaption>`;
}

function headsFigure(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const count = model.trace.dimensions.n_heads ?? 0;
  const weights = headWeights(model.trace);
  if (weights.length === 0) return nothing;
  return html`<figure class="heads-figure" aria-label=${t('The heads side by side')}>
    <h4>${count === 1 ? t('The weights of the only head') : t`The weights of all ${count} heads`}</h4>
    <ul class="head-cards">${weights.map((node, head) => card(head, node, model, intent))}</ul>
    ${blocks(count, model, intent)}
  </figure>`;
}

/** All heads at a glance, and which part of the concatenation and of Wᴼ belongs to each. */
export const figure: FigureModule = {
  place: 'after',
  styles: headsCss,
  make: () => ({ render: headsFigure }),
};
