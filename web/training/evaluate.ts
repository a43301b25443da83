import { type ErrorReport, reportOf } from '../engine/errors';
import type { Examples, StudyRequest, Weight } from '../engine/training';
import { TrainingEngine, type TrainingSession } from '../engine/training-session';

/** The request and the weights of a trained model. */
export interface TrainedModel {
  readonly request: StudyRequest;
  readonly weights: readonly Weight[];
}

/** Models to be evaluated on the same examples. */
export interface Evaluation {
  readonly kind: 'examine';
  readonly file: string | BufferSource;
  readonly models: readonly TrainedModel[];
  readonly examples: Examples;
}

export type Finding =
  /** The output of a model for each example from `first` on. */
  | {
      readonly kind: 'found';
      readonly model: number;
      readonly first: number;
      readonly written: readonly (readonly number[])[];
    }
  | { readonly kind: 'finished' }
  | (ErrorReport & { readonly kind: 'failed' });

/** Milliseconds of work after which results are reported and other tasks can run. */
const maxBlockingTime = 30;

/** Generates the output of each model for each example. Runs in the same worker as training. */
export async function evaluate(
  { file, models, examples }: Evaluation,
  onEvent: (finding: Finding) => void,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const trainingEngine = await TrainingEngine.open(file);
    for (const [model, { request, weights }] of models.entries()) {
      const session = trainingEngine.begin(request);
      try {
        session.setWeights(weights);
        await generateAll(
          session,
          examples,
          (first, written) => onEvent({ kind: 'found', model, first, written }),
          signal,
        );
      } finally {
        session.close();
      }
    }
    if (!signal?.aborted) onEvent({ kind: 'finished' });
  } catch (error) {
    onEvent({ kind: 'failed', ...reportOf(error) });
  }
}

async function generateAll(
  session: TrainingSession,
  examples: Examples,
  onEvent: (first: number, written: readonly (readonly number[])[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let first = 0; first < examples.count && !signal?.aborted; ) {
    const written: (readonly number[])[] = [];
    const start = performance.now();
    while (first + written.length < examples.count && performance.now() - start < maxBlockingTime)
      written.push(session.generate(examples, first + written.length));
    onEvent(first, written);
    first += written.length;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
