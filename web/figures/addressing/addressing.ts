import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Trace, TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { requestWithAllOptions } from '../../store/document/request';
import { unlessLocked } from '../../ui/controls/locked';
import { bar } from '../../ui/explanation/bar';
import { cellText, format } from '../../ui/format/format';
import { colName, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { addressingCss } from './addressing.css';
import { type Point, plane } from './plane';
import { maxPosition, sliderPosition, temperatureAt } from './temperatures';

/** The row of the query to show: that of the selected cell, or the first. */
function queryRow({ state, trace }: Model): number {
  const [chosen] = state.trail;
  const node = chosen && trace.node(chosen.node);
  return chosen && node?.row_dim === 'm' ? chosen.row : 0;
}

const pointOf = (node: TraceNode, row: number): Point => [
  node.data[row * node.cols] ?? Number.NaN,
  node.data[row * node.cols + 1] ?? Number.NaN,
];

/** Results of the soft lookup of one query for every temperature of the slider, from the highest down to 0. */
function pathOf(engine: Engine, { state: { document }, schema }: Model, row: number): readonly Point[] {
  const request = requestWithAllOptions(document, schema);
  return Array.from({ length: maxPosition / 2 + 1 }, (_, at) => {
    const options = { ...request.options, temperature: temperatureAt(maxPosition - 2 * at) };
    const context = engine.run({ ...request, options }).node('context');
    return context === undefined ? [] : [pointOf(context, row)];
  }).flat();
}

function slider({ locale, state }: Model, intent: Intent): TemplateResult {
  const now = Number(state.document.options.temperature);
  const valueText = now === 0 ? locale.t(figuresText('addressing.0')) : format(locale, now);
  const set = (event: Event): void => {
    const place = Number((event.currentTarget as HTMLInputElement).value);
    intent.dispatch({ type: 'set-option', name: 'temperature', value: temperatureAt(place) });
  };
  return html`<label class="addressing-heat"><span>${locale.t(figuresText('addressing.temperature'))}</span>
    <input type="range" min="0" max=${maxPosition} step="1" .value=${String(sliderPosition(now))} aria-valuetext=${valueText} @input=${set} />
    <output>${valueText}</output></label>`;
}

/** The weights of the hard and the soft lookup for each entry. */
function weightsTable(trace: Trace, row: number, model: Model): TemplateResult | typeof nothing {
  const [hard, soft] = [trace.node('hard_weights'), trace.node('weights')];
  if (hard === undefined || soft === undefined) return nothing;
  const weight = (node: TraceNode, col: number): number => node.data[row * node.cols + col] ?? Number.NaN;
  const lines = Array.from({ length: soft.cols }, (_, col) => {
    const scale = { reach: 1, signed: false };
    return html`<tr class=${weight(hard, col) > 0 ? 'addressing-best' : ''}>
      <th scope="row">${colName(soft, col, model)}</th>
      <td>${cellText(model.locale, hard, row, col)}</td><td>${cellText(model.locale, soft, row, col)}</td><td>${bar(weight(soft, col), scale)}</td>
    </tr>`;
  });
  return html`<table>
    <thead><tr><th scope="col">${model.locale.t(figuresText('addressing.entry'))}</th><th scope="col">${model.locale.t(figuresText('addressing.hard'))}</th><th scope="col">${model.locale.t(figuresText('addressing.soft'))}</th><td></td></tr></thead>
    <tbody>${lines}</tbody>
  </table>`;
}

function picture(model: Model, path: readonly Point[], row: number): TemplateResult | typeof nothing {
  const { trace } = model;
  const [value, context, hard] = ['value', 'context', 'hard_weights'].map((id) => trace.node(id));
  if (value === undefined || context === undefined || hard === undefined || value.cols < 2) return nothing;
  const entries = Array.from({ length: value.rows }, (_, at) => ({
    at: pointOf(value, at),
    name: rowName(value, at, model),
    isBest: (hard.data[row * hard.cols + at] ?? 0) > 0,
  }));
  const words = model.locale.t(figuresText('addressing.entries_their_first_two'), {
    x: cellText(model.locale, context, row, 0),
    y: cellText(model.locale, context, row, 1),
  });
  return plane({ entries, path, soft: pointOf(context, row), label: words });
}

/** Hard and soft lookup of a dictionary, with a slider for the temperature. */
export const figure: FigureModule = {
  place: 'column',
  styles: addressingCss,
  create({ engine }) {
    let cache: { readonly inputs: unknown; readonly row: number; readonly path: readonly Point[] } | null =
      null;
    return {
      render(model, intent) {
        const { inputs } = model.state.document;
        const row = queryRow(model);
        // The path does not depend on the current temperature.
        if (cache?.inputs !== inputs || cache.row !== row)
          cache = { inputs, row, path: pathOf(engine, model, row) };
        return html`<figure class="addressing" aria-label=${model.locale.t(figuresText('addressing.hard_soft_lookup'))}>
          ${unlessLocked(slider(model, intent), model, 'options')}
          ${weightsTable(model.trace, row, model)}
          ${picture(model, cache.path, row)}
          <figcaption>${model.locale.t(figuresText('addressing.ring_soft_result_between'))}</figcaption>
        </figure>`;
      },
    };
  },
};
