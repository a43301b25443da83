import type { Examples } from '../engine/training';
import { padding } from './padding';

/** At most `limit` examples, from number `first` on. */
export function sliceExamples(
  { count, source, target, pictures }: Examples,
  first: number,
  limit: number,
): Examples {
  const size = Math.max(0, Math.min(limit, count - first));
  const slice = <Numbers extends Int32Array | Float64Array>(
    numbers: Numbers | undefined,
  ): Numbers | undefined =>
    numbers &&
    (numbers.slice((numbers.length / count) * first, (numbers.length / count) * (first + size)) as Numbers);
  return omitUndefined({
    count: size,
    source: slice(source),
    target: slice(target),
    pictures: slice(pictures),
  });
}

/** The examples whose numbers satisfy `predicate`. */
export function filterExamples(examples: Examples, predicate: (number: number) => boolean): Examples {
  const numbers = [...Array(examples.count).keys()].filter(predicate);
  const rows = numbers.map((number) => sliceExamples(examples, number, 1));
  const joined = (lists: readonly (Int32Array | undefined)[]): Int32Array | undefined =>
    lists.every((each) => each !== undefined)
      ? Int32Array.from(lists.flatMap((each) => [...each]))
      : undefined;
  const pictures = rows.flatMap((row) => [...(row.pictures ?? [])]);
  return omitUndefined({
    count: numbers.length,
    source: joined(rows.map(({ source }) => source)),
    target: joined(rows.map(({ target }) => target)),
    pictures: examples.pictures && Float64Array.from(pictures),
  });
}

type OptionalFields = { readonly [Key in keyof Examples]: Examples[Key] | undefined } & {
  readonly count: number;
};

const omitUndefined = ({ count, source, target, pictures }: OptionalFields): Examples => ({
  count,
  ...(source && { source }),
  ...(target && { target }),
  ...(pictures && { pictures }),
});

/** Length of the source of an example without padding. */
export function sourceLength({ count, source }: Examples, number: number): number {
  const width = (source?.length ?? 0) / count;
  const row = source?.subarray(number * width, (number + 1) * width) ?? new Int32Array();
  return row.includes(padding) ? row.indexOf(padding) : row.length;
}
