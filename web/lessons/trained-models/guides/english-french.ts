import type { Guide } from '../../guide';

export const englishFrenchGuide: Guide = {
  needs: ['transformer'],
  short: ['step-decoder_0/cross/head_0/weights', 'step-logits', 'try-0', 'end'],
  cover: {
    picture: { kind: 'arcs', row: 'decoder_0/cross/head_0/weights:1' },
    lead: 'A transformer, a model made of attention, has learned to translate from examples alone. Its encoder reads the English sentence; its decoder writes the French one, word by word. Nobody told it which words belong together.',
    question: {
      ask: 'It has written “la”. Which English word does it look at most to write the next one?',
      answer: { kind: 'word', cell: 'decoder_0/cross/head_0/weights:1,max' },
      right:
        'It gives [[decoder_0/cross/head_0/weights:1,a]] to “[[col:decoder_0/cross/head_0/weights:a]]” and writes “zone”. Two English words were skipped: French wants the noun first. How does it know where to look?',
      wrong:
        '“[[col:decoder_0/cross/head_0/weights:g]]” gets [[decoder_0/cross/head_0/weights:1,g]], “[[col:decoder_0/cross/head_0/weights:a]]” gets [[decoder_0/cross/head_0/weights:1,a]]: the next word is “zone”, because French wants the noun first. How does it know where to look?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: the English sentence' },
    { node: 'source/word_vectors', title: 'Vectors: learned numbers for each word', defines: ['w_embed'] },
    { node: 'source/positioned', title: 'Plus position: the order of the words' },
    {
      node: 'encoder_0/self/head_1/weights',
      title: 'The encoder: English words look at each other',
      prediction: {
        ask: 'French has to decide between le, la and les. Which word does “[[row:encoder_0/self/head_1/weights:0]]” look at most in the second head of the encoder?',
        answer: { kind: 'word', cell: 'encoder_0/self/head_1/weights:0,max' },
        right:
          'It gives [[encoder_0/self/head_1/weights:0,a]] to “[[col:encoder_0/self/head_1/weights:a]]”: in French, the noun decides about the article.',
        wrong:
          'It gives [[encoder_0/self/head_1/weights:0,g]] to “[[col:encoder_0/self/head_1/weights:g]]” and [[encoder_0/self/head_1/weights:0,a]] to “[[col:encoder_0/self/head_1/weights:a]]”: in French, the noun decides about the article.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    { node: 'encoder_norm/normed', title: 'Out of the encoder: what the decoder can look at' },
    { node: 'target', title: 'The French words written so far' },
    {
      node: 'decoder_0/self/head_1/weights',
      title: 'The decoder: French words look back',
      action: 'Find the zeros above the diagonal: no word sees those that follow it.',
    },
    { node: 'decoder_0/cross/head_0/scaled_scores', title: 'Scores: French queries, English keys' },
    {
      node: 'decoder_0/cross/head_0/weights',
      title: 'Weights: where the decoder looks',
      prediction: {
        ask: 'The model has written “la zone”. The two best scores of “[[row:decoder_0/cross/head_0/weights:2]]” are [[decoder_0/cross/head_0/scaled_scores:2,1]] for “[[col:decoder_0/cross/head_0/weights:1]]” and [[decoder_0/cross/head_0/scaled_scores:2,2]] for “[[col:decoder_0/cross/head_0/weights:2]]”. The softmax turns scores into shares that add up to 1. How large is that of “[[col:decoder_0/cross/head_0/weights:2]]”? Drag the bar.',
        answer: { kind: 'bar', cell: 'decoder_0/cross/head_0/weights:2,2', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[decoder_0/cross/head_0/weights:2,2]]. A lead of 1.6 makes a share five times as large.',
        wrong:
          'You said [[given]]; it is [[decoder_0/cross/head_0/weights:2,2]]. Only the difference counts: a lead of 1.6 makes a share five times as large, since e to the power of 1.6 is about 5.',
      },
      action: 'Point at or tap the French words from left to right. Where do the lines cross?',
    },
    { node: 'decoder_0/cross/head_0/context', title: 'Context: what was found in the English sentence' },
    { node: 'decoder_0/residual_2', title: 'Added to what the decoder had' },
    {
      node: 'logits',
      title: 'Out: a number for each French word',
      defines: ['w_u'],
      prediction: {
        ask: 'After “la zone”, two adjectives are left: “european economic” in English. Which word gets the largest number?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'européenne, the first of the two',
              holds: ['logits:2,37', '=', 'logits:2,max'],
              wrong:
                'That would keep the English order. The model looked at “economic” with [[decoder_0/cross/head_0/weights:2,2]], so “économique” has [[logits:2,114]], “européenne” [[logits:2,37]].',
            },
            { text: 'économique, the second one', holds: ['logits:2,114', '=', 'logits:2,max'] },
            {
              text: 'grandit, the verb',
              holds: ['logits:2,47', '=', 'logits:2,max'],
              wrong:
                'Both adjectives come before the verb, which has [[logits:2,47]]. The model looked at “economic”, and “économique” has [[logits:2,114]].',
            },
          ],
        },
        right:
          '“économique” has [[logits:2,114]], “européenne” only [[logits:2,37]]: the model looked at “economic” with [[decoder_0/cross/head_0/weights:2,2]].',
        wrong:
          '“économique” has [[logits:2,114]], “européenne” [[logits:2,37]] and “grandit” [[logits:2,47]]. The model looked at “economic” with [[decoder_0/cross/head_0/weights:2,2]]: French has these adjectives in the opposite order.',
      },
    },
  ],
  tries: [
    {
      title: 'Another noun',
      node: 'encoder_0/self/head_1/weights',
      text: 'To write the first French word, the decoder looks at “[[col:decoder_0/cross/head_0/weights:0]]” alone. The matrix here belongs to the encoder: it shows how much each English word looks at the others. You are about to replace “area” by “market”, which is masculine in French. “The” stays as it is.',
      edits: [{ tokens: 'key', to: ['the', 'european', 'economic', 'market', 'grows'] }],
      question: {
        ask: 'What will the first French word be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'la: “the” has not changed',
              holds: ['logits:0,56', '=', 'logits:0,max'],
              wrong:
                'The word has not changed, but its row has: in the encoder, it looked at the noun. So “le” has [[logits:0,57]], “la” [[logits:0,56]].',
            },
            { text: 'le, which suits the new noun', holds: ['logits:0,57', '=', 'logits:0,max'] },
            {
              text: 'un, another article',
              holds: ['logits:0,98', '=', 'logits:0,max'],
              wrong:
                '“un” would stand for “a”. “The” is still there, and only its gender has changed: “le” has [[logits:0,57]], “un” [[logits:0,98]].',
            },
          ],
        },
        right: 'The article depends on a word that the decoder did not look at.',
        wrong: 'It is “le”, although the decoder still looks at “the” alone.',
      },
      because:
        'In the encoder, “[[row:encoder_0/self/head_1/weights:0]]” gives [[encoder_0/self/head_1/weights:0,3]] to the noun, so its row says which article is needed. “le” now has [[logits:0,57]], before it had [[was:logits:0,57]]. A matrix of weights shows where a head looks, not where the information came from.',
    },
    {
      title: 'Is it a rule that adjectives are reversed?',
      node: 'decoder_0/cross/head_0/weights',
      text: 'In the training sentences, “european” always stood before “economic”, and “économique” before “européenne”. You are about to swap the two English words.',
      edits: [{ tokens: 'key', to: ['the', 'economic', 'european', 'area', 'grows'] }],
      question: {
        ask: 'Which word will the model write after “zone”?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'européenne: it reverses the order',
              holds: ['logits:2,37', '=', 'logits:2,max'],
              wrong:
                'That would be the rule “reverse the adjectives”. The model has learned another one: “économique” has [[logits:2,114]], “européenne” [[logits:2,37]].',
            },
            { text: 'économique, as before', holds: ['logits:2,114', '=', 'logits:2,max'] },
          ],
        },
        right: 'It has learned which adjective follows the noun, not to reverse them.',
        wrong: 'It is “économique” again, with [[logits:2,114]] against [[logits:2,37]].',
      },
      because:
        'The decoder now looks at “[[col:decoder_0/cross/head_0/weights:1]]”, with [[decoder_0/cross/head_0/weights:2,1]], to write “économique” first. No sentence of the training could tell “reverse the adjectives” from “économique comes right after the noun”. The model has learned the second.',
    },
    {
      title: 'Let the decoder see what comes next',
      node: 'decoder_0/self/head_1/weights',
      text: 'The causal mask hides later French words from each row. You are about to switch it off, so that each row sees the whole translation, even the word that it should find.',
      edits: [{ option: 'mask', to: 'none' }],
      question: {
        ask: 'Will the model still begin with “la”?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes: now it sees even more',
              holds: ['logits:0,56', '=', 'logits:0,max'],
              wrong:
                'More to see does not help a model that has never learned to use it: “la” has [[logits:0,56]], the full stop [[logits:0,116]].',
            },
            { text: 'No: it begins with a full stop', holds: ['logits:0,116', '=', 'logits:0,max'] },
          ],
        },
        right: 'It was trained with the mask, and the first row had never seen another word.',
        wrong:
          'It begins with a full stop. More to see does not help a model that has never learned to use it.',
      },
      because:
        '“la” had [[was:logits:0,56]], now it has [[logits:0,56]], and the full stop has [[logits:0,116]]. In training, a row that could see the next word would only copy it. When the model translates, this word does not exist yet. That is what the mask is for.',
    },
    {
      title: 'Which head is needed?',
      node: 'decoder_0/cross/head_0/weights',
      text: 'Below the stage, each head of the model can be switched off. Which one changes the translation most? Guess, then switch one off after the other.',
      edits: [],
      figure: 'trained-heads',
      because:
        'Without its only cross-attention head, the decoder gets nothing from the English sentence: it writes French words that have nothing to do with it. Without any one of the four encoder heads, the translation of this sentence stays the same: the other three carry enough.',
    },
  ],
  checks: [
    {
      title: 'Divide by what?',
      node: 'decoder_0/cross/head_0/scaled_scores',
      question: {
        ask: 'In cross-attention, “[[row:decoder_0/cross/head_0/scores:2]]” and “[[col:decoder_0/cross/head_0/scores:2]]” have the score [[decoder_0/cross/head_0/scores:2,2]]. Their query and key have [[dim:d_k_cross]] numbers each; √32 is about 5.66. What is the scaled score? One decimal is enough.',
        answer: { kind: 'number', cell: 'decoder_0/cross/head_0/scaled_scores:2,2', within: 0.1 },
        right: 'The score divided by √d_k, where d_k is the width of a key: [[dim:d_k_cross]].',
        wrong: 'Divide the score by the root of the width of a key.',
        mistakes: [
          {
            edits: [],
            cell: 'decoder_0/cross/head_0/scores:2,2',
            text: '[[given]] is the score itself. It still has to be divided by √d_k.',
          },
        ],
      },
    },
    {
      title: 'From which row is a word written?',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'Select the weight that the decoder gave to “european” in order to write “européenne”.',
        answer: { kind: 'cell', cell: 'decoder_0/cross/head_0/weights:3,1' },
        right:
          'The row has the name of the word before: from “[[row:decoder_0/cross/head_0/weights:3]]”, the model writes “européenne”.',
        wrong:
          'That cell is in the row of “[[row:decoder_0/cross/head_0/weights:gr]]”. When the model looks for a word, the row of that word does not exist yet. The word is written from the row of the word before it.',
      },
    },
    {
      title: 'How does it know the article?',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'The model writes “la” because “zone” is feminine. How does the noun get into the first French word?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Before “la”, the decoder looks at “area” most.',
              holds: ['decoder_0/cross/head_0/weights:0,3', '>', 0.5],
              wrong:
                'It gives “area” only [[decoder_0/cross/head_0/weights:0,3]], and nearly all to “the”. Where did words look at each other before?',
            },
            {
              text: 'In the encoder, “the” has looked at “area”.',
              holds: ['encoder_0/self/head_1/weights:0,3', '>', 0.5],
            },
            {
              text: 'In the decoder, the first row sees “zone”.',
              holds: ['decoder_0/self/head_1/weights:0,2', '>', 0.5],
              wrong:
                '“zone” has not been written yet, and the mask hides it: [[decoder_0/self/head_1/weights:0,2]]. Where else do words look at each other?',
            },
          ],
        },
        right:
          'With [[encoder_0/self/head_1/weights:0,3]]. The decoder gives “area” only [[decoder_0/cross/head_0/weights:0,3]], and finds the gender in the row of “the”.',
        wrong:
          'The decoder gives “area” [[decoder_0/cross/head_0/weights:0,3]] before “la”, and the mask hides all later French words. Where else do words look at each other?',
      },
    },
  ],
  remember: [
    {
      node: 'decoder_0/cross/head_0/weights',
      text: 'Before each word, the decoder looks at the words of the source that it needs, in any order. It has learned this from translations alone.',
    },
    {
      node: 'encoder_0/self/head_1/weights',
      text: 'In the encoder, words collect what they need from each other. So weights show where a head looks, not where the information came from.',
    },
    {
      node: 'logits',
      text: 'The result is a number for each word of the vocabulary. The word with the largest one is written, and becomes the next row of the target.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3, figure 1' },
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”, with “the European Economic Area”',
      place: 'figure 3',
    },
    {
      text: 'In cross-attention, one sentence looks at another. Some texts take keys and queries from the same sentence there. Here keys and values come from the English one; only the queries come from the French one.',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'five times as large',
      cell: 'decoder_0/cross/head_0/weights:2,2',
      times: [4.5, 5.5],
      than: 'decoder_0/cross/head_0/weights:2,1',
    },
    {
      says: 'A lead of 1.6',
      cell: 'decoder_0/cross/head_0/scaled_scores:2,2',
      more: [1.55, 1.65],
      than: 'decoder_0/cross/head_0/scaled_scores:2,1',
    },
    {
      says: 'the decoder still looks at “the” alone',
      after: 0,
      cell: 'decoder_0/cross/head_0/weights:0,0',
      is: '>',
      than: 0.99,
    },
    {
      says: 'the model looked at “economic” with',
      cell: 'logits:2,114',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'économique comes right after the noun',
      after: 1,
      cell: 'logits:2,114',
      in: 'row',
      is: 'largest',
      alone: true,
    },
  ],
};
