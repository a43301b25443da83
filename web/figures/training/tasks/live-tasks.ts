import type { Examples, TrainingSessionRequest } from '../../../engine/training';
import { trainingText } from '../../../i18n/en/training';
import type { MessageId } from '../../../i18n/message-id';
import type { Example } from '../../../workers/training/messages';
import type { ChangeName, ModelChange } from './changes';

/** Data and model of a task. */
export interface LiveData {
  readonly request: Omit<TrainingSessionRequest, 'seed'>;
  /** Number of steps after which training stops. */
  readonly steps: number;
  /** Held-out examples; null if the engine generates them. */
  readonly heldOut: Examples | null;
  /** Vocabularies of sources and targets. */
  readonly sourceWords: readonly string[];
  readonly targetWords: readonly string[];
  /** For each row, the source positions of its target. */
  targetPositions(example: Example, number: number): readonly (readonly number[])[];
}

/** A task that is trained in the page: its data, its model, and what to show. */
export interface LiveTask {
  readonly id: string;
  readonly title: MessageId;
  /** One sentence: what to watch during training. */
  readonly watch: MessageId;
  readonly about: MessageId;
  /** Explains the rows and columns of the maps. */
  readonly legend: MessageId;
  /** The default seed. */
  readonly seed: number;
  /** How often accuracy is measured, and on how many examples. */
  readonly measuring: { readonly every: number; readonly examples: number };
  /** Default pace in milliseconds per step. */
  readonly wait: number;
  /** Path of the attention to show. */
  readonly attention: string;
  /** The size that holds the number of its heads. */
  readonly heads: 'n_heads' | 'n_cross_heads';
  /** The nodes to show in a model without heads. */
  readonly views?: ModelChange['views'];
  readonly changes: readonly ChangeName[];
  /** Claims that differ from the general ones. */
  readonly claims?: Readonly<Partial<Record<ChangeName, MessageId>>>;
  load(): Promise<LiveData>;
}

const letters = [...'abcdefgh', '|'];

export const letterLegend = trainingText('training.row_each_answer_column');

/** Source positions for each row with a target; other rows have none. */
export function positionsByRow(
  target: readonly number[],
  positionsOf: (word: number, at: number) => readonly number[],
): readonly (readonly number[])[] {
  const first = target.findIndex((word) => word >= 0);
  return target.map((word, row) => (word < 0 ? [] : positionsOf(word, row - first)));
}

export const reversal: LiveTask = {
  id: 'reversal',
  title: trainingText('training.learning_turn_word_round'),
  watch: trainingText('training.watch_diagonal_appear'),
  about: trainingText('training.model_reads_six_letters'),
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
      ...{ optimizer: { rule: 'adam' }, schedule: { kind: 'constant', rate: 0.01 }, clip: 1, batch: 16 },
    },
    ...{ steps: 200, heldOut: null, sourceWords: letters, targetWords: letters },
    targetPositions: ({ target }) => positionsByRow(target, (_, at) => [target.length / 2 - 1 - at]),
  }),
};
