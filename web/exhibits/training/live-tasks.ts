import type { Examples, StudyRequest } from '../../engine/training';
import { phrase } from '../../language/speech';
import type { Example } from '../../training/messages';
import type { ChangeName } from './changes';

/** What is there to be learned: with it, the models that a training opens are known. */
export interface LiveData {
  readonly request: Omit<StudyRequest, 'seed'>;
  /** Examples that are never learned from; null where the engine makes them. */
  readonly heldOut: Examples | null;
  /** How words are written that are read, and those that are told, by their numbers. */
  readonly sourceWords: readonly string[];
  readonly targetWords: readonly string[];
  /** The place of the source where each row has its answer, before anybody writes it; -1 where there is none. */
  answers(example: Example, number: number): readonly number[];
}

/** A task that is learned before the reader's eyes: what there is to learn, with which model, and what to watch for. */
export interface LiveTask {
  readonly id: string;
  readonly title: string;
  /** One sentence: what to look at while it learns. */
  readonly watch: string;
  readonly about: string;
  /** What the rows and the columns of the maps are. */
  readonly key: string;
  /** After so many steps it has usually learned. */
  readonly steps: number;
  /** Accuracy is measured every so many steps, over so many examples. */
  readonly measuring: { readonly every: number; readonly examples: number };
  /** Milliseconds from step to step at which it is pleasant to watch. */
  readonly wait: number;
  /** The attention whose heads find the answers. */
  readonly attention: string;
  /** The size that says how many they are. */
  readonly heads: 'n_heads' | 'n_cross_heads';
  readonly changes: readonly ChangeName[];
  load(): Promise<LiveData>;
}

const letters = 'a b c d e f g h i j k l m n o p'.split(' ');

const asLetters = phrase(
  'A row for each answer, a column for each letter it may look at. Outlined: where the answer stands.',
);

/** Rows that are asked, in order; all others have no answer. */
function answered(target: readonly number[], place: (word: number, at: number) => number): readonly number[] {
  const first = target.findIndex((word) => word >= 0);
  return target.map((word, row) => (word < 0 ? -1 : place(word, row - first)));
}

export const reversal: LiveTask = {
  id: 'reversal',
  title: phrase('Learning to turn a word round'),
  watch: phrase('Watch the diagonal appear: each answer learns to look at the letter that it has to repeat.'),
  about: phrase(
    'The model reads six letters and a bar, and has to write the letters backwards. Nobody tells it how: it is only told how wrong it was.',
  ),
  key: asLetters,
  steps: 200,
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
    heldOut: null,
    sourceWords: [...letters.slice(0, 8), '|'],
    targetWords: [...letters.slice(0, 8), '|'],
    answers: ({ target }) => answered(target, (_, at) => target.length / 2 - 1 - at),
  }),
};

export const induction: LiveTask = {
  id: 'induction',
  title: phrase('Learning to repeat what came before'),
  watch: phrase(
    'Watch the slanted line appear: each letter learns to look at what followed it the last time.',
  ),
  about: phrase(
    'A run of letters begins again and again. After the first time round each letter can be known: look for where the present one stood before, and take what came next. That takes two layers, one to mark every letter with its predecessor and one to search.',
  ),
  key: asLetters,
  steps: 400,
  measuring: { every: 20, examples: 32 },
  wait: 0,
  attention: 'layer_1/self',
  heads: 'n_heads',
  changes: ['one-layer', 'no-positions', 'no-mask', 'no-scaling', 'one-head', 'four-heads'],
  load: async () => ({
    request: {
      ...{ model: 'language_model', examples: { task: 'induction' }, batch: 32, clip: 1 },
      options: [
        ['norm', 'pre'],
        ['layers', '2'],
      ],
      sizes: [
        ['d_model', 32],
        ['n_heads', 2],
        ['d_ff', 64],
      ],
      ...{ optimizer: { rule: 'adam' }, schedule: { course: 'constant', rate: 0.003 } },
    },
    heldOut: null,
    sourceWords: letters,
    targetWords: letters,
    answers: ({ source, target }) => answered(target, (word) => source.indexOf(word)),
  }),
};
