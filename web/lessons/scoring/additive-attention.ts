import type { LessonBody } from '../lesson';
import { measured, sentences, trained } from './trained-alignment';

const count = (name: keyof typeof measured) => measured[name].toLocaleString('en-US');

export const additiveAttention: LessonBody = {
  preset: {
    tokens: sentences,
    options: { form: 'both', softmax_over: 'source', bias: false },
    inputs: trained,
  },
  opening: 'weights',
  guide: () => import('./guides/additive-attention').then((module) => module.additiveAttentionGuide),
  figures: ['lengths', 'training-english-french-recurrent'],
  steps: [
    {
      node: 'decoder_states',
      prose:
        'A translator writes its sentence word by word. Its decoder, the part that writes, has a state: a row of ' +
        'numbers that sums up what is written so far. [[decoder_states]] has one such row for each word to write. ' +
        'Each is a query: which words of the source matter now? The row of [[row:decoder_states:r]] begins with ' +
        '[[decoder_states:r,0]].',
      aside:
        'The numbers at the start come from a translator that we trained (two-way recurrent encoder, this attention, ' +
        'recurrent decoder): these states, those of the encoder, and the score network. It learned ' +
        `from ${count('learnedFrom')} sentences of a small grammar of ${count('englishWords')} English words, and not ` +
        `from this one. It is the best of ${count('starts')} random starts. All numbers are rounded to multiples of 1/16.`,
    },
    {
      node: 'encoder_states',
      prose:
        'The encoder, the part that reads, has a state at each word of the source. [[encoder_states]] has one row ' +
        'for each of them. These rows are keys and values at once: queries are compared with them, and the result is ' +
        'a mixture of them. The row of [[row:encoder_states:r]] begins with [[encoder_states:r,0]].',
      aside:
        'The left half of each row comes from reading the sentence forwards, the right half from reading it ' +
        'backwards. So a row holds its own word and something of the words around it. During training, noise ' +
        '(normal, standard deviation 0.1) was added to these rows, so that each row represents its own word clearly.',
    },
    {
      node: 'w_h',
      prose:
        '[[w_h]] is the part of W that multiplies encoder states, h: [[dim:d_h]] numbers in, [[dim:d_a]] out.',
      aside:
        'Papers write W [h; s] with a column [h; s], and a W of [[dim:d_a]] rows. Here rows are states and matrices ' +
        'multiply on the right, so this is the same matrix with rows and columns exchanged.',
    },
    {
      node: 'w_s',
      prose:
        '[[w_s]] is the part of W that multiplies decoder states, s. The two kinds of state may have different ' +
        'widths; both products have [[dim:d_a]] numbers.',
    },
    {
      node: 'v_a',
      prose:
        '[[v_a]] has [[dim:d_a]] learned numbers. They turn the hidden numbers of a pair into a single score.',
      aside:
        'tanh stays between −1 and 1, so no score can be larger than the sum of the absolute values of these ' +
        'numbers. A dot product has no such bound.',
    },
    {
      node: 'b_a',
      prose: '[[b_a]] is one row, added to every pair before the tanh.',
    },
    {
      node: 'pairs',
      prose:
        'The formula taken literally: [h; s] is an encoder state followed by a decoder state, one row for each of ' +
        '[[dim:m]] times [[dim:n]] pairs. The row of [[row:pairs:r]] begins with [[pairs:r,0]].',
    },
    {
      node: 'w_pairs',
      prose: '[[w_pairs]] is [[w_h]] with [[w_s]] below it. Its upper rows multiply h, its lower ones s.',
    },
    {
      node: 'projected_pairs',
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]], all pairs at once. The row of [[row:projected_pairs:r]] begins ' +
        'with [[projected_pairs:r,0]], [[projected_pairs:r,1]], [[projected_pairs:r,2]].',
    },
    {
      node: 'projected_encoder',
      prose:
        'A small network compares two states. Its first layer multiplies each encoder state by [[w_h]], a learned ' +
        'matrix: once for each word of the source, however many words will be written. The row of ' +
        '[[row:projected_encoder:r]] begins with [[projected_encoder:r,0]], [[projected_encoder:r,1]], ' +
        '[[projected_encoder:r,2]].',
      aside:
        'There are two ways to the same numbers: this one, and the product of W with all pairs [h; s], written out ' +
        'one per row.',
    },
    {
      node: 'projected_decoder',
      prose:
        'Each decoder state is multiplied by another learned matrix, [[w_s]], once for each word to write. The two ' +
        'kinds of state may differ in width; after these products all rows have [[dim:d_a]] numbers and can be ' +
        'added. The row of [[row:projected_decoder:r]] begins with [[projected_decoder:r,0]], ' +
        '[[projected_decoder:r,1]], [[projected_decoder:r,2]].',
    },
    {
      node: 'summed_pairs',
      prose:
        'Each decoder state now meets each encoder state: their two rows are added, number by number. This gives one ' +
        'row for each of [[dim:m]] times [[dim:n]] pairs. The row of [[row:summed_pairs:r]] begins with ' +
        '[[summed_pairs:r,0]], [[summed_pairs:r,1]], [[summed_pairs:r,2]].',
      aside:
        'The product of a row and a matrix can be split, because what h contributes does not depend on s: [h; s] ' +
        'times W is h times [[w_h]] plus s times [[w_s]]. So most of the work is done once per state and not once ' +
        'per pair.',
    },
    {
      node: 'form_difference',
      prose:
        'The difference of the two forms: [[form_difference:r,0]] for the first number of [[row:form_difference:r]]. ' +
        'Products and sums of sixteenths are exact, so it is exactly 0. With other numbers, sums that are added in ' +
        'another order can differ by rounding.',
    },
    {
      node: 'biased_pairs',
      prose:
        'The bias is added to the row of every pair. The first number of [[row:biased_pairs:r]] is now ' +
        '[[biased_pairs:r,0]].',
    },
    {
      node: 'hidden_pairs',
      prose:
        'tanh, the hyperbolic tangent, bends each number into the range from −1 to 1: large numbers end up close to ' +
        '1, strongly negative ones close to −1. The row of [[row:hidden_pairs:r]] now begins with ' +
        '[[hidden_pairs:r,0]], [[hidden_pairs:r,1]], [[hidden_pairs:r,2]].',
      aside:
        'tanh makes the score more than a sum. Without it, the score would be a part that depends on h alone plus a ' +
        'part that depends on s alone. The second is the same along a row, so the softmax ignores it, and every ' +
        'decoder state would look at the same words.',
    },
    {
      node: 'energies',
      prose:
        'Each row becomes one number: its [[dim:d_a]] numbers times the learned numbers of [[v_a]], added up. This ' +
        'is the score of the pair: how well the two states fit. For [[row:energies:r]] it is [[energies:r,0]]. The ' +
        'papers call it the energy e.',
    },
    {
      node: 'scores',
      prose:
        'The same scores as a matrix: a row for each word to write, a column for each word of the source. ' +
        '[[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'Some texts call α, the matrix of the next step, the score. Usually the score is what goes into the softmax ' +
        'and the weight is what comes out, as here: [[scores:r,max]] is a score.',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1: the weights, or alignment. To write ' +
        '[[row:weights:r]], the decoder looks at [[col:weights:max]] with [[weights:r,max]]. As the lesson starts, ' +
        'the French noun comes before its adjectives, and they follow in the opposite order: from row to row, the ' +
        'largest weights cross over.',
      aside:
        '“La” looks at two words: [[weights:0,0]] goes to “the” and [[weights:0,3]] to “area”. In French that is ' +
        '“zone”, a feminine noun, so the article is “la” and not “le”. The translator was never told which word ' +
        `translates which. Of ${count('sentences')} sentences new to it, it translates ${count('sentencesRight')} ` +
        `without a mistake, and for ${count('wordsAligned')} of their ${count('words')} French words the largest weight ` +
        'is on the English word that the grammar made them from.',
    },
    {
      node: 'scores_transposed',
      prose:
        'Now the softmax is to run over the decoder states, so the matrix is transposed: a row per word that was ' +
        'read.',
    },
    {
      node: 'target_shares',
      prose:
        'Each row divides 1 among the words to write. [[row:target_shares:r]] gives [[target_shares:r,max]] to ' +
        '[[col:target_shares:max]], whether or not that word needs it.',
    },
    {
      node: 'crossed_shares',
      prose:
        'Transposed back: now every column adds up to 1, and the rows do not. The article “Explaining Attention Mechanism” defines it like this. ' +
        'Where i counts the source words and j the words to write, it divides e to the power of each score by the ' +
        'sum over all j, but then adds up the encoder states over all i.',
      aside:
        'The axes clash. Whatever the letters are, the softmax must run over the same places as the weighted sum: ' +
        'the source. Set the option back to see it done right.',
    },
    {
      node: 'ones',
      prose: 'A column of [[dim:n]] ones. A row times it is the sum of the row.',
    },
    {
      node: 'row_sums',
      prose:
        'What the first rows add up to: [[row_sums:0,0]] for [[row:row_sums:0]], [[row_sums:1,0]] for ' +
        '[[row:row_sums:1]], [[row_sums:2,0]] for [[row:row_sums:2]]. A weighted mean needs 1 everywhere.',
    },
    {
      node: 'context',
      prose:
        '[[context]] is the result: for each word to write, a mixture of the rows of [[encoder_states]], each times ' +
        'its weight. For [[row:context:r]] it begins with [[context:r,0]], [[context:r,1]]. The decoder uses it ' +
        'together with its own state to write the word.',
      aside:
        'With weights along the right axis, every number of a context lies between those of the encoder states. ' +
        'There is one context for each decoder state, however many words the source has.',
    },
  ],
};
