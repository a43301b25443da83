import { html, type TemplateResult } from 'lit';
import { figuresText } from '../../../i18n/en/figures';
import { cellValue, textInCell } from '../../../ui/format/format';
import type { Model } from '../../../ui/model';
import { type ModelContext, outputVocabulary, probabilities } from '../runs';

/** The candidates that are listed. */
const count = 5;

/** The likeliest words at a place, with their probabilities. */
export function candidates(row: number, { locale, trace }: Model, context: ModelContext): TemplateResult {
  const all = probabilities(trace, context);
  const shares = Array.from({ length: all.cols }, (_, col) => cellValue(all, row, col));
  const words = outputVocabulary(context);
  const best = [...shares.keys()].sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
  const line = (at: number): TemplateResult => html`<tr data-candidate=${words[at] ?? ''}>
    <th scope="row">${words[at]}</th>
    <td><progress max="1" .value=${shares[at] ?? 0} aria-hidden="true"></progress></td>
    <td class="use-share">${textInCell(locale, all, row, at)}</td>
  </tr>`;
  return html`<table class="use-candidates">
    <caption>${locale.t(figuresText('trained_models.candidates'), { word: words[best[0] ?? 0] ?? '' })}</caption>
    <tbody>${best.slice(0, count).map(line)}</tbody>
  </table>`;
}
