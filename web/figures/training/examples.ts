import { html, nothing } from 'lit';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import type { History } from '../../workers/training/history';
import type { Plan } from '../../workers/training/messages';
import { type ExampleView, mapKey, maps, outputLine } from './attention-maps';
import { modelName } from './controls';
import { pictureExample } from './pictures';
import type { TrainingSettings } from './settings';
import type { LiveData, LiveTask } from './tasks/live-tasks';

interface ExamplesInput {
  readonly histories: readonly History[];
  readonly plans: readonly Plan[];
  readonly task: LiveTask;
  /** Null until loaded. */
  readonly data: LiveData | null;
  readonly disabledHeads: readonly number[];
  toggleHead(head: number): void;
}

/** The example with the output and the attention of each model, and the key of the maps. */
export function exampleViews(
  locale: Locale,
  settings: TrainingSettings,
  { histories, plans, task: { legend }, data, disabledHeads, toggleHead }: ExamplesInput,
): readonly unknown[] {
  if (data === null || histories.every(({ result }) => result === null))
    return [html`<p class="training-waiting">${locale.t(trainingText('training.engine_way'))}</p>`];
  const views = histories.map(({ result }, at) => {
    if (result === null) return nothing;
    const view: ExampleView = {
      ...{ result, data, disabledHeads, number: settings.example, legend },
      ...{ maps: plans[at]?.maps ?? [], toggleHead },
    };
    const name =
      histories.length > 1
        ? html`<h4 class=${`chart-series-${at}`}>${modelName(locale, settings, at)}</h4>`
        : nothing;
    return html`<div class="training-example">${name} ${data.sourceWords.length === 0 ? pictureExample(locale, view) : [outputLine(locale, view), maps(locale, view)]}</div>`;
  });
  return [...views, mapKey(locale, legend)];
}
