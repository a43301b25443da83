import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import type { Locale } from '../../i18n/i18n';
import type { UiState } from '../../store/ui/ui-state';
import type { Model } from '../model';
import { granularityChoice } from '../stage/granularity';
import type { UiIntent } from '../ui-intent';

/** A button for each other language, labelled in that language. */
function languageButtons(locale: Locale, intent: UiIntent): readonly TemplateResult[] {
  const others = Object.entries(languages).filter(([code]) => code !== locale.code);
  return others.map(
    ([code, { name }]) =>
      html`<button type="button" class="quiet" lang=${code} @click=${() => intent.setLanguage(code)}>${name}</button>`,
  );
}

/** The button that opens the dialog to share. It is in the bar, or in the menu on phones. */
function shareButton(locale: Locale, intent: UiIntent): TemplateResult {
  return html`<button type="button" class="quiet share" aria-haspopup="dialog" @click=${() => intent.showDialog('share')}>${locale.t('layout.share')}</button>`;
}

/** Places the menu below its button. It is in the top layer, so that no scrolling region clips it. */
function placeMenu({ currentTarget }: Event): void {
  const menu = currentTarget as HTMLElement;
  const button = menu.previousElementSibling?.getBoundingClientRect();
  if (button === undefined) return;
  menu.style.insetBlockStart = `${button.bottom}px`;
  menu.style.insetInlineStart = `${Math.max(8, button.right - 240)}px`;
}

/** The commands that are used rarely. It closes after each of them, but not while a step size is chosen. */
function menu(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { locale } = model;
  const close = ({ currentTarget, target }: Event): void => {
    if (target instanceof Element && target.closest('button')) (currentTarget as HTMLElement).hidePopover();
  };
  return html`<button type="button" class="quiet more" popovertarget="menu" aria-label=${locale.t('header.more')}>⋯</button>
    <div id="menu" class="menu" popover @beforetoggle=${placeMenu} @click=${close}>
      ${uiState.hidden.has('strip') ? nothing : html`<button type="button" class="quiet map" popovertarget="overview">${locale.t('header.map')}</button>`}
      ${uiState.hidden.has('share') ? nothing : shareButton(locale, intent)}
      <button type="button" class="quiet" @click=${() => intent.dispatch({ type: 'reset' })}>${locale.t('layout.reset_lesson')}</button>
      <button type="button" class="quiet" popovertarget="keys">${locale.t('common.keyboard')}</button>
      ${uiState.isPage ? languageButtons(locale, intent) : nothing}
      ${uiState.hidden.has('stepper') ? nothing : granularityChoice(model, intent, 'menu')}
    </div>`;
}

/** Undo, redo and share; everything else is in the menu. */
export function tools(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { locale, state } = model;
  const command = (
    type: 'undo' | 'redo',
    text: string,
    icon: string,
    idle: boolean,
  ): TemplateResult => html`<button
    type="button"
    class="quiet icon"
    aria-label=${text}
    title=${text}
    aria-disabled=${idle}
    @click=${() => idle || intent.dispatch({ type })}
  ><span aria-hidden="true">${icon}</span></button>`;
  return html`<div class="tools" part="tools">
    ${command('undo', locale.t('layout.undo'), '↶', state.past.length === 0)}${command('redo', locale.t('layout.redo'), '↷', state.future.length === 0)}
    ${uiState.hidden.has('share') ? nothing : shareButton(locale, intent)}
    ${uiState.isPage ? languageButtons(locale, intent) : nothing}${menu(model, uiState, intent)}
  </div>`;
}
