import { failReading, type GivenArray, givenLimits, sizeOf } from '../given-array';

/** A number as it was written, or a list of such. */
export type Nested = string | readonly Nested[];

const notFinite: Readonly<Record<string, number>> = {
  nan: Number.NaN,
  inf: Infinity,
  infinity: Infinity,
  true: 1,
  false: 0,
};
const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number that a word stands for, `-0.5`, `1.`, `2e-3`, `-inf`, `True`; undefined if it is none. */
export function numberOf(word: string): number | undefined {
  if (written.test(word)) return Number(word);
  const [sign, name] = /^[+-]/.test(word) ? [word[0], word.slice(1)] : ['', word];
  const special = notFinite[name.toLowerCase()];
  return special === undefined ? undefined : sign === '-' ? -special : special;
}

/** The array that lists inside lists stand for. Throws a `MessageError` if rows differ in length, or for a word that is no number. */
export function arrayOf(name: string, nested: readonly Nested[]): GivenArray {
  const shape = shapeOf(nested, name);
  const words: string[] = [];
  flatten(nested, shape, { name, words });
  const data = Float64Array.from(
    words,
    (word) => numberOf(word) ?? failReading('implementation.not_a_number', { name, word: word.slice(0, 40) }),
  );
  const isBoolean = words.length > 0 && words.every((word) => /^(?:true|false)$/i.test(word));
  const halfDigit = isBoolean ? null : halfDigits(words);
  return {
    name,
    shape,
    data,
    epsilon: 0,
    halfDigit,
    fractionDigits: fractionDigits(words),
    isBoolean,
    place: null,
  };
}

function shapeOf(nested: readonly Nested[], name: string): readonly number[] {
  const shape: number[] = [];
  for (let list: Nested | undefined = nested; Array.isArray(list); list = list[0]) {
    shape.push(list.length);
    sizeOf(shape, name);
  }
  return shape;
}

function flatten(
  list: readonly Nested[],
  shape: readonly number[],
  to: { readonly name: string; readonly words: string[] },
): void {
  const [side = 0, ...inner] = shape;
  if (list.length !== side)
    failReading('implementation.ragged', { name: to.name, found: list.length, expected: side });
  for (const item of list) {
    if (typeof item === 'string' ? inner.length > 0 : inner.length === 0)
      failReading('implementation.uneven_depth', { name: to.name });
    if (typeof item === 'string') to.words.push(item);
    else flatten(item, inner, to);
  }
}

/** Half of the last digit of the shortest usual printout. */
const halfOfShort = 0.0005;

/**
 * Half of the last printed digit of each number. NumPy and PyTorch print all numbers of an array with the same number of digits,
 * some without the zeros at their end. Integers are exact.
 */
function halfDigits(words: readonly string[]): Float64Array {
  const parts = words.map((word) => /\.(\d*)(?:e([+-]?\d+))?$/i.exec(word) ?? /()e([+-]?\d+)$/i.exec(word));
  const digits = parts.reduce((most, part) => Math.max(most, part?.[1]?.length ?? 0), 0);
  const hasExponents = parts.some((part) => part?.[2] !== undefined);
  // All are printed as `1.` or `1.0`: NumPy prints so what it rounds to integers.
  if (digits <= 1 && !hasExponents && fractionDigits(words) === 0)
    return new Float64Array(words.length).fill(words.some((word) => word.includes('.')) ? halfOfShort : 0);
  return Float64Array.from(parts, (part) => {
    return 0.5 * 10 ** (Number(part?.[2] ?? 0) - digits);
  });
}

/** Digits after the decimal point of the number that has most, without zeros at the end and without the exponent. */
function fractionDigits(words: readonly string[]): number {
  return words.reduce((most, word) => {
    const [, fraction = ''] = /\.(\d*)/.exec(word) ?? [];
    return Math.max(most, fraction.replace(/0+$/, '').length);
  }, 0);
}

/** Counts numbers while lists are read, so that too many are refused early. */
export class NumberBudget {
  #left = givenLimits.numbers;

  take(): void {
    this.#left -= 1;
    if (this.#left < 0) failReading('implementation.too_many_in_all', { max: givenLimits.numbers });
  }
}
