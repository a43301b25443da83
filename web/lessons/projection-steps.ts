import { optionSteps } from './common';
import type { LessonStep } from './lesson';

/** Steps that appear with certain options in lessons whose queries, keys and values are projected. */
export const projectionSteps: readonly LessonStep[] = [
  ...optionSteps,
  {
    node: 'query_product',
    prose: 'First the product with [[w_q]], one row per token; the bias [[b_q]] is added in the next step.',
  },
  {
    node: 'key_product',
    prose: 'First the product with [[w_k]], one row per token; the bias [[b_k]] is added in the next step.',
  },
  {
    node: 'value_product',
    prose: 'First the product with [[w_v]], one row per token; the bias [[b_v]] is added in the next step.',
  },
  {
    node: 'output_product',
    prose: 'First the product with [[w_o]], one row per query; the bias [[b_o]] is added in the next step.',
  },
  {
    node: 'b_q',
    prose:
      '[[b_q]] is a single row of [[dim:d_k]] numbers. It is added to every row of the query product, the same for all tokens.',
  },
  {
    node: 'b_k',
    prose:
      '[[b_k]] is a single row, added to every key. It adds the same amount to all scores of a query, so the weights do not change.',
    aside: 'Try it: change a number of the key bias and follow it. The scores move, the weights stay.',
  },
  {
    node: 'b_v',
    prose:
      '[[b_v]] is a single row, added to every value. Since each row of weights adds up to 1, it passes through unchanged.',
    aside: 'A fully masked row is the exception: its weights are all 0, so nothing passes through.',
  },
  {
    node: 'b_o',
    prose: '[[b_o]] is a single row, added to every row of the last product, the same for all tokens.',
  },
];
