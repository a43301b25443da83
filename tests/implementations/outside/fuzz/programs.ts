import type { Dtype } from './arithmetic';
import { json, npz, safetensors } from './files';
import { additive, encoderLayer, feedForward, layerNorm } from './layers';
import {
  crossAttention,
  dotProduct,
  groupedQueries,
  type Mechanism,
  multiHead,
  rotary,
  scaledDotProduct,
  selfAttention,
  slidingWindow,
} from './mechanisms';
import { headings, numpyPrint, torchPrint } from './printouts';
import { Random } from './random';
import { Builder, type FuzzRun } from './run';
import type { NamedTensor } from './tensor';

const mechanisms: readonly Mechanism[] = [
  ...[scaledDotProduct, scaledDotProduct, scaledDotProduct, dotProduct, slidingWindow],
  ...[selfAttention, crossAttention, multiHead, multiHead, groupedQueries, rotary],
  ...[layerNorm, feedForward, encoderLayer, additive],
];

/** A run as it was saved or printed. */
export interface Saved {
  readonly format: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The smallest difference that the format shows, beside rounding. */
  readonly unit: number;
}

export interface FuzzProgram extends FuzzRun {
  readonly saved: Saved;
}

const encoder = new TextEncoder();

/** A printed array: what stands before the numbers, and the numbers. */
export interface PrintedArray {
  readonly tensor: NamedTensor;
  readonly before: string;
  readonly body: string;
}

export function printedArrays(
  random: Random,
  tensors: readonly NamedTensor[],
  digits: number,
  dtype: Dtype,
): readonly PrintedArray[] {
  const heading = random.pick(headings);
  // NumPy has no bfloat16.
  const isTorch = dtype === 'bfloat16' || (digits === 4 && random.chance(0.5));
  const isRepr = random.chance(0.4);
  return tensors.map((tensor) => {
    const body = isTorch ? torchPrint(tensor, dtype) : numpyPrint(tensor, digits, isRepr, dtype);
    return { tensor, before: heading(tensor.name, ''), body };
  });
}

export const textOf = (printed: readonly PrintedArray[]): string =>
  printed.map(({ before, body }) => `${before}${body}\n`).join('');

export function save(random: Random, { tensors, dtype }: FuzzRun): Saved {
  const is16 = dtype === 'float16' || dtype === 'bfloat16';
  const format = random.pick(
    is16 ? (['npz', 'safetensors', 'print'] as const) : (['npz', 'safetensors', 'json', 'print'] as const),
  );
  const unit = 0;
  if (format === 'npz') return { format, file: 'run.npz', bytes: npz(tensors, dtype), unit };
  if (format === 'safetensors')
    return { format, file: 'run.safetensors', bytes: safetensors(tensors, dtype), unit };
  if (format === 'json') return { format, file: 'run.json', bytes: encoder.encode(json(tensors)), unit };
  const digits = dtype === 'bfloat16' ? 4 : random.pick([4, 8]);
  const text = textOf(printedArrays(random, tensors, digits, dtype));
  return { format: `print ${digits}`, file: 'run.txt', bytes: encoder.encode(text), unit: 10 ** -digits };
}

export function runOf(random: Random, dtype: Dtype, isTyped = false): FuzzRun {
  return random.pick(mechanisms)(new Builder(random, dtype, isTyped));
}

/** A correct program. */
export function correctProgram(seed: number): FuzzProgram {
  const random = new Random(seed);
  const dtype = random.pick(['float64', 'float32', 'float32', 'float32', 'float16', 'bfloat16'] as const);
  const run = runOf(random, dtype);
  return { ...run, saved: save(random, run) };
}
