import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/i18n';
import { format } from '../../ui/format/format';
import type { History } from '../../workers/training/history';
import type { Measure } from '../../workers/training/messages';
import type { TrainingClient } from '../../workers/training/training-client';
import { modelName } from './controls';
import type { TrainingSettings } from './settings';

/** 100 only when nothing is wrong, 0 only when nothing is right. */
function percent(share: number): number {
  return share <= 0 || share >= 1 ? 100 * share : Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** Losses of single batches jump about. */
const averagedSteps = 20;

/** The mean loss of the last steps up to one; NaN where nothing is known. */
function lossAt({ losses }: History, step: number): number {
  const last = losses.slice(Math.max(0, step - averagedSteps), step);
  return last.reduce((sum, loss) => sum + loss, 0) / last.length;
}

/** How far the models are, and how long that took. */
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

/** How good a model is: by itself, and with the right words before each. */
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

/** A picture has one answer; what is written has several, and each stands after others. */
function accuracyDetails({ told, whole, over }: Measure, isWritten: boolean): TemplateResult {
  if (!isWritten) return html`<small>${t`of ${over} that it never saw`}</small>`;
  return html`<small>${t`without a fault: ${percent(whole)} % of ${over} examples`}</small>
    <small>${t`${percent(told)} % if shown the answers before each`}</small>`;
}

/**
 * From so much on it is no accident that a model tells better than it writes: four standard errors of a share near 0.95 of 300
 * answers; as many and more are measured.
 */
const cheatingThreshold = 0.05;

/** What a model without a mask is worth: it can look up what it has to tell, until it has to write by itself. */
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
  // What is not known yet keeps its room: the maps below stay where they are.
  return html`<p class="found ${isCheating ? 'fails' : ''} ${isKnown ? '' : 'unknown'}" data-cheating=${isKnown ? isCheating : nothing}>
    ${t`Without the mask, the loss is ${format(loss)}, and with the answers in sight ${percent(told)} % are right. Writing by itself it gets ${percent(tokens)} % right, and ${percent(whole)} % of the examples without a fault.`}
    <b class=${isCheating ? '' : 'unknown'}>${t('It has learned to look answers up instead of finding them.')}</b></p>`;
}
