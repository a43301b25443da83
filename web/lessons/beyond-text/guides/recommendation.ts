import type { Edit, Guide } from '../../guide';

/** Queries of zeros: every candidate looks at all books alike. */
const withoutQueries: readonly Edit[] = Array.from({ length: 12 }, (_, at) => ({
  set: `query:${Math.floor(at / 4)},${at % 4}`,
  to: 0,
}));

/** The last book of the history gets the topics of the one before it. */
const twoAlike: readonly Edit[] = [
  { set: 'key:4,0', to: 1 },
  { set: 'key:4,1', to: -1 },
  { set: 'key:4,2', to: 2 },
  { set: 'key:4,3', to: 0 },
];

export const recommendationGuide: Guide = {
  needs: ['soft-addressing'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:1' },
    lead: 'A reader has rated these five books. “[[row:weights:1]]” is a love story with some humour. Should a shop recommend it?',
    question: {
      ask: 'Which book says most about whether this reader will like “[[row:weights:1]]”?',
      answer: { kind: 'word', cell: 'weights:1,max' },
      right:
        '“[[col:weights:a]]” gets [[weights:1,a]] of the attention. The reader rated it [[value:1,0]], so “[[row:weights:1]]” is not recommended. How is such a weight computed?',
      wrong:
        '“[[col:weights:g]]” gets only [[weights:1,g]]; “[[col:weights:a]]”, another love story, gets [[weights:1,a]]. The reader rated it [[value:1,0]]. How is such a weight computed?',
    },
  },
  keySteps: [
    { node: 'query', title: 'Queries: the books to choose from' },
    { node: 'key', title: 'Keys: the books that the reader knows' },
    { node: 'value', title: 'Values: how the reader rated them' },
    {
      node: 'scores',
      title: 'Scores: what two books have in common',
      prediction: {
        ask: 'Multiply the topics of two books, pair by pair, and add up. [[row:query:0]] has [[query:0,0]] for [[col:query:0]], [[query:0,1]] for [[col:query:1]], [[query:0,2]] for [[col:query:2]] and [[query:0,3]] for [[col:query:3]]. With which book does it get the largest score?',
        answer: { kind: 'word', cell: 'scores:0,max' },
        right:
          'The score is [[scores:0,a]]. Both are about science and crime, and neither is about love: two negative numbers have a positive product.',
        wrong:
          '[[col:scores:g]] gets [[scores:0,g]], [[col:scores:a]] gets [[scores:0,a]]: it shares science and crime, and neither book is about love. Two negative numbers have a positive product.',
      },
      action: 'Select a number of [[scores]] to see its four products.',
    },
    { node: 'scaled_scores', title: 'Scaled scores: divided by √d_k' },
    {
      node: 'weights',
      title: 'Weights: where each candidate looks',
      prediction: {
        ask: 'The softmax turns each row into shares that add up to 1. The row of [[row:scaled_scores:2]] is [[scaled_scores:2,0]], [[scaled_scores:2,1]], [[scaled_scores:2,2]], [[scaled_scores:2,3]], [[scaled_scores:2,4]]. How large is its weight for [[col:weights:3]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:2,3', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:2,3]]. Two books have the best score, so they get the same weight.',
        wrong:
          'You said [[given]]; it is [[weights:2,3]], the same as for [[col:weights:0]]: equal scores get equal weights. The three other books share the rest.',
      },
      action: 'Point at or tap a book above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: the rating to expect',
      prediction: {
        ask: 'The weights average the ratings: [[value:0,0]] for [[row:value:0]], [[value:1,0]] for [[row:value:1]], [[value:2,0]] for [[row:value:2]], [[value:3,0]] for [[row:value:3]] and [[value:4,0]] for [[row:value:4]]. Which candidate gets the best one?',
        answer: { kind: 'word', cell: 'context:max,0' },
        right:
          '[[row:context:ar]] gets [[context:ar,0]]: it looks almost only at books that were rated [[value:3,0]].',
        wrong:
          '[[row:context:gr]] gets [[context:gr,0]], [[row:context:ar]] gets [[context:ar,0]]: it looks almost only at books that were rated [[value:3,0]].',
      },
    },
  ],
  tries: [
    {
      title: 'A new rating',
      node: 'context',
      text: '[[row:value:1]] was rated [[value:1,0]]. You are about to make that 2.',
      edits: [{ set: 'value:1,0', to: 2 }],
      question: {
        ask: 'Which numbers of [[context]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'context',
          wrong: {
            missed:
              'Every candidate gives [[row:value:1]] some weight, so the first column changes in every row.',
            extra: 'The second column averages how often books were read again, and that has not changed.',
          },
        },
        right: 'One column of ratings, for every candidate.',
        wrong:
          'The framed cells are marked wrongly. Every candidate gives [[row:value:1]] some weight, but only one column of ratings has changed.',
      },
      because:
        '[[row:context:1]] had [[was:context:1,0]] and now has [[context:1,0]]. The weights are the same as before, [[weights:1,1]] for [[col:weights:1]]: they depend on what books are about, not on how they were rated.',
    },
    {
      title: 'Less science',
      node: 'scores',
      text: '[[row:key:3]] has [[key:3,0]] for [[col:key:0]]. You are about to make that 0.',
      edits: [{ set: 'key:3,0', to: 0 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed:
              '[[col:key:0]] counts for every candidate that has something else than 0 there: not for one only.',
            extra:
              'Other books keep their topics and their scores. And where a candidate has 0, the product was 0 and still is.',
          },
        },
        right: '[[row:query:2]] has [[query:2,0]] there, and 0 times anything is 0.',
        wrong:
          'The framed cells are marked wrongly. Only the column of [[row:key:3]] can change, and only where the candidate has something else than 0 for [[col:key:0]].',
      },
      because:
        '[[row:scores:0]] and [[col:scores:3]] had [[was:scores:0,3]] and now have [[scores:0,3]], since one topic less agrees. [[row:scores:1]] went from [[was:scores:1,3]] to [[scores:1,3]]: its [[query:1,0]] for [[col:query:0]] no longer counts against the book.',
    },
    {
      title: 'Without attention',
      node: 'context',
      text: 'Without attention, a shop averages all ratings of the reader once. You are about to set all queries to 0: every candidate then gives each book the same weight.',
      edits: withoutQueries,
      question: {
        ask: 'Which candidate will get the best rating?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still [[row:context:0]], by a smaller lead',
              holds: ['context:0,0', '>', 'context:2,0'],
              wrong:
                'Its lead came from the weights, which were its own. Now they are equal, and every candidate gets [[context:0,0]].',
            },
            { text: 'None: all get the same', holds: ['context:0,0', '=', 'context:2,0'] },
            {
              text: '[[row:context:1]], which had the worst',
              holds: ['context:1,0', '>', 'context:0,0'],
              wrong:
                'Nothing tells the candidates apart any more: this one gets [[context:1,0]], like all others.',
            },
          ],
        },
        right: 'One average serves all candidates.',
        wrong: 'All weights of a row are equal, so that one average serves all candidates.',
      },
      because:
        'Every weight is [[weights:0,0]], and every candidate gets [[context:0,0]]. Before, [[row:context:0]] had [[was:context:0,0]] and [[row:context:1]] [[was:context:1,0]]. Attention lets each candidate choose the ratings that say something about it.',
    },
    {
      title: 'Two books alike',
      node: 'weights',
      text: 'You are about to give [[row:key:4]] the topics of [[row:key:3]]. The reader then knows two books of the same kind.',
      edits: twoAlike,
      question: {
        ask: 'What will the weight do that [[row:weights:0]] gives to [[col:weights:3]]?',
        answer: {
          kind: 'change',
          cell: 'weights:0,3',
          wrong: {
            grow: 'A second book of this kind does not support the first. The row still adds up to 1, and the two share it.',
            stay: 'The score has stayed, but another book now has the same. The row adds up to 1, so they share.',
          },
        },
        right: 'The two books share it.',
        wrong: 'The row still adds up to 1, so the two books share it.',
      },
      because:
        'It was [[was:weights:0,3]], now both have [[weights:0,3]]: a row always adds up to 1. Zhou et al. leave the softmax out. Then the sum of the weights is not fixed, and several books of one kind show a stronger interest than one.',
    },
  ],
  checks: [
    {
      title: 'One score',
      node: 'scores',
      question: {
        ask: '[[row:query:1]] has the topics [[query:1,0]], [[query:1,1]], [[query:1,2]], [[query:1,3]], and [[row:key:4]] has [[key:4,0]], [[key:4,1]], [[key:4,2]], [[key:4,3]]. What is their score?',
        answer: { kind: 'number', cell: 'scores:1,4', within: 0.05 },
        right: 'Four products, added up: [[scores:1,4]].',
        wrong: 'Multiply pair by pair, then add up the four products.',
        mistakes: [
          {
            edits: [
              { set: 'key:4,0', to: 1 },
              { set: 'key:4,2', to: 1 },
            ],
            cell: 'scores:1,4',
            text: '[[given]] has lost signs: the product of two negative numbers is positive.',
          },
          {
            edits: [],
            cell: 'scaled_scores:1,4',
            text: '[[given]] is already divided by √d_k. That comes next.',
          },
        ],
      },
    },
    {
      title: 'One weight is missing',
      node: 'weights',
      question: {
        ask: 'The weights of [[row:weights:0]] are [[weights:0,0]] for [[col:weights:0]], [[weights:0,1]] for [[col:weights:1]], [[weights:0,2]] for [[col:weights:2]] and [[weights:0,4]] for [[col:weights:4]]. Which weight does [[col:weights:3]] get? Two decimals.',
        answer: { kind: 'number', cell: 'weights:0,3', within: 0.011 },
        right: 'A row adds up to 1, and [[weights:0,3]] is what the others leave.',
        wrong: 'The five weights of the row add up to 1. What do the four others leave?',
        mistakes: [
          {
            edits: [],
            cell: 'scaled_scores:0,3',
            text: '[[given]] is the scaled score. The softmax still has to turn the row into shares.',
          },
          {
            edits: [{ option: 'scale', to: 1 }],
            cell: 'weights:0,3',
            text: '[[given]] is the weight without the division by √d_k.',
          },
        ],
      },
    },
    {
      title: 'How often read again?',
      node: 'context',
      question: {
        ask: '[[row:weights:0]] gives [[weights:0,2]] to [[col:weights:2]] and [[weights:0,3]] to [[col:weights:3]]. Only these two were read again: [[value:2,1]] times and [[value:3,1]] time. What does [[row:context:0]] get under “[[col:context:1]]”? Two decimals.',
        answer: { kind: 'number', cell: 'context:0,1', within: 0.02 },
        right: '[[weights:0,2]] · [[value:2,1]] + [[weights:0,3]] · [[value:3,1]] = [[context:0,1]].',
        wrong: 'Multiply each of the two numbers by its weight, and add up.',
        mistakes: [
          {
            edits: withoutQueries,
            cell: 'context:0,1',
            text: '[[given]] is the plain mean of the five books. The weights count some of them more.',
          },
          {
            edits: [{ set: 'value:2,1', to: 0 }],
            cell: 'context:0,1',
            text: '[[given]] is what [[col:weights:3]] contributes. [[col:weights:2]] is missing.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'weights',
      text: 'Each candidate is a query. Its weights say which books of the history tell something about it.',
    },
    {
      node: 'value',
      text: 'Keys say what a book is about, values how it was rated. Weights depend on the keys, never on the values.',
    },
    {
      node: 'context',
      text: 'The result is an average of ratings that is different for each candidate.',
    },
  ],
  sources: [
    {
      text: 'Zhou et al. 2018, “Deep Interest Network for Click-Through Rate Prediction”',
      place: 'section 4.3, equation 3',
    },
    {
      text: 'The article “Explaining Attention Mechanism” names recommendation as a use of attention: candidates as queries, what a user has chosen before as keys and values.',
    },
  ],
  claims: [
    {
      says: 'Both are about science and crime, and neither is about love',
      cell: 'scores:0,3',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'Two books have the best score', cell: 'weights:2,0', is: '=', than: 'weights:2,3' },
    { says: 'Two books have the best score', cell: 'scaled_scores:2,0', in: 'row', is: 'largest' },
    {
      says: 'it looks almost only at books that were rated',
      sum: ['weights:0,2', 'weights:0,3'],
      between: [0.9, 1],
    },
    {
      says: 'Which candidate gets the best one?',
      cell: 'context:0,0',
      in: 'column',
      is: 'largest',
      alone: true,
    },
    { says: 'The weights are the same as before', after: 0, moved: 'weights', count: 0 },
    { says: 'One column of ratings, for every candidate.', after: 0, moved: 'context:,0', count: 'all' },
    { says: 'One column of ratings, for every candidate.', after: 0, moved: 'context', count: 3 },
    { says: 'Every weight is', after: 2, all: 'weights', between: [0.2, 0.2] },
    { says: 'The two books share it.', after: 3, cell: 'weights:0,3', is: '=', than: 'weights:0,4' },
    { says: 'Only these two were read again', cell: 'value:0,1', is: '=', than: 0 },
    { says: 'Only these two were read again', cell: 'value:1,1', is: '=', than: 0 },
    { says: 'Only these two were read again', cell: 'value:4,1', is: '=', than: 0 },
  ],
};
