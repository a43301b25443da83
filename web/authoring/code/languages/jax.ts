import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { activationText } from './activation';
import { arrayHelpers, arrayOps } from './array-ops';
import type { LanguageWriter } from './language';
import type { OpNode } from './op-expression';
import { axisOf, hasZeroLines } from './parameters';
import { listText, pythonProgram, pythonWords } from './python-program';

const helpers: Readonly<Record<string, string>> = {
  ...arrayHelpers('jnp'),
  softmax_or_zeros: `def softmax_or_zeros(scores, axis):
    """The softmax; zeros where all scores are -inf, where the formula alone gives NaN."""
    is_masked = jnp.isneginf(scores).all(axis=axis, keepdims=True)
    return jnp.where(is_masked, 0.0, jax.nn.softmax(scores, axis=axis))`,
};

const imports = `import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)`;

const definition = `def check(name, computed, tolerance, expected):
    np.testing.assert_allclose(computed, np.array(expected), rtol=0, atol=tolerance, err_msg=name)`;

const softmax = (of: OpNode<OpParameters['softmax']>): string =>
  hasZeroLines(of) ? 'softmax_or_zeros' : 'jax.nn.softmax';

export const jax: LanguageWriter = {
  language: 'jax',
  ending: '_jax.py',
  needs: 'JAX',
  command: (file) => `python3 ${file}`,
  ops: {
    ...arrayOps('jnp'),
    softmax: ([a], of) => `${softmax(of)}(${a}, axis=1)`,
    softmax_columns: ([a], of) => `${softmax(of)}(${a}, axis=0)`,
    log_softmax: ([a]) => `jax.nn.log_softmax(${a}, axis=1)`,
    log_sum_exp: ([a], { parameters }) => `jax.nn.logsumexp(${a}, axis=${axisOf(parameters)}, keepdims=True)`,
    activation: ([a = ''], { parameters }) => activationText('jax', a, parameters),
  },
  helpers,
  reserved: new Set([...pythonWords, 'jax', 'jnp']),
  literal: (matrix) => `jnp.array(${listText(matrix)})`,
  program: (parts) => pythonProgram(parts, { imports, definition }),
};
