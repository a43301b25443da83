import { msg } from '../../../i18n/i18n';
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
  title: msg('Learning to repeat what came before'),
  watch: msg('Watch the slanted line appear: each letter learns to look at what followed it the last time.'),
  about: msg(
    'A run of letters begins again and again. After the first time round each letter can be known: look for where the present one stood before, and take what came next. That takes two layers, one to mark every letter with its predecessor and one to search.',
  ),
  legend: letterLegend,
  seed: 1,
  measuring: { every: 10, examples: 60 },
  wait: 0,
  attention: 'layer_1/self',
  heads: 'n_heads',
  changes: ['one-layer', 'no-mask', 'no-positions', 'no-scaling', 'two-heads', 'four-heads'],
  claims: {
    'no-positions': msg(
      'Without positions only the mask tells it that something came before, and not how far back: it learns later, and writes worse.',
    ),
  },
  load: async () => ({
    ...(await dataOf((await import('../../../training/tasks/induction')).induction)),
    targetPositions: previousOccurrences,
  }),
};

const wordLegend = msg(
  'A row for each word that is written, a column for each that is read; the colour is the weight. Outlined: the word that it renders. Above a map: how much of its weight is there, on average.',
);

export const englishFrench: LiveTask = {
  id: 'english-french',
  title: msg('Learning to translate'),
  watch: msg(
    'Watch the words cross: adjectives change places between English and French, and the weights with them.',
  ),
  about: msg(
    'An encoder reads an English sentence, a decoder writes a French one. It sees pairs of sentences and nothing else: no dictionary, no grammar, and nobody tells it which word renders which.',
  ),
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
  title: msg('Learning to translate word by word'),
  watch: msg(
    'Watch the alignment appear, although nobody tells the network which word renders which; then take the attention away.',
  ),
  about: msg(
    'A network with gates (GRU) reads the English sentence from both ends, another one writes the French one, word after word, and before each word looks back at all that was read.',
  ),
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
  title: msg('Learning to read numbers'),
  watch: msg(
    'Watch each digit find its word: in German the units come before the tens, and the weights cross.',
  ),
  about: msg(
    'Numbers in words, in German, French and English, become digits. Some words decide two digits, and some digits have no word at all.',
  ),
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
  title: msg('Learning to read digits'),
  watch: msg(
    'Watch the heads settle: from an even haze each comes to rest on the strokes that tell one digit from another.',
  ),
  about: msg(
    '1,500 digits that people wrote, cut into sixteen patches each. A class token looks at the patches and says which digit it is.',
  ),
  legend: msg(
    'Beside the picture: how much each patch is looked at by the class token, head by head. Above a map: the largest of its weights, in the strongest colour.',
  ),
  seed: 1,
  measuring: { every: 25, examples: 100 },
  wait: 0,
  attention: 'encoder_1/self',
  heads: 'n_heads',
  changes: ['no-positions', 'no-scaling', 'fast', 'warm-up', 'one-head', 'two-heads'],
  load: async () => dataOf((await import('../../../training/tasks/digits')).digits),
};
