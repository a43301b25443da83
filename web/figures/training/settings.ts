import type { Intent, Model } from '../../ui/model';
import type { ChangeName } from './tasks/changes';
import type { LiveTask } from './tasks/live-tasks';

/** All of a training that a link holds: with it anybody can repeat the training. */
export interface TrainingSettings {
  readonly seed: number;
  /** What is trained beside the model, from the same seed; null when nothing is. */
  readonly beside: ChangeName | null;
  /** Milliseconds from step to step; 0 for as many as there can be. */
  readonly wait: number;
  /** Which example that nobody learns from is shown. */
  readonly example: number;
}

export const largestSeed = 999_999;
export const examples = 12;

/** Milliseconds from step to step. */
export const waits = [0, 50, 250, 1000] as const;

/** A task has settings of its own: a lesson may show several. */
const keyOf = ({ id }: LiveTask, name: keyof TrainingSettings): string => `${id}.${name}`;

/** A whole number from 0 to `largest`, or what it is at first. */
function wholeNumber(text: string | undefined, largest: number, initial: number): number {
  const number = text === undefined ? initial : Number(text);
  return Number.isInteger(number) && number >= 0 && number <= largest ? number : initial;
}

/** What the state says, put right; what it does not say is as at first. */
export function readSettings({ state: { settings } }: Model, task: LiveTask): TrainingSettings {
  const text = (name: keyof TrainingSettings): string | undefined => settings[keyOf(task, name)];
  const wait = waits.find((each) => String(each) === text('wait'));
  return {
    seed: wholeNumber(text('seed'), largestSeed, task.seed),
    beside: task.changes.find((each) => each === text('beside')) ?? null,
    wait: wait ?? task.wait,
    example: wholeNumber(text('example'), examples - 1, 0),
  };
}

type SettingChanges = Partial<Readonly<Record<keyof TrainingSettings, number | string>>>;

/** Puts settings into the state; those that are as at first are not kept there. Other models are an edit, to be undone. */
export type UpdateSettings = (changes: SettingChanges) => void;

export function settingsUpdater(task: LiveTask, intent: Intent): UpdateSettings {
  const initial = { seed: task.seed, beside: '', wait: task.wait, example: 0 };
  const text = (name: keyof TrainingSettings, value: number | string): string =>
    String(value) === String(initial[name]) ? '' : String(value);
  return (changes) => {
    const names = Object.keys(changes) as (keyof TrainingSettings)[];
    const entries = names.map((name) => [keyOf(task, name), text(name, changes[name] ?? '')] as const);
    if ('seed' in changes || 'beside' in changes)
      intent.dispatch({ type: 'choose', settings: Object.fromEntries(entries) });
    else for (const [name, value] of entries) intent.dispatch({ type: 'set-setting', name, value });
  };
}

/** Whether two settings train the same models. */
export function sameModels(one: TrainingSettings, other: TrainingSettings): boolean {
  return one.seed === other.seed && one.beside === other.beside;
}
