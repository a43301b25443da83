import { html, type TemplateResult } from 'lit';
import type { ProgramFunction } from '../engine/programs';
import type { Locale } from '../i18n/i18n';
import { functionInfo } from './functions';

const parts = ['shapes', 'steps', 'loops', 'docstring'] as const;

/** How programs are written, and all functions that they may use, folded until it is opened. */
export function help(locale: Locale, functions: readonly ProgramFunction[]): TemplateResult {
  return html`<details class="program-help">
    <summary>${locale.t('editor.help')}</summary>
    ${parts.map((part) => html`<p>${locale.t(`editor.help.${part}`)}</p>`)}
    <h4>${locale.t('editor.help.functions')}</h4>
    <dl>
      ${functions.map((each) => functionInfo(each, locale)).map(
        ({ signature, shapes, sentence }) =>
          html`<dt translate="no"><code>${signature}</code> ${shapes}</dt>
            <dd>${sentence}</dd>`,
      )}
    </dl>
  </details>`;
}
