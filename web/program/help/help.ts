import { html, render, type TemplateResult } from 'lit';
import type { ProgramFunction } from '../../engine/programs';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';

/** How programs are written, and all functions that they may use: folded, and loaded when it is opened. */
export function help(
  locale: Locale,
  functions: readonly ProgramFunction[],
  open: (text: string) => void,
): TemplateResult {
  const fill = async ({ currentTarget }: Event): Promise<void> => {
    const details = currentTarget as HTMLDetailsElement;
    const place = details.querySelector<HTMLElement>('.answers');
    if (place === null || !details.open || place.childElementCount > 0) return;
    const { answers } = await import('./answers');
    render(answers(locale, functions, open), place);
  };
  return html`<details class="program-help" @toggle=${fill}>
    <summary>${locale.t(programText('editor.help'))}</summary>
    <div class="answers"></div>
  </details>`;
}
