import type { Examples } from '../../engine/training';
import type { LoadFile } from '../files';
import { padRows, wordIndex } from '../padding';
import { RandomStream } from '../random';
import type { Task, TaskData } from '../task';

/** The token at the start and at the end of a name. */
const boundary = '.';
const letters = [boundary, ...'abcdefghijklmnopqrstuvwxyz'];
/** Ten letters between two boundary tokens. */
const n = 12;
const heldOut = 400;

function examples(names: readonly string[]): Examples {
  const numberOf = wordIndex(letters);
  return {
    count: names.length,
    source: padRows(
      names.map((name) => [boundary, ...name, boundary].map(numberOf)),
      n,
    ),
  };
}

async function load(files: LoadFile): Promise<TaskData> {
  const bytes = await files('first-names.txt', () => new URL('../data/first-names.txt', import.meta.url));
  const names = new RandomStream(1, 4).shuffle(new TextDecoder().decode(bytes).trim().split('\n'));
  return {
    sourceWords: letters,
    targetWords: letters,
    training: examples(names.slice(heldOut)),
    heldOut: examples(names.slice(0, heldOut)),
  };
}

/** English first names, letter by letter (Ward 2002). */
export const names: Task = {
  id: 'names',
  title: 'First names, letter by letter',
  model: 'language_model',
  options: [
    ['norm', 'pre'],
    ['layers', '2'],
  ],
  sizes: [
    ['n', n],
    ['c', letters.length],
    ['d_model', 48],
    ['d_ff', 96],
    ['n_heads', 4],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.004, steps: 800 },
  clip: 1,
  batch: 32,
  steps: 800,
  seed: 1,
  load,
};
