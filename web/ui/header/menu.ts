import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import { exercisesText } from '../../i18n/en/exercises';

import type { Locale } from '../../i18n/i18n';
import { isProgramId, programId } from '../../lessons/address';
import type { DialogName, UiState } from '../../store/ui/ui-state';
import type { Model } from '../model';
import { granularityChoice } from '../stage/granularity';
import type { UiIntent } from '../ui-intent';
import { languageButtons, shareButton } from './tools';

/** Commands under a heading; nothing if there are none. */
function group(id: string, heading: string, commands: readonly unknown[]): TemplateResult | typeof nothing {
  if (commands.every((each) => each === nothing)) return nothing;
  return html`<div role="group" aria-labelledby=${id}><p id=${id}>${heading}</p>${commands}</div>`;
}

function dialogButton(name: DialogName, text: string, intent: UiIntent): TemplateResult {
  return html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog(name)}>${text}</button>`;
}

/** Opens a program to start from. */
function programButton(locale: Locale, intent: UiIntent): TemplateResult {
  return html`<button type="button" class="quiet" @click=${() => intent.openLesson(programId(''))}>${locale.t(authoringText('header.write_program'))}</button>`;
}

/** Opens the mechanism of the lesson as a program; nothing where it is one, or where the lesson is to stay. */
function mechanismButton(
  { locale, locks, lesson }: Model,
  intent: UiIntent,
): TemplateResult | typeof nothing {
  if (isProgramId(lesson.id) || locks.has('lesson')) return nothing;
  return html`<button type="button" class="quiet" @click=${() => intent.editMechanism()}>${locale.t(authoringText('header.edit_mechanism'))}</button>`;
}

/** Resets what can be undone. The text of a program stays, and its button says so. */
function resetButton({ locale, lesson }: Model, intent: UiIntent): TemplateResult {
  const id = isProgramId(lesson.id) ? 'layout.reset_numbers' : 'layout.reset_lesson';
  return html`<button type="button" class="quiet" @click=${() => intent.dispatch({ type: 'reset' })}>${locale.t(authoringText(id))}</button>`;
}

/** The rarely used commands, in the menu of the top bar. Loaded when the menu is first opened. */
export function menuContent(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { locale } = model;
  const { hidden, isPage } = uiState;
  const unlessHidden = (content: () => TemplateResult | typeof nothing) =>
    hidden.has('share') ? nothing : content();
  return html`${group('menu-take', locale.t(authoringText('header.menu_take')), [
    unlessHidden(() => shareButton(locale, intent)),
    unlessHidden(() => dialogButton('export', locale.t(authoringText('export.open')), intent)),
    unlessHidden(() => dialogButton('code', locale.t(authoringText('code.open')), intent)),
  ])}
    ${group('menu-practise', locale.t(authoringText('header.menu_practise')), [
      unlessHidden(() => programButton(locale, intent)),
      unlessHidden(() => mechanismButton(model, intent)),
      unlessHidden(() => dialogButton('exercise', locale.t(exercisesText('exercises.make')), intent)),
      unlessHidden(() => dialogButton('tour', locale.t(authoringText('tours.write')), intent)),
      dialogButton('implementation', locale.t(authoringText('share.check_implementation')), intent),
    ])}
    ${group('menu-view', locale.t(authoringText('header.menu_view')), [
      hidden.has('strip')
        ? nothing
        : html`<button type="button" class="quiet map" popovertarget="overview">${locale.t('header.map')}</button>`,
      resetButton(model, intent),
      html`<button type="button" class="quiet" popovertarget="keys">${locale.t('common.keyboard')}</button>`,
      isPage ? languageButtons(locale, intent) : nothing,
    ])}
    ${hidden.has('stepper') ? nothing : granularityChoice(model, intent, 'menu')}`;
}
