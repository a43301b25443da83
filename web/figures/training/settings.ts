import type { Intent, Model } from '../../ui/model';
import type { ChangeName } from './tasks/changes';
import type { LiveTask } from './tasks/live-tasks';

/** All settings of a training, which are stored in links and make it reproducible. */
export interface TrainingSettings {
  readonly seed: number;
  /** The change of the second model, trained from the same seed; null for none. */
  readonly beside: ChangeName | null;
  /** Milliseconds between steps; 0 for maximum speed. */
  readonly wait: number;
  /** Index of the held-out example to show. */
  readonly example: number;
}

export const largestSeed = 999_999;
export const examples = 12;

/** Milliseconds between steps. */
export const waits = [0, 50, 250, 1000] as const;

/** Settings are stored per task: a lesson may show several. */
const keyOf = ({ id }: LiveTask, name: keyof TrainingSettings): string => `${id}.${name}`;

/** An integer from 0 to `largest`, or the default. */
function wholeNumber(text: string | undefined, largest: number, initial: number): number {
  const number = text === undefined ? initial : Number(text);
  return Number.isInteger(number) && number >= 0 && number <= largest ? number : initial;
}

/** The validated settings in the state; missing ones have their defaults. */
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

/** Stores settings in the state; defaults are not stored. A change of the models can be undone. */
export type UpdateSettings = (changes: SettingChanges) => void;

export function settingsUpdater(task: LiveTask, intent: Intent): UpdateSettings {
  const initial = { seed: task.seed, beside: '', wait: task.wait, example: 0 };
  const text = (name: keyof TrainingSettings, value: number | string): string =>
    String(value) === String(initial[name]) ? '' : String(value);
  return (changes) => {
    const names = Object.keys(changes) as (keyof TrainingSettings)[];
    const entries = names.map((name) => [keyOf(task, name), text(name, changes[name] ?? '')] as const);
    if ('seed' in changes || 'beside' in changes)
      intent.dispatch({ type: 'edit-settings', settings: Object.fromEntries(entries) });
    else for (const [name, value] of entries) intent.dispatch({ type: 'set-setting', name, value });
  };
}

/** Whether two settings train the same models. */
export function sameModels(one: TrainingSettings, other: TrainingSettings): boolean {
  return one.seed === other.seed && one.beside === other.beside;
}
