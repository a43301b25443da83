import { html, nothing, type TemplateResult } from 'lit';
import { msg, t, translate } from '../../i18n/i18n';
import { withSubscripts } from '../../ui/format/subscripts';
import type { TrainingClient } from '../../workers/training/training-client';
import { examples, largestSeed, type PutSettings, type TrainingSettings, waits } from './settings';
import { type ChangeName, changeNamed } from './tasks/changes';
import type { LiveTask } from './tasks/live-tasks';

const paces: Readonly<Record<(typeof waits)[number], string>> = {
  0: msg('as fast as it can'),
  50: msg('20 steps a second'),
  250: msg('4 steps a second'),
  1000: msg('1 step a second'),
};

/** What can be asked of the training by hand. */
export interface Hands {
  toggle(): void;
  step(): void;
  reset(): void;
  rewind(to: number): void;
  /** Turns a head off, or on again. */
  silence(head: number): void;
  save(): void;
  load(file: File): void;
  /** Puts the model onto the stage of the lesson. */
  takeApart(): void;
}

function choice(
  label: string,
  now: string,
  all: readonly (readonly [string, string])[],
  put: (value: string) => void,
) {
  return html`<label class="setting"><span>${label}</span>
    <select @change=${(event: Event) => put((event.currentTarget as HTMLSelectElement).value)}>
      ${all.map(([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`)}
    </select></label>`;
}

/** What is trained, and beside what. */
export function whatToTrain(
  names: readonly ChangeName[],
  { seed, beside }: TrainingSettings,
  put: PutSettings,
): TemplateResult {
  const others = names.map((name) => [name, translate(changeNamed(name).label)] as const);
  const putSeed = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const value = Math.round(field.valueAsNumber);
    if (value >= 0 && value <= largestSeed) put({ seed: value });
    else field.value = String(seed);
  };
  return html`<div class="settings">
    ${choice(t('beside it, from the same seed'), beside ?? '', [['', t('nothing')], ...others], (beside) =>
      put({ beside }),
    )}
    <label class="setting"><span>${t('seed')}</span>
      <input type="number" inputmode="numeric" min="0" max=${largestSeed} step="1" .value=${String(seed)} @change=${putSeed} /></label>
  </div>`;
}

/** Start, one step, back and forth, from the start, and how fast. */
export function howToTrain(
  client: TrainingClient,
  { wait }: TrainingSettings,
  put: PutSettings,
  hands: Hands,
): TemplateResult {
  const isReady = client.phase === 'ready';
  // Whoever has started over with the keyboard keeps the focus: a disabled button would lose it.
  const isOpening = client.phase === 'opening';
  const pace = waits.map((each) => [String(each), translate(paces[each])] as const);
  return html`<div class="training-hands">
    <button type="button" class="main" data-do="toggle" ?disabled=${!isReady} @click=${hands.toggle}
      >${client.isGoing ? t('Pause') : client.steps === 0 ? t('Train') : t('Go on')}</button>
    <button type="button" data-do="step" ?disabled=${!isReady} @click=${hands.step}>${t('One step')}</button>
    <button type="button" data-do="reset" aria-disabled=${isOpening ? 'true' : 'false'} @click=${isOpening ? nothing : hands.reset}>${t('Start over')}</button>
    ${choice(t('pace'), String(wait), pace, (wait) => put({ wait }))}
    ${scrubber(client, hands)}
  </div>`;
}

/** A slider over the snapshots: back to how it was, and forth again. */
function scrubber(client: TrainingClient, hands: Hands): TemplateResult {
  const { kept, steps } = client;
  const at = kept.filter((each) => each <= steps).length - 1;
  const move = (event: Event): void => {
    const to = kept[(event.currentTarget as HTMLInputElement).valueAsNumber];
    if (to !== undefined) hands.rewind(to);
  };
  return html`<label class="setting training-scrubber"><span>${t('back and forth')}</span>
    <input type="range" min="0" max=${Math.max(1, kept.length - 1)} step="1" .value=${String(Math.max(0, at))} ?disabled=${kept.length < 2}
      aria-valuetext=${t`after ${kept[at] ?? 0} steps`} @input=${move} /></label>`;
}

/** Which example is shown. */
export function whichExample({ example }: TrainingSettings, put: PutSettings): TemplateResult {
  const all = Array.from({ length: examples }, (_, at) => [String(at), t`number ${at + 1}`] as const);
  return choice(t('an example it never learns from'), String(example), all, (value) =>
    put({ example: value }),
  );
}

/** Onto the stage, where the lesson walks through the same model; to a file, and from one. */
export function files(client: TrainingClient, hands: Hands, canTakeApart: boolean): TemplateResult {
  const take = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file !== undefined) hands.load(file);
    field.value = '';
  };
  return html`<div class="training-files">
    ${canTakeApart ? html`<button type="button" data-do="take-apart" ?disabled=${client.phase !== 'ready'} @click=${hands.takeApart}>${t('Take it apart above')}</button>` : nothing}
    <button type="button" data-do="save" ?disabled=${client.phase !== 'ready'} @click=${hands.save}>${t('Save to a file')}</button>
    <label class="training-load">${t('Go on from a file…')}
      <input type="file" accept=".training" @change=${take} /></label>
    <p class="training-note">${t('A training goes back by its slider. Another switch or seed begins it anew; “Undo” takes that back and begins the former one anew, which comes out the same.')}</p>
  </div>`;
}

/** The label of a model in legends: what was changed in it. */
export function modelName(settings: TrainingSettings, at: number): string {
  if (at > 0 && settings.beside !== null) return translate(changeNamed(settings.beside).label);
  return settings.beside === null ? t('the model') : t('as it is');
}

/** What to expect of the model beside the first. */
export function claim({ claims = {} }: LiveTask, { beside }: TrainingSettings): unknown {
  return beside === null ? '' : withSubscripts(translate(claims[beside] ?? changeNamed(beside).claim));
}
