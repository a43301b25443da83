import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Engine } from '../../engine/engine';
import type { Trace } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { argmaxRow } from '../../store/document/matrix';
import { requestWithAllOptions } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import { activeInputs } from '../../store/sizes/shapes';
import { cellText } from '../../ui/format/format';
import { colName, readableName, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { type Arrow, arrows } from './arrows';
import { directionsCss } from './directions.css';

/** The row of the query to show: that of the selected cell, or the first. */
function queryRow({ state, trace }: Model): number {
  const [chosen] = state.trail;
  const node = chosen && trace.node(chosen.node);
  return chosen && node?.row_dim === 'm' ? chosen.row : 0;
}

/** The run of the same data with another similarity; null if inputs are missing. */
function runWith(similarity: string, engine: Engine, { state, schema }: Model): Trace | null {
  const options = { ...state.document.options, similarity };
  const document: Document = { ...state.document, options };
  const request = requestWithAllOptions(document, schema);
  const hasAllInputs = activeInputs(schema, options).every(({ name }) => Object.hasOwn(request.inputs, name));
  return hasAllInputs ? engine.run(request) : null;
}

/** The runs with all similarities, by their names. */
type Runs = ReadonlyMap<string, Trace | null>;

/** Runs a document with all similarities, and again when the document has changed. */
function runner(engine: Engine): (model: Model) => Runs {
  let last: { readonly document: Document; readonly runs: Runs } | null = null;
  return (model) => {
    const { document } = model.state;
    if (last?.document === document) return last.runs;
    const option = model.schema.options.find(({ name }) => name === 'similarity');
    const runs = new Map(option?.choices.map((each) => [each, runWith(each, engine, model)]));
    last = { document, runs };
    return runs;
  };
}

/** The scores and weights of one similarity. Its name is a button that selects it. */
function similarityRow(
  similarity: string,
  row: number,
  trace: Trace | null,
  { model, intent }: RenderContext,
): TemplateResult {
  const isActive = model.state.document.options.similarity === similarity;
  const choose = (): void => intent.dispatch({ type: 'set-option', name: 'similarity', value: similarity });
  const weights = trace?.node('weights');
  const scores = weights && trace?.nodes[weights.operands[0] ?? -1];
  const bestColumn = weights ? argmaxRow(weights, row) : -1;
  const cells = Array.from({ length: weights?.cols ?? 0 }, (_, col) =>
    weights && scores
      ? html`<td>${cellText(model.locale, scores, row, col)}</td><td class=${col === bestColumn ? 'directions-best' : ''}>${cellText(model.locale, weights, row, col)}</td>`
      : nothing,
  );
  return html`<tr>
    <th scope="row"><button type="button" aria-pressed=${isActive ? 'true' : 'false'} ?disabled=${model.locks.has('options')} @click=${choose}>${readableName(model.locale, similarity)}</button></th>
    ${cells}
  </tr>`;
}

interface RenderContext {
  readonly model: Model;
  readonly intent: Intent;
}

/** A table with one row per similarity. */
function comparison(runs: Runs, context: RenderContext, row: number): TemplateResult | typeof nothing {
  const { model } = context;
  const weights = model.trace.node('weights');
  if (weights === undefined || runs.size === 0) return nothing;
  const columns = Array.from({ length: weights.cols }, (_, col) => colName(weights, col, model));
  return html`<div class="directions-scroll" tabindex="0" role="region" aria-label=${context.model.locale.t(figuresText('directions.all_similarities'))}><table>
    <caption>${context.model.locale.tHtml(figuresText('directions.score_weight_every_key'), { rowName: rowName(weights, row, model) })}</caption>
    <thead><tr><td></td>${columns.map((name) => html`<th scope="colgroup" colspan="2">${name}</th>`)}</tr>
      <tr><td></td>${columns.map(() => html`<th scope="col">${model.locale.t(figuresText('directions.score'))}</th><th scope="col">${model.locale.t(figuresText('directions.weight'))}</th>`)}</tr></thead>
    <tbody>${[...runs].map(([each, run]) => similarityRow(each, row, run, context))}</tbody>
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
    isMuted: id === 'query' && at !== row,
  }));
}

/** Queries and keys as arrows, and a comparison of all similarities. */
function view(runs: Runs, context: RenderContext, row: number): TemplateResult {
  const { model } = context;
  const all = [...arrowsOf('key', row, model), ...arrowsOf('query', row, model)];
  const words = model.locale.t(figuresText('directions.arrows_origin'), {
    arrows: all
      .map(({ name, x, y }) => model.locale.t(figuresText('directions.to'), { name, x, y }))
      .join('; '),
  });
  return html`<figure class="directions" aria-label=${model.locale.t(figuresText('directions.one_query_every_similarity'))}>
    ${all.length === 0 ? nothing : arrows(all, words)}
    ${comparison(runs, context, row)}
    <figcaption>${model.locale.t(figuresText('directions.dot_product_grows_length'))}</figcaption>
  </figure>`;
}

export const figure: FigureModule = {
  place: 'column',
  styles: directionsCss,
  create: ({ engine }) => {
    const runsOf = runner(engine);
    return {
      render(model, intent) {
        const row = queryRow(model);
        const dependencies = [model.locale, model.state.document, model.trace, model.locks, intent, row];
        return html`${guard(dependencies, () => view(runsOf(model), { model, intent }, row))}`;
      },
    };
  },
};
