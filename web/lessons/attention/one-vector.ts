import type { LessonBody } from '../lesson';

/** Four vectors a₁ … a₄, and b₁ computed from them arrow by arrow; then all at once, in rows or in columns. */
export const oneVector: LessonBody = {
  preset: {
    tokens: { query: ['a1', 'a2', 'a3', 'a4'], key: [] },
    options: { token: 1, convention: 'rows' },
    inputs: {
      x: [
        [1, 0, 1, 0],
        [0, 1, 1, 0],
        [1, -1, 0, 1],
        [0, 0, -1, 1],
      ],
      w_q: [
        [1, 0],
        [0, 1],
        [0.5, 0],
        [0, 1],
      ],
      w_k: [
        [1, 0],
        [0.5, 0],
        [0, 1],
        [0, 0.5],
      ],
      w_v: [
        [2, 0],
        [0, 1],
        [0, 1],
        [1, -1],
      ],
    },
  },
  opening: 'one_scores',
  figures: ['one-vector'],
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is a set of [[dim:n]] vectors, one per row: a₁, a₂ and so on, [[dim:d_model]] numbers each. They may be ' +
        'words, pixels or the output of a layer.',
      aside:
        'Texts disagree about which way vectors lie. Here they are rows and multiply from the left, x W. The option ' +
        '“convention” turns every matrix: columns, and W a. No number changes.',
    },
    {
      node: 'w_q',
      prose: '[[w_q]] makes a query of [[dim:d_k]] numbers out of any of the vectors. It is learned.',
    },
    {
      node: 'w_k',
      prose: '[[w_k]] makes a key of [[dim:d_k]] numbers, so that it can be compared with a query.',
    },
    {
      node: 'w_v',
      prose: '[[w_v]] makes a value of [[dim:d_v]] numbers: what a vector hands over when it is looked at.',
    },
    {
      node: 'one_token',
      prose:
        'One vector asks: [[one_token]], which begins with [[one_token:0,0]]. The option “token” says which one. Up to the ' +
        'end of this section everything serves its result alone, b with the same number.',
    },
    {
      node: 'one_query',
      prose: '[[one_query]] = [[one_token]] [[w_q]]: its query. It begins with [[one_query:0,0]].',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[x]] [[w_k]]: every vector gets a key, the one that asks included. Row 1 is k₁, row 2 is k₂.',
    },
    { node: 'key_transposed', prose: '[[key_transposed]]: the keys as columns, ready to meet the query.' },
    {
      node: 'one_scores',
      prose:
        '[[one_scores]] holds α for one query, a number per key: the dot products of [[one_query]] with k₁, k₂ and so on. ' +
        'The first is [[one_scores:0,0]], the largest [[one_scores:0,max]], with [[col:one_scores:max]]. Step by cell to ' +
        'see them come one by one.',
      aside:
        'Some texts call α the score and α′ the weight, others call α the weight. Here α is before the softmax, α′ after it. ' +
        'The scale 1/√d_k is left out, as in the texts that this lesson follows.',
    },
    {
      node: 'one_weights',
      prose:
        '[[one_weights]] is α′, the softmax of α: positive, adding up to 1. [[col:one_weights:max]] gets the most, [[one_weights:0,max]].',
    },
    {
      node: 'value',
      prose: '[[value]] = [[x]] [[w_v]]: every vector gets a value. Row 1 is v₁, row 2 is v₂.',
    },
    {
      node: 'one_context',
      prose:
        '[[one_context]] = α′₁ v₁ + α′₂ v₂ + …: the values, each counted as much as its weight says. It begins with ' +
        '[[one_context:0,0]]. That is the whole of self-attention, for one vector.',
    },
    {
      node: 'query',
      prose:
        'Now all vectors ask at once: [[query]] = [[x]] [[w_q]]. Its rows are q₁, q₂ and so on; the row of ' +
        '[[row:query:r]] begins with [[query:r,0]].',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]: all α in one table, the α of [[row:scores:r]] in its row. ' +
        'α of [[row:scores:r]] and [[col:scores:c]] is [[scores:r,c]].',
      aside: 'The row of the vector that asked above holds the same numbers as [[one_scores]].',
    },
    {
      node: 'weights',
      prose:
        '[[weights]]: softmax of each row. [[row:weights:r]] attends most to [[col:weights:max]], with [[weights:r,max]].',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]], and its rows are b₁, b₂ and so on. Nobody waits for anybody: all rows can ' +
        'be computed at the same time, which a network that reads one vector after the other cannot do.',
    },
    {
      node: 'x_columns',
      prose:
        '[[x_columns]] is [[x]] turned: a₁ is now the first column. The numbers are the same, only their places are swapped.',
      aside:
        'From (X W)ᵀ = Wᵀ Xᵀ follows all the rest: turn every matrix, and the order of every product is reversed.',
    },
    {
      node: 'w_q_columns',
      prose: '[[w_q_columns]] is [[w_q]] turned. Texts with columns call this one W^q, and write q = W^q a.',
    },
    { node: 'w_k_columns', prose: '[[w_k_columns]] is [[w_k]] turned, for k = W^k a.' },
    { node: 'w_v_columns', prose: '[[w_v_columns]] is [[w_v]] turned, for v = W^v a.' },
    {
      node: 'one_token_columns',
      prose:
        '[[one_token_columns]]: the vector that asks, standing upright. It begins with [[one_token_columns:0,0]].',
    },
    {
      node: 'one_query_columns',
      prose: '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]]: its query, a column as well.',
    },
    {
      node: 'key_columns',
      prose: '[[key_columns]] = [[w_k_columns]] [[x_columns]]: the keys k₁, k₂ and so on, side by side.',
    },
    {
      node: 'key_columns_transposed',
      prose: '[[key_columns_transposed]]: the keys lie down, so that each can meet the query.',
    },
    {
      node: 'one_scores_columns',
      prose:
        '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]]: α for one query, one below the other. ' +
        'The first is [[one_scores_columns:0,0]].',
    },
    {
      node: 'one_weights_columns',
      prose:
        '[[one_weights_columns]]: the softmax runs down the column, which then adds up to 1. The first is [[one_weights_columns:0,0]].',
    },
    {
      node: 'value_columns',
      prose: '[[value_columns]] = [[w_v_columns]] [[x_columns]]: the values v₁, v₂ and so on, side by side.',
    },
    {
      node: 'one_context_columns',
      prose:
        '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]]: the columns of [[value_columns]] added up, ' +
        'each counted as much as its weight says. It begins with [[one_context_columns:0,0]].',
    },
    {
      node: 'query_columns',
      prose: 'All at once: [[query_columns]] = [[w_q_columns]] [[x_columns]], a query per column.',
    },
    {
      node: 'scores_columns',
      prose:
        '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]]: the α of a query stand in its column. This is ' +
        'the table of the row convention, turned.',
    },
    {
      node: 'weights_columns',
      prose: '[[weights_columns]]: the softmax of each column. Now the columns add up to 1, not the rows.',
    },
    {
      node: 'context_columns',
      prose:
        '[[context_columns]] = [[value_columns]] [[weights_columns]]: b₁ is the first column, b₂ the second.',
    },
  ],
};
