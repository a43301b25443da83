import { t } from '../../i18n/i18n';
import type { Measure } from './messages';

/** A training as it goes into a file: what was trained, how far it got, and how it got there. */
export interface TrainingFile {
  readonly task: string;
  readonly seed: number;
  /** What was changed in the model beside the first; empty when there was none. */
  readonly beside: string;
  readonly steps: number;
  readonly models: readonly SavedModel[];
}

export interface SavedModel {
  readonly losses: readonly number[];
  readonly norms: readonly number[];
  readonly measures: readonly Measure[];
  readonly checkpoint: Uint8Array;
}

/** The first bytes of such a file. */
const magic = 'attention-lab training 1\n';

/** More than any training of the page needs. */
const largestHeader = 4_000_000;
const largestCheckpoint = 16_000_000;

/** One line that says what it is, the length of the header as 4 bytes, a header in JSON, then the checkpoints. */
export function writeTraining({ models, ...rest }: TrainingFile): Uint8Array<ArrayBuffer> {
  const told = models.map(({ checkpoint, ...model }) => ({ ...model, bytes: checkpoint.length }));
  const header = new TextEncoder().encode(JSON.stringify({ ...rest, models: told }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  const parts = [new TextEncoder().encode(magic), length, header, ...models.map((each) => each.checkpoint)];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads what `writeTraining` wrote. Throws an error with a message for the reader when it is anything else. */
export function readTraining(bytes: Uint8Array<ArrayBuffer>): TrainingFile {
  const start = magic.length + 4;
  if (bytes.length < start || new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic)
    return refuse(t('This file holds no training of this page.'));
  const length = new DataView(bytes.buffer, bytes.byteOffset + magic.length).getUint32(0, true);
  if (length > largestHeader || start + length > bytes.length) return refuse(damaged());
  const header = parsed(new TextDecoder().decode(bytes.subarray(start, start + length)));
  const { task, seed, beside, steps, models } = header;
  if (typeof task !== 'string' || typeof beside !== 'string' || !isCount(seed) || !isCount(steps))
    return refuse(damaged());
  if (!Array.isArray(models) || models.length < 1 || models.length > 2) return refuse(damaged());
  const saved = readModels(models, bytes.subarray(start + length), steps);
  return { task, seed, beside, steps, models: saved };
}

function readModels(models: readonly unknown[], bytes: Uint8Array, steps: number): readonly SavedModel[] {
  let at = 0;
  const saved = models.map((each) => {
    const { losses, norms, measures, bytes: size } = record(each);
    if (!isCount(size) || size > largestCheckpoint || at + size > bytes.length) return refuse(damaged());
    const checkpoint = bytes.slice(at, at + size);
    at += size;
    if (!areNumbers(losses, steps) || !areNumbers(norms, steps) || !areMeasures(measures))
      return refuse(damaged());
    return { losses: losses.map(number), norms: norms.map(number), measures, checkpoint };
  });
  return at === bytes.length ? saved : refuse(damaged());
}

function refuse(message: string): never {
  throw new Error(message);
}

const damaged = (): string => t('This file is damaged: it does not hold what it says.');

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text));
  } catch {
    return refuse(damaged());
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e7;

/** JSON writes NaN as null: a training that went astray is one all the same. */
const areNumbers = (value: unknown, most: number): value is readonly (number | null)[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((each) => each === null || typeof each === 'number');

const number = (value: number | null): number => value ?? Number.NaN;

const areMeasures = (value: unknown): value is readonly Measure[] =>
  Array.isArray(value) && value.length < 1e5 && value.every(isMeasure);

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

function isMeasure(value: unknown): value is Measure {
  const { step, over, tokens, whole, told } = record(value);
  return isCount(step) && isCount(over) && [tokens, whole, told].every(isShare);
}
