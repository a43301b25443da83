import * as v from 'valibot';
import { MessageError } from '../../engine/errors';
import { trainingText } from '../../i18n/en/training';
import { type Message, message } from '../../i18n/message';
import type { Measure } from './messages';

/** A training run as it is saved: its settings, its history and its checkpoints. */
export interface TrainingFile {
  readonly task: string;
  readonly seed: number;
  /** What was changed in the second model; empty when there was none. */
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.ltValue(1e7));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** JSON writes NaN, the loss of a run that diverged, as null. */
const numbers = v.array(
  v.pipe(
    v.nullable(v.number()),
    v.transform((value) => value ?? Number.NaN),
  ),
);

/** In files, the accuracy with teacher forcing is called `told`. */
const measureSchema = v.pipe(
  v.object({ step: count, over: count, tokens: share, whole: share, told: share }),
  v.transform(({ told, ...rest }): Measure => ({ ...rest, teacherForced: told })),
);

const inFile = ({ teacherForced, ...rest }: Measure): object => ({ ...rest, told: teacherForced });

const modelSchema = v.object({
  losses: numbers,
  norms: numbers,
  measures: v.pipe(v.array(measureSchema), v.maxLength(99_999)),
  bytes: v.pipe(count, v.maxValue(largestCheckpoint)),
});

const headerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    task: v.string(),
    seed: count,
    beside: v.string(),
    steps: count,
    models: v.pipe(v.array(modelSchema), v.minLength(1), v.maxLength(2)),
  }),
);

/** One line that says what it is, the length of the header as 4 bytes, a header in JSON, then the checkpoints. */
export function writeTraining({ models, ...rest }: TrainingFile): Uint8Array<ArrayBuffer> {
  const headers = models.map(({ checkpoint, measures, ...model }) => ({
    ...model,
    measures: measures.map(inFile),
    bytes: checkpoint.length,
  }));
  const header = new TextEncoder().encode(JSON.stringify({ ...rest, models: headers }));
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

/** Parses what `writeTraining` wrote. Throws a `MessageError` for anything else. */
export function readTraining(bytes: Uint8Array<ArrayBuffer>): TrainingFile {
  const start = magic.length + 4;
  if (bytes.length < start || new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic)
    return refuse(message(trainingText('error.file_holds_no_training')));
  const length = new DataView(bytes.buffer, bytes.byteOffset + magic.length).getUint32(0, true);
  if (length > largestHeader || start + length > bytes.length) return refuse(damaged());
  const { success, output } = v.safeParse(
    headerSchema,
    new TextDecoder().decode(bytes.subarray(start, start + length)),
    { abortEarly: true },
  );
  if (!success) return refuse(damaged());
  return { ...output, models: readModels(output.models, bytes.subarray(start + length), output.steps) };
}

function readModels(
  models: readonly v.InferOutput<typeof modelSchema>[],
  bytes: Uint8Array,
  steps: number,
): readonly SavedModel[] {
  let end = 0;
  const saved = models.map(({ bytes: size, ...model }) => {
    const start = end;
    end += size;
    if (end > bytes.length || model.losses.length > steps || model.norms.length > steps)
      return refuse(damaged());
    return { ...model, checkpoint: bytes.slice(start, end) };
  });
  return end === bytes.length ? saved : refuse(damaged());
}

function refuse(details: Message): never {
  throw new MessageError(details);
}

const damaged = (): Message => message(trainingText('error.file_damaged'));
