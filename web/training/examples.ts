import type { Examples } from '../engine/training';
import { nothing } from './rows';

/** Some of the examples, from number `first` on. */
export function someOf({ count, source, target, pictures }: Examples, first: number, size: number): Examples {
  const taken = Math.max(0, Math.min(size, count - first));
  const cut = <Numbers extends Int32Array | Float64Array>(
    numbers: Numbers | undefined,
  ): Numbers | undefined =>
    numbers &&
    (numbers.slice((numbers.length / count) * first, (numbers.length / count) * (first + taken)) as Numbers);
  return withoutNothing({ count: taken, source: cut(source), target: cut(target), pictures: cut(pictures) });
}

/** Those of the examples that `isWanted` says yes to, by their numbers. */
export function chosenOf(examples: Examples, isWanted: (number: number) => boolean): Examples {
  const numbers = [...Array(examples.count).keys()].filter(isWanted);
  const rows = numbers.map((number) => someOf(examples, number, 1));
  const joined = (lists: readonly (Int32Array | undefined)[]): Int32Array | undefined =>
    lists.every((each) => each !== undefined)
      ? Int32Array.from(lists.flatMap((each) => [...each]))
      : undefined;
  const pictures = rows.flatMap((row) => [...(row.pictures ?? [])]);
  return withoutNothing({
    count: numbers.length,
    source: joined(rows.map(({ source }) => source)),
    target: joined(rows.map(({ target }) => target)),
    pictures: examples.pictures && Float64Array.from(pictures),
  });
}

type Loose = { readonly [Key in keyof Examples]: Examples[Key] | undefined } & { readonly count: number };

const withoutNothing = ({ count, source, target, pictures }: Loose): Examples => ({
  count,
  ...(source && { source }),
  ...(target && { target }),
  ...(pictures && { pictures }),
});

/** How many words the source of an example has. */
export function lengthOf({ count, source }: Examples, number: number): number {
  const width = (source?.length ?? 0) / count;
  const row = source?.subarray(number * width, (number + 1) * width) ?? new Int32Array();
  return row.includes(nothing) ? row.indexOf(nothing) : row.length;
}
