import { html, nothing, type TemplateResult } from 'lit';
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
