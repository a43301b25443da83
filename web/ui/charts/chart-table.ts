import { html, type TemplateResult } from 'lit';
import { t, translate } from '../../i18n/i18n';
import { exact, format } from '../format/format';
import { withSubscripts } from '../format/subscripts';
import type { Chart, ChartPoint } from './chart-data';

/** A data point as text, with its bounds if it has any. */
function cell(point: ChartPoint | undefined): string {
  if (point === undefined) return '';
  const { y, low, high } = point;
  const text = Number.isInteger(y) ? exact(y) : format(y);
  return low === undefined || high === undefined ? text : t`${text} (${format(low)} to ${format(high)})`;
}

/** The data of a chart as a table, as its accessible alternative. */
export function chartTable({ title, x, y, series }: Chart): TemplateResult {
  const places = [...new Set(series.flatMap(({ points }) => points.map((point) => point.x)))];
  places.sort((one, other) => one - other);
  const name = (place: number): string =>
    x.names?.[place] ?? (Number.isInteger(place) ? exact(place) : format(place));
  return html`<details class="chart-numbers">
    <summary>${t('Numbers')}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${t`Numbers: ${translate(title)}`}>
      <table>
        <thead>
          <tr><th scope="col">${withSubscripts(translate(x.label))}</th>${series.map((each) => html`<th scope="col">${withSubscripts(translate(each.name))}</th>`)}</tr>
        </thead>
        <tbody>
          ${places.map(
            (place) => html`<tr>
              <th scope="row">${name(place)}</th>
              ${series.map(({ points }) => html`<td>${cell(points.find((point) => point.x === place))}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="help">${withSubscripts(translate(y.label))}</p>
    </div>
  </details>`;
}
