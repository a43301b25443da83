import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../../../i18n/i18n';
import { symbol } from '../../../ui/equation/equation';
import type { TableTexts } from '../tables';

/** What is drawn instead of the text of a cell; undefined for the text. */
export type DrawCell = (row: number, col: number, text: string | null) => TemplateResult | undefined;

/** A matrix with its names. */
export function matrixTable(
  locale: Locale,
  { title, node, columns, rows }: TableTexts,
  draw: DrawCell = () => undefined,
  caption: TemplateResult | string = html`${locale.format(node.title)} ${symbol(locale, node)}`,
): TemplateResult {
  return html`<figure class=${`numbers role-${node.role}`}>
    <figcaption>${caption}</figcaption>
    <div class="scroll"><table aria-label=${title}>
      <thead><tr><td></td>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(
          ({ name, cells }, row) => html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((text, col) => html`<td class=${text === null ? 'blank' : nothing}>${draw(row, col, text) ?? text ?? ''}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table></div>
  </figure>`;
}
