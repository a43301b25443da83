import { html, nothing, type TemplateResult } from 'lit';
import type { UiState } from '../../store/ui/ui-state';
import type { Loaded } from '../lazy';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The panel “Change anything”. Its controls are loaded when it is first opened. */
export function controlsPanel(
  model: Model,
  uiState: UiState,
  intent: UiIntent,
  { controls }: Loaded,
): TemplateResult {
  const { locale } = model;
  const load = ({ currentTarget }: Event): void => {
    if ((currentTarget as HTMLDetailsElement).open) void intent.load('controls');
  };
  return html`<details class="controls" part="controls" @toggle=${load}>
    <summary><span>${locale.t('controls.change_anything')}</span> <span class="help">${locale.t('controls.words_sizes_options_numbers')}</span></summary>
    ${controls?.controls(model, uiState, intent) ?? nothing}
  </details>`;
}
