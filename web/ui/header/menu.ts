import '../../i18n/en/authoring';
import '../../i18n/en/code';
import '../../i18n/en/exercises';
import { html, nothing, type TemplateResult } from 'lit';
import type { UiState } from '../../store/ui/ui-state';
import type { Model } from '../model';
import { granularityChoice } from '../stage/granularity';
import type { UiIntent } from '../ui-intent';
import { languageButtons, shareButton } from './tools';

/** The rarely used commands, in the menu of the top bar. Loaded when the menu is first opened. */
export function menuContent(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { locale } = model;
  return html`${uiState.hidden.has('strip') ? nothing : html`<button type="button" class="quiet map" popovertarget="overview">${locale.t('header.map')}</button>`}
    ${uiState.hidden.has('share') ? nothing : shareButton(locale, intent)}
    ${uiState.hidden.has('share') ? nothing : html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('code')}>${locale.t('code.open')}</button>`}
    ${uiState.hidden.has('share') ? nothing : html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('exercise')}>${locale.t('exercises.make')}</button>`}
    <button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('implementation')}>${locale.t('share.check_implementation')}</button>
    ${uiState.hidden.has('share') ? nothing : html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('export')}>${locale.t('export.open')}</button>`}
    <button type="button" class="quiet" @click=${() => intent.dispatch({ type: 'reset' })}>${locale.t('layout.reset_lesson')}</button>
    <button type="button" class="quiet" popovertarget="keys">${locale.t('common.keyboard')}</button>
    ${uiState.isPage ? languageButtons(locale, intent) : nothing}
    ${uiState.hidden.has('stepper') ? nothing : granularityChoice(model, intent, 'menu')}`;
}
