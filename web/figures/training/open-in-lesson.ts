import type { Weight } from '../../engine/training';
import type { Model } from '../../ui/model';
import type { ExampleResult } from '../../workers/training/messages';
import type { LiveData } from './tasks/live-tasks';

type Document = Model['state']['document'];

/** Decimals of copied weights: few enough for links, and enough to keep all predictions. */
const decimals = 3;

function rounded({ rows, cols, data }: Weight): Document['inputs'][string] {
  return { rows, cols, data: Array.from(data, (value) => Number(value.toFixed(decimals)) + 0) };
}

/** Whether the lesson is about the kind of model that is being trained. */
export function canOpenInLesson({ lesson }: Model, { request }: LiveData): boolean {
  return lesson.variant === request.model && request.model === 'language_model';
}

/** The document of the lesson with the current weights and the current example. */
export function documentWithWeights(
  { state }: Model,
  { request, sourceWords }: LiveData,
  { example }: ExampleResult,
  weights: readonly Weight[],
): Document {
  const words = example.source.map((word) => sourceWords[word] ?? '?');
  const oneHot = example.source.flatMap((word) => sourceWords.map((_, at) => (at === word ? 1 : 0)));
  const heads = request.sizes.filter(([name]) => name === 'n_heads');
  return {
    ...state.document,
    tokens: { ...state.document.tokens, query: words },
    options: { ...state.document.options, ...Object.fromEntries([...request.options, ...heads]) },
    inputs: {
      ...state.document.inputs,
      x: { rows: words.length, cols: sourceWords.length, data: oneHot },
      ...Object.fromEntries(weights.map((weight) => [weight.name, rounded(weight)])),
    },
  };
}
