import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { languages } from '../i18n/choose';
import { language, t } from '../i18n/i18n';
import { type LabState, tourOnShow } from '../store/lab-state';
import type { UiState } from '../store/ui/ui-state';
import type { HideName } from '../store/untrusted/hide-and-lock';
import { controls } from './controls/controls';
import { keys } from './controls/keys';
import { copyDialog, pasteDialog } from './controls/paste';
import { why } from './explanation/why';
import { legend } from './format/legend';
import { lessonHead, lessonList } from './header/lesson-list';
import type { Loaded } from './lazy';
import { difference } from './matrix/difference';
import type { Model } from './model';
import { strip } from './overview/strip';
import { prose } from './prose/prose';
import { answer, narration } from './stage/narrate';
import { stage } from './stage/stage';
import { stepper } from './stage/stepper';
import type { UiIntent } from './ui-intent';

/** The other languages, each by its own name. */
function tongues(intent: UiIntent): readonly TemplateResult[] {
  const others = Object.entries(languages).filter(([code]) => code !== language().code);
  return others.map(
    ([code, { name }]) =>
      html`<button type="button" class="quiet" lang=${code} @click=${() => intent.readIn(code)}>${name}</button>`,
  );
}

/** Undo, redo, reset, the list of keys, and the choice of the language where the element is the page. */
function tools({ state }: Model, uiState: UiState, intent: UiIntent): TemplateResult {
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
    ${command('undo', t('Undo'), state.past.length === 0)} ${command('redo', t('Redo'), state.future.length === 0)}
    ${command('reset', t('Reset lesson'), false)}
    ${shows(uiState, 'share') ? html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => intent.showDialog('share')}>${t('Share')}</button>` : nothing}
    <button type="button" class="quiet" popovertarget="keys">${t('Keys')}</button>
    ${uiState.isPage ? tongues(intent) : nothing}
  </div>`;
}

/** Whether a region is on show: the author of the page has not left it out. */
function shows({ hidden }: UiState, region: HideName): boolean {
  return !hidden.has(region);
}

function header(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const name = 'Attention Lab';
  return html`<div class="head" part="header">
    <div class="masthead">
      ${uiState.isPage ? html`<h1 class="brand">${name}</h1>` : html`<p class="brand">${name}</p>`}
      ${shows(uiState, 'lessons') ? lessonList(model, uiState, intent) : nothing}
      ${shows(uiState, 'tools') ? tools(model, uiState, intent) : nothing}
    </div>
    ${guard([model.lesson, model.schema, model.state.document.options], () => lessonHead(model))}
  </div>`;
}

/** What was refused or just done; it stays until it is dismissed or something else happens. */
function notice(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const text = uiState.pasting === null && model.message !== '' ? model.message : uiState.status;
  return html`<div class="notices" role="status">
    ${
      text === ''
        ? nothing
        : html`<p class=${model.message === '' ? 'notice' : 'notice refused'}><span>${text}</span>
          <button type="button" @click=${() => intent.dismissMessage()}>${t('Dismiss')}</button></p>`
    }
    ${difference(model, intent)}
  </div>`;
}

/** The why panel: beside the page where there is room, else a sheet from below while a number is selected. */
function reason(model: Model, intent: UiIntent): TemplateResult {
  const selected = model.state.trail.length > 0;
  return html`<div class=${selected ? 'reason open' : 'reason'} tabindex="-1">
    ${why(model, intent)}
    ${selected ? html`<button type="button" class="close" @click=${() => intent.closeWhy()}>${t('Close')}</button>` : nothing}
  </div>`;
}

/** The lesson's own figures that stand before or after the matrices. */
export type Figures = (place: 'before' | 'after') => unknown;

/** What the style sheet must know: whether a tour leads, a number is explained, and which columns have nothing to hold. */
function looks(model: Model, uiState: UiState, isTouring: boolean): string {
  const touring = isTouring ? ['touring'] : [];
  const selecting = shows(uiState, 'why') && model.state.trail.length > 0 ? ['selecting'] : [];
  const absent = (['prose', 'why', 'stepper'] as const).filter((region) => !shows(uiState, region));
  return ['lab', ...touring, ...selecting, ...absent.map((region) => `no-${region}`)].join(' ');
}

/** The parts that the page is drawn in the first time, each in a task of its own. */
export const layoutParts = 4;

/** The whole page: an article that can be taken apart. Hidden until all its parts are `drawn`. */
export function layout(
  model: Model,
  state: LabState,
  intent: UiIntent,
  loaded: Loaded,
  figures: Figures,
  drawn: number,
): TemplateResult {
  const uiState = state.ui;
  const from = (part: number, draw: () => unknown): unknown => (drawn < part ? nothing : draw());
  const unless = (region: HideName, part: number, draw: () => unknown): unknown =>
    shows(uiState, region) ? from(part, draw) : nothing;
  const tour = tourOnShow(state);
  const views = tour === null ? null : loaded.tourViews;
  return html`<div class=${looks(model, uiState, tour !== null)} ?hidden=${drawn < layoutParts}>
    <button type="button" class="skip" @click=${() => intent.skipToStage()}>${t('Skip to the matrices')}</button>
    ${unless('header', 1, () => header(model, uiState, intent))} ${unless('strip', 1, () => strip(model, uiState, intent))}
    ${unless('controls', 2, () => model.backwardPass?.form(model, intent))}
    <div class="body">
      <div class="article">
        ${unless('prose', 2, () => (tour && views?.prose(tour, model, intent)) ?? prose(model, intent))} ${unless('figures', 4, () => figures('before'))}
        ${from(2, () => stage(model, intent))} ${unless('legend', 3, () => legend(model))} ${unless('figures', 4, () => figures('after'))}
        ${unless('controls', 3, () => controls(model, uiState, intent))}
      </div>
      ${unless('why', 4, () => reason(model, intent))}
    </div>
    <div class="foot">${notice(model, uiState, intent)} ${unless('stepper', 4, () => (tour && views?.bar(tour, model, intent)) ?? stepper(model, intent))}</div>
    <p class="aloud" aria-live="polite">${from(4, () => narration(model))}</p>
    <p class="aloud" aria-live="polite">${from(4, () => answer(model))}</p>
    ${from(4, () => [pasteDialog(model, uiState, intent, loaded.pasteForm), copyDialog(uiState, intent), guard([], keys)])}
    ${uiState.dialog === null ? nothing : loaded.dialog?.render(model, intent)}
  </div>`;
}
