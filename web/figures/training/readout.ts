import { html, nothing, type TemplateResult } from 'lit';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import { format } from '../../ui/format/format';
import type { History } from '../../workers/training/history';
import type { Measure } from '../../workers/training/messages';
import type { TrainingClient } from '../../workers/training/training-client';
import { modelName } from './controls';
import type { TrainingSettings } from './settings';

/** Rounded, but 100 and 0 only if exact. */
function percent(share: number): number {
  return share <= 0 || share >= 1 ? 100 * share : Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** Losses of single batches are noisy, so they are averaged. */
const averagedSteps = 20;

/** Mean loss of the last steps up to `step`; NaN if unknown. */
function lossAt({ losses }: History, step: number): number {
  const last = losses.slice(Math.max(0, step - averagedSteps), step);
  return last.reduce((sum, loss) => sum + loss, 0) / last.length;
}

/** Accuracy, step count and speed. */
export function readout(
  locale: Locale,
  { steps, spent, histories, isBusy }: TrainingClient,
  settings: TrainingSettings,
): TemplateResult {
  const rate = spent > 0 ? Math.round((1000 * steps) / spent) : 0;
  return html`<dl class="training-readout">
    ${histories.map((history, at) => modelScore(locale, modelName(locale, settings, at), at, history, steps))}
    <div data-steps=${steps} data-busy=${isBusy}><dt>${locale.t(trainingText('training.steps'))}</dt><dd>${steps}</dd></div>
    <div><dt>${locale.t(trainingText('training.work'))}</dt><dd>${locale.t(trainingText('training.s'), { spent: format(locale, spent / 1000) })} <small>${rate === 0 ? '\u00a0' : locale.t(trainingText('training.steps_second'), { rate })}</small></dd></div>
  </dl>`;
}

/** Accuracy of a model in generation and with teacher forcing. */
function modelScore(
  locale: Locale,
  name: string,
  at: number,
  history: History,
  steps: number,
): TemplateResult {
  const withoutHeads = history.result?.withoutHeads ?? null;
  const current = withoutHeads ?? history.measureAt(steps);
  return html`<div class=${`chart-series-${at}`} data-accuracy=${current?.tokens ?? ''} data-teacher-forced=${current?.teacherForced ?? ''}
    data-whole=${current?.whole ?? ''} data-over=${current?.over ?? ''}>
    <dt>${name}${withoutHeads === null ? nothing : html` ${locale.t(trainingText('training.without_heads_off'))}`}</dt>
    <dd>${current === null ? '…' : locale.t(trainingText('training.right'), { percent: percent(current.tokens) })}
      ${current === null ? nothing : accuracyDetails(locale, current, history.result?.example.picture.length === 0)}</dd>
  </div>`;
}

/** A picture has a single output; a text has several, each conditioned on the previous ones. */
function accuracyDetails(
  locale: Locale,
  { teacherForced, whole, over }: Measure,
  isWritten: boolean,
): TemplateResult {
  if (!isWritten) return html`<small>${locale.t(trainingText('training.never_saw'), { over })}</small>`;
  return html`<small>${locale.t(trainingText('training.without_fault'), { percent: percent(whole), over })}</small>
    <small>${locale.t(trainingText('training.if_shown_answers_before'), { percent: percent(teacherForced) })}</small>`;
}

/**
 * Difference between teacher-forced and generated accuracy that is significant: four standard errors of a proportion
 * near 0.95 of 300 tokens; at least as many are measured.
 */
const cheatingThreshold = 0.05;

/** A note on models without a causal mask: they copy the target during training, and fail when generating. */
export function cheating(
  locale: Locale,
  { steps, histories }: TrainingClient,
  { beside }: TrainingSettings,
): TemplateResult | typeof nothing {
  const history = histories[1];
  if (beside !== 'no-mask' || history === undefined) return nothing;
  const { step = 0, teacherForced = 0, tokens = 0, whole = 0 } = history.measureAt(steps) ?? {};
  const isKnown = step > 0;
  const isCheating = teacherForced - tokens >= cheatingThreshold;
  const loss = isKnown ? lossAt(history, steps) : 0;
  // Unknown values keep their space, so that the maps below do not move.
  return html`<p class="found ${isCheating ? 'fails' : ''} ${isKnown ? '' : 'unknown'}" data-cheating=${isKnown ? isCheating : nothing}>
    ${locale.t(trainingText('training.without_mask_loss_answers'), { loss: format(locale, loss), teacherForced: percent(teacherForced), tokens: percent(tokens), whole: percent(whole) })}
    <b class=${isCheating ? '' : 'unknown'}>${locale.t(trainingText('training.learned_look_answers_up'))}</b></p>`;
}
