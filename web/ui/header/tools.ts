import { html, nothing, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import type { Locale } from '../../i18n/i18n';
import type { UiState } from '../../store/ui/ui-state';
import type { Loaded } from '../lazy';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** A button for each other language, labelled in that language. */
export function languageButtons(locale: Locale, intent: UiIntent): readonly TemplateResult[] {
  const others = Object.entries(languages).filter(([code]) => code !== locale.code);
  return others.map(
    ([code, { name }]) =>
      html`<button type="button" class="quiet" lang=${code} @click=${() => intent.setLanguage(code)}>${name}</button>`,
  );
}

/** The button that opens the dialog to share. It is in the bar, or in the menu on phones. */
export function shareButton(locale: Locale, intent: UiIntent): TemplateResult {
  return html`<button type="button" class="quiet share" aria-haspopup="dialog" @click=${() => intent.showDialog('share')}>${locale.t('layout.share')}</button>`;
}

/** Places a menu below its button, or above one in the lower part of the window. It is in the top layer, so that no scrolling region clips it. */
export function placeMenu({ currentTarget }: Event): void {
  const menu = currentTarget as HTMLElement;
  const button = menu.previousElementSibling?.getBoundingClientRect();
  if (button === undefined) return;
  const isLow = button.bottom > 0.6 * innerHeight;
  menu.style.insetBlock = isLow ? `auto ${innerHeight - button.top}px` : `${button.bottom}px auto`;
  menu.style.insetInlineStart = `${Math.max(8, button.right - 240)}px`;
}

/** The menu of rarely used commands. It closes after each of them, but not while a step size is chosen. */
function menu(model: Model, uiState: UiState, intent: UiIntent, { menu: loaded }: Loaded): TemplateResult {
  const close = ({ currentTarget, target }: Event): void => {
    if (target instanceof Element && target.closest('button')) (currentTarget as HTMLElement).hidePopover();
  };
  const open = (event: Event): void => {
    placeMenu(event);
    void intent.load('menu');
  };
  return html`<button type="button" class="quiet more" popovertarget="menu" aria-label=${model.locale.t('header.more')}>⋯</button>
    <div id="menu" class="menu" popover @beforetoggle=${open} @click=${close}>${loaded?.menuContent(model, uiState, intent)}</div>`;
}

/** Undo, redo and share; everything else is in the menu. */
export function tools(model: Model, uiState: UiState, intent: UiIntent, loaded: Loaded): TemplateResult {
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
    ${uiState.isPage ? languageButtons(locale, intent) : nothing}${menu(model, uiState, intent, loaded)}
  </div>`;
}
