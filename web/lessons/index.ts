import { scaledDotProduct } from './attention/scaled-dot-product';
import type { CatalogueEntry, Part } from './lesson';

/** The default lesson, which is part of the main bundle. */
const first: CatalogueEntry = {
  id: 'scaled-dot-product',
  title: 'Scaled dot-product attention',
  summary: 'The core of it all: three words compare themselves with each other and share what they hold.',
  variant: 'scaled_dot_product',
  build: 'core',
  load: async () => scaledDotProduct,
};

/** All lessons in reading order. */
export const parts: readonly Part[] = [
  {
    id: 'words-as-numbers',
    title: 'Words as numbers',
    lessons: [
      {
        id: 'words-as-vectors',
        title: 'Words as vectors',
        summary: 'Words in space, their lengths and angles, and king − man + woman among 8,000 words.',
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
        summary:
          'A dictionary that answers with a mixture: hard lookup beside soft, and one temperature between them.',
        variant: 'soft_addressing',
        build: 'full',
        load: () => import('./attention/soft-addressing').then((module) => module.softAddressing),
      },
      {
        id: 'similarities',
        title: 'Similarities',
        summary: 'Dot, scaled dot, cosine, bilinear, additive, concat: six ways to compare on the same data.',
        variant: 'similarity_attention',
        build: 'full',
        load: () => import('./attention/similarities').then((module) => module.similarities),
      },
      {
        id: 'basic-self-attention',
        title: 'Basic self-attention',
        summary: 'Three steps and nothing to learn: words compare themselves and mix, softmax(X Xᵀ) X.',
        variant: 'basic_self_attention',
        build: 'full',
        load: () => import('./attention/basic-self-attention').then((module) => module.basicSelfAttention),
      },
      {
        id: 'dot-product',
        title: 'Dot-product attention',
        summary:
          'Queries meet keys and weights meet values, without the division by √d_k that the next lesson adds.',
        variant: 'dot_product',
        build: 'core',
        load: () => import('./attention/dot-product').then((module) => module.dotProduct),
      },
      first,
      {
        id: 'why-scale',
        title: 'Why scores are divided',
        summary:
          'The same scores twice, as they are and divided by √d_k. From one of the two little can be learned.',
        variant: 'two_scales',
        build: 'full',
        load: () => import('./attention/why-scale').then((module) => module.whyScale),
      },
      {
        id: 'self-attention',
        title: 'Self-attention',
        summary: 'Where Q, K and V come from: one sentence, three learned projections of it.',
        variant: 'self_attention',
        build: 'core',
        load: () => import('./attention/self-attention').then((module) => module.selfAttention),
      },
      {
        id: 'one-vector',
        title: 'One vector at a time',
        summary: 'b₁ from a₁ to a₄, one arrow after the other, beside the matrices; in rows or in columns.',
        variant: 'one_vector',
        build: 'full',
        load: () => import('./attention/one-vector').then((module) => module.oneVector),
      },
      {
        id: 'cross-attention',
        title: 'Cross-attention',
        summary:
          'An English sentence looks into a French one: queries from here, keys and values from there.',
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
        summary:
          'Several attentions side by side, each in its own slice of the features, then mixed into one.',
        variant: 'multi_head_self_attention',
        build: 'core',
        load: () => import('./heads/multi-head').then((module) => module.multiHead),
      },
      {
        id: 'multi-head-cross',
        title: 'Multi-head cross-attention',
        summary: 'Several heads, two sentences: the full mechanism between the two halves of a translator.',
        variant: 'multi_head_cross_attention',
        build: 'core',
        load: () => import('./heads/multi-head-cross').then((module) => module.multiHeadCross),
      },
      {
        id: 'multi-head-three',
        title: 'Heads with three inputs',
        summary:
          'What asks, what is searched and what is read come from three places: the most general form.',
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
        summary: 'To be or not to be: attention gives the same word the same result, wherever it stands.',
        variant: 'self_attention_with_positions',
        build: 'full',
        load: () => import('./order-and-masks/order-blindness').then((module) => module.orderBlindness),
      },
      {
        id: 'positions',
        title: 'Positions',
        summary:
          'Sines and cosines that tell a first word from a last; learned and rotary positions beside them.',
        variant: 'self_attention_with_positions',
        build: 'full',
        load: () => import('./order-and-masks/positions').then((module) => module.positions),
      },
      {
        id: 'masks',
        title: 'Masks',
        summary:
          'Who may look at whom: no looking ahead, no looking at padding, or whatever you draw by hand.',
        variant: 'scaled_dot_product',
        build: 'core',
        load: () => import('./order-and-masks/masks').then((module) => module.masks),
      },
      {
        id: 'sliding-window',
        title: 'Sliding window',
        summary: 'Each word looks at its neighbours only, and the table of all pairs is never made.',
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
        summary:
          'The attention that came first: a small network scores every pair of words of two languages.',
        variant: 'additive_attention',
        build: 'full',
        load: () => import('./scoring/additive-attention').then((module) => module.additiveAttention),
      },
      {
        id: 'luong-attention',
        title: 'Luong attention',
        summary: 'Dot, general and concat scores, and the state that comes of what was found.',
        variant: 'luong_attention',
        build: 'full',
        load: () => import('./scoring/luong-attention').then((module) => module.luongAttention),
      },
      {
        id: 'score-counts',
        title: 'M · N against M + N',
        summary:
          'Why queries and keys are made apart: how often a network runs, pair by pair or side by side.',
        variant: 'score_counts',
        build: 'full',
        load: () => import('./scoring/score-counts').then((module) => module.scoreCounts),
      },
      {
        id: 'recurrent',
        title: 'A recurrent encoder',
        summary: 'Where attention began: a sentence read word by word, and a look back at every state.',
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
        summary: 'What happens to each token on its own: four hidden cells do what no single matrix can.',
        variant: 'feed_forward',
        build: 'full',
        load: () => import('./transformer/feed-forward').then((module) => module.feedForward),
      },
      {
        id: 'layer-norm',
        title: 'Layer norm',
        summary:
          'Mean, variance, root, gain and shift, one by one: rows of any size brought to the same one.',
        variant: 'layer_norm',
        build: 'full',
        load: () => import('./transformer/layer-norm').then((module) => module.layerNorm),
      },
      {
        id: 'encoder-layer',
        title: 'Feed-forward, residual, norm: an encoder layer',
        summary:
          'Attention and a feed-forward network, each added to what came in, with a norm before or after.',
        variant: 'encoder_layer',
        build: 'full',
        load: () => import('./transformer/encoder-layer').then((module) => module.encoderLayer),
      },
      {
        id: 'decoder-layer',
        title: 'A decoder layer',
        summary:
          'Look back, look across, then think: a word being written consults the sentence it translates.',
        variant: 'decoder_layer',
        build: 'full',
        load: () => import('./transformer/decoder-layer').then((module) => module.decoderLayer),
      },
      {
        id: 'transformer',
        title: 'The transformer',
        summary: 'Two stacks of layers, reading and writing, untrained. Unfold any head down to its scores.',
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
        summary: 'What a model is trained on: the logarithm of the weight that it gave to the right word.',
        variant: 'cross_entropy_loss',
        build: 'full',
        load: () => import('./learning/cross-entropy').then((module) => module.crossEntropy),
      },
      {
        id: 'reversal',
        title: 'Reversing, learned',
        summary:
          'Six letters and a stop, then the same backwards: a trained head looks along the other diagonal.',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/reversal').then(({ reversal }) => reversal(files)),
      },
      {
        id: 'reversal-without-positions',
        title: 'Reversing without positions',
        summary: 'Letters in any order are one text to it, with one answer.',
        variant: 'language_model',
        build: 'full',
        load: (files) =>
          import('./trained-models/reversal').then((module) => module.reversalWithoutPositions(files)),
      },
      {
        id: 'sorting',
        title: 'Sorting, learned',
        summary:
          'Six digits and a stop, then the same in order: a head that goes by the digit, not by the place.',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/sorting').then(({ sorting }) => sorting(files)),
      },
      {
        id: 'pronoun',
        title: 'What does it mean?',
        summary: 'Too tired or too wide: the last word decides which noun “it” is, and a head looks at it.',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/pronoun').then(({ pronoun }) => pronoun(files)),
      },
      {
        id: 'induction',
        title: 'Induction heads, learned',
        summary:
          'What came once will come again: a head that looks one place back, and one that makes use of it.',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/induction').then(({ induction }) => induction(files)),
      },
      {
        id: 'induction-one-layer',
        title: 'Induction with one layer',
        summary: 'No key knows what stood before it, so the head guesses.',
        variant: 'language_model',
        build: 'full',
        load: (files) =>
          import('./trained-models/induction').then((module) => module.inductionInOneLayer(files)),
      },
      {
        id: 'english-french',
        title: 'English to French, learned',
        summary: 'A transformer that was trained: which word does it look at for each word that it writes?',
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
        summary:
          'Attention as it began, learned: two recurrent networks read, a third one writes and looks back.',
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
        summary: 'A whole sentence has to fit into one row.',
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
        summary: 'German, French and English numbers, and the word that decides each digit.',
        variant: 'translator',
        build: 'full',
        load: (files) =>
          import('./trained-models/number-words').then(({ numberWords }) => numberWords(files)),
      },
      {
        id: 'dates',
        title: 'Dates, learned',
        summary: 'Dates of eight languages become digits: the letters that decide light up.',
        variant: 'translator',
        build: 'full',
        load: (files) => import('./trained-models/dates').then(({ dates }) => dates(files)),
      },
      {
        id: 'names',
        title: 'Names, letter by letter',
        summary: 'A language model that learned first names: what comes next, and how boldly to draw it.',
        variant: 'language_model',
        build: 'full',
        load: (files) => import('./trained-models/names').then(({ names }) => names(files)),
      },
      {
        id: 'digits',
        title: 'Digits, learned',
        summary: 'A vision transformer reads handwriting: what each head looks at, painted on the digit.',
        variant: 'image_classifier',
        build: 'full',
        load: (files) => import('./trained-models/digits').then(({ digits }) => digits(files)),
      },
      {
        id: 'digits-without-positions',
        title: 'Digits without positions',
        summary: 'Without positions, a digit is only a set of patches.',
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
        summary: 'Which book next? Candidates look at the ratings of books like them.',
        variant: 'scaled_dot_product',
        build: 'core',
        load: () => import('./beyond-text/recommendation').then((module) => module.recommendation),
      },
      {
        id: 'image-as-vectors',
        title: 'A picture as a set of vectors',
        summary:
          'Fifty pixels look at each other, and the weights of any one are painted back on the picture.',
        variant: 'image_self_attention',
        build: 'full',
        load: () => import('./beyond-text/image-as-vectors').then((module) => module.imageAsVectors),
      },
      {
        id: 'vision-transformer',
        title: 'Vision transformer',
        summary:
          'Draw a picture: it is cut into patches that look at each other, with a class token among them.',
        variant: 'vision_transformer',
        build: 'full',
        load: () => import('./beyond-text/vision-transformer').then((module) => module.visionTransformer),
      },
      {
        id: 'windows-on-a-line',
        title: 'Windows on a line',
        summary:
          'Eight words in two windows, and the shift that lets neighbours on both sides of a border meet.',
        variant: 'shifted_window_sequence',
        build: 'full',
        load: () => import('./beyond-text/windows-on-a-line').then((module) => module.windowsOnALine),
      },
      {
        id: 'shifted-windows',
        title: 'Shifted windows',
        summary:
          'Attention inside the windows of a map, moved by half a window: regions, biases, links and cost.',
        variant: 'shifted_window_attention',
        build: 'full',
        load: () => import('./beyond-text/shifted-windows').then((module) => module.shiftedWindows),
      },
      {
        id: 'convolution-as-attention',
        title: 'Attention and convolution',
        summary: 'Nine heads that look at nine places do what any 3 × 3 kernel does, but for rounding.',
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
