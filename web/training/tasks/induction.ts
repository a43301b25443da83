import type { RandomStream } from '../random';
import type { Task } from '../task';
import { type Sequence, sequenceData } from './sequences';

const length = 24;
const words = [...'abcdefghijklmnop'];

/**
 * A repeated sequence of distinct tokens with a random period: the next token is the one that followed the same token
 * before (Elhage et al. 2021, "induction heads"). The period is between a third and a half of the length, so that every
 * target in the second half has occurred before.
 */
function draw(random: RandomStream): Sequence {
  const period = length / 3 + random.nextInt(length / 2 - length / 3 + 1);
  const cycle = random.shuffle([...words.keys()]).slice(0, period);
  const at = (place: number): number => cycle[place % period] ?? 0;
  return {
    words: Array.from({ length }, (_, place) => at(place)),
    next: Array.from({ length: length / 2 }, (_, place) => at(length / 2 + place + 1)),
  };
}

/** Two layers suffice: the first attends to the previous token, the second to the token that followed the same token before. */
export const induction: Task = {
  id: 'induction',
  title: 'Induction',
  model: 'language_model',
  options: [
    ['layers', '2'],
    ['norm', 'post'],
  ],
  sizes: [
    ['n', length],
    ['c', words.length],
    ['d_model', 32],
    ['d_ff', 16],
    ['n_heads', 1],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'constant', rate: 0.005 },
  clip: 1,
  batch: 32,
  steps: 300,
  seed: 1,
  map: 'layer_1/self/head_0/weights',
  load: () => sequenceData({ words, length, stream: 9, training: 12_000, sample: draw }),
};

/** One layer is not enough. */
export const inductionInOneLayer: Task = {
  ...induction,
  id: 'induction-one-layer',
  title: 'Induction with one layer',
  options: [
    ['layers', '1'],
    ['norm', 'post'],
  ],
  map: 'layer_0/self/head_0/weights',
};
