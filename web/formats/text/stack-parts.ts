import { message } from '../../i18n/message';
import type { ReadArray } from './arrays';
import type { Found } from './found';

const part = /^(.{1,150})\[(\d{1,4})\]$/;

/** Puts `weights[0]`, `weights[1]` … together, if none is missing and all have the same shape; this is told. */
export function stackParts(found: Found): readonly ReadArray[] {
  const groups = new Map<string, ReadArray[]>();
  for (const array of found.arrays) {
    const [, base] = part.exec(array.name) ?? [];
    if (base !== undefined) groups.set(base, [...(groups.get(base) ?? []), array]);
  }
  const stacked = new Map<ReadArray, ReadArray | null>();
  for (const [name, parts] of groups) {
    const whole = stack(name, parts);
    if (whole === null) continue;
    found.notes.add(message('formats.note_stacked', { name }));
    for (const [at, each] of parts.entries()) stacked.set(each, at === 0 ? whole : null);
  }
  return found.arrays.flatMap((array) => {
    const whole = stacked.get(array);
    return whole === undefined ? [array] : whole === null ? [] : [whole];
  });
}

function stack(name: string, parts: readonly ReadArray[]): ReadArray | null {
  const [first] = parts;
  if (first === undefined || parts.length < 2) return null;
  const from = Number(part.exec(first.name)?.[2]);
  const isSequential =
    from <= 1 && parts.every((each, at) => Number(part.exec(each.name)?.[2]) === from + at);
  const isEven = parts.every(({ shape }) => shape.join() === first.shape.join());
  if (!isSequential || !isEven) return null;
  // A row of numbers is a matrix with one row.
  const inner = first.shape.length === 2 && first.shape[0] === 1 ? first.shape.slice(1) : first.shape;
  return { ...first, name, shape: [parts.length, ...inner], ids: parts.flatMap(({ ids }) => ids) };
}
