import { html, nothing, type TemplateResult } from 'lit';
import { msg, t, translate } from '../../i18n/i18n';
import { withSubscripts } from '../../ui/format/subscripts';
import type { TrainingClient } from '../../workers/training/training-client';
import { examples, largestSeed, type TrainingSettings, type UpdateSettings, waits } from './settings';
import { type ChangeName, changeNamed } from './tasks/changes';
import type { LiveTask } from './tasks/live-tasks';

const paceNames: Readonly<Record<(typeof waits)[number], string>> = {
  0: msg('as fast as it can'),
  50: msg('20 steps a second'),
  250: msg('4 steps a second'),
  1000: msg('1 step a second'),
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
  names: readonly ChangeName[],
  { seed, beside }: TrainingSettings,
  update: UpdateSettings,
): TemplateResult {
  const others = names.map((name) => [name, translate(changeNamed(name).label)] as const);
  const putSeed = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const value = Math.round(field.valueAsNumber);
    if (value >= 0 && value <= largestSeed) update({ seed: value });
    else field.value = String(seed);
  };
  return html`<div class="settings">
    ${selectField(
      t('beside it, from the same seed'),
      beside ?? '',
      [['', t('nothing')], ...others],
      (beside) => update({ beside }),
    )}
    <label class="setting"><span>${t('seed')}</span>
      <input type="number" inputmode="numeric" min="0" max=${largestSeed} step="1" .value=${String(seed)} @change=${putSeed} /></label>
  </div>`;
}

/** Buttons to start, pause, step, reset and rewind, and the pace. */
export function runControls(
  client: TrainingClient,
  { wait }: TrainingSettings,
  update: UpdateSettings,
  actions: TrainingActions,
): TemplateResult {
  const isReady = client.phase === 'ready';
  // Stays focusable while opening: a disabled button would lose the keyboard focus.
  const isOpening = client.phase === 'opening';
  const pace = waits.map((each) => [String(each), translate(paceNames[each])] as const);
  return html`<div class="training-hands">
    <button type="button" class="main" data-do="toggle" ?disabled=${!isReady} @click=${actions.toggle}
      >${client.isGoing ? t('Pause') : client.steps === 0 ? t('Train') : t('Go on')}</button>
    <button type="button" data-do="step" ?disabled=${!isReady} @click=${actions.step}>${t('One step')}</button>
    <button type="button" data-do="reset" aria-disabled=${isOpening ? 'true' : 'false'} @click=${isOpening ? nothing : actions.reset}>${t('Start over')}</button>
    ${selectField(t('pace'), String(wait), pace, (wait) => update({ wait }))}
    ${scrubber(client, actions)}
  </div>`;
}

/** A slider over the snapshots. */
function scrubber(client: TrainingClient, actions: TrainingActions): TemplateResult {
  const { kept, steps } = client;
  const at = kept.filter((each) => each <= steps).length - 1;
  const move = (event: Event): void => {
    const to = kept[(event.currentTarget as HTMLInputElement).valueAsNumber];
    if (to !== undefined) actions.rewind(to);
  };
  return html`<label class="setting training-scrubber"><span>${t('back and forth')}</span>
    <input type="range" min="0" max=${Math.max(1, kept.length - 1)} step="1" .value=${String(Math.max(0, at))} ?disabled=${kept.length < 2}
      aria-valuetext=${t`after ${kept[at] ?? 0} steps`} @input=${move} /></label>`;
}

/** Selects the example. */
export function exampleControl({ example }: TrainingSettings, update: UpdateSettings): TemplateResult {
  const all = Array.from({ length: examples }, (_, at) => [String(at), t`number ${at + 1}`] as const);
  return selectField(t('an example it never learns from'), String(example), all, (value) =>
    update({ example: value }),
  );
}

/** Opens the model in the lesson, saves to a file, or loads from one. */
export function fileControls(
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
    ${canOpenInLesson ? html`<button type="button" data-do="take-apart" ?disabled=${client.phase !== 'ready'} @click=${actions.openInLesson}>${t('Take it apart above')}</button>` : nothing}
    <button type="button" data-do="save" ?disabled=${client.phase !== 'ready'} @click=${actions.save}>${t('Save to a file')}</button>
    <label class="training-load">${t('Go on from a file…')}
      <input type="file" accept=".training" @change=${onFileChosen} /></label>
    <p class="training-note">${t('A training goes back by its slider. Another switch or seed begins it anew; “Undo” takes that back and begins the former one anew, which comes out the same.')}</p>
  </div>`;
}

/** The label of a model in legends: how it differs. */
export function modelName(settings: TrainingSettings, at: number): string {
  if (at > 0 && settings.beside !== null) return translate(changeNamed(settings.beside).label);
  return settings.beside === null ? t('the model') : t('as it is');
}

/** What to expect of the second model. */
export function changeClaim({ claims = {} }: LiveTask, { beside }: TrainingSettings): unknown {
  return beside === null ? '' : withSubscripts(translate(claims[beside] ?? changeNamed(beside).claim));
}
