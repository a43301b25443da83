import { trainingText } from '../../../i18n/en/training';
import { fetchFile } from '../../../training/files';
import { padding } from '../../../training/padding';
import type { Task } from '../../../training/task';
import { recurrentViews } from './changes';
import { type LiveData, type LiveTask, letterLegend, positionsByRow } from './live-tasks';

/** Examples with their vocabularies, and the source positions of the held-out targets. */
async function dataOf(task: Task): Promise<LiveData> {
  const { model, options, sizes, optimizer, schedule, clip, batch, steps } = task;
  const { training, heldOut, sourceWords, targetWords, alignments } = await task.load(fetchFile);
  const width = (alignments?.length ?? 0) / heldOut.count;
  return {
    request: { model, options, sizes, optimizer, schedule, clip, batch, examples: training },
    steps,
    heldOut,
    sourceWords,
    targetWords,
    targetPositions: ({ target }, number) =>
      target.map((_, row) => {
        const place = alignments?.[number * width + row] ?? padding;
        return place === padding ? [] : [place];
      }),
  };
}

/** All earlier positions of the target letter. */
const previousOccurrences: LiveData['targetPositions'] = ({ source, target }) => {
  const first = target.findIndex((word) => word >= 0);
  return positionsByRow(target, (word, at) =>
    source.flatMap((other, place) => (other === word && place <= first + at ? [place] : [])),
  );
};

export const induction: LiveTask = {
  id: 'induction',
  title: trainingText('training.learning_repeat_came_before'),
  watch: trainingText('training.watch_slanted_line_appear'),
  about: trainingText('training.run_letters_begins_again'),
  legend: letterLegend,
  seed: 1,
  measuring: { every: 10, examples: 60 },
  wait: 0,
  attention: 'layer_1/self',
  heads: 'n_heads',
  changes: ['one-layer', 'no-mask', 'no-positions', 'no-scaling', 'two-heads', 'four-heads'],
  claims: {
    'no-positions': trainingText('training.without_positions_only_mask'),
  },
  load: async () => ({
    ...(await dataOf((await import('../../../training/tasks/induction')).induction)),
    targetPositions: previousOccurrences,
  }),
};

const wordLegend = trainingText('training.row_each_word_written');

export const englishFrench: LiveTask = {
  id: 'english-french',
  title: trainingText('training.learning_translate'),
  watch: trainingText('training.watch_words_cross'),
  about: trainingText('training.encoder_reads_english_sentence'),
  legend: wordLegend,
  seed: 2,
  measuring: { every: 25, examples: 60 },
  wait: 0,
  attention: 'decoder_0/cross',
  heads: 'n_cross_heads',
  changes: [
    ...(['no-mask', 'no-positions', 'no-scaling', 'fast', 'warm-up'] as const),
    ...(['two-cross-heads', 'four-cross-heads', 'recurrent', 'no-attention'] as const),
  ],
  load: async () => dataOf((await import('../../../training/tasks/english-french')).englishFrench),
};

export const recurrentTranslator: LiveTask = {
  id: 'english-french-recurrent',
  title: trainingText('training.learning_translate_word_word'),
  watch: trainingText('training.watch_alignment_appear_although'),
  about: trainingText('training.network_gates_gru_reads'),
  legend: wordLegend,
  seed: 2,
  measuring: { every: 25, examples: 60 },
  wait: 0,
  attention: 'decoder',
  heads: 'n_cross_heads',
  views: recurrentViews,
  changes: ['attention-off'],
  load: async () => dataOf((await import('../../../training/tasks/english-french')).englishFrenchRecurrent),
};

export const numberWords: LiveTask = {
  id: 'number-words',
  title: trainingText('training.learning_read_numbers'),
  watch: trainingText('training.watch_each_digit_find'),
  about: trainingText('training.numbers_words_german_french'),
  legend: wordLegend,
  seed: 1,
  measuring: { every: 25, examples: 60 },
  wait: 0,
  attention: 'decoder_0/cross',
  heads: 'n_cross_heads',
  changes: ['no-mask', 'no-positions', 'no-scaling', 'two-cross-heads', 'four-cross-heads'],
  load: async () => dataOf((await import('../../../training/tasks/number-words')).numberWords),
};

export const digits: LiveTask = {
  id: 'digits',
  title: trainingText('training.learning_read_digits'),
  watch: trainingText('training.watch_heads_settle'),
  about: trainingText('training.1_500_digits_people'),
  legend: trainingText('training.beside_picture'),
  seed: 1,
  measuring: { every: 25, examples: 100 },
  wait: 0,
  attention: 'encoder_1/self',
  heads: 'n_heads',
  changes: ['no-positions', 'no-scaling', 'fast', 'warm-up', 'one-head', 'two-heads'],
  load: async () => dataOf((await import('../../../training/tasks/digits')).digits),
};
