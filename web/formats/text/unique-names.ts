import { formatsText } from '../../i18n/en/formats';
import { type Message, message } from '../../i18n/message';
import type { ReadArray } from './arrays';
import { TextError } from './errors';
import type { Tokens } from './tokens/tokens';

const numbered = (at: number): string => `#${at + 1}`;

/** Whether an array has a number in place of a name. */
export const isNumbered = (name: string): boolean => /^#\d+$/.test(name);

/**
 * Arrays without a name get a number. An array that is printed twice with the same numbers is kept once, which is told; with other
 * numbers it is refused, since only its author knows which one counts.
 */
export function uniqueNames(
  arrays: readonly ReadArray[],
  tokens: Tokens,
): { readonly arrays: readonly ReadArray[]; readonly notes: readonly Message[] } {
  const byName = new Map<string, ReadArray>();
  const notes: Message[] = [];
  for (const [at, array] of arrays.entries()) {
    const name = array.name === '' ? numbered(at) : array.name;
    const other = byName.get(name);
    if (other === undefined) byName.set(name, { ...array, name });
    else if (isSame(other, array, tokens))
      notes.push(message(formatsText('formats.note_repeated'), { name }));
    else
      throw new TextError(
        message(formatsText('formats.same_name'), { name, line: tokens.source.placeAt(other.offset).line }),
        tokens.source.placeAt(array.offset),
      );
  }
  return { arrays: [...byName.values()], notes };
}

function isSame(a: ReadArray, b: ReadArray, tokens: Tokens): boolean {
  if (a.shape.join() !== b.shape.join()) return false;
  return a.ids.every((id, at) =>
    Object.is(tokens.numbers.get(id).value, tokens.numbers.get(b.ids[at] ?? -1).value),
  );
}

type Values = readonly (readonly [name: string, value: number | string | boolean])[];

/** Single values of the same name are numbered if they differ, which is told. */
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
    if (!isOnly) notes.push(message(formatsText('formats.note_same_name'), { name, count: each.size }));
    for (const [at, value] of [...each].entries()) unique.set(isOnly ? name : `${name} (${at + 1})`, value);
  }
  return { values: unique, notes };
}
