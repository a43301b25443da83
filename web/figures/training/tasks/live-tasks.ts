import type { Examples, StudyRequest } from '../../../engine/training';
import { msg } from '../../../i18n/i18n';
import type { Example } from '../../../workers/training/messages';
import type { ChangeName, ModelChange } from './changes';

/** What is there to be learned: with it, the models that a training opens are known. */
export interface LiveData {
  readonly request: Omit<StudyRequest, 'seed'>;
  /** The end of the course: it has learned by then, and training stops to be looked at. */
  readonly steps: number;
  /** Examples that are never learned from; null where the engine makes them. */
  readonly heldOut: Examples | null;
  /** How words are written that are read, and those that are told, by their numbers. */
  readonly sourceWords: readonly string[];
  readonly targetWords: readonly string[];
  /** The places of the source where each row can find its answer, before anybody writes it. */
  targetPositions(example: Example, number: number): readonly (readonly number[])[];
}

/** A task that is learned before the reader's eyes: what there is to learn, with which model, and what to watch for. */
export interface LiveTask {
  readonly id: string;
  readonly title: string;
  /** One sentence: what to look at while it learns. */
  readonly watch: string;
  readonly about: string;
  /** What the rows and the columns of the maps are. */
  readonly legend: string;
  /** The seed until the reader chooses another. */
  readonly seed: number;
  /** Accuracy is measured every so many steps, over so many examples. */
  readonly measuring: { readonly every: number; readonly examples: number };
  /** Milliseconds from step to step at which it is pleasant to watch. */
  readonly wait: number;
  /** The attention whose heads find the answers. */
  readonly attention: string;
  /** The size that says how many they are. */
  readonly heads: 'n_heads' | 'n_cross_heads';
  /** What is looked at in a model that has no heads. */
  readonly views?: ModelChange['views'];
  readonly changes: readonly ChangeName[];
  /** Where there is something else to say of a change than of all tasks. */
  readonly claims?: Readonly<Partial<Record<ChangeName, string>>>;
  load(): Promise<LiveData>;
}

const letters = [...'abcdefgh', '|'];

export const letterLegend = msg(
  'A row for each answer, a column for each letter that it may look at; the colour is the weight. Outlined: where the answer stands. Above a map: how much of its weight is there, on average.',
);

/** Rows that are asked, in order; all others have no answer. */
export function positionsByRow(
  target: readonly number[],
  positionsOf: (word: number, at: number) => readonly number[],
): readonly (readonly number[])[] {
  const first = target.findIndex((word) => word >= 0);
  return target.map((word, row) => (word < 0 ? [] : positionsOf(word, row - first)));
}

export const reversal: LiveTask = {
  id: 'reversal',
  title: msg('Learning to turn a word round'),
  watch: msg('Watch the diagonal appear: each answer learns to look at the letter that it has to repeat.'),
  about: msg(
    'The model reads six letters and a stop, and has to write the letters backwards. Nobody tells it how: it is only told how wrong it was.',
  ),
  legend: letterLegend,
  seed: 1,
  measuring: { every: 5, examples: 60 },
  wait: 50,
  attention: 'layer_0/self',
  heads: 'n_heads',
  changes: ['no-positions', 'no-mask', 'no-scaling', 'fast', 'warm-up', 'one-head', 'four-heads'],
  load: async () => ({
    request: {
      ...{ model: 'language_model', examples: { task: 'reversal' }, options: [['norm', 'pre']] },
      sizes: [
        ['d_model', 8],
        ['n_heads', 2],
        ['d_ff', 16],
      ],
      ...{ optimizer: { rule: 'adam' }, schedule: { course: 'constant', rate: 0.01 }, clip: 1, batch: 16 },
    },
    ...{ steps: 200, heldOut: null, sourceWords: letters, targetWords: letters },
    targetPositions: ({ target }) => positionsByRow(target, (_, at) => [target.length / 2 - 1 - at]),
  }),
};
