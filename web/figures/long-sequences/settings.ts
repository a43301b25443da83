import { figuresText } from '../../i18n/en/figures';
import type { MessageId } from '../../i18n/message-id';
import type { Intent, Model } from '../../ui/model';
import type { VisibleKeys } from './vectors';

/** All settings of the figure that are stored in links. */
export interface LongSettings {
  readonly n: number;
  readonly sees: VisibleKeys;
  readonly w: number;
  readonly row: number;
  readonly column: number;
}

export const lengths = [256, 512, 1024, 2048, 4096];
export const windows = [8, 16, 64, 256];
export const visibilityChoices: readonly (readonly [VisibleKeys, MessageId])[] = [
  ['all', figuresText('long_sequences.every_word')],
  ['earlier', figuresText('long_sequences.itself_all_before')],
  ['window', figuresText('long_sequences.itself_last_few')],
];

const initial: LongSettings = { n: 512, sees: 'earlier', w: 64, row: 300, column: 137 };

/** The validated settings in the state; missing ones have their defaults. */
export function readSettings({ state: { settings } }: Model): LongSettings {
  const text = (name: keyof LongSettings): string => settings[`long.${name}`] ?? '';
  const oneOf = (name: 'n' | 'w', allowed: readonly number[]): number =>
    allowed.find((each) => String(each) === text(name)) ?? initial[name];
  const n = oneOf('n', lengths);
  const index = (name: 'row' | 'column'): number => {
    const at = text(name) === '' ? initial[name] : Number(text(name));
    return Number.isInteger(at) && at >= 0 ? Math.min(at, n - 1) : Math.min(initial[name], n - 1);
  };
  const sees = visibilityChoices.find(([each]) => each === text('sees'))?.[0] ?? initial.sees;
  return { n, sees, w: oneOf('w', windows), row: index('row'), column: index('column') };
}

/** Stores a setting; defaults are not stored. */
export function saveSetting(intent: Intent, name: keyof LongSettings, value: number | string): void {
  intent.dispatch({
    type: 'set-setting',
    name: `long.${name}`,
    value: value === initial[name] ? '' : String(value),
  });
}
