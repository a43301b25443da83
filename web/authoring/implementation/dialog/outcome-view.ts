import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../../engine/errors';
import { authoringText } from '../../../i18n/en/authoring';
import { implementationText } from '../../../i18n/en/implementation';
import type { Locale } from '../../../i18n/i18n';
import type { AmbiguousResult, CheckPhase } from '../checking/messages';
import { assignedView } from './assign-view';
import type { Checker } from './checker';
import { type ReportActions, verdictView } from './report-view';

export interface OutcomeActions extends ReportActions {
  /** What arrays may be. */
  readonly targets: readonly string[];
  /** Says which way of reading the commas is meant. */
  chooseDecimal(decimal: '.' | ','): void;
}

/** What is being done, and how to stop it, or to start it again. One button, so that it keeps the focus. */
export function runningView(
  checker: Checker,
  locale: Locale,
  again: () => void,
): TemplateResult | typeof nothing {
  const { phase, isCancelled } = checker;
  if (phase === null && !isCancelled) return nothing;
  const text =
    phase === null ? locale.t(implementationText('implementation.cancelled')) : phaseText(phase, locale);
  return html`<p class="row running">
    <progress ?hidden=${phase === null} aria-label=${text}></progress>
    <span>${text}</span>
    <button type="button" @click=${phase === null ? again : () => checker.cancel()}>${locale.t(phase === null ? implementationText('implementation.check_again') : authoringText('controls.cancel'))}</button>
  </p>`;
}

function phaseText(phase: CheckPhase, locale: Locale): string {
  switch (phase.kind) {
    case 'loading':
      return locale.t(implementationText('implementation.stage_loading'));
    case 'reading':
      return locale.t(implementationText('implementation.stage_reading'));
    case 'comparing':
      return locale.t(implementationText('implementation.stage_comparing'), {
        format: phase.format,
        count: phase.count,
      });
    case 'searching':
      return locale.t(implementationText('implementation.stage_searching'), {
        format: phase.format,
        count: phase.count,
      });
  }
}

/** The verdict; why there is none; or what has to be said first. */
export function outcomeView(
  checker: Checker,
  locale: Locale,
  actions: OutcomeActions,
): TemplateResult | typeof nothing {
  const { error, outcome } = checker;
  if (error !== null)
    return html`<p class="refused">${locale.t(implementationText('implementation.error'), { reason: detailsOf(error) })}</p>
      ${assignedView(checker, actions.targets, locale, actions)}`;
  if (outcome === null || outcome.kind === 'refused') return nothing;
  return outcome.kind === 'report'
    ? verdictView(outcome.report, locale, actions)
    : ambiguousView(outcome, locale, actions);
}

function ambiguousView(
  { problem, choices }: AmbiguousResult,
  locale: Locale,
  { chooseDecimal }: OutcomeActions,
): TemplateResult {
  return html`<p class="asked">${locale.t(implementationText('implementation.ask'), { reason: problem })}</p>
    <div class="row choices">
      ${choices.map(
        ({ decimal, label }) =>
          html`<button type="button" @click=${() => chooseDecimal(decimal)}>${locale.format(label)}</button>`,
      )}
    </div>`;
}
