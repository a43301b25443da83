import { TrainingEngine, type TrainingSession } from '../engine/study';
import type { Examples, StudyRequest, Weight } from '../engine/training';

/** A trained model. */
export interface Learned {
  readonly request: StudyRequest;
  readonly weights: readonly Weight[];
}

/** Trained models that are evaluated on the same examples. */
export interface Evaluation {
  readonly file: string | BufferSource;
  readonly models: readonly Learned[];
  readonly examples: Examples;
}

/** What a model generated for each example from `first` on. */
export interface Generated {
  readonly model: number;
  readonly first: number;
  readonly written: readonly (readonly number[])[];
}

type Report = (first: number, written: Generated['written']) => void | Promise<void>;

/** Milliseconds of work between two reports. */
const longestWork = 30;

/** Generates the answers of each model, example after example, until `signal` is aborted. */
export async function evaluate(
  { file, models, examples }: Evaluation,
  onGenerated: (generated: Generated) => void | Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const trainingEngine = await TrainingEngine.open(file);
  for (const [model, { request, weights }] of models.entries()) {
    const study = trainingEngine.begin(request);
    try {
      study.setWeights(weights);
      await generateAll(study, examples, (first, written) => onGenerated({ model, first, written }), signal);
    } finally {
      study.close();
    }
  }
}

async function generateAll(
  study: TrainingSession,
  examples: Examples,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  for (let first = 0; first < examples.count && !signal.aborted; ) {
    const written: (readonly number[])[] = [];
    const began = performance.now();
    while (first + written.length < examples.count && performance.now() - began < longestWork)
      written.push(study.generate(examples, first + written.length));
    await report(first, written);
    first += written.length;
    // On the thread of the page, this lets it draw.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
