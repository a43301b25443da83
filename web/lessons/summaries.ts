import { first } from './index';

/** What each lesson is about, in one sentence, by its id. Loaded with what lists lessons; the first lesson has its own at hand. */
export const summaries: Readonly<Record<string, string>> = {
  [first.id]: first.summary,
  'words-as-vectors': 'Words in space, their lengths and angles, and king − man + woman among 8,000 words.',
  'soft-addressing':
    'A dictionary that answers with a mixture: hard lookup beside soft, and one temperature between them.',
  similarities: 'Dot, scaled dot, cosine, bilinear, additive, concat: six ways to compare on the same data.',
  'basic-self-attention':
    'Three steps and nothing to learn: words compare themselves and mix, softmax(X Xᵀ) X.',
  'dot-product':
    'Queries meet keys and weights meet values, without the division by √d_k that the next lesson adds.',
  'why-scale':
    'The same scores twice, as they are and divided by √d_k. From one of the two little can be learned.',
  'self-attention': 'Where Q, K and V come from: one sentence, three learned projections of it.',
  'one-vector': 'b₁ from a₁ to a₄, one arrow after the other, beside the matrices; in rows or in columns.',
  'cross-attention':
    'An English sentence looks into a French one: queries from here, keys and values from there.',
  'multi-head':
    'Several attentions side by side, each in its own slice of the features, then mixed into one.',
  'multi-head-cross':
    'Several heads, two sentences: the full mechanism between the two halves of a translator.',
  'multi-head-three':
    'What asks, what is searched and what is read come from three places: the most general form.',
  'order-blindness': 'To be or not to be: attention gives the same word the same result, wherever it stands.',
  positions:
    'Sines and cosines that tell a first word from a last; learned and rotary positions beside them.',
  masks: 'Who may look at whom: no looking ahead, no looking at padding, or whatever you draw by hand.',
  'sliding-window': 'Each word looks at its neighbours only, and the table of all pairs is never made.',
  'additive-attention':
    'The attention that came first: a small network scores every pair of words of two languages.',
  'luong-attention': 'Dot, general and concat scores, and the state that comes of what was found.',
  'score-counts':
    'Why queries and keys are made apart: how often a network runs, pair by pair or side by side.',
  recurrent: 'Where attention began: a sentence read word by word, and a look back at every state.',
  'feed-forward': 'What happens to each token on its own: four hidden cells do what no single matrix can.',
  'layer-norm': 'Mean, variance, root, gain and shift, one by one: rows of any size brought to the same one.',
  'encoder-layer':
    'Attention and a feed-forward network, each added to what came in, with a norm before or after.',
  'decoder-layer':
    'Look back, look across, then think: a word being written consults the sentence it translates.',
  transformer: 'Two stacks of layers, reading and writing, untrained. Unfold any head down to its scores.',
  'cross-entropy': 'What a model is trained on: the logarithm of the weight that it gave to the right word.',
  reversal: 'Six letters and a stop, then the same backwards: a trained head looks along the other diagonal.',
  'reversal-without-positions': 'Letters in any order are one text to it, with one answer.',
  sorting: 'Six digits and a stop, then the same in order: a head that goes by the digit, not by the place.',
  pronoun: 'Too tired or too wide: the last word decides which noun “it” is, and a head looks at it.',
  induction:
    'What came once will come again: a head that looks one place back, and one that makes use of it.',
  'induction-one-layer': 'No key knows what stood before it, so the head guesses.',
  'english-french':
    'A transformer that was trained: which word does it look at for each word that it writes?',
  'english-french-recurrent':
    'Attention as it began, learned: two recurrent networks read, a third one writes and looks back.',
  'english-french-without-attention': 'A whole sentence has to fit into one row.',
  'number-words': 'German, French and English numbers, and the word that decides each digit.',
  dates: 'Dates of eight languages become digits: the letters that decide light up.',
  names: 'A language model that learned first names: what comes next, and how boldly to draw it.',
  digits: 'A vision transformer reads handwriting: what each head looks at, painted on the digit.',
  'digits-without-positions': 'Without positions, a digit is only a set of patches.',
  recommendation: 'Which book next? Candidates look at the ratings of books like them.',
  'image-as-vectors':
    'Fifty pixels look at each other, and the weights of any one are painted back on the picture.',
  'vision-transformer':
    'Draw a picture: it is cut into patches that look at each other, with a class token among them.',
  'windows-on-a-line':
    'Eight words in two windows, and the shift that lets neighbours on both sides of a border meet.',
  'shifted-windows':
    'Attention inside the windows of a map, moved by half a window: regions, biases, links and cost.',
  'convolution-as-attention':
    'Nine heads that look at nine places do what any 3 × 3 kernel does, but for rounding.',
};
