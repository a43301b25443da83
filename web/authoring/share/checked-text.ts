import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import type { CheckedTour } from '../../ui/lazy';

/** The issues of a tour by line, else its warnings, if it has any. */
export function checkedText({ issues, warnings }: CheckedTour, locale: Locale): TemplateResult {
  const shown = issues.length > 0 ? issues : warnings;
  const heading =
    issues.length > 0
      ? locale.t(authoringText('share.things_wrong'), { count: issues.length })
      : locale.t(authoringText('share.nothing_wrong'));
  return html`<p>${heading}</p>
    ${shown.length > 0 ? html`<ol>${shown.map(({ line, message }) => html`<li><b>${locale.t(authoringText('share.line'), { line })}</b> ${locale.format(message)}</li>`)}</ol>` : nothing}`;
}
