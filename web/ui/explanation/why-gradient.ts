import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef } from '../../engine/types';
import { motionText } from '../../i18n/en/motion';
import { activeOptions } from '../../store/sizes/shapes';
import { cellText, exact, format, matrixFormat, type NumberFormat } from '../format/format';
import { cellLabel, groupNames } from '../format/names';
import type { Gradient, Intent, Model } from '../model';
import { type BarScale, bar, barScale } from './bar';

/** One given number, and the derivative of the selected cell with respect to it. */
interface GradientEntry {
  readonly cell: CellRef;
  readonly derivative: number;
}

/** What all rows have in common: number format, bar scale, names. */
interface ListContext {
  readonly numbers: NumberFormat;
  readonly bars: BarScale;
  readonly names: Names;
  readonly model: Model;
  readonly intent: Intent;
}

/** The groups of inputs with ambiguous names, by node id. */
type Names = ReadonlyMap<string, string>;

/** How many entries are listed before "show all". */
const visibleEntries = 12;
/** The increase in the example sentence. */
const increase = 0.01;

/** All entries other than zero, the largest first. */
function nonZeroEntries(gradient: Gradient): readonly GradientEntry[] {
  const all = [...gradient.by].flatMap(([node, { cols, data }]) =>
    Array.from(data, (derivative, at) => ({
      cell: { node, row: Math.floor(at / cols), col: at % cols },
      derivative,
    })),
  );
  return all
    .filter(({ derivative }) => Number.isFinite(derivative) && derivative !== 0)
    .sort((a, b) => Math.abs(b.derivative) - Math.abs(a.derivative));
}

/** The number of all entries. */
function countAll(gradient: Gradient): number {
  return [...gradient.by.values()].reduce((count, { rows, cols }) => count + rows * cols, 0);
}

/** The groups of inputs whose names are ambiguous, such as the gain of each norm: "Norm 2". */
function namesOf({ by }: Gradient, { locale, trace }: Model): Names {
  const inputs = [...by.keys()].flatMap((id) => trace.node(id) ?? []);
  const names = inputs.map(({ name, subscript }) => `${name} ${subscript}`);
  const duplicates = inputs.filter((_, at) => names.filter((name) => name === names[at]).length > 1);
  return new Map(
    duplicates.flatMap(({ id, section }) => {
      const found = trace.sections.find((each) => each.id === section);
      return found === undefined || found.groups.length === 0 ? [] : [[id, groupNames(locale, found)]];
    }),
  );
}

/** A button that selects a cell of an input. */
function cellButton(cell: CellRef, { names, model, intent }: ListContext): TemplateResult {
  const where = names.get(cell.node);
  return html`<button
    type="button"
    class="mover"
    data-node=${cell.node}
    data-row=${cell.row}
    data-col=${cell.col}
    @click=${() => intent.dispatch({ type: 'select-cell', cell })}
    @pointerenter=${() => intent.hover(cell)}
    @pointerleave=${() => intent.hover(null)}
    @focus=${() => intent.hover(cell)}
    @blur=${() => intent.hover(null)}
  >${cellLabel(cell, model)}${where === undefined ? nothing : html` <small>${where}</small>`}</button>`;
}

/** One row: the name, the value, the derivative, and a bar. */
function entryRow({ cell, derivative }: GradientEntry, listing: ListContext): TemplateResult {
  const { numbers, bars, model } = listing;
  const node = model.trace.node(cell.node);
  return html`<tr>
    <th scope="row">${cellButton(cell, listing)}</th>
    <td class="now">${node === undefined ? '' : cellText(listing.model.locale, node, cell.row, cell.col)}</td>
    <td class="derivative">${numbers.text(derivative)}</td>
    <td class="size">${bar(derivative, bars)}</td>
  </tr>`;
}

function entryTable(some: readonly GradientEntry[], listing: ListContext): TemplateResult {
  return html`<table class="movers" translate="no">
    <thead><tr><th scope="col">${listing.model.locale.t(motionText('explanation.number'))}</th><th scope="col">${listing.model.locale.t(motionText('explanation.now'))}</th><th scope="col">${listing.model.locale.t(motionText('explanation.derivative'))}</th><th scope="col"><span class="visually-hidden">${listing.model.locale.t(motionText('explanation.bar'))}</span></th></tr></thead>
    <tbody>${some.map((mover) => entryRow(mover, listing))}</tbody>
  </table>`;
}

/** The effect of the largest entry as a sentence. */
function sentence({ cell, derivative }: GradientEntry, { names, model }: ListContext): TemplateResult {
  const effect = format(model.locale, Math.abs(derivative * increase));
  const where = names.get(cell.node);
  const name = html`${cellLabel(cell, model)}${where === undefined ? nothing : ` (${where})`}`;
  const words =
    derivative > 0
      ? model.locale.tHtml(motionText('explanation.raising_raises_about'), {
          name,
          increase: exact(model.locale, increase),
          effect,
        })
      : model.locale.tHtml(motionText('explanation.raising_lowers_about'), {
          name,
          increase: exact(model.locale, increase),
          effect,
        });
  return html`<p class="because">${words}</p>`;
}

/** That no derivative is other than zero. It says nothing about choices, nor where a derivative is no number. */
function stillText({ by }: Gradient, { locale, schema, state }: Model): string {
  if ([...by.values()].some(({ data }) => Array.from(data).some((each) => !Number.isFinite(each))))
    return locale.t(motionText('explanation.no_derivative'));
  const hasOptions = activeOptions(schema, state.document.options).size > 0;
  return locale.t(
    motionText(hasOptions ? 'explanation.no_small_change_but_options' : 'explanation.no_small_change_any'),
  );
}

/** The gradient of the selected cell: given numbers, sorted by the size of their derivatives. */
export function gradientPanel(gradient: Gradient, model: Model, intent: Intent): TemplateResult {
  const all = nonZeroEntries(gradient);
  const [strongest] = all;
  if (strongest === undefined) return html`<p class="because">${stillText(gradient, model)}</p>`;
  const derivatives = all.map(({ derivative }) => derivative);
  const names = namesOf(gradient, model);
  const listing = {
    numbers: matrixFormat(model.locale, derivatives, 3),
    bars: barScale(derivatives),
    names,
    model,
    intent,
  };
  const rest = all.slice(visibleEntries);
  const zeroCount = countAll(gradient) - all.length;
  return html`${sentence(strongest, listing)}
    <div class="terms-box">
      ${entryTable(all.slice(0, visibleEntries), listing)}
      ${rest.length === 0 ? nothing : html`<details><summary>${model.locale.tHtml(motionText('explanation.show_all'), { count: all.length })}</summary>${entryTable(rest, listing)}</details>`}
    </div>
    ${zeroCount === 0 ? nothing : html`<p class="still">${model.locale.t(motionText('explanation.more_numbers_do_not'), { count: zeroCount })}</p>`}`;
}
