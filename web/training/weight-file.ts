import type { Weight } from '../engine/training';
import { fromHalf, toHalf } from './half';
import type { Task } from './task';

/** What was trained, how, and what it was measured to be able to do on held-out examples. */
export interface WeightsHead extends Pick<Task, 'model' | 'options' | 'sizes' | 'seed' | 'steps'> {
  readonly task: string;
  readonly measured: Readonly<Record<string, number>>;
}

export interface Weights extends WeightsHead {
  readonly matrices: readonly Weight[];
}

/**
 * A file: "ALT1", the bytes of its head in four bytes, the head as JSON, then all numbers row by row in two bytes each
 * (`half.ts`), little-endian throughout.
 */
const magic = 'ALT1';
const start = 8;
/** No file of ours comes near: what is larger is refused unread. */
const mostBytes = 200_000;
const mostBytesOfHead = 32_768;
const mostMatrices = 256;

type Shape = readonly [name: string, rows: number, cols: number];

export function writeWeights({ matrices, ...head }: Weights): Uint8Array<ArrayBuffer> {
  const shapes = matrices.map(({ name, rows, cols }): Shape => [name, rows, cols]);
  const text = new TextEncoder().encode(JSON.stringify({ ...head, matrices: shapes }));
  const numbers = matrices.flatMap(({ data }) => [...data]);
  const bytes = new Uint8Array(start + text.length + 2 * numbers.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  view.setUint32(4, text.length, true);
  bytes.set(text, start);
  for (const [at, number] of numbers.entries())
    view.setUint16(start + text.length + 2 * at, toHalf(number), true);
  return bytes;
}

/** Throws a RangeError, in words, for anything that `writeWeights` has not written. */
export function readWeights(bytes: ArrayBuffer): Weights {
  if (bytes.byteLength > mostBytes) fail(`the file has ${bytes.byteLength} bytes: at most ${mostBytes}`);
  if (bytes.byteLength < start || textOf(bytes, 0, magic.length) !== magic)
    fail(`the file must start with ${magic}`);
  const length = new DataView(bytes).getUint32(4, true);
  if (length > Math.min(bytes.byteLength - start, mostBytesOfHead))
    fail(`the head has ${length} bytes: at most ${mostBytesOfHead}, and not more than the file`);
  const { matrices, ...head } = readHead(parsed(textOf(bytes, start, length)));
  return { ...head, matrices: readMatrices(matrices, new DataView(bytes, start + length)) };
}

function fail(message: string): never {
  throw new RangeError(`weights: ${message}`);
}

function textOf(bytes: ArrayBuffer, from: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(bytes, from, length));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('the head is not JSON');
  }
}

interface Head extends WeightsHead {
  readonly matrices: readonly Shape[];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isValue = (value: unknown): boolean => ['string', 'boolean', 'number'].includes(typeof value);
const isPair = (value: unknown, isSecond: (second: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isSecond(value[1]);
const isPairs = (value: unknown, isSecond: (second: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isPair(each, isSecond));
const isShape = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  isCount(value[1]) &&
  isCount(value[2]);

/** What each field of the head must be. */
const fields: Readonly<Record<keyof Head, (value: unknown) => boolean>> = {
  task: (value) => typeof value === 'string',
  model: (value) => typeof value === 'string',
  options: (value) => isPairs(value, isValue),
  sizes: (value) => isPairs(value, isCount),
  seed: isCount,
  steps: isCount,
  measured: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite),
  matrices: (value) => Array.isArray(value) && value.length <= mostMatrices && value.every(isShape),
};

function readHead(found: unknown): Head {
  if (typeof found !== 'object' || found === null) fail('the head is not an object');
  const head = found as Readonly<Record<string, unknown>>;
  for (const [name, holds] of Object.entries(fields))
    if (!Object.hasOwn(head, name) || !holds(head[name])) fail(`the head says nothing usable of "${name}"`);
  return found as Head;
}

/** Nothing is allocated before the shapes are known to be those of the numbers that are there. */
function readMatrices(shapes: readonly Shape[], numbers: DataView): readonly Weight[] {
  const count = shapes.reduce((sum, [, rows, cols]) => sum + rows * cols, 0);
  if (2 * count !== numbers.byteLength)
    fail(
      `the head tells of ${count} numbers, and ${numbers.byteLength} bytes follow: two bytes are a number`,
    );
  let at = 0;
  return shapes.map(([name, rows, cols]) => {
    const data = Float32Array.from({ length: rows * cols }, () => {
      at += 2;
      return fromHalf(numbers.getUint16(at - 2, true));
    });
    if (!data.every(Number.isFinite)) fail(`"${name}" has a number that is not finite`);
    return { name, rows, cols, data };
  });
}
