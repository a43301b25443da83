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
  figures: ['lengths', 'training-english-french-recurrent'],
  steps: [
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]] has one row per word that is being written: the state of the decoder just before it. It asks the ' +
        'question: which words of the source matter now? The row of [[row:decoder_states:r]] begins with [[decoder_states:r,0]].',
      aside:
        'The numbers that the lesson starts with, these states, those of the encoder and the score network, come from a ' +
        'translator that was really trained; the step of the weights tells how. They are rounded to sixteenths.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]] has one row per word that was read: the state of the encoder at that place. These rows are keys ' +
        'and values at once; they are compared with the question, and they are what is handed over.',
      aside:
        'The left half of each row comes from reading the sentence forwards, the right half from reading it backwards; ' +
        'so a row holds its own word and something of the words around it. While the translator learned, noise ' +
        '(normal, of standard deviation 0.1) was added to these rows, so that each would say most clearly what it ' +
        'alone knows, its own word.',
    },
    {
      node: 'w_h',
      prose:
        '[[w_h]] reads encoder states: [[dim:d_h]] numbers in, [[dim:d_a]] out. It is the part of W that meets h.',
      aside:
        'Papers write W [h; s] with a column [h; s], and a W of [[dim:d_a]] rows. Here rows are states and matrices multiply on the ' +
        'right, so this is the same matrix with rows and columns exchanged.',
    },
    {
      node: 'w_s',
      prose:
        '[[w_s]] reads decoder states. The two kinds of state may have different widths; both come out with [[dim:d_a]] numbers.',
    },
    {
      node: 'v_a',
      prose: '[[v_a]] has [[dim:d_a]] numbers and turns what the network sees in a pair into a single score.',
      aside:
        'tanh stays between −1 and 1, so no score can be larger than these numbers added up without their signs. A dot ' +
        'product has no such bound.',
    },
    {
      node: 'b_a',
      prose: '[[b_a]] is one row, added to every pair before the tanh.',
    },
    {
      node: 'pairs',
      prose:
        'Written as the formula says it: [h; s], an encoder state with a decoder state behind it, one row for each of ' +
        '[[dim:m]] times [[dim:n]] pairs. The row of [[row:pairs:r]] begins with [[pairs:r,0]].',
    },
    {
      node: 'w_pairs',
      prose: '[[w_pairs]] is [[w_h]] with [[w_s]] below it. Its upper rows will meet h, its lower ones s.',
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
        'The other way to the same numbers: each encoder state meets [[w_h]] once, however many words will be written. ' +
        'The row of [[row:projected_encoder:r]] begins with [[projected_encoder:r,0]], [[projected_encoder:r,1]], [[projected_encoder:r,2]].',
    },
    {
      node: 'projected_decoder',
      prose:
        'Each decoder state meets [[w_s]] once: the row of [[row:projected_decoder:r]] begins with [[projected_decoder:r,0]], ' +
        '[[projected_decoder:r,1]], [[projected_decoder:r,2]].',
    },
    {
      node: 'summed_pairs',
      prose:
        'Every projected encoder state plus every projected decoder state, a row per pair. For [[row:summed_pairs:r]] this ' +
        'begins with [[summed_pairs:r,0]], [[summed_pairs:r,1]], [[summed_pairs:r,2]].',
      aside:
        'A row times a matrix can be taken apart: what h contributes does not depend on s. So [h; s] times W is h times [[w_h]] plus s times [[w_s]], ' +
        'and most of the work is done once per state and not once per pair.',
    },
    {
      node: 'form_difference',
      prose:
        'The two forms, one taken from the other: [[form_difference:r,0]] for the first number of ' +
        '[[row:form_difference:r]]. Products and sums of sixteenths are exact, so it is 0 exactly; with other numbers it ' +
        'is 0 up to the rounding of a sum that was added in another order.',
    },
    {
      node: 'biased_pairs',
      prose:
        'The bias is added to the row of every pair. The first number of [[row:biased_pairs:r]] is now [[biased_pairs:r,0]].',
    },
    {
      node: 'hidden_pairs',
      prose:
        'tanh bends every number into the range from −1 to 1. This is what makes the score more than a sum: for ' +
        '[[row:hidden_pairs:r]] it leaves [[hidden_pairs:r,0]], [[hidden_pairs:r,1]], [[hidden_pairs:r,2]] and so on.',
      aside:
        'Without the tanh the score would be a part that depends on h alone plus a part that depends on s alone. The second is ' +
        'the same along a row, the softmax drops it, and every decoder state would look at the same words.',
    },
    {
      node: 'energies',
      prose:
        '[[energies]] = [[hidden_pairs]] [[v_a]], one score for each pair: [[energies:r,0]] for [[row:energies:r]]. The papers call ' +
        'it the energy e.',
    },
    {
      node: 'scores',
      prose:
        'The same scores as a table: a row per word that is written, a column per word that was read. ' +
        '[[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'Some texts call α, the table that comes next, the score. Elsewhere the score is what goes into the softmax and the weight is ' +
        'what comes out, as here: [[scores:r,max]] is a score.',
    },
    {
      node: 'weights',
      prose:
        'A softmax of each row: the alignment. To write [[row:weights:r]], the decoder looks at [[col:weights:max]] with ' +
        '[[weights:r,max]]. As the lesson starts, read the rows from top to bottom: the French noun comes first and the adjectives ' +
        'follow in the opposite order, so the weights cross over. “La” rests on two words, with [[weights:0,0]] on ' +
        '“the” and [[weights:0,3]] on “area”: in French that is “zone”, a feminine noun, and so the article is “la” ' +
        'and not “le”.',
      aside:
        `We trained this translator (two-way recurrent encoder, this attention, recurrent decoder) on ${count('learnedFrom')} sentences of a ` +
        `small grammar of ${count('englishWords')} English words; this pair was not among them, and nobody told it which word ` +
        `renders which. It is the best of ${count('starts')} random starts. Of ${count('sentences')} sentences new to it, ` +
        `${count('sentencesRight')} come out without a fault, and for ${count('wordsAligned')} of their ${count('words')} French words ` +
        'the largest weight lies on the English word that the grammar made them from.',
    },
    {
      node: 'scores_transposed',
      prose:
        'Now the softmax is to run over the decoder states, so the table is turned: a row per word that was read.',
    },
    {
      node: 'target_shares',
      prose:
        'Each row shares 1 among the words that are written. [[row:target_shares:r]] gives [[target_shares:r,max]] to ' +
        '[[col:target_shares:max]], whether or not that word needs it.',
    },
    {
      node: 'crossed_shares',
      prose:
        'Turned back. Every column adds up to 1 now, and the rows do not. One article has it so: where i counts the ' +
        'source words and j the words that are written, it divides e to the power of each score by the sum over ' +
        'all j, but then adds up the encoder states over all i.',
      aside:
        'The axes clash. Whatever the letters are, the softmax must run over the places that the weighted sum runs over: ' +
        'the source. Set the option back to see it right.',
    },
    {
      node: 'ones',
      prose: 'A column of [[dim:n]] ones. A row times it is the sum of the row.',
    },
    {
      node: 'row_sums',
      prose:
        'What the first rows add up to: [[row_sums:0,0]] for [[row:row_sums:0]], [[row_sums:1,0]] for [[row:row_sums:1]], ' +
        '[[row_sums:2,0]] for [[row:row_sums:2]]. A weighted mean needs 1 everywhere.',
    },
    {
      node: 'context',
      prose:
        '[[context]] is a weighted sum of the rows of [[encoder_states]], one for each word that is written. For ' +
        '[[row:context:r]] it begins with [[context:r,0]], [[context:r,1]]; the decoder reads it together with its own state.',
      aside:
        'With weights along the right axis every context lies between the encoder states. There is one for each ' +
        'decoder state, however many words the source has.',
    },
  ],
};
