import { softmaxAside } from '../common';
import { wordRows } from '../inputs';
import type { LessonBody, LessonStep } from '../lesson';
import { rows } from '../rows';
import { decoderSteps, encoderSteps, normPlaceAside, normSteps } from './block-steps';
import { transformerNumbers } from './transformer-numbers';

/** The positions of the source or the target. */
function positionSteps(at: string, whose: string): readonly LessonStep[] {
  return [
    {
      node: `${at}positions`,
      prose: `Attention does not know the order of words, so the model is told: [[${at}positions]] numbers the rows of ${whose} from 0.`,
    },
    {
      node: `${at}exponents`,
      prose: `One exponent for each pair of columns: 0 for the first, and more and more negative from there.`,
    },
    {
      node: `${at}frequencies`,
      prose:
        `10,000 to the power of the exponents: the first pair turns by 1 radian at every position, the others ever ` +
        `more slowly.`,
    },
    {
      node: `${at}angles`,
      prose: `Position times frequency: [[${at}angles:r,c]] for [[row:${at}angles:r]] in this pair.`,
    },
    {
      node: `${at}angle_sines`,
      prose: `The sine of each angle: [[${at}angles:r,c]] gives [[${at}angle_sines:r,c]].`,
    },
    {
      node: `${at}angle_cosines`,
      prose: `The cosine of each angle: [[${at}angles:r,c]] gives [[${at}angle_cosines:r,c]].`,
    },
    {
      node: `${at}position_encoding`,
      prose: `Sines and cosines in turns, one pair of columns for each frequency. Every position has a row that no other has.`,
      aside: 'If d_model is odd, the last pair has room for its sine only; its cosine is left out.',
    },
    {
      node: `${at}positioned`,
      prose:
        'Attention does not know the order of words. So each row gets the sines and cosines of its position added: ' +
        `[[arg0:r,c]] becomes [[${at}positioned:r,c]]. The same word at another place is now another row.`,
      aside: 'Vaswani et al. count pairs from 0, which makes the first frequency 1. Some texts count from 1.',
    },
  ];
}

/** What the layers add to what every layer of its kind does. */
const layerSteps: readonly LessonStep[] = [
  {
    node: 'encoder_0/self/head_0/weights',
    prose:
      'In the encoder, each word of the source looks at all of them. The softmax turns each row of scores into weights that add ' +
      'up to 1: [[row:encoder_0/self/head_0/weights:r]] gives [[encoder_0/self/head_0/weights:r,max]] to ' +
      '[[col:encoder_0/self/head_0/weights:max]]. The parameters were drawn at random, so this means nothing yet.',
    aside: softmaxAside,
  },
  {
    node: 'encoder_1/self/head_0/weights',
    prose:
      'The second layer does the same with parameters of its own. It starts from the rows that the first layer made, which ' +
      'already hold something of other words. [[row:encoder_1/self/head_0/weights:r]] gives ' +
      '[[encoder_1/self/head_0/weights:r,max]] to [[col:encoder_1/self/head_0/weights:max]].',
  },
  {
    node: 'encoder_1/norm_2/normed',
    prose:
      'The second layer ends here: a row for each word of the source, as wide as at the start. With two layers this is the ' +
      'memory, the result of the encoder. Every layer of the decoder makes its keys and values from it.',
    aside: 'If norms come first, one more norm follows at the end of the encoder and of the decoder.',
  },
  {
    node: 'decoder_0/self/head_0/weights',
    prose:
      'In the decoder, a word may look only at itself and at what was written before: the mask removes all other scores. ' +
      '[[row:decoder_0/self/head_0/weights:r]] gives [[decoder_0/self/head_0/weights:r,max]] to ' +
      '[[col:decoder_0/self/head_0/weights:max]].',
  },
  {
    node: 'decoder_0/cross/head_0/weights',
    prose:
      'Then each word of the target looks at the source. Queries are made from the target, keys and values from the memory. ' +
      '[[row:decoder_0/cross/head_0/weights:r]] gives [[decoder_0/cross/head_0/weights:r,max]] to ' +
      '[[col:decoder_0/cross/head_0/weights:max]].',
  },
  {
    node: 'decoder_1/cross/head_0/weights',
    prose:
      'The second layer looks at the same memory again, with matrices of its own and with queries made from what the first ' +
      'layer found. [[row:decoder_1/cross/head_0/weights:r]] gives [[decoder_1/cross/head_0/weights:r,max]] to ' +
      '[[col:decoder_1/cross/head_0/weights:max]].',
  },
  {
    node: 'decoder_1/norm_3/normed',
    prose:
      'The second layer of the decoder ends here: a row for each word of the target. A translator multiplies each row by one ' +
      'more matrix. This gives a score to every word that it knows, and the softmax makes probabilities of the next word.',
    aside: 'The lessons on trained models have this last matrix, and show the probabilities.',
  },
];

/** A complete transformer of two encoder and two decoder layers. */
export const transformer: LessonBody = {
  preset: {
    tokens: { query: ['start', 'Regarde', 'cet'], key: ['Watch', 'that', 'bird'] },
    options: {
      layers: '2',
      positions: 'sinusoidal',
      n_heads: 2,
      norm: 'post',
      activation: 'relu',
      bias: false,
      norm_kind: 'layer',
    },
    inputs: {
      source: wordRows,
      target: rows('0 0 1 -1 | 1 0 1 0 | -1 1 0 1'),
      ...transformerNumbers,
    },
  },
  opening: 'decoder_0/cross/head_0/weights',
  figures: ['training-english-french', 'training-number-words'],
  guide: () => import('./guides/transformer').then((module) => module.transformerGuide),
  steps: [
    {
      node: 'source',
      prose:
        '[[source]] is the sentence that is read, a row for each word. The encoder, the part that reads, handles all words at ' +
        'the same time. The decoder, the part that writes, will look at its result.',
      aside:
        'Nothing here has been trained: the parameters are small numbers drawn once at random. Every step is what a trained ' +
        'transformer does; what the words attend to, and the rows that come out, mean nothing yet.',
    },
    {
      node: 'target',
      prose:
        '[[target]] is the sentence that is written, shifted right by one: it begins with a mark for the start, and ' +
        'each row holds the word before the one that has to be found.',
      aside: normPlaceAside,
    },
    ...positionSteps('source/', 'the source'),
    ...encoderSteps('encoder_*/', ''),
    ...normSteps('encoder_norm/'),
    ...positionSteps('target/', 'the target'),
    {
      node: 'mask',
      prose:
        '[[mask]] lets each word of the target look at itself and at what was written before: −∞ above the diagonal. One mask ' +
        'serves every layer and every head of the decoder.',
      aside:
        'While training, all words of the target are known, and without the mask each could look up the next one. The ' +
        'encoder needs no mask: the source is there as a whole.',
    },
    ...decoderSteps('decoder_*/'),
    ...normSteps('decoder_norm/'),
    ...layerSteps,
  ],
};
