import { html, noChange, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Locale } from '../i18n/i18n';
import { isKeyGranularity } from '../store/document/preset';
import type { ModelTab } from '../store/document/state';
import type { LabState } from '../store/lab-state';
import type { UiState } from '../store/ui/ui-state';
import type { HideName } from '../store/untrusted/hide-and-lock';
import { controlsPanel } from './controls/controls-panel';
import { pasteDialog } from './controls/paste';
import { afterPaint } from './dom/after-paint';
import { legend } from './format/legend';
import { lessonList } from './header/lesson-list';
import { lessonTitle, mechanism, standfirst } from './header/lesson-title';
import { tools } from './header/tools';
import type { Loaded } from './lazy';
import { modeOf } from './mode';
import type { Model } from './model';
import { currentPlace, strip } from './overview/strip';
import { prose } from './prose/prose';
import { explanationAnnouncement, stepAnnouncement } from './stage/announcements';
import { stage } from './stage/stage';
import { progress, stepper } from './stage/stepper';
import { panelId, panelLabel, tabList } from './tabs/tabs';
import type { UiIntent } from './ui-intent';

/** Whether the attribute `hide` does not name a region. */
function isShown({ hidden }: UiState, region: HideName): boolean {
  return !hidden.has(region);
}

function header(model: Model, uiState: UiState, intent: UiIntent, loaded: Loaded): TemplateResult {
  const name = 'Attention Lab';
  return html`<div class="head" part="header">
    <div class="masthead">
      ${uiState.isPage ? html`<h1 class="brand">${name}</h1>` : html`<p class="brand">${name}</p>`}
      ${isShown(uiState, 'lessons') ? lessonList(model, uiState, intent, loaded) : nothing}
      ${guard([model.lesson], () => lessonTitle(model))}
      ${isShown(uiState, 'tools') ? tools(model, uiState, intent, loaded) : nothing}
    </div>
  </div>`;
}

/**
 * All matrices as thumbnails, and the formula of the mechanism. On phones, covers and tabs it is opened from the menu, and is
 * there from when that has been opened: models have a hundred matrices.
 */
function overview(
  model: Model,
  uiState: UiState,
  intent: UiIntent,
  { menu }: Loaded,
  hasStage: boolean,
): TemplateResult | typeof nothing {
  if (!isShown(uiState, 'strip')) return nothing;
  const isThere = menu !== null || (hasStage && !model.isNarrow);
  const close = ({ currentTarget, target }: Event): void => {
    const overlay = currentTarget as HTMLElement;
    if (target instanceof Element && target.closest('.frame') && overlay.matches(':popover-open'))
      overlay.hidePopover();
  };
  const content = (): TemplateResult =>
    html`${currentPlace(model, intent)} ${afterPaint({
      owner: intent,
      place: 'strip',
      key: model.state.position.node,
      render: () => strip(model, uiState, intent),
      before: noChange,
    })}
    ${isShown(uiState, 'header') ? guard([model.schema, model.state.document.options], () => mechanism(model)) : nothing}`;
  return html`<div id="overview" class="overview" popover @click=${close}>${isThere ? content() : nothing}</div>`;
}

/** The last error or status message, the difference to the previous run, and why it is so. */
function notice(model: Model, uiState: UiState, intent: UiIntent, { changes }: Loaded): TemplateResult {
  const refusal = uiState.pasting === null ? model.message : null;
  const text = refusal ?? uiState.status;
  return html`<div class="notices" role="status">
    ${
      text === null
        ? nothing
        : html`<p class=${model.message === null ? 'notice' : 'notice refused'}><span>${model.locale.format(text)}</span>
          <button type="button" @click=${() => intent.dismissMessage()}>${model.locale.t('common.dismiss')}</button></p>`
    }
    ${model.tab === null ? intent.stageViews?.difference(model, intent, changes) : nothing}
  </div>`;
}

/** The list of keyboard shortcuts as a native popover, which is loaded when it is first opened. */
function keyboardShortcuts(locale: Locale, intent: UiIntent, { keyboardHelp }: Loaded): TemplateResult {
  return html`<div id="keys" class="keys" popover role="dialog" aria-label=${locale.t('common.keyboard')} tabindex="-1" @beforetoggle=${() => intent.load('keyboardHelp')}>
    ${guard([keyboardHelp], () => keyboardHelp?.keyboardHelp(locale))}
  </div>`;
}

/** The symbols and the scale of colours. On entering another step, they follow a frame after its numbers. */
function legendOf(model: Model, intent: UiIntent): unknown {
  return afterPaint({
    owner: intent,
    place: 'legend',
    key: model.state.position.node,
    render: () => legend(model),
    before: noChange,
  });
}

/** Renders the figures of the lesson at one of their places, see `web/figures/figure.ts`, or those of a tab. */
export type Figures = (place: 'column' | 'after' | ModelTab) => unknown;

/**
 * State classes for the style sheet: there is no stage, there are tabs, a region is hidden. With `:has`, every change on the page would be
 * matched against the rules.
 */
function rootClasses(uiState: UiState, isPage: boolean, hasTabs: boolean): string {
  const absent = (['prose', 'stepper'] as const).filter((region) => !isShown(uiState, region));
  const present = [...(isPage ? ['covered'] : []), ...(hasTabs ? ['with-tabs'] : [])];
  return ['lab', ...present, ...absent.map((region) => `no-${region}`)].join(' ');
}

/** Whether the walk ends here: at the end of a guide, or at the last of all steps. */
function isLastScreen(model: Model): boolean {
  const { position, screen } = model.state;
  if (screen !== undefined || isKeyGranularity(position.granularity)) return screen === 'end';
  const { step, total } = progress(model);
  return step === total;
}

/** The first render is split into this many parts, each in a task of its own. */
export const layoutParts = 4;

/**
 * The whole element. It is hidden until all parts are rendered; `renderedParts` counts those that are. Its slots are for what our own
 * pages say at their end, and on the last screen: below the element, it would push the bar up.
 */
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
  const mode = modeOf(state, loaded);
  const { tab } = model;
  const page =
    renderedParts < 2 ? nothing : tab === null ? (mode?.page?.(model, intent) ?? null) : figures(tab);
  // Figures beside the text show the numbers that a prediction asks for.
  const place = model.state.position.isHidden ? 'hidden' : (mode?.figures?.(model) ?? 'below');
  const inColumn = (at: 'above' | 'below'): unknown =>
    at === place ? region('figures', 4, () => figures('column')) : nothing;
  const tabs = page === null || tab !== null ? tabList(model, intent) : nothing;
  return html`<div class=${rootClasses(uiState, tab === null && page !== null, tabs !== nothing) + (tab === null ? (mode?.rootClass(model) ?? '') : ' tabbed')} ?hidden=${renderedParts < layoutParts}>
    <button type="button" class="skip" @click=${() => intent.skipToStage()}>${model.locale.t('layout.skip_matrices')}</button>
    ${region('header', 1, () => header(model, uiState, intent, loaded))} ${fromPart(3, () => overview(model, uiState, intent, loaded, page === null))}
    ${fromPart(1, () => tabs)}
    ${region('controls', 2, () => model.backwardPass?.form(model, intent))}
    <div class="body" id=${panelId} role=${model.tabs.length === 0 ? nothing : 'tabpanel'} aria-labelledby=${panelLabel(model)}>${
      page ??
      html`
      <div class="article">
        <div class="text">
          ${region('prose', 2, () => mode?.prose(model, intent) ?? [prose(model, intent), mode?.settings?.(model, intent)])}
          ${region('header', 3, () => guard([model.lesson, model.schema], () => standfirst(model)))} ${region('legend', 3, () => legendOf(model, intent))}
        </div>
        <div class="show">
          ${region('prose', 2, () => mode?.above?.(model, intent))} ${inColumn('above')} ${fromPart(2, () => stage(model, intent, isShown(uiState, 'why')))}
          ${region('prose', 2, () => mode?.below?.(model, intent))} ${inColumn('below')}
        </div>
      </div>
      ${region('figures', 4, () => figures('after'))} ${region('controls', 3, () => controlsPanel(model, uiState, intent, loaded))}`
    }
    </div>
    <slot name="end"></slot>${isLastScreen(model) ? html`<slot name="last"></slot>` : nothing}
    <div class="foot">${notice(model, uiState, intent, loaded)} ${tab === null ? region('stepper', 4, () => mode?.bar(model, intent) ?? stepper(model, intent)) : nothing}</div>
    <p class="visually-hidden" aria-live="polite">${fromPart(4, () => (tab === null ? (mode?.announcement?.(model) ?? stepAnnouncement(model)) : nothing))}</p>
    <p class="visually-hidden" aria-live="polite">${fromPart(4, () => (tab === null ? explanationAnnouncement(model) : nothing))}</p>
    ${fromPart(4, () => [pasteDialog(model, uiState, intent, loaded.pasteForm), keyboardShortcuts(model.locale, intent, loaded)])}
    ${uiState.dialog === null ? nothing : loaded.dialog?.render(model, intent)}
  </div>`;
}
