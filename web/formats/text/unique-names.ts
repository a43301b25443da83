import { type Message, message } from '../../i18n/message';
import type { ReadArray } from './arrays';
import type { Tokens } from './tokens';

/**
 * Arrays without a name get a number. Of arrays with the same name and the same numbers one is kept; with other numbers all are, as
 * `weights (1)` and `weights (2)`. Both is told.
 */
export function uniqueNames(
  arrays: readonly ReadArray[],
  tokens: Tokens,
): { readonly arrays: readonly ReadArray[]; readonly notes: readonly Message[] } {
  const byName = new Map<string, ReadArray[]>();
  const notes: Message[] = [];
  const kept: ReadArray[] = [];
  for (const [at, array] of arrays.entries()) {
    const named = array.name === '' ? { ...array, name: `#${at + 1}` } : array;
    const same = byName.get(named.name) ?? [];
    byName.set(named.name, same);
    if (same.some((other) => isSame(other, named, tokens))) {
      notes.push(message('formats.note_repeated', { name: named.name }));
      continue;
    }
    same.push(named);
    kept.push(named);
  }
  for (const [name, same] of byName)
    if (same.length > 1) notes.push(message('formats.note_same_name', { name, count: same.length }));
  const numbered = kept.map((array) => {
    const same = byName.get(array.name) ?? [];
    return same.length > 1 ? { ...array, name: `${array.name} (${same.indexOf(array) + 1})` } : array;
  });
  return { arrays: numbered, notes };
}

function isSame(a: ReadArray, b: ReadArray, tokens: Tokens): boolean {
  if (a.shape.join() !== b.shape.join()) return false;
  return a.ids.every((id, at) =>
    Object.is(tokens.numbers.get(id).value, tokens.numbers.get(b.ids[at] ?? -1).value),
  );
}

type Values = readonly (readonly [name: string, value: number | string | boolean])[];

/** The same for single values. */
export function uniqueValues(values: Values): {
  readonly values: ReadonlyMap<string, number | string | boolean>;
  readonly notes: readonly Message[];
} {
  const byName = new Map<string, Set<number | string | boolean>>();
  for (const [name, value] of values) byName.set(name, (byName.get(name) ?? new Set()).add(value));
  const unique = new Map<string, number | string | boolean>();
  const notes: Message[] = [];
  for (const [name, each] of byName) {
    const isOnly = each.size === 1;
    if (!isOnly) notes.push(message('formats.note_same_name', { name, count: each.size }));
    for (const [at, value] of [...each].entries()) unique.set(isOnly ? name : `${name} (${at + 1})`, value);
  }
  return { values: unique, notes };
}
