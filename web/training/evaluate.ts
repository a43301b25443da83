import type { Examples, TrainingSessionRequest, Weight } from '../engine/training';
import { TrainingEngine, type TrainingSession } from '../engine/training-session';

/** The request and the weights of a trained model. */
export interface TrainedModel {
  readonly request: TrainingSessionRequest;
  readonly weights: readonly Weight[];
}

/** Trained models that are evaluated on the same examples. */
export interface Evaluation {
  readonly file: string | BufferSource;
  readonly models: readonly TrainedModel[];
  readonly examples: Examples;
}

/** What a model generated for each example from `first` on. */
export interface Generated {
  readonly model: number;
  readonly first: number;
  readonly written: readonly (readonly number[])[];
}

type BatchListener = (first: number, written: Generated['written']) => void | Promise<void>;

/** Milliseconds of work between two reports. */
const maxBlockingTime = 30;

/** Generates the answers of each model, example after example, until `signal` is aborted. */
export async function evaluate(
  { file, models, examples }: Evaluation,
  onGenerated: (generated: Generated) => void | Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const trainingEngine = await TrainingEngine.open(file);
  for (const [model, { request, weights }] of models.entries()) {
    const session = trainingEngine.begin(request);
    try {
      session.setWeights(weights);
      await generateAll(
        session,
        examples,
        (first, written) => onGenerated({ model, first, written }),
        signal,
      );
    } finally {
      session.close();
    }
  }
}

async function generateAll(
  session: TrainingSession,
  examples: Examples,
  onBatch: BatchListener,
  signal: AbortSignal,
): Promise<void> {
  for (let first = 0; first < examples.count && !signal.aborted; ) {
    const written: (readonly number[])[] = [];
    const start = performance.now();
    while (first + written.length < examples.count && performance.now() - start < maxBlockingTime)
      written.push(session.generate(examples, first + written.length));
    await onBatch(first, written);
    first += written.length;
    // On the thread of the page, this lets it draw.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
