import { type FuzzProgram, type PrintedArray, printedArrays, runOf, save, textOf } from './programs';
import { Random } from './random';
import type { FuzzRun } from './run';
import type { NamedTensor } from './tensor';

/** A program whose numbers are wrong in no known way. */
export interface OddProgram extends FuzzProgram {
  readonly change: string;
  /** The array that was changed. */
  readonly changed: string;
  /** Whether an inverted mask gives the same numbers, so that a report that says so is right. */
  readonly isInvertedMask: boolean;
}

type Change = (random: Random, tensor: NamedTensor) => readonly number[];

const rowsOf = ({ shape, data }: NamedTensor): readonly (readonly number[])[] => {
  const cols = shape.at(-1) ?? 1;
  return Array.from({ length: data.length / cols }, (_, row) => data.slice(row * cols, (row + 1) * cols));
};

const typicalSize = (data: readonly number[]): number => {
  const finite = data.filter(Number.isFinite);
  return Math.sqrt(finite.reduce((sum, value) => sum + value * value, 0) / Math.max(1, finite.length));
};

const finite = (change: (value: number) => number) => (value: number) =>
  Number.isFinite(value) ? change(value) : value;

const changes: Readonly<Record<string, Change>> = {
  'numbers from somewhere else': (random, { data }) => {
    const size = typicalSize(data) || 1;
    return data.map(finite(() => random.normal() * size));
  },
  'some cells': (random, { data }) => {
    const size = typicalSize(data) || 1;
    const chosen = new Set(
      random.order(data.length).slice(0, random.whole(1, Math.max(1, Math.floor(data.length / 3)))),
    );
    const sign = random.pick([1, -1]);
    return data.map((value, at) =>
      chosen.has(at) ? finite((each) => each + sign * size * (0.2 + random.next()))(value) : value,
    );
  },
  'rows in another order': (random, tensor) => {
    const rows = rowsOf(tensor);
    return random.order(rows.length).flatMap((row) => rows[row] ?? []);
  },
  'noise of 1 %': (random, { data }) => data.map(finite((value) => value * (1 + 0.01 * random.normal()))),
  negated: (_, { data }) => data.map(finite((value) => -value)),
  squared: (_, { data }) => data.map(finite((value) => value * value)),
  // Not by 1, as a mask of ones that was added to the scores gives it.
  'two thirds more': (_, { data }) => data.map(finite((value) => value + 2 / 3)),
  'sums along rows': (_, tensor) =>
    rowsOf(tensor).flatMap((row) =>
      row.map((_value, at) =>
        row
          .slice(0, at + 1)
          .filter(Number.isFinite)
          .reduce((sum, each) => sum + each, 0),
      ),
    ),
  'columns rolled': (_, tensor) => rowsOf(tensor).flatMap((row) => [...row.slice(1), ...row.slice(0, 1)]),
  '10 % more': (_, { data }) => data.map(finite((value) => value * 1.1)),
};

/** Whether a change can be seen at all: it is far larger than rounding and printing. */
function isVisible(
  one: readonly number[],
  other: readonly number[],
  dtype: FuzzRun['dtype'],
  unit: number,
): boolean {
  const precision = { float64: 1e-7, float32: 1e-5, float16: 0.03, bfloat16: 0.25 }[dtype];
  const largest = Math.max(...one.filter(Number.isFinite).map(Math.abs), 0);
  const moved = Math.max(
    ...one.map((value, at) => (value === other[at] ? 0 : Math.abs(value - (other[at] ?? 0)))),
  );
  return moved > 100 * unit + precision * Math.max(1, largest);
}

/** Whether numbers are those of as many examples as rows, with the two axes exchanged: then the program is right, and printed (rows, examples). */
function isOtherOrderOfAxes({ shape, data }: NamedTensor, changed: readonly number[]): boolean {
  const [examples = 0, rows = 0, cols = 0] = shape;
  if (shape.length !== 3 || examples !== rows) return false;
  return changed.every((value, at) => {
    const [example, row] = [Math.floor(at / (rows * cols)), Math.floor(at / cols) % rows];
    return Object.is(value, data[(row * rows + example) * cols + (at % cols)]);
  });
}

/**
 * Whether these are weights of two keys, of which a mask leaves one in each row: with its columns exchanged, they are exactly those of the
 * inverted mask, and a report that says so is right.
 */
const isOneOfTwoKeys = ({ shape, data }: NamedTensor): boolean =>
  shape.at(-1) === 2 &&
  data.every((value, at) => (value === 0 || value === 1) && value + (data[at ^ 1] ?? 0) === 1);

/** One of any mechanism. */
export function oddProgram(seed: number): OddProgram | null {
  const random = new Random(seed ^ 0x0dd);
  const dtype = random.pick(['float64', 'float32', 'float32', 'float32', 'float16', 'bfloat16'] as const);
  return changedProgram(random, runOf(random, dtype));
}

/** A program with one result changed; null if nothing can be seen of the change. */
export function changedProgram(random: Random, run: FuzzRun): OddProgram | null {
  // A few numbers may be those of some mistake by chance.
  const results = run.tensors.filter(({ isInput, data }) => !isInput && data.length >= 4);
  if (results.length === 0) return null;
  const chosen = random.pick(results);
  const [change, apply] = random.pick(Object.entries(changes));
  const data = apply(random, chosen);
  if (isOtherOrderOfAxes(chosen, data)) return null;
  const tensors = run.tensors.map((tensor) => (tensor === chosen ? { ...tensor, data } : tensor));
  const saved = save(random, { ...run, tensors });
  if (!isVisible(chosen.data, data, run.dtype, saved.unit)) return null;
  const isInvertedMask = change === 'columns rolled' && isOneOfTwoKeys(chosen);
  return {
    ...run,
    tensors,
    saved,
    change: `${change} in ${chosen.name}`,
    changed: chosen.name,
    isInvertedMask,
  };
}

interface Place {
  readonly index: number;
  readonly start: number;
  readonly text: string;
}

const numbersIn = (body: string): readonly Place[] =>
  [...body.matchAll(/-?(?:\d+\.?\d*(?:e[+-]?\d+)?|inf|nan)/g)].map(({ index: start, 0: text }, index) => ({
    index,
    start,
    text,
  }));

/** The value of the last digit of a printed number. */
function lastDigit(text: string): number {
  const [mantissa = '', exponent = '0'] = text.split('e');
  return 10 ** (Number(exponent) - (mantissa.split('.')[1]?.length ?? 0));
}

/** The printed array with one digit changed, by more than half of its last digit; null if the place that is drawn allows none. */
function withOtherDigit(random: Random, { tensor, body, before }: PrintedArray): PrintedArray | null {
  const places = numbersIn(body);
  const { index, start, text } = random.pick(places);
  if (places.length !== tensor.data.length || /inf|nan/.test(text)) return null;
  const digits = [...text.matchAll(/\d/g)].map((match) => match.index);
  const at = random.pick(digits);
  const digit = random.pick([...'0123456789'].filter((each) => each !== text[at]));
  const changed = text.slice(0, at) + digit + text.slice(at + 1);
  const right = tensor.data[index] ?? 0;
  const largest = Math.max(...tensor.data.filter(Number.isFinite).map(Math.abs));
  if (Math.abs(Number(changed) - right) <= 0.52 * lastDigit(changed) + 1e-5 * Math.max(1, largest))
    return null;
  return { tensor, before, body: body.slice(0, start) + changed + body.slice(start + text.length) };
}

/** A correct printout of typed inputs, with one digit of a result changed; null if no digit could be. */
export function wrongDigit(seed: number): OddProgram | null {
  const random = new Random(seed ^ 0xd161);
  const run = runOf(random, 'float64', true);
  const printed = printedArrays(random, run.tensors, random.pick([4, 8]), run.dtype);
  const results = printed.filter(({ tensor }) => !tensor.isInput);
  // With few digits in all results, inputs of one digit may have been rounded.
  if (!results.some(({ body }) => /\.\d{4}/.test(body))) return null;
  const chosen = random.pick(results);
  const changed = withOtherDigit(random, chosen);
  if (changed === null) return null;
  const text = textOf(printed.map((each) => (each === chosen ? changed : each)));
  const saved = { format: 'print', file: 'run.txt', bytes: new TextEncoder().encode(text), unit: 0 };
  const { name } = chosen.tensor;
  return { ...run, saved, change: `a digit in ${name}`, changed: name, isInvertedMask: false };
}
