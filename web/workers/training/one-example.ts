import type { Examples } from '../../engine/training';
import type { Example } from './messages';

/** How many numbers of a list belong to each example. */
const widthOf = (list: ArrayLike<number> | undefined, { count }: Examples): number =>
  list === undefined ? 0 : list.length / count;

/** The first `most` examples. */
export function firstOf(examples: Examples, most: number): Examples {
  const count = Math.min(most, examples.count);
  const { source, target, pictures } = examples;
  return {
    count,
    ...(source && { source: source.slice(0, count * widthOf(source, examples)) }),
    ...(target && { target: target.slice(0, count * widthOf(target, examples)) }),
    ...(pictures && { pictures: pictures.slice(0, count * widthOf(pictures, examples)) }),
  };
}

/** One example. */
export function exampleAt(examples: Examples, at: number): Example {
  const part = (list: Int32Array | Float64Array | undefined): readonly number[] => {
    const width = widthOf(list, examples);
    return list === undefined ? [] : Array.from(list.subarray(at * width, (at + 1) * width));
  };
  return {
    source: part(examples.source),
    target: part(examples.target),
    picture: part(examples.pictures),
  };
}
