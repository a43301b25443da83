import { formatsText } from '../../i18n/en/formats';
import { message } from '../../i18n/message';
import type { ReadArray } from './arrays';
import type { Found } from './found';

const indexed = /^(.{1,150})\[(\d{1,4})\]$/;
const headBehind = /^(.{1,150}?)(?:[,;:]?\s{1,4}\(?|_|\()head[ _#]?(\d{1,4})\)?$/i;
const headBefore = /^head[ _#]?(\d{1,4})(?:[,;:]?\s{1,4}|_)(.{1,150})$/i;

interface Part {
  readonly base: string;
  readonly index: number;
}

/** `weights, head 0`, `Q head 1`, `head 2 weights`: what it is of, and which head; null for other names. */
export function headOf(name: string): Part | null {
  const [, base, index] = headBehind.exec(name) ?? [];
  if (base !== undefined) return { base, index: Number(index) };
  const [, number, of] = headBefore.exec(name) ?? [];
  return of === undefined ? null : { base: of, index: Number(number) };
}

function partOf(name: string): Part | null {
  const [, base, index] = indexed.exec(name) ?? [];
  return base === undefined ? headOf(name) : { base, index: Number(index) };
}

/** Puts `weights[0]`, `weights[1]` … together, if none is missing and all have the same shape; this is told. */
export function stackParts(found: Found): readonly ReadArray[] {
  const groups = new Map<string, ReadArray[]>();
  for (const array of found.arrays) {
    const base = partOf(array.name)?.base;
    if (base !== undefined) groups.set(base, [...(groups.get(base) ?? []), array]);
  }
  const stacked = new Map<ReadArray, ReadArray | null>();
  for (const [name, parts] of groups) {
    const whole = stack(name, parts);
    if (whole === null) continue;
    found.notes.add(message(formatsText('formats.note_stacked'), { name }));
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
  const from = partOf(first.name)?.index ?? Number.NaN;
  const isSequential = from <= 1 && parts.every((each, at) => partOf(each.name)?.index === from + at);
  const isEven = parts.every(({ shape }) => shape.join() === first.shape.join());
  if (!isSequential || !isEven) return null;
  // A row of numbers is a matrix with one row.
  const inner = first.shape.length === 2 && first.shape[0] === 1 ? first.shape.slice(1) : first.shape;
  return { ...first, name, shape: [parts.length, ...inner], ids: parts.flatMap(({ ids }) => ids) };
}
