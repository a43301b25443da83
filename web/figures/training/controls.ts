import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { withSubscripts } from '../../ui/format/subscripts';
import type { TrainingClient } from '../../workers/training/training-client';
import { examples, largestSeed, type TrainingSettings, type UpdateSettings, waits } from './settings';
import { type ChangeName, changeNamed } from './tasks/changes';
import type { LiveTask } from './tasks/live-tasks';

const paceNames: Readonly<Record<(typeof waits)[number], MessageId>> = {
  0: trainingText('training.fast_can'),
  50: trainingText('training.20_steps_second'),
  250: trainingText('training.4_steps_second'),
  1000: trainingText('training.1_step_second'),
};

/** Actions of the training controls. */
export interface TrainingActions {
  toggle(): void;
  step(): void;
  reset(): void;
  rewind(to: number): void;
  /** Turns a head on or off. */
  toggleHead(head: number): void;
  save(): void;
  load(file: File): void;
  /** Copies the current weights into the document of the lesson. */
  openInLesson(): void;
}

function selectField(
  label: string,
  now: string,
  all: readonly (readonly [string, string])[],
  update: (value: string) => void,
) {
  return html`<label class="setting"><span>${label}</span>
    <select @change=${(event: Event) => update((event.currentTarget as HTMLSelectElement).value)}>
      ${all.map(([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`)}
    </select></label>`;
}

/** Selects the model to compare with, and the seed. */
export function modelControls(
  locale: Locale,
  names: readonly ChangeName[],
  { seed, beside }: TrainingSettings,
  update: UpdateSettings,
): TemplateResult {
  const others = names.map((name) => [name, locale.t(changeNamed(name).label)] as const);
  const putSeed = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const value = Math.round(field.valueAsNumber);
    if (value >= 0 && value <= largestSeed) update({ seed: value });
    else field.value = String(seed);
  };
  return html`<div class="settings">
    ${selectField(
      locale.t(trainingText('training.beside_same_seed')),
      beside ?? '',
      [['', locale.t(trainingText('training.nothing'))], ...others],
      (beside) => update({ beside }),
    )}
    <label class="setting"><span>${locale.t(figuresText('common.seed'))}</span>
      <input type="number" inputmode="numeric" min="0" max=${largestSeed} step="1" .value=${String(seed)} @change=${putSeed} /></label>
  </div>`;
}

/** Buttons to start, pause, step, reset and rewind, and the pace. */
export function runControls(
  locale: Locale,
  client: TrainingClient,
  { wait }: TrainingSettings,
  update: UpdateSettings,
  actions: TrainingActions,
): TemplateResult {
  const isReady = client.phase === 'ready';
  // Stays focusable while opening: a disabled button would lose the keyboard focus.
  const isOpening = client.phase === 'opening';
  const pace = waits.map((each) => [String(each), locale.t(paceNames[each])] as const);
  return html`<div class="training-hands">
    <button type="button" class="main" data-do="toggle" ?disabled=${!isReady} @click=${actions.toggle}
      >${client.isGoing ? locale.t('common.pause') : client.steps === 0 ? locale.t(trainingText('training.train')) : locale.t(trainingText('training.go'))}</button>
    <button type="button" data-do="step" ?disabled=${!isReady} @click=${actions.step}>${locale.t(trainingText('training.one_step'))}</button>
    <button type="button" data-do="reset" aria-disabled=${isOpening ? 'true' : 'false'} @click=${isOpening ? nothing : actions.reset}>${locale.t(trainingText('training.start_over'))}</button>
    ${selectField(locale.t(trainingText('training.pace')), String(wait), pace, (wait) => update({ wait }))}
    ${scrubber(locale, client, actions)}
  </div>`;
}

/** A slider over the snapshots. */
function scrubber(locale: Locale, client: TrainingClient, actions: TrainingActions): TemplateResult {
  const { kept, steps } = client;
  const at = kept.filter((each) => each <= steps).length - 1;
  const move = (event: Event): void => {
    const to = kept[(event.currentTarget as HTMLInputElement).valueAsNumber];
    if (to !== undefined) actions.rewind(to);
  };
  return html`<label class="setting training-scrubber"><span>${locale.t(trainingText('training.back_forth'))}</span>
    <input type="range" min="0" max=${Math.max(1, kept.length - 1)} step="1" .value=${String(Math.max(0, at))} ?disabled=${kept.length < 2}
      aria-valuetext=${locale.t(trainingText('training.after_steps'), { kept: kept[at] ?? 0 })} @input=${move} /></label>`;
}

/** Selects the example. */
export function exampleControl(
  locale: Locale,
  { example }: TrainingSettings,
  update: UpdateSettings,
): TemplateResult {
  const all = Array.from(
    { length: examples },
    (_, at) => [String(at), locale.t(trainingText('training.number'), { at: at + 1 })] as const,
  );
  return selectField(locale.t(trainingText('training.example_never_learns')), String(example), all, (value) =>
    update({ example: value }),
  );
}

/** Opens the model in the lesson, saves to a file, or loads from one. */
export function fileControls(
  locale: Locale,
  client: TrainingClient,
  actions: TrainingActions,
  canOpenInLesson: boolean,
): TemplateResult {
  const onFileChosen = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file !== undefined) actions.load(file);
    field.value = '';
  };
  return html`<div class="training-files">
    ${canOpenInLesson ? html`<button type="button" data-do="take-apart" ?disabled=${client.phase !== 'ready'} @click=${actions.openInLesson}>${locale.t(trainingText('training.take_apart_above'))}</button>` : nothing}
    <button type="button" data-do="save" ?disabled=${client.phase !== 'ready'} @click=${actions.save}>${locale.t(trainingText('training.save_file'))}</button>
    <label class="training-load">${locale.t(trainingText('training.go_file'))}
      <input type="file" accept=".training" @change=${onFileChosen} /></label>
    <p class="training-note">${locale.t(trainingText('training.training_goes_back_slider'))}</p>
  </div>`;
}

/** The label of a model in legends: how it differs. */
export function modelName(locale: Locale, settings: TrainingSettings, at: number): string {
  if (at > 0 && settings.beside !== null) return locale.t(changeNamed(settings.beside).label);
  return settings.beside === null
    ? locale.t(trainingText('training.model'))
    : locale.t(trainingText('training.as_it_is'));
}

/** What to expect of the second model. */
export function changeClaim(
  locale: Locale,
  { claims = {} }: LiveTask,
  { beside }: TrainingSettings,
): unknown {
  return beside === null ? '' : withSubscripts(locale.t(claims[beside] ?? changeNamed(beside).claim));
}
