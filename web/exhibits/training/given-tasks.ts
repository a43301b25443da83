import { phrase } from '../../language/speech';
import { fetched } from '../../training/files';
import type { Task } from '../../training/task';
import type { LiveData, LiveTask } from './live-tasks';

/** Examples with their words, and where the answers to the held-out ones stand. */
async function dataOf(task: Task): Promise<LiveData> {
  const { model, options, sizes, optimizer, schedule, clip, batch } = task;
  const { training, heldOut, sourceWords, targetWords, alignments } = await task.load(fetched);
  const width = (alignments?.length ?? 0) / heldOut.count;
  return {
    request: { model, options, sizes, optimizer, schedule, clip, batch, examples: training },
    heldOut,
    sourceWords,
    targetWords,
    answers: ({ target }, number) =>
      alignments ? [...alignments.subarray(number * width, (number + 1) * width)] : target.map(() => -1),
  };
}

const acrossWords = phrase(
  'A row for each word that is written, a column for each that is read. Outlined: the word that it renders.',
);

export const englishFrench: LiveTask = {
  id: 'english-french',
  title: phrase('Learning to translate'),
  watch: phrase(
    'Watch the words cross: adjectives change places between English and French, and the weights with them.',
  ),
  about: phrase(
    'An encoder reads an English sentence, a decoder writes a French one. It sees pairs of sentences and nothing else: no dictionary, no grammar, and nobody tells it which word renders which.',
  ),
  key: acrossWords,
  steps: 1400,
  measuring: { every: 50, examples: 24 },
  wait: 0,
  attention: 'decoder_0/cross',
  heads: 'n_cross_heads',
  changes: ['no-positions', 'no-mask', 'two-cross-heads', 'recurrent', 'no-attention'],
  load: async () => dataOf((await import('../../training/tasks/english-french')).englishFrench),
};

export const numberWords: LiveTask = {
  id: 'number-words',
  title: phrase('Learning to read numbers'),
  watch: phrase(
    'Watch each digit find its word: in German the units come before the tens, and the weights cross.',
  ),
  about: phrase(
    'Numbers in words, in German, French and English, become digits. Some words decide two digits, and some digits have no word at all.',
  ),
  key: acrossWords,
  steps: 1000,
  measuring: { every: 50, examples: 30 },
  wait: 0,
  attention: 'decoder_0/cross',
  heads: 'n_cross_heads',
  changes: ['no-positions', 'no-mask', 'two-cross-heads'],
  load: async () => dataOf((await import('../../training/tasks/number-words')).numberWords),
};

export const digits: LiveTask = {
  id: 'digits',
  title: phrase('Learning to read digits'),
  watch: phrase(
    'Watch the heads settle: from a grey haze each comes to rest on the strokes that tell one digit from another.',
  ),
  about: phrase(
    '1,500 digits that people wrote, cut into sixteen patches each. A class token looks at the patches and says which digit it is.',
  ),
  key: phrase('Beside the picture: how much each patch is looked at by the class token, head by head.'),
  steps: 2000,
  measuring: { every: 50, examples: 100 },
  wait: 0,
  attention: 'encoder_1/self',
  heads: 'n_heads',
  changes: ['no-positions', 'no-scaling', 'one-head'],
  load: async () => dataOf((await import('../../training/tasks/digits')).digits),
};
