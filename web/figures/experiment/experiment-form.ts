import { html, type TemplateResult } from 'lit';
import {
  type AnySettings,
  type ChoiceControl,
  type Experiment,
  initialSettings,
  type NumberControl,
  settled,
} from '../../experiments/experiment';
import { msg, t, translate } from '../../i18n/i18n';
import { editableText } from '../../ui/format/format';
import { readNumber } from '../../ui/format/number-field';
import { withSubscripts } from '../../ui/format/subscripts';
import type { Intent } from '../../ui/model';

/** All that decides what a run finds. */
export interface Asked {
  readonly settings: AnySettings;
  readonly seed: number;
}

const largestSeed = 999_999;

/** The key of a setting in the state and in links: `heads.distance`. */
function keyOf({ id }: Experiment, name: string): string {
  return `${id}.${name}`;
}

/** What the state says about an experiment, put right, with what it does not say as it is at first. */
export function fromState(experiment: Experiment, state: Readonly<Record<string, string>>): Asked {
  const said = Object.keys(experiment.controls).flatMap((name) => {
    const text = state[keyOf(experiment, name)];
    return text === undefined ? [] : [[name, text] as const];
  });
  const seed = Number(state[keyOf(experiment, 'seed')] ?? experiment.seed);
  return {
    settings: settled(experiment.controls, Object.fromEntries(said)),
    seed: Number.isInteger(seed) && seed >= 0 && seed <= largestSeed ? seed : experiment.seed,
  };
}

export function sameAsked(one: Asked, other: Asked): boolean {
  return (
    one.seed === other.seed &&
    Object.entries(one.settings).every(([name, value]) => other.settings[name] === value)
  );
}

/** Puts a setting into the state; one that is as at first is not kept there. */
function set(experiment: Experiment, name: string, value: number | string, intent: Intent): void {
  const { controls, seed } = experiment;
  const initial = name === 'seed' ? seed : initialSettings(controls)[name];
  const fitted = name === 'seed' ? value : settled(controls, { [name]: value })[name];
  intent.dispatch({
    type: 'set-setting',
    name: keyOf(experiment, name),
    value: fitted === undefined || fitted === initial ? '' : String(fitted),
  });
}

function amount(
  control: NumberControl,
  now: number,
  intent: Intent,
  put: (value: number) => void,
): TemplateResult {
  const { label, min, max, step } = control;
  const change = (event: Event): void => {
    const value = readNumber(event, intent);
    // What cannot be used gives way to the number in use; drawing shows one that can.
    (event.currentTarget as HTMLInputElement).value = editableText(now);
    if (value !== null) put(value);
  };
  return html`<label class="setting">
    <span>${withSubscripts(translate(label))}</span>
    ${
      Number.isInteger(step)
        ? html`<input type="number" inputmode="numeric" min=${min} max=${max} step=${step} .value=${String(now)} @change=${change} />`
        : html`<input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" .value=${editableText(now)} @change=${change} />`
    }
    <span class="help">${t`${min} to ${max}`}</span>
  </label>`;
}

function choice(control: ChoiceControl, now: string, put: (value: string) => void): TemplateResult {
  return html`<label class="setting">
    <span>${withSubscripts(translate(control.label))}</span>
    <select @change=${(event: Event) => put((event.currentTarget as HTMLSelectElement).value)}>
      ${control.choices.map((each) => html`<option value=${each} .selected=${each === now}>${translate(each)}</option>`)}
    </select>
  </label>`;
}

/** The controls of an experiment, its seed, and the button that runs it. */
export function form(
  experiment: Experiment,
  { settings, seed }: Asked,
  intent: Intent,
  toggle: () => void,
  isRunning: boolean,
): TemplateResult {
  const controls = Object.entries(experiment.controls).map(([name, control]) => {
    const put = (value: number | string): void => set(experiment, name, value, intent);
    return control.kind === 'number'
      ? amount(control, Number(settings[name]), intent, put)
      : choice(control, String(settings[name]), put);
  });
  const seedControl = {
    kind: 'number',
    label: msg('seed'),
    min: 0,
    max: largestSeed,
    step: 1,
    initial: 1,
  } as const;
  const putSeed = (value: number): void =>
    set(experiment, 'seed', Math.round(Math.min(largestSeed, Math.max(0, value))), intent);
  const submit = (event: Event): void => {
    event.preventDefault();
    toggle();
  };
  return html`<form class="settings" novalidate @submit=${submit}>
    ${controls} ${amount(seedControl, seed, intent, putSeed)}
    <button type="submit" class="main">${isRunning ? t('Stop') : t('Run')}</button>
  </form>`;
}
