import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { argmaxRow } from '../../store/document/matrix';
import { symbol } from '../../ui/equation/equation';
import { cellText } from '../../ui/format/format';
import { headWeights } from '../../ui/format/heads';
import { colName, nodeLabel, rowName, shape } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { headsCss } from './heads.css';
import { type Bands, bandClass, heatMap } from './heat-map';

/** Up to this many rows are described in words. */
const maxDescribedRows = 8;

/** One description per row, such as "that → Watch 0.81". */
function describeRows(node: TraceNode, model: Model): readonly string[] {
  return Array.from({ length: Math.min(node.rows, maxDescribedRows) }, (_, row) => {
    const col = argmaxRow(node, row);
    return `${rowName(node, row, model)} → ${colName(node, col, model)} ${cellText(model.locale, node, row, col)}`;
  });
}

/** One head: its name as a button that opens it, and its weights as a heat map. */
function card(head: number, weights: TraceNode, model: Model, intent: Intent): TemplateResult {
  const isOpen = model.trace.node(model.state.position.node)?.section === weights.section;
  const rowTexts = describeRows(weights, model);
  return html`<li class=${`head-card ${bandClass(head)}${isOpen ? ' open' : ''}`}>
    <button type="button" class="printed" aria-pressed=${isOpen ? 'true' : 'false'} @click=${() => intent.dispatch({ type: 'go-to', node: weights.id })}
      >${model.locale.tHtml(figuresText('common.head_button'), { head: head + 1 })}</button>
    ${heatMap({ node: weights, model, intent, label: model.locale.t(figuresText('heads.weights_head'), { head: head + 1, rowTexts: rowTexts.join(', ') }) })}
    <span class="head-rows">${rowTexts.map((each) => html`<span>${each}</span>`)}</span>
  </li>`;
}

/** A matrix with the parts of each head marked. */
function block(node: TraceNode, bands: Bands | null, model: Model, intent: Intent): TemplateResult {
  const ownership =
    bands === null
      ? ''
      : bands.axis === 'rows'
        ? model.locale.t(figuresText('heads.each_head_owns_rows'), { width: bands.width })
        : model.locale.t(figuresText('heads.each_head_owns_columns'), { width: bands.width });
  const words =
    model.locale.t('common.by', {
      nodeLabel: nodeLabel(model.locale, node),
      rows: node.rows,
      cols: node.cols,
    }) + ownership;
  return html`<div class=${`head-block role-${node.role}`}>
    ${heatMap({ node, model, intent, label: words, ...(bands === null ? {} : { bands }) })}
    <button type="button" class="printed" aria-label=${model.locale.t(figuresText('heads.go_to'), { title: model.locale.format(node.title) })} @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
      >${guard([model.trace.sections, node.id], () => html`${symbol(model.locale, node)} ${shape(node)}`)}</button>
  </div>`;
}

/** concat · Wᴼ = O, with the columns and rows of each head in its colour. */
function blocks(count: number, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const [concat, w_o] = [model.trace.node('concat'), model.trace.node('w_o')];
  const output = model.trace.node('output_product') ?? model.trace.node('output');
  if (concat === undefined || w_o === undefined || output === undefined) return nothing;
  const width = concat.cols / count;
  return html`<h4>${model.locale.t(figuresText('heads.side_side_then_through'))}</h4>
    <div class="head-blocks">
      ${block(concat, { axis: 'columns', count, width }, model, intent)}
      <span class="sign" aria-hidden="true">·</span>
      ${block(w_o, { axis: 'rows', count, width }, model, intent)}
      <span class="sign" aria-hidden="true">=</span>
      ${block(output, null, model, intent)}
    </div>
    <ul class="head-legend" aria-label=${model.locale.t(figuresText('heads.colours_heads'))}>
      ${Array.from({ length: count }, (_, head) => html`<li class=${bandClass(head)}>${model.locale.tHtml(figuresText('common.head'), { head: head + 1 })}</li>`)}
    </ul>
    <figcaption>${model.locale.t(figuresText('heads.columns_head_hands_meet'))}</figcaption>`;
}

function weightsTitle(count: number, { locale }: Model): string {
  if (count === 1) return locale.t(figuresText('heads.weights_only_head'));
  return count === 2
    ? locale.t(figuresText('heads.weights_both_heads'))
    : locale.t(figuresText('heads.weights_all_heads'), { count });
}

function headsFigure(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const count = model.trace.dimensions.n_heads ?? 0;
  const weights = headWeights(model.trace);
  if (weights.length === 0) return nothing;
  return html`<figure class="heads-figure" aria-label=${model.locale.t(figuresText('heads.heads_side_side'))}>
    <h4>${weightsTitle(count, model)}</h4>
    <ul class="head-cards">${weights.map((node, head) => card(head, node, model, intent))}</ul>
    ${blocks(count, model, intent)}
  </figure>`;
}

/** The weights of all heads, and the parts of the concatenation and of Wᴼ that belong to each. */
export const figure: FigureModule = {
  place: 'after',
  styles: headsCss,
  create: () => ({ render: headsFigure }),
};
