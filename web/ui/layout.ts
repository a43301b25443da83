import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { languages } from '../i18n/choose';
import type { Locale } from '../i18n/i18n';
import { activeTour, type LabState } from '../store/lab-state';
import type { UiState } from '../store/ui/ui-state';
import type { HideName } from '../store/untrusted/hide-and-lock';
import { controls } from './controls/controls';
import { keyboardHelp } from './controls/keyboard-help';
import { copyDialog, pasteDialog } from './controls/paste';
import { why } from './explanation/why';
import { legend } from './format/legend';
import { lessonHead, lessonList } from './header/lesson-list';
import type { Loaded } from './lazy';
import { difference } from './matrix/difference';
import type { Model } from './model';
import { strip } from './overview/strip';
import { prose } from './prose/prose';
import { explanationAnnouncement, stepAnnouncement } from './stage/announcements';
import { stage } from './stage/stage';
import { stepper } from './stage/stepper';
import type { UiIntent } from './ui-intent';

/** A button for each other language, labelled in that language. */
function languageButtons(locale: Locale, intent: UiIntent): readonly TemplateResult[] {
  const others = Object.entries(languages).filter(([code]) => code !== locale.code);
  return others.map(
    ([code, { name }]) =>
      html`<button type="button" class="quiet" lang=${code} @click=${() => intent.setLanguage(code)}>${name}</button>`,
  );
}

/** Undo, redo, reset, share and keyboard help; also the languages if the element is the whole page. */
function tools({ locale, state }: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const command = (
    type: 'undo' | 'redo' | 'reset',
    text: string,
    idle: boolean,
  ): TemplateResult => html`<button
    type="button"
    class="quiet"
    aria-disabled=${idle}
    @click=${() => idle || intent.dispatch({ type })}
  >${text}</button>`;
  return html`<div class="tools" part="tools">
    ${command('undo', locale.t('layout.undo'), state.past.length === 0)} ${command('redo', locale.t('layout.redo'), state.future.length === 0)}
    ${command('reset', locale.t('layout.reset_lesson'), false)}
    ${isShown(uiState, 'share') ? html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('share')}>${locale.t('layout.share')}</button>` : nothing}
    <button type="button" class="quiet" popovertarget="keys">${locale.t('common.keyboard')}</button>
    ${uiState.isPage ? languageButtons(locale, intent) : nothing}
  </div>`;
}

/** Whether the attribute `hide` does not name a region. */
function isShown({ hidden }: UiState, region: HideName): boolean {
  return !hidden.has(region);
}

function header(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const name = 'Attention Lab';
  return html`<div class="head" part="header">
    <div class="masthead">
      ${uiState.isPage ? html`<h1 class="brand">${name}</h1>` : html`<p class="brand">${name}</p>`}
      ${isShown(uiState, 'lessons') ? lessonList(model, uiState, intent) : nothing}
      ${isShown(uiState, 'tools') ? tools(model, uiState, intent) : nothing}
    </div>
    ${guard([model.lesson, model.schema, model.state.document.options], () => lessonHead(model))}
  </div>`;
}

/** The last error or status message, and the difference to the previous run. */
function notice(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const refusal = uiState.pasting === null ? model.message : null;
  const text = refusal ?? uiState.status;
  return html`<div class="notices" role="status">
    ${
      text === null
        ? nothing
        : html`<p class=${model.message === null ? 'notice' : 'notice refused'}><span>${model.locale.format(text)}</span>
          <button type="button" @click=${() => intent.dismissMessage()}>${model.locale.t('common.dismiss')}</button></p>`
    }
    ${difference(model, intent)}
  </div>`;
}

/** The why panel: beside the article on wide screens, else at the bottom while a number is selected. */
function whyPanel(model: Model, intent: UiIntent): TemplateResult {
  const selected = model.state.trail.length > 0;
  return html`<div class=${selected ? 'reason open' : 'reason'} tabindex="-1">
    ${why(model, intent)}
    ${selected ? html`<button type="button" class="close" @click=${() => intent.closeWhy()}>${model.locale.t('common.close')}</button>` : nothing}
  </div>`;
}

/** Renders the figures of the lesson that are placed before or after the matrices. */
export type Figures = (place: 'before' | 'after') => unknown;

/** State classes for the style sheet: a tour is on, a number is selected, a region is hidden. */
function rootClasses(model: Model, uiState: UiState, isTouring: boolean): string {
  const touring = isTouring ? ['touring'] : [];
  const selecting = isShown(uiState, 'why') && model.state.trail.length > 0 ? ['selecting'] : [];
  const absent = (['prose', 'why', 'stepper'] as const).filter((region) => !isShown(uiState, region));
  return ['lab', ...touring, ...selecting, ...absent.map((region) => `no-${region}`)].join(' ');
}

/** The first render is split into this many parts, each in a task of its own. */
export const layoutParts = 4;

/** The whole element. It is hidden until all parts are rendered; `renderedParts` counts those that are. */
export function layout(
  model: Model,
  state: LabState,
  intent: UiIntent,
  loaded: Loaded,
  figures: Figures,
  renderedParts: number,
): TemplateResult {
  const uiState = state.ui;
  const fromPart = (part: number, render: () => unknown): unknown =>
    renderedParts < part ? nothing : render();
  const region = (name: HideName, part: number, render: () => unknown): unknown =>
    isShown(uiState, name) ? fromPart(part, render) : nothing;
  const tour = activeTour(state);
  const views = tour === null ? null : loaded.tourViews;
  return html`<div class=${rootClasses(model, uiState, tour !== null)} ?hidden=${renderedParts < layoutParts}>
    <button type="button" class="skip" @click=${() => intent.skipToStage()}>${model.locale.t('layout.skip_matrices')}</button>
    ${region('header', 1, () => header(model, uiState, intent))} ${region('strip', 1, () => strip(model, uiState, intent))}
    ${region('controls', 2, () => model.backwardPass?.form(model, intent))}
    <div class="body">
      <div class="article">
        ${region('prose', 2, () => (tour && views?.prose(tour, model, intent)) ?? prose(model, intent))} ${region('figures', 4, () => figures('before'))}
        ${fromPart(2, () => stage(model, intent))} ${region('legend', 3, () => legend(model))} ${region('figures', 4, () => figures('after'))}
        ${region('controls', 3, () => controls(model, uiState, intent))}
      </div>
      ${region('why', 4, () => whyPanel(model, intent))}
    </div>
    <div class="foot">${notice(model, uiState, intent)} ${region('stepper', 4, () => (tour && views?.bar(tour, model, intent)) ?? stepper(model, intent))}</div>
    <p class="visually-hidden" aria-live="polite">${fromPart(4, () => stepAnnouncement(model))}</p>
    <p class="visually-hidden" aria-live="polite">${fromPart(4, () => explanationAnnouncement(model))}</p>
    ${fromPart(4, () => [pasteDialog(model, uiState, intent, loaded.pasteForm), copyDialog(model.locale, uiState, intent), guard([], () => keyboardHelp(model.locale))])}
    ${uiState.dialog === null ? nothing : loaded.dialog?.render(model, intent)}
  </div>`;
}
