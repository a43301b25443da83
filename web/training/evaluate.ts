import { type ErrorReport, toErrorReport } from '../engine/errors';
import type { Examples, StudyRequest, Weight } from '../engine/training';
import { TrainingEngine, type TrainingSession } from '../engine/training-session';

/** A model that has learned. */
export interface Learned {
  readonly request: StudyRequest;
  readonly weights: readonly Weight[];
}

/** Models that are all asked for the same. */
export interface Evaluation {
  readonly kind: 'examine';
  readonly file: string | BufferSource;
  readonly models: readonly Learned[];
  readonly examples: Examples;
}

export type Finding =
  /** What a model wrote by itself for each example from `first` on. */
  | {
      readonly kind: 'found';
      readonly model: number;
      readonly first: number;
      readonly written: readonly (readonly number[])[];
    }
  | { readonly kind: 'finished' }
  | (ErrorReport & { readonly kind: 'failed' });

/** Milliseconds of work after which the examiner tells what it has, and lets others work. */
const longestWork = 30;

/** Has each model write, example after example. It sits where the trainer does. */
export async function evaluate(
  { file, models, examples }: Evaluation,
  tell: (finding: Finding) => void,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const trainingEngine = await TrainingEngine.open(file);
    for (const [model, { request, weights }] of models.entries()) {
      const study = trainingEngine.begin(request);
      try {
        study.setWeights(weights);
        await writeAll(
          study,
          examples,
          (first, written) => tell({ kind: 'found', model, first, written }),
          signal,
        );
      } finally {
        study.close();
      }
    }
    if (!signal?.aborted) tell({ kind: 'finished' });
  } catch (error) {
    tell({ kind: 'failed', ...toErrorReport(error) });
  }
}

async function writeAll(
  study: TrainingSession,
  examples: Examples,
  tell: (first: number, written: readonly (readonly number[])[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let first = 0; first < examples.count && !signal?.aborted; ) {
    const written: (readonly number[])[] = [];
    const began = performance.now();
    while (first + written.length < examples.count && performance.now() - began < longestWork)
      written.push(study.generate(examples, first + written.length));
    tell(first, written);
    first += written.length;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
