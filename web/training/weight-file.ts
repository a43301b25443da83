import * as v from 'valibot';
import type { Weight } from '../engine/training';
import type { Task } from './task';
import { fromTensor, toTensor } from './weights/parameter-names';
import { count, fail, readSafetensors, validate, writeSafetensors } from './weights/safetensors';

/** What was trained, how, and the accuracy on held-out examples. */
export interface WeightsMetadata extends Pick<Task, 'model' | 'options' | 'sizes' | 'seed' | 'steps'> {
  readonly task: string;
  readonly measured: Readonly<Record<string, number>>;
}

export interface Weights extends WeightsMetadata {
  readonly matrices: readonly Weight[];
}

/** Writes a safetensors file; the README.md beside the weights describes its metadata and tensor names. */
export function writeWeights({ matrices, ...rest }: Weights): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const metadata = { format: 'pt', ...Object.fromEntries(entries) };
  return writeSafetensors({ metadata, tensors: matrices.map(toTensor) });
}

/** Throws a RangeError with a readable message for any file that `writeWeights` did not write. */
export function readWeights(bytes: ArrayBuffer): Weights {
  const { metadata, tensors } = readSafetensors(bytes);
  const matrices = tensors.map(fromTensor);
  for (const { name, data } of matrices)
    if (!data.every(Number.isFinite)) fail(`"${name}" has a number that is not finite`);
  return { ...validate(metadataSchema, metadata), matrices };
}

/** Safetensors metadata are strings; other types are stored as JSON. */
const json = <Output>(schema: v.GenericSchema<unknown, Output>) => v.pipe(v.string(), v.parseJson(), schema);

const metadataSchema = v.object({
  task: v.string(),
  model: v.picklist(['language_model', 'translator', 'recurrent_translator', 'image_classifier']),
  options: json(v.array(v.strictTuple([v.string(), v.union([v.string(), v.boolean(), v.number()])]))),
  sizes: json(v.array(v.strictTuple([v.string(), count]))),
  seed: json(count),
  steps: json(count),
  measured: json(v.record(v.string(), v.pipe(v.number(), v.finite()))),
});
