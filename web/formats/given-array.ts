import { MessageError } from '../engine/errors';
import { implementationText } from '../i18n/en/implementation';
import { type Message, message } from '../i18n/message';

/** An array as a file or a printout gives it, in row-major order. */
export interface GivenArray {
  /** Empty for a printed array without a name. */
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float64Array;
  /** Relative rounding error of the format that the numbers were stored in: 2⁻²⁴ for float32. 0 for integers. */
  readonly epsilon: number;
  /** Half of the last printed digit of each number; 0 everywhere if they were stored and not printed. */
  readonly halfDigit: Float64Array | null;
  /** Digits after the decimal point that are printed and not all 0; 0 if they were stored and not printed. */
  readonly fractionDigits: number;
  /** Whether they were stored as true and false. */
  readonly isBoolean: boolean;
  /** Where it begins in the text; null for files. */
  readonly place: Place | null;
  /** How it was written, if a text mixes formats. */
  readonly format?: Message;
}

/** A place in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What a file holds: arrays, and single values, which may be options of a lesson. */
export interface GivenFile {
  readonly arrays: readonly GivenArray[];
  readonly values: ReadonlyMap<string, number | string | boolean>;
  /** How it was read: “printout of R, decimal commas”. */
  readonly format: Message;
  /** What was assumed while reading, in the order of the text. */
  readonly notes: readonly Message[];
}

/** Relative rounding errors of the floating-point formats. */
export const epsilons = {
  float64: 2 ** -53,
  float32: 2 ** -24,
  float16: 2 ** -11,
  bfloat16: 2 ** -8,
  e4m3: 2 ** -4,
  e5m2: 2 ** -3,
  /** Powers of two alone. */
  e8m0: 2 ** -1,
} as const;

/** Half of the distance between the smallest numbers of a format, by its rounding error. That of others is too small to matter. */
const leastErrors: ReadonlyMap<number, number> = new Map([
  [epsilons.float16, 2 ** -25],
  [epsilons.e4m3, 2 ** -10],
  [epsilons.e5m2, 2 ** -17],
]);

/** The largest rounding error of numbers that are too small for the relative one. */
export function leastErrorOf(epsilon: number): number {
  return leastErrors.get(epsilon) ?? 0;
}

/** Limits, checked before memory is allocated. `SECURITY.md` lists them. */
export const givenLimits = {
  /** Bytes of a file, and of one that is unpacked from it. */
  fileBytes: 32_000_000,
  /** Characters of a text. */
  textLength: 2_000_000,
  /** Arrays of a file. */
  arrays: 512,
  /** Numbers of all arrays together. */
  numbers: 4_000_000,
  /** Dimensions of an array. */
  dimensions: 6,
  /** Characters of a name. */
  nameLength: 200,
} as const;

/** Throws a `MessageError`: what is wrong with a file or a text. */
export function failReading(id: Parameters<typeof message>[0], args: Message['args'] = {}): never {
  throw new MessageError(message(id, args));
}

/** The number of numbers of a shape. Throws a `MessageError` beyond the limits. */
export function sizeOf(shape: readonly number[], name: string): number {
  if (shape.length > givenLimits.dimensions)
    failReading(implementationText('implementation.too_many_dimensions'), {
      name,
      count: shape.length,
      max: givenLimits.dimensions,
    });
  const size = shape.reduce((product, side) => product * side, 1);
  if (!shape.every((side) => Number.isInteger(side) && side >= 0) || size > givenLimits.numbers)
    failReading(implementationText('implementation.too_many_numbers'), {
      name,
      shape: shapeText(shape),
      max: givenLimits.numbers,
    });
  return size;
}

export function shapeText(shape: readonly number[]): string {
  return shape.length === 0 ? '()' : shape.join(' × ');
}
