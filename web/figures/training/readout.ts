import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/i18n';
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
  { steps, spent, histories, isBusy }: TrainingClient,
  settings: TrainingSettings,
): TemplateResult {
  const rate = spent > 0 ? Math.round((1000 * steps) / spent) : 0;
  return html`<dl class="training-readout">
    ${histories.map((history, at) => modelScore(modelName(settings, at), at, history, steps))}
    <div data-steps=${steps} data-busy=${isBusy}><dt>${t('steps')}</dt><dd>${steps}</dd></div>
    <div><dt>${t('work')}</dt><dd>${t`${format(spent / 1000)} s`} <small>${rate === 0 ? '\u00a0' : t`${rate} steps a second`}</small></dd></div>
  </dl>`;
}

/** Accuracy of a model in generation and with teacher forcing. */
function modelScore(name: string, at: number, history: History, steps: number): TemplateResult {
  const silenced = history.sight?.silenced ?? null;
  const current = silenced ?? history.measureAt(steps);
  return html`<div class=${`chart-series-${at}`} data-accuracy=${current?.tokens ?? ''} data-told=${current?.told ?? ''}
    data-whole=${current?.whole ?? ''} data-over=${current?.over ?? ''}>
    <dt>${name}${silenced === null ? nothing : html` ${t('without the heads that are off')}`}</dt>
    <dd>${current === null ? '…' : t`${percent(current.tokens)} % right`}
      ${current === null ? nothing : accuracyDetails(current, history.sight?.example.picture.length === 0)}</dd>
  </div>`;
}

/** A picture has a single output; a text has several, each conditioned on the previous ones. */
function accuracyDetails({ told, whole, over }: Measure, isWritten: boolean): TemplateResult {
  if (!isWritten) return html`<small>${t`of ${over} that it never saw`}</small>`;
  return html`<small>${t`without a fault: ${percent(whole)} % of ${over} examples`}</small>
    <small>${t`${percent(told)} % if shown the answers before each`}</small>`;
}

/**
 * Difference between teacher-forced and generated accuracy that is significant: four standard errors of a proportion
 * near 0.95 of 300 tokens; at least as many are measured.
 */
const cheatingThreshold = 0.05;

/** A note on models without a causal mask: they copy the target during training, and fail when generating. */
export function cheating(
  { steps, histories }: TrainingClient,
  { beside }: TrainingSettings,
): TemplateResult | typeof nothing {
  const history = histories[1];
  if (beside !== 'no-mask' || history === undefined) return nothing;
  const { step = 0, told = 0, tokens = 0, whole = 0 } = history.measureAt(steps) ?? {};
  const isKnown = step > 0;
  const isCheating = told - tokens >= cheatingThreshold;
  const loss = isKnown ? lossAt(history, steps) : 0;
  // Unknown values keep their space, so that the maps below do not move.
  return html`<p class="found ${isCheating ? 'fails' : ''} ${isKnown ? '' : 'unknown'}" data-cheating=${isKnown ? isCheating : nothing}>
    ${t`Without the mask, the loss is ${format(loss)}, and with the answers in sight ${percent(told)} % are right. Writing by itself it gets ${percent(tokens)} % right, and ${percent(whole)} % of the examples without a fault.`}
    <b class=${isCheating ? '' : 'unknown'}>${t('It has learned to look answers up instead of finding them.')}</b></p>`;
}
