import type { Weight } from '../engine/training';
import type { Task } from './task';
import { fromTensor, toTensor } from './weights/parameter-names';
import { readSafetensors, refuse, writeSafetensors } from './weights/safetensors';

/** What was trained, how, and what it was measured to be able to do on held-out examples. */
export interface WeightsHead extends Pick<Task, 'model' | 'options' | 'sizes' | 'seed' | 'steps'> {
  readonly task: string;
  readonly measured: Readonly<Record<string, number>>;
}

export interface Weights extends WeightsHead {
  readonly matrices: readonly Weight[];
}

/** A safetensors file: README.md beside the weights describes its metadata and the names of its tensors. */
export function writeWeights({ matrices, ...head }: Weights): Uint8Array<ArrayBuffer> {
  const told = Object.entries(head).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const metadata = { format: 'pt', ...Object.fromEntries(told) };
  return writeSafetensors({ metadata, tensors: matrices.map(toTensor) });
}

/** Throws a RangeError, in words, for anything that `writeWeights` has not written. */
export function readWeights(bytes: ArrayBuffer): Weights {
  const { metadata, tensors } = readSafetensors(bytes);
  const matrices = tensors.map(fromTensor);
  for (const { name, data } of matrices)
    if (!data.every(Number.isFinite)) refuse(`"${name}" has a number that is not finite`);
  return { ...readHead(metadata), matrices };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isValue = (value: unknown): boolean => ['string', 'boolean', 'number'].includes(typeof value);
const isPair = (value: unknown, isSecond: (second: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isSecond(value[1]);
const isPairs = (value: unknown, isSecond: (second: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isPair(each, isSecond));

/** What each field of the head must be. */
const fields: Readonly<Record<keyof WeightsHead, (value: unknown) => boolean>> = {
  task: (value) => typeof value === 'string',
  model: (value) => typeof value === 'string',
  options: (value) => isPairs(value, isValue),
  sizes: (value) => isPairs(value, isCount),
  seed: isCount,
  steps: isCount,
  measured: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite),
};

/** Metadata holds nothing but texts: what is none is in them as JSON. */
function readHead(metadata: Readonly<Record<string, string>>): WeightsHead {
  const found = Object.entries(fields).map(([name, holds]) => {
    const text = Object.hasOwn(metadata, name) ? metadata[name] : undefined;
    const value = name === 'task' || name === 'model' ? text : parsed(text ?? '');
    if (!holds(value)) refuse(`the head says nothing usable of "${name}"`);
    return [name, value];
  });
  return Object.fromEntries(found) as WeightsHead;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
