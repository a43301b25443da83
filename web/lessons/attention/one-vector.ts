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
  guide: () => import('./guides/one-vector').then((module) => module.oneVectorGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is a set of [[dim:n]] vectors, that is, rows of numbers: a₁, a₂ and so on, [[dim:d_model]] numbers each. They ' +
        'may be words, pixels or the output of a layer.',
      aside:
        'Texts disagree about which way vectors lie. Here they are rows, to the left of a matrix: x W. The option ' +
        '“convention” transposes every matrix: columns, and W a. The numbers stay the same.',
    },
    {
      node: 'w_q',
      prose: '[[w_q]] is learned. It turns any of the vectors into a query of [[dim:d_k]] numbers.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] turns a vector into a key of [[dim:d_k]] numbers, as many as a query has, so that the two can be compared.',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] turns a vector into a value of [[dim:d_v]] numbers: what it hands over when it is looked at.',
    },
    {
      node: 'one_token',
      prose:
        'One vector asks: [[one_token]], which begins with [[one_token:0,0]]. The option “token” chooses it. The next steps ' +
        'compute the result for this vector alone, b with the same number.',
    },
    {
      node: 'one_query',
      prose:
        '[[one_query]] = [[one_token]] [[w_q]] is its query: what the vector looks for. It begins with [[one_query:0,0]]. ' +
        '[[w_q]] is a learned matrix, the same for all vectors.',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[x]] [[w_k]]: every vector gets a key, what it can be found by. The vector that asks gets one as well. ' +
        'Row 1 is k₁, row 2 is k₂.',
    },
    { node: 'key_transposed', prose: '[[key_transposed]] is [[key]] with each key as a column.' },
    {
      node: 'one_scores',
      prose:
        '[[one_scores]] holds α, the scores of one query: a number for each key. A score is a dot product: multiply ' +
        '[[one_query]] and the key pair by pair, and add up. The first is [[one_scores:0,0]]; the largest is ' +
        '[[one_scores:0,max]], for [[col:one_scores:max]].',
      aside:
        'Some texts call α the score and α′ the weight, others call α the weight. Here α comes before the softmax, α′ after it. ' +
        'The division by √d_k is left out, as in the texts that this lesson follows.',
    },
    {
      node: 'one_weights',
      prose:
        '[[one_weights]] is α′, the softmax of α: take e to the power of each score, and divide by the sum. These weights are ' +
        'positive and add up to 1. [[col:one_weights:max]] gets the most, [[one_weights:0,max]].',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[x]] [[w_v]]: every vector gets a value, what it hands over. Row 1 is v₁, row 2 is v₂.',
    },
    {
      node: 'one_context',
      prose:
        '[[one_context]] = α′₁ v₁ + α′₂ v₂ + …: each value times its weight, added up. It begins with [[one_context:0,0]]. ' +
        'For one vector, this is all that self-attention does.',
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
        '[[scores]] = [[query]] [[key_transposed]]: all scores in one matrix, a row for each query, a column for each key. ' +
        'For [[row:scores:r]] and [[col:scores:c]], α is [[scores:r,c]].',
      aside: 'The row of the vector that asked above has the same numbers as [[one_scores]].',
    },
    {
      node: 'weights',
      prose:
        '[[weights]] is the softmax of each row. [[row:weights:r]] attends most to [[col:weights:max]], with [[weights:r,max]].',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]. Its rows are b₁, b₂ and so on. No row needs the result of another, so all can be ' +
        'computed at the same time. A network that reads one vector after the other cannot do that.',
    },
    {
      node: 'x_columns',
      prose:
        '[[x_columns]] is [[x]] with rows and columns exchanged: a₁ is now the first column. The numbers are the same.',
      aside:
        'All the rest follows from (X W)ᵀ = Wᵀ Xᵀ: transpose every matrix, and the order of every product is reversed.',
    },
    {
      node: 'w_q_columns',
      prose:
        '[[w_q_columns]] is [[w_q]] transposed. Texts with columns call this matrix W^q, and write q = W^q a.',
    },
    { node: 'w_k_columns', prose: '[[w_k_columns]] is [[w_k]] transposed, for k = W^k a.' },
    { node: 'w_v_columns', prose: '[[w_v_columns]] is [[w_v]] transposed, for v = W^v a.' },
    {
      node: 'one_token_columns',
      prose:
        '[[one_token_columns]] is the vector that asks, as a column. It begins with [[one_token_columns:0,0]].',
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
      prose: '[[key_columns_transposed]] has each key as a row, ready for the product with the query.',
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
        '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]]: each column of [[value_columns]] times its ' +
        'weight, added up. It begins with [[one_context_columns:0,0]].',
    },
    {
      node: 'query_columns',
      prose: 'All at once: [[query_columns]] = [[w_q_columns]] [[x_columns]], a query per column.',
    },
    {
      node: 'scores_columns',
      prose:
        '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]]: the scores of a query are in its column. This is ' +
        'the matrix of the row convention, transposed.',
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
