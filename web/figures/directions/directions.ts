import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Trace, TraceNode } from '../../engine/types';
import { t, tHtml } from '../../i18n/i18n';
import { requestOf } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import { activeInputs } from '../../store/sizes/shapes';
import { cellText } from '../../ui/format/format';
import { colName, readableName, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { type Arrow, arrows } from './arrows';
import { directionsCss } from './directions.css';

/** The query that is looked at: that of the chosen cell, else the first. */
function queryRow({ state, trace }: Model): number {
  const [chosen] = state.trail;
  const node = chosen && trace.node(chosen.node);
  return chosen && node?.row_dim === 'm' ? chosen.row : 0;
}

/** The run of the same data with another similarity; null where its parameters were never made. */
function runWith(similarity: string, engine: Engine, { state, schema }: Model): Trace | null {
  const options = { ...state.document.options, similarity };
  const document: Document = { ...state.document, options };
  const request = requestOf(document, schema);
  const isWhole = activeInputs(schema, options).every(({ name }) => Object.hasOwn(request.inputs, name));
  return isWhole ? engine.run(request) : null;
}

function best(weights: TraceNode, row: number): number {
  const values = weights.data.slice(row * weights.cols, (row + 1) * weights.cols);
  return values.reduce((most, value, col) => (value > (values[most] ?? 0) ? col : most), 0);
}

/** One similarity: what it makes of every key for the query looked at. Its name switches the walk to it. */
function line(
  similarity: string,
  row: number,
  trace: Trace | null,
  { model, intent }: Asking,
): TemplateResult {
  const now = model.state.document.options.similarity === similarity;
  const choose = (): void => intent.dispatch({ type: 'set-option', name: 'similarity', value: similarity });
  const weights = trace?.node('weights');
  const scores = weights && trace?.nodes[weights.operands[0] ?? -1];
  const favourite = weights ? best(weights, row) : -1;
  const cells = Array.from({ length: weights?.cols ?? 0 }, (_, col) =>
    weights && scores
      ? html`<td>${cellText(scores, row, col)}</td><td class=${col === favourite ? 'directions-best' : ''}>${cellText(weights, row, col)}</td>`
      : nothing,
  );
  return html`<tr>
    <th scope="row"><button type="button" aria-pressed=${now ? 'true' : 'false'} ?disabled=${model.locks.has('options')} @click=${choose}>${readableName(similarity)}</button></th>
    ${cells}
  </tr>`;
}

interface Asking {
  readonly model: Model;
  readonly intent: Intent;
}

/** All similarities on the same data, a row for each. */
function comparison(engine: Engine, asking: Asking, row: number): TemplateResult | typeof nothing {
  const { model } = asking;
  const weights = model.trace.node('weights');
  const option = model.schema.options.find(({ name }) => name === 'similarity');
  if (weights === undefined || option === undefined) return nothing;
  const columns = Array.from({ length: weights.cols }, (_, col) => colName(weights, col, model));
  return html`<div class="directions-scroll" tabindex="0" role="region" aria-label=${t('All similarities')}><table>
    <caption>${tHtml`Score and weight of every key, for ${rowName(weights, row, model)}`}</caption>
    <thead><tr><td></td>${columns.map((name) => html`<th scope="colgroup" colspan="2">${name}</th>`)}</tr></thead>
    <tbody>${option.choices.map((each) => line(each, row, runWith(each, engine, model), asking))}</tbody>
  </table></div>`;
}

function arrowsOf(id: 'query' | 'key', row: number, model: Model): readonly Arrow[] {
  const node = model.trace.node(id);
  if (node === undefined || node.cols < 2) return [];
  return Array.from({ length: node.rows }, (_, at) => ({
    x: node.data[at * node.cols] ?? Number.NaN,
    y: node.data[at * node.cols + 1] ?? Number.NaN,
    name: rowName(node, at, model),
    kind: id,
    isFaint: id === 'query' && at !== row,
  }));
}

/** Queries and keys as arrows, and what every similarity makes of them. */
export const figure: FigureModule = {
  place: 'before',
  styles: directionsCss,
  make: ({ engine }) => ({
    render(model, intent) {
      const row = queryRow(model);
      const all = [...arrowsOf('key', row, model), ...arrowsOf('query', row, model)];
      const words = t`Arrows from the origin: ${all.map(({ name, x, y }) => t`${name} to ${x}, ${y}`).join('; ')}`;
      return html`<figure class="directions" aria-label=${t('One query, every similarity')}>
        ${all.length === 0 ? nothing : arrows(all, words)}
        ${comparison(engine, { model, intent }, row)}
        <figcaption>${t('A dot product grows with the length of an arrow, a cosine knows only its direction. Choose a similarity to walk through it; choose a cell in another row of a matrix to ask for another query.')}</figcaption>
      </figure>`;
    },
  }),
};
