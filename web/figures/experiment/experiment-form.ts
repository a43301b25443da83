import { html, type TemplateResult } from 'lit';
import {
  type AnySettings,
  type ChoiceControl,
  type Experiment,
  initialSettings,
  type NumberControl,
  normalizeSettings,
} from '../../experiments/experiment';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { editableText } from '../../ui/format/format';
import { commitNumber } from '../../ui/format/number-field';
import { withSubscripts } from '../../ui/format/subscripts';
import type { Intent } from '../../ui/model';

/** Settings and seed of a run. */
export interface ExperimentRequest {
  readonly settings: AnySettings;
  readonly seed: number;
}

const largestSeed = 999_999;

/** The key of a setting in the state and in links: `heads.distance`. */
function keyOf({ id }: Experiment, name: string): string {
  return `${id}.${name}`;
}

/** The normalized settings in the state; missing ones have their defaults. */
export function requestFromState(
  experiment: Experiment,
  state: Readonly<Record<string, string>>,
): ExperimentRequest {
  const stored = Object.keys(experiment.controls).flatMap((name) => {
    const text = state[keyOf(experiment, name)];
    return text === undefined ? [] : [[name, text] as const];
  });
  const seed = Number(state[keyOf(experiment, 'seed')] ?? experiment.seed);
  return {
    settings: normalizeSettings(experiment.controls, Object.fromEntries(stored)),
    seed: Number.isInteger(seed) && seed >= 0 && seed <= largestSeed ? seed : experiment.seed,
  };
}

export function sameRequest(one: ExperimentRequest, other: ExperimentRequest): boolean {
  return (
    one.seed === other.seed &&
    Object.entries(one.settings).every(([name, value]) => other.settings[name] === value)
  );
}

/** Stores a setting in the state; defaults are not stored. */
function saveSetting(experiment: Experiment, name: string, value: number | string, intent: Intent): void {
  const { controls, seed } = experiment;
  const initial = name === 'seed' ? seed : initialSettings(controls)[name];
  const normalized = name === 'seed' ? value : normalizeSettings(controls, { [name]: value })[name];
  intent.dispatch({
    type: 'set-setting',
    name: keyOf(experiment, name),
    value: normalized === undefined || normalized === initial ? '' : String(normalized),
  });
}

function numberField(
  locale: Locale,
  control: NumberControl,
  current: number,
  intent: Intent,
  update: (value: number) => void,
): TemplateResult {
  const { label, min, max, step } = control;
  const change = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    const typed = field.value;
    // Invalid input is replaced by the current value.
    field.value = editableText(locale, current);
    commitNumber(typed, intent, update);
  };
  return html`<label class="setting">
    <span>${withSubscripts(locale.t(label))}</span>
    ${
      Number.isInteger(step)
        ? html`<input type="number" inputmode="numeric" min=${min} max=${max} step=${step} .value=${String(current)} @change=${change} />`
        : html`<input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" .value=${editableText(locale, current)} @change=${change} />`
    }
    <span class="help">${locale.t(figuresText('common.to'), { min, max })}</span>
  </label>`;
}

function selectField(
  locale: Locale,
  control: ChoiceControl,
  current: string,
  update: (value: string) => void,
): TemplateResult {
  const labelOf = (choice: string): string => {
    const label = control.choiceLabels?.[choice];
    return label === undefined ? choice : locale.t(label);
  };
  return html`<label class="setting">
    <span>${withSubscripts(locale.t(control.label))}</span>
    <select @change=${(event: Event) => update((event.currentTarget as HTMLSelectElement).value)}>
      ${control.choices.map((each) => html`<option value=${each} .selected=${each === current}>${labelOf(each)}</option>`)}
    </select>
  </label>`;
}

/** The controls of an experiment, its seed and its run button. */
export function form(
  locale: Locale,
  experiment: Experiment,
  { settings, seed }: ExperimentRequest,
  intent: Intent,
  toggle: () => void,
  isRunning: boolean,
): TemplateResult {
  const controls = Object.entries(experiment.controls).map(([name, control]) => {
    const update = (value: number | string): void => saveSetting(experiment, name, value, intent);
    return control.kind === 'number'
      ? numberField(locale, control, Number(settings[name]), intent, update)
      : selectField(locale, control, String(settings[name]), update);
  });
  const seedControl = {
    kind: 'number',
    label: figuresText('common.seed'),
    min: 0,
    max: largestSeed,
    step: 1,
    initial: 1,
  } as const;
  const updateSeed = (value: number): void =>
    saveSetting(experiment, 'seed', Math.round(Math.min(largestSeed, Math.max(0, value))), intent);
  const submit = (event: Event): void => {
    event.preventDefault();
    toggle();
  };
  return html`<form class="settings" novalidate @submit=${submit}>
    ${controls} ${numberField(locale, seedControl, seed, intent, updateSeed)}
    <button type="submit" class="main">${isRunning ? locale.t(figuresText('common.stop')) : locale.t(figuresText('experiment.run'))}</button>
  </form>`;
}
