import { html, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { exact, format } from '../format/format';
import { withSubscripts } from '../format/subscripts';
import type { Chart, ChartPoint } from './chart-data';

/** A data point as text, with its bounds if it has any. */
function cell(locale: Locale, point: ChartPoint | undefined): string {
  if (point === undefined) return '';
  const { y, low, high } = point;
  const text = Number.isInteger(y) ? exact(locale, y) : format(locale, y);
  return low === undefined || high === undefined
    ? text
    : locale.t(authoringText('charts.with_interval'), {
        text,
        low: format(locale, low),
        high: format(locale, high),
      });
}

/** The data of a chart as a table, as its accessible alternative. */
export function chartTable(locale: Locale, { title, x, y, series }: Chart): TemplateResult {
  const places = [...new Set(series.flatMap(({ points }) => points.map((point) => point.x)))];
  places.sort((one, other) => one - other);
  const name = (place: number): string =>
    x.names?.[place] ?? (Number.isInteger(place) ? exact(locale, place) : format(locale, place));
  return html`<details class="chart-numbers">
    <summary>${locale.t('common.numbers')}</summary>
    <div class="chart-scroll" tabindex="0" role="region" aria-label=${locale.t(authoringText('charts.numbers'), { title })}>
      <table>
        <thead>
          <tr><th scope="col">${withSubscripts(x.label)}</th>${series.map((each) => html`<th scope="col">${withSubscripts(each.name)}</th>`)}</tr>
        </thead>
        <tbody>
          ${places.map(
            (place) => html`<tr>
              <th scope="row">${name(place)}</th>
              ${series.map(
                ({ points }) =>
                  html`<td>${cell(
                    locale,
                    points.find((point) => point.x === place),
                  )}</td>`,
              )}
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="help">${withSubscripts(y.label)}</p>
    </div>
  </details>`;
}
