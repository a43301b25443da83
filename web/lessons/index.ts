import { scaledDotProduct } from './attention/scaled-dot-product';
import type { CatalogueEntry, Part } from './lesson';

/** The default lesson, which is part of the main bundle. */
export const first = {
  id: 'scaled-dot-product',
  title: 'Scaled dot-product attention',
  summary: 'The core of it all: three words compare themselves with each other and share what they hold.',
  variant: 'scaled_dot_product',
  build: 'core',
  load: async () => scaledDotProduct,
} as const satisfies CatalogueEntry;

/** All lessons in reading order. */
export const parts: readonly Part[] = [
  {
    id: 'words-as-numbers',
    title: 'Words as numbers',
    lessons: [
      {
        id: 'words-as-vectors',
        title: 'Words as vectors',
        variant: 'word_similarity',
        build: 'full',
        load: () => import('./attention/words-as-vectors').then((module) => module.wordsAsVectors),
      },
    ],
  },
  {
    id: 'attention',
    title: 'Attention',
    lessons: [
      {
        id: 'soft-addressing',
        title: 'Soft addressing',
        variant: 'soft_addressing',
        build: 'full',
        load: () => import('./attention/soft-addressing').then((module) => module.softAddressing),
      },
      {
        id: 'similarities',
        title: 'Similarities',
        variant: 'similarity_attention',
        build: 'full',
        load: () => import('./attention/similarities').then((module) => module.similarities),
      },
      {
        id: 'basic-self-attention',
        title: 'Basic self-attention',
        variant: 'basic_self_attention',
        build: 'full',
        load: () => import('./attention/basic-self-attention').then((module) => module.basicSelfAttention),
      },
      {
        id: 'dot-product',
        title: 'Dot-product attention',
        variant: 'dot_product',
        build: 'core',
        load: () => import('./attention/dot-product').then((module) => module.dotProduct),
      },
      first,
      {
        id: 'why-scale',
        title: 'Why scores are divided',
        variant: 'two_scales',
        build: 'full',
        load: () => import('./attention/why-scale').then((module) => module.whyScale),
      },
      {
        id: 'self-attention',
        title: 'Self-attention',
        variant: 'self_attention',
        build: 'core',
        load: () => import('./attention/self-attention').then((module) => module.selfAttention),
      },
      {
        id: 'one-vector',
        title: 'One vector at a time',
        variant: 'one_vector',
        build: 'full',
        load: () => import('./attention/one-vector').then((module) => module.oneVector),
      },
      {
        id: 'cross-attention',
        title: 'Cross-attention',
        variant: 'cross_attention',
        build: 'core',
        load: () => import('./attention/cross-attention').then((module) => module.crossAttention),
      },
    ],
  },
  {
    id: 'heads',
    title: 'Heads',
    lessons: [
      {
        id: 'multi-head',
        title: 'Multi-head attention',
        variant: 'multi_head_self_attention',
        build: 'core',
        load: () => import('./heads/multi-head').then((module) => module.multiHead),
      },
      {
        id: 'multi-head-cross',
        title: 'Multi-head cross-attention',
        variant: 'multi_head_cross_attention',
        build: 'core',
        load: () => import('./heads/multi-head-cross').then((module) => module.multiHeadCross),
      },
      {
        id: 'multi-head-three',
        title: 'Heads with three inputs',
        variant: 'multi_head_attention',
        build: 'full',
        load: () => import('./heads/multi-head-three').then((module) => module.multiHeadThree),
      },
    ],
  },
  {
    id: 'order-and-masks',
    title: 'Order and masks',
    lessons: [
      {
        id: 'order-blindness',
        title: 'Order blindness',
        variant: 'self_attention_with_positions',
        build: 'full',
        load: () => import('./order-and-masks/order-blindness').then((module) => module.orderBlindness),
      },
      {
        id: 'positions',
        title: 'Positions',
        variant: 'self_attention_with_positions',
        build: 'full',
        load: () => import('./order-and-masks/positions').then((module) => module.positions),
      },
      {
        id: 'masks',
        title: 'Masks',
        variant: 'scaled_dot_product',
        build: 'core',
        load: () => import('./order-and-masks/masks').then((module) => module.masks),
      },
      {
        id: 'sliding-window',
        title: 'Sliding window',
        variant: 'sliding_window',
        build: 'full',
        load: () => import('./order-and-masks/sliding-window').then((module) => module.slidingWindow),
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Other ways to score',
    lessons: [
      {
        id: 'additive-attention',
        title: 'Additive attention',
        variant: 'additive_attention',
        build: 'full',
        load: () => import('./scoring/additive-attention').then((module) => module.additiveAttention),
      },
      {
        id: 'luong-attention',
        title: 'Luong attention',
        variant: 'luong_attention',
        build: 'full',
        load: () => import('./scoring/luong-attention').then((module) => module.luongAttention),
      },
      {
        id: 'score-counts',
        title: 'M · N against M + N',
        variant: 'score_counts',
        build: 'full',
        load: () => import('./scoring/score-counts').then((module) => module.scoreCounts),
      },
      {
        id: 'recurrent',
        title: 'A recurrent encoder',
        variant: 'recurrent_attention',
        build: 'full',
        load: () => import('./scoring/recurrent').then((module) => module.recurrent),
      },
    ],
  },
  {
    id: 'transformer',
    title: 'The transformer',
    lessons: [
      {
        id: 'feed-forward',
        title: 'Feed-forward network',
        variant: 'feed_forward',
        build: 'full',
        load: () => import('./transformer/feed-forward').then((module) => module.feedForward),
      },
      {
        id: 'layer-norm',
        title: 'Layer norm',
        variant: 'layer_norm',
        build: 'full',
        load: () => import('./transformer/layer-norm').then((module) => module.layerNorm),
      },
      {
        id: 'encoder-layer',
        title: 'Feed-forward, residual, norm: an encoder layer',
        variant: 'encoder_layer',
        build: 'full',
        load: () => import('./transformer/encoder-layer').then((module) => module.encoderLayer),
      },
      {
        id: 'decoder-layer',
        title: 'A decoder layer',
        variant: 'decoder_layer',
        build: 'full',
        load: () => import('./transformer/decoder-layer').then((module) => module.decoderLayer),
      },
      {
        id: 'transformer',
        title: 'The transformer',
        variant: 'transformer',
        build: 'full',
        load: () => import('./transformer/transformer').then((module) => module.transformer),
      },
    ],
  },
  {
    id: 'learning',
    title: 'Learning',
    lessons: [
      {
        id: 'cross-entropy',
        title: 'Cross-entropy with smoothed targets',
        variant: 'cross_entropy_loss',
        build: 'full',
        load: () => import('./learning/cross-entropy').then((module) => module.crossEntropy),
      },
      {
        id: 'reversal',
        title: 'Reversing, learned',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/reversal').then(({ reversal }) => reversal(files)),
      },
      {
        id: 'reversal-without-positions',
        title: 'Reversing without positions',
        variant: 'language_model',
        build: 'full',
        load: (files) =>
          import('./trained-models/reversal').then((module) => module.reversalWithoutPositions(files)),
      },
      {
        id: 'sorting',
        title: 'Sorting, learned',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/sorting').then(({ sorting }) => sorting(files)),
      },
      {
        id: 'pronoun',
        title: 'What does it mean?',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/pronoun').then(({ pronoun }) => pronoun(files)),
      },
      {
        id: 'induction',
        title: 'Induction heads, learned',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/induction').then(({ induction }) => induction(files)),
      },
      {
        id: 'induction-one-layer',
        title: 'Induction with one layer',
        variant: 'language_model',
        build: 'full',
        load: (files) =>
          import('./trained-models/induction').then((module) => module.inductionInOneLayer(files)),
      },
      {
        id: 'english-french',
        title: 'English to French, learned',
        variant: 'translator',
        build: 'full',
        load: (files) =>
          import('./trained-models/english-french/english-french').then(({ englishFrench }) =>
            englishFrench(files),
          ),
      },
      {
        id: 'english-french-recurrent',
        title: 'English to French, recurrent',
        variant: 'recurrent_translator',
        build: 'full',
        load: (files) =>
          import('./trained-models/english-french/english-french-recurrent').then((module) =>
            module.englishFrenchRecurrent(files),
          ),
      },
      {
        id: 'english-french-without-attention',
        title: 'English to French without attention',
        variant: 'recurrent_translator',
        build: 'full',
        load: (files) =>
          import('./trained-models/english-french/english-french-recurrent').then((module) =>
            module.englishFrenchWithoutAttention(files),
          ),
      },
      {
        id: 'number-words',
        title: 'Number words to digits, learned',
        variant: 'translator',
        build: 'full',
        load: (files) =>
          import('./trained-models/number-words').then(({ numberWords }) => numberWords(files)),
      },
      {
        id: 'dates',
        title: 'Dates, learned',
        variant: 'translator',
        build: 'full',
        load: (files) => import('./trained-models/dates').then(({ dates }) => dates(files)),
      },
      {
        id: 'names',
        title: 'Names, letter by letter',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/names').then(({ names }) => names(files)),
      },
      {
        id: 'digits',
        title: 'Digits, learned',
        variant: 'image_classifier',
        build: 'full',
        load: (files) => import('./trained-models/digits').then(({ digits }) => digits(files)),
      },
      {
        id: 'digits-without-positions',
        title: 'Digits without positions',
        variant: 'image_classifier',
        build: 'full',
        load: (files) =>
          import('./trained-models/digits').then((module) => module.digitsWithoutPositions(files)),
      },
    ],
  },
  {
    id: 'beyond-text',
    title: 'Beyond text',
    lessons: [
      {
        id: 'recommendation',
        title: 'Recommendation',
        variant: 'scaled_dot_product',
        build: 'core',
        load: () => import('./beyond-text/recommendation').then((module) => module.recommendation),
      },
      {
        id: 'image-as-vectors',
        title: 'A picture as a set of vectors',
        variant: 'image_self_attention',
        build: 'full',
        load: () => import('./beyond-text/image-as-vectors').then((module) => module.imageAsVectors),
      },
      {
        id: 'vision-transformer',
        title: 'Vision transformer',
        variant: 'vision_transformer',
        build: 'full',
        load: () => import('./beyond-text/vision-transformer').then((module) => module.visionTransformer),
      },
      {
        id: 'windows-on-a-line',
        title: 'Windows on a line',
        variant: 'shifted_window_sequence',
        build: 'full',
        load: () => import('./beyond-text/windows-on-a-line').then((module) => module.windowsOnALine),
      },
      {
        id: 'shifted-windows',
        title: 'Shifted windows',
        variant: 'shifted_window_attention',
        build: 'full',
        load: () => import('./beyond-text/shifted-windows').then((module) => module.shiftedWindows),
      },
      {
        id: 'convolution-as-attention',
        title: 'Attention and convolution',
        variant: 'convolution_as_attention',
        build: 'full',
        load: () =>
          import('./beyond-text/convolution-as-attention').then((module) => module.convolutionAsAttention),
      },
    ],
  },
];

/** The first lesson, then the others in reading order. */
export const catalogue: readonly [CatalogueEntry, ...CatalogueEntry[]] = [
  first,
  ...parts.flatMap(({ lessons }) => lessons.filter((entry) => entry !== first)),
];
