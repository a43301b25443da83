import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { colName, rowName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The head and the body of a table with the names of a node's rows and columns, and a `td` for each cell. */
export function cellRows(
  node: TraceNode,
  model: Model,
  cell: (row: number, col: number) => TemplateResult,
): TemplateResult {
  return html`<thead><tr><td></td>${range(node.cols).map((col) => html`<th scope="col">${colName(node, col, model)}</th>`)}</tr></thead>
    <tbody>${range(node.rows).map(
      (row) =>
        html`<tr><th scope="row">${rowName(node, row, model)}</th>${range(node.cols).map((col) => cell(row, col))}</tr>`,
    )}</tbody>`;
}
