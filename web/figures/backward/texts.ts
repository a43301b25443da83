/**
 * The explanation of a node in the backward pass. It depends on the op that is differentiated, not on the lesson. References
 * are those of lessons, with these names for nodes:
 * - `[[it]]` the node itself, `[[arg0]]`, `[[arg1]]` its operands;
 * - `[[of]]` the forward node whose gradient it is;
 * - `[[by]]` the forward node that reads `of`, and `[[back]]` the gradient of that node;
 * - `[[with]]` the other operand of `by`.
 */
export interface BackwardStep {
  readonly prose: string;
  readonly aside?: string;
}

/** By kind of loss. */
export const lossSteps: Readonly<Record<string, BackwardStep>> = {
  cell: {
    prose:
      'From here the walk goes back. It needs one number to ask about, and this is it: [[it:0,0]], one cell of [[arg0]]. ' +
      'The question from now on: how fast would it change, if any number before it did?',
    aside:
      'With one cell as the loss, each gradient that follows is the derivative of that cell with respect to another one. Choose any cell ' +
      'and go backwards from it.',
  },
  sum: {
    prose:
      'From here the walk goes back. It needs one number to ask about: here the sum of what [[arg0]] holds, [[it:0,0]]. ' +
      'The question from now on: how fast would it change, if any number before it did?',
  },
  mean: {
    prose:
      'The loss is a mean: the sum [[arg0:0,0]] divided by how many it is made of, [[it:0,0]]. From here the walk goes back: ' +
      'how fast would this one number change, if any number before it did?',
    aside:
      'Gradient descent is nothing but this: find the gradient of a loss, and move every parameter a little against it.',
  },
  loss_targets: {
    prose:
      '[[it]] says what [[chosen]] ought to be. These numbers are yours: select one and type another, and see how the loss ' +
      'and all gradients follow.',
  },
  loss_errors: {
    prose:
      'How far each number is from what is wanted: for [[row:it:r]] and column [[col:it:c]] that is [[arg0:r,c]] − ' +
      '[[arg1:r,c]] = [[it:r,c]].',
  },
  loss_squares: {
    prose:
      'The squares of each row of [[arg0]], added up: a number far away counts for more than several that are near, and the sign ' +
      'no longer matters. Row [[row:it:r]] has [[it:r,0]].',
  },
  loss_logarithms: {
    prose:
      'The logarithm of the softmax of each row of [[arg0]]: a share of 1 gives 0, and the smaller the share, the further below 0. ' +
      'Here it is [[it:r,c]].',
  },
  loss_rows: {
    prose:
      'For each row, what is wanted times the logarithm of what is there, with the sign turned: row [[row:it:r]] has [[it:r,0]]. ' +
      'It is 0 only where all of the share is where it is wanted.',
  },
  loss_sum: {
    prose: 'The losses of all rows, added up: [[it:0,0]].',
  },
};

/** By name of an auxiliary node. */
export const auxiliarySteps: Readonly<Record<string, BackwardStep>> = {
  seed: {
    prose:
      'The backward pass begins with a 1: a number moves by as much as itself. Every gradient from here on is this 1, passed back ' +
      'through one equation after the other. That is the chain rule.',
    aside:
      'Automatic differentiation does the same, in the same order: it is called reverse mode, or backpropagation.',
  },
  transposed: {
    prose:
      '[[arg0]] with rows and columns exchanged. Nothing is computed: the product in the backward pass needs it so, because it asks ' +
      'of each number where it went, and not where it came from.',
  },
  jacobian: {
    prose:
      'A weight depends on all scores of its row, so one row of a softmax has a table of derivatives: [[it]] tells how fast weight j moves ' +
      'with score k. On the diagonal stands a (1 − a), elsewhere −a a′: what one weight gains, the others lose, and each row of the ' +
      'table adds up to 0.',
    aside:
      'Where one weight is nearly 1 and the others nearly 0, this whole table is nearly 0: a saturated softmax passes almost nothing ' +
      'back. That is what dividing by √d_k guards against.',
  },
  gradient_row: {
    prose:
      'The row of [[arg0]] that is followed through the table of derivatives: what each weight of that row is worth to the loss.',
  },
  row_through_jacobian: {
    prose:
      'The row of gradients times the table: for each score, what it does to every weight, times what that weight is worth, added ' +
      'up. The first one is [[it:0,0]]. The following steps do the same for all rows at once, without any table.',
  },
  shares_products: {
    prose:
      'Now all rows at once. What each weight is worth, times the weight itself: for this cell [[arg0:r,c]] · [[arg1:r,c]] = ' +
      '[[it:r,c]]. Added up along a row these give a mean, since the weights of a row add up to 1.',
  },
  mean_gradient: {
    prose:
      'The sum of each row: the mean of the gradients, weighted by the weights. In row [[row:it:r]] it is [[it:r,0]]: what the row gets for ' +
      'one unit of weight, on average.',
  },
  gradient_above_mean: {
    prose:
      'How much more than the mean each weight is worth. Weights must add up to 1: giving more to one takes from all, so only ' +
      'what lies above the mean, as here [[it:r,c]], is a gain.',
  },
  ratio_products: {
    prose:
      'What came back, times the quotient itself: for this cell [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. The derivative of a quotient by its ' +
      'divisor is minus the quotient over the divisor.',
  },
  ratios: {
    prose: 'The products divided by the divisor once more: [[it:r,c]] for this cell.',
  },
  ratio_sums: {
    prose: 'One divisor divides many numbers, so what comes back from all of them is added up: [[it:r,0]].',
  },
  shares: {
    prose: 'The shares themselves, back from their logarithms: [[it:r,c]] for this cell.',
  },
  sums: {
    prose: 'The gradients of each row, added up: [[it:r,0]].',
  },
  taken: {
    prose:
      'Raising one score takes from all shares of its row, in proportion to its own share: [[it:r,c]] is what this score takes.',
  },
  halves: {
    prose: 'The derivative of √a is ½ / √a. First the half: [[it:r,c]] for this cell.',
  },
  above_zero: {
    prose: 'The lengths once more, kept above 0, so that a row of zeros does not divide by 0.',
  },
  directions: {
    prose:
      'A length grows fastest in the direction that the row has already: each row divided by its length. Here it is [[it:r,c]].',
  },
  slope: {
    prose:
      'How steep the function is at each cell, that is how fast its result moves with its argument: here [[it:r,c]]. What comes back is ' +
      'multiplied with it.',
  },
  piece: {
    prose: 'A piece of the derivative of the function, worked out by itself: [[it:r,c]] for this cell.',
  },
  sum_of: {
    prose:
      '[[of]] is read in more than one place, so something comes back from each: [[it]] is all of it added up. For this cell: ' +
      '[[it:r,c]].',
    aside: 'Forgetting one of the ways is the classical mistake in gradients worked out by hand.',
  },
};

/** By op; after a colon, the index of the operand if it matters. */
export const gradientSteps: Readonly<Record<string, BackwardStep>> = {
  'matmul:0': {
    prose:
      '[[by]] = [[of]] [[with]] multiplied each number of [[of]] with a row of [[with]]. Going back, the gradients of the cells that it ' +
      'went into are multiplied with the same numbers and added up: [[it]] = [[arg0]] [[arg1]]. For this cell that gives [[it:r,c]].',
  },
  'matmul:1': {
    prose:
      '[[by]] = [[with]] [[of]] multiplied each number of [[of]] with a column of [[with]]. Going back, the gradients of the cells that it ' +
      'went into are multiplied with the same numbers and added up: [[it]] = [[arg0]] [[arg1]]. For this cell that gives [[it:r,c]].',
  },
  transpose: {
    prose:
      'Forward, rows and columns were exchanged; going back they are exchanged again, so that each gradient stands where its ' +
      'number stands. Nothing is computed.',
  },
  scale: {
    prose:
      'Forward, every number was multiplied with the same one; going back, every gradient is too: [[arg0:r,c]] becomes [[it:r,c]].',
  },
  scaled_scores: {
    prose:
      'Scores were divided by √d_k going forward, and so are their gradients going back: [[arg0:r,c]] becomes [[it:r,c]].',
    aside:
      'So the division does two things: it keeps the softmax out of saturation, where almost nothing comes back, and makes what does come back smaller.',
  },
  add: {
    prose:
      'A step forward that adds moves as fast as what is added: whatever comes back to [[by]] goes on to [[of]] as it is. ' +
      '[[back:r,c]] becomes [[it:r,c]].',
  },
  mask: {
    prose:
      'The mask is added, so whatever comes back to [[by]] goes on to [[of]] as it is: [[back:r,c]] becomes [[it:r,c]]. Where the ' +
      'mask is −∞ the weight is 0, whatever the score, and nothing comes back from there.',
  },
  'add:row': {
    prose:
      'The one row of [[of]] was added to every row, so what comes back from all rows is added up: [[it:0,c]] in column [[col:it:c]].',
  },
  'subtract:0': {
    prose:
      'What something is taken from moves the difference by as much as itself: whatever comes back to [[by]] goes on to [[of]] as it ' +
      'is. [[back:r,c]] becomes [[it:r,c]].',
  },
  'subtract:1': {
    prose:
      '[[of]] was taken away, so [[by]] falls as it rises: what comes back changes its sign, and where one number was taken from several' +
      ', it is added up.',
  },
  one_minus: { prose: '1 − a falls as a rises: what comes back changes its sign. Here it is [[it:r,c]].' },
  'multiply:0': {
    prose:
      '[[by]] = [[of]] ⊙ [[with]]: each number was multiplied with one other, and its gradient is too. [[arg0:r,c]] becomes [[it:r,c]].',
  },
  'multiply:1': {
    prose:
      '[[by]] multiplied each number of [[of]] with one or more of [[with]]; what comes back from them is multiplied with the same and ' +
      'added up: [[it:r,c]] for this cell.',
  },
  'divide:0': {
    prose:
      'A number that was divided passes on what comes back, divided by the same: [[arg0:r,c]] becomes [[it:r,c]].',
  },
  'divide:1': {
    prose: 'A larger divisor makes a smaller quotient, so the sign is turned: [[it:r,c]] for this cell.',
  },
  softmax: {
    prose:
      'Weight times gradient above the mean: [[it]] = [[arg0]] ⊙ [[arg1]], for this cell [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. ' +
      'It is the row times the Jacobian, for all rows at once. Each row adds up to 0: raising all scores of a row alike changes nothing.',
    aside:
      'A weight near 0 passes on almost nothing, whatever its key is worth: attention decides also which scores learn.',
  },
  softmax_columns: {
    prose:
      'Weight times gradient above the mean: [[it]] = [[arg0]] ⊙ [[arg1]]. The softmax ran along columns, so it is each column that adds up to 0.',
  },
  log_softmax: {
    prose:
      'What came back, less the share that this score takes from all: [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]]. Below a cross-entropy, ' +
      'this is the well-known “share minus target”.',
  },
  hardmax: {
    prose:
      'Choosing the largest is a step: a small change of a score changes nothing, so nothing comes back. All of [[it]] is 0, and nothing ' +
      'can be learned through it. That is why attention is soft.',
  },
  square_root: { prose: 'Half the gradient, divided by the root itself: [[arg0:r,c]] becomes [[it:r,c]].' },
  norm: {
    prose:
      'What came back to the length of a row, times the direction of the row: a number of a row changes its length as much as it points along it. ' +
      'Here [[it:r,c]].',
  },
  curve: {
    prose:
      'A function was applied cell by cell, so each gradient stays in its cell: [[it]] = [[back]] ⊙ [[arg1]], what came back times ' +
      'how steep the function is there. For this cell that is [[it:r,c]].',
  },
  moved: {
    prose:
      'On the way forward, numbers of [[of]] only went to other places. Each gradient goes back to the place that its number ' +
      'came from; a number that went nowhere gets 0, and one that was used several times gets the sum.',
  },
  spread: {
    prose:
      'Forward, numbers were added up. Each of them moves the sum by as much as itself, so each gets what came back to the sum: ' +
      '[[it:r,c]] for this cell.',
  },
  mean: {
    prose:
      'Each number of a row has an equal part in its mean, so each gets an equal part of what came back: [[it:r,c]] for this cell.',
  },
  sum_of_squares: {
    prose:
      'The derivative of a² is 2 a: each number of [[of]] times what came back to its row, twice. Here [[it:r,c]].',
  },
  cross_entropy: {
    prose:
      'The loss of a row took minus what is wanted, times the logarithm. So the logarithm gets minus what is wanted, times what came back: [[it:r,c]] here.',
  },
  pairs: {
    prose:
      'Every row was put beside every row of the other side, so each is in many pairs. What comes back from all its pairs is added up: [[it:r,c]].',
  },
  rotate_pairs: {
    prose:
      'Forward, pairs of numbers were turned by an angle. Going back, their gradients are turned by the same angle the other way: [[it:r,c]] here.',
  },
  band: {
    prose:
      'The same product as in full attention, for the pairs inside the window only: what came back to each of them, times the number that it was ' +
      'multiplied with, added up. Here [[it:r,c]].',
  },
  convolve: {
    prose:
      'Each number was read by the windows around several pixels. What came back to all of them, times what it was multiplied with there, is added up: ' +
      '[[it:r,c]].',
  },
  offset_distances: {
    prose:
      'The squared distance of a point moves twice as fast as the point is far away: what came back, times twice that distance, added up over all pixels.',
  },
  chosen: {
    prose:
      'The loss is one cell of [[of]], so that cell gets the 1 and all others 0: no other cell moves it by itself. Here the gradient is [[it:r,c]].',
  },
};
