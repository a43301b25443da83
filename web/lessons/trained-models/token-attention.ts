import type { StepOverrides } from './steps';

/** Texts about attention for models of letters and digits, which define query, key, value and score. */
export const tokenAttention: StepOverrides = {
  'layer_*/self/query': {
    prose:
      'A query says what a row looks for: [[dim:d_k]] numbers for each head, made of the row by the learned matrix ' +
      '[[layer_*/self/w_q]]. ' +
      'That of [[row:layer_*/self/query:r]] begins with [[layer_*/self/query:r,0]].',
    aside: 'Nobody has told the model what to look for. It was only shown right answers.',
  },
  'layer_*/self/key': {
    prose:
      'A key says what a row can be found by: again [[dim:d_k]] numbers for each head, made of the same row by another learned matrix, ' +
      '[[layer_*/self/w_k]]. That of [[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].',
  },
  'layer_*/self/value': {
    prose:
      'A value is what a row gives to those that look at it, made by a third learned matrix, [[layer_*/self/w_v]]. That of ' +
      '[[row:layer_*/self/value:r]] begins with [[layer_*/self/value:r,0]].',
  },
  'layer_*/self/head_*/scores': {
    prose:
      'A score says how well a query and a key match: their numbers are multiplied pair by pair, and the products added up. ' +
      '[[row:layer_*/self/head_*/scores:r]] and [[col:layer_*/self/head_*/scores:c]] score [[layer_*/self/head_*/scores:r,c]].',
  },
  'layer_*/self/output': {
    prose:
      'Each row gets the values of the rows that it looks at, each times its weight, added up. The learned matrix ' +
      '[[layer_*/self/w_o]] makes [[dim:d_model]] numbers of them: what attention found. For [[row:layer_*/self/output:r]] it ' +
      'begins with [[layer_*/self/output:r,0]].',
  },
};
