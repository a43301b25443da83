import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../../i18n/i18n';
import type { UiState } from '../../store/ui/ui-state';
import type { PasteForm } from '../lazy';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The dialog for pasting a matrix. `syncDialogs` opens it. */
export function pasteDialog(
  model: Model,
  { pasting }: UiState,
  intent: UiIntent,
  pasteForm: PasteForm | null,
): TemplateResult {
  return html`<dialog id="paste" aria-labelledby="paste-title" @close=${() => intent.startPaste(null)}>
    ${pasting === null ? nothing : pasteForm?.form(pasting, model, intent)}
  </dialog>`;
}

/** The dialog with a text to copy by hand, where the browser denies access to the clipboard. */
export function copyDialog(locale: Locale, uiState: UiState, intent: UiIntent): TemplateResult {
  return html`<dialog id="copy" aria-labelledby="copy-title" @close=${() => intent.dismissCopy()}>
    <form method="dialog">
      <h2 id="copy-title">${locale.t('controls.copy_text')}</h2>
      <p>${locale.t('controls.page_may_not_write')}</p>
      <textarea rows="8" readonly aria-labelledby="copy-title" .value=${uiState.uncopied}></textarea>
      <div class="row end"><button class="main">${locale.t('common.close')}</button></div>
    </form>
  </dialog>`;
}
