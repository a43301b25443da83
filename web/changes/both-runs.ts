import { html, nothing, type TemplateResult } from 'lit';
import { movedIn } from '../engine/numbers/rounding-error';
import type { CellRef, TraceNode } from '../engine/types';
import { changesText } from '../i18n/en/changes';
import { cellText } from '../ui/format/format';
import { colName, rowName } from '../ui/format/names';
import type { Model } from '../ui/model';

/** Wider rows are better compared in the matrix. */
const maxColumns = 12;

/** The row of a number in both runs, one below the other; nothing where the runs have different columns. */
export function bothRuns({ node: id, row }: CellRef, model: Model): TemplateResult | typeof nothing {
  const { before, trace, locale } = model;
  const [old, now] = [before?.node(id), trace.node(id)];
  if (before === null || old === undefined || now === undefined || row >= old.rows) return nothing;
  if (old.cols !== now.cols || now.cols > maxColumns) return nothing;
  const columns = Array.from({ length: now.cols }, (_, col) => col);
  const isMoved = movedIn(id, before, trace);
  const isChanged = (col: number): boolean => isMoved(row * now.cols + col);
  const numbers = (of: TraceNode, name: string): TemplateResult => html`<tr><th scope="row">${name}</th>
    ${columns.map((col) => html`<td class=${isChanged(col) ? 'changed' : ''}>${cellText(locale, of, row, col)}</td>`)}</tr>`;
  const name = html`<i class="word">${rowName(now, row, model)}</i>`;
  return html`<table class="change-terms change-runs">
    <caption>${locale.tHtml(changesText('changes.row_in_both'), { row: name, matrix: locale.format(now.title) })}</caption>
    <thead><tr><td></td>${columns.map((col) => html`<th scope="col">${colName(now, col, model)}</th>`)}</tr></thead>
    <tbody>${numbers(old, locale.t(changesText('changes.before')))}${numbers(now, locale.t(changesText('changes.after')))}</tbody>
  </table>`;
}
