import { html, nothing, type TemplateResult } from 'lit';
import type { LabState } from '../../store/lab-state';
import type { DialogHost } from '../lazy';

/** Whether the text of the program does not run, so that all numbers are those of an earlier one. */
export const isStale = ({ document, ui }: Pick<LabState, 'document' | 'ui'>): boolean =>
  ui.staleLesson === document.lesson;

/** Says in a dialog that what it makes is of an earlier text; nothing where the text runs. */
export function staleText({
  locale,
  store,
}: Pick<DialogHost, 'locale' | 'store'>): TemplateResult | typeof nothing {
  return isStale(store.state)
    ? html`<p class="notice refused" role="note">${locale.t('lab.stale_text')}</p>`
    : nothing;
}
