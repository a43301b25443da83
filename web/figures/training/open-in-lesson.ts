import type { Weight } from '../../engine/training';
import type { Model } from '../../ui/model';
import type { Sight } from '../../workers/training/messages';
import type { LiveData } from './tasks/live-tasks';

type Document = Model['state']['document'];

/** Numbers on the stage have so many decimals: a link then holds all of them, and no answer changes. */
const decimals = 3;

function rounded({ rows, cols, data }: Weight): Document['inputs'][string] {
  return { rows, cols, data: Array.from(data, (value) => Number(value.toFixed(decimals)) + 0) };
}

/** Whether the walk of the lesson is through the model that is being trained. */
export function canOpenInLesson({ lesson }: Model, { request }: LiveData): boolean {
  return lesson.variant === request.model && request.model === 'language_model';
}

/** The document of the lesson with what the model has learned by now, reading the example on show. */
export function documentWithWeights(
  { state }: Model,
  { request, sourceWords }: LiveData,
  { example }: Sight,
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
