import { activationText } from './activation';
import { arrayHelpers, arrayOps } from './array-ops';
import type { LanguageWriter } from './language';
import { axisOf, hasZeroLines } from './parameters';
import { listText, pythonProgram, pythonWords } from './python-program';

const helpers: Readonly<Record<string, string>> = {
  ...arrayHelpers('np'),
  softmax: `def softmax(scores, axis):
    exponentials = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return exponentials / exponentials.sum(axis=axis, keepdims=True)`,
  softmax_or_zeros: `def softmax_or_zeros(scores, axis):
    """The softmax; zeros where all scores are -inf, where the formula alone gives NaN."""
    largest = scores.max(axis=axis, keepdims=True)
    exponentials = np.exp(scores - np.where(np.isneginf(largest), 0.0, largest))
    total = exponentials.sum(axis=axis, keepdims=True)
    return exponentials / np.where(total == 0.0, 1.0, total)`,
  log_softmax: `def log_softmax(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))`,
  log_sum_exp: `def log_sum_exp(scores, axis):
    largest = scores.max(axis=axis, keepdims=True)
    shift = np.where(np.isfinite(largest), largest, 0.0)
    with np.errstate(divide="ignore"):
        return shift + np.log(np.exp(scores - shift).sum(axis=axis, keepdims=True))`,
  sigmoid: `def sigmoid(x):
    return 1.0 / (1.0 + np.exp(-x))`,
  silu: `def silu(x):
    return x / (1.0 + np.exp(-x))`,
  gelu: `def gelu(x):
    return x * 0.5 * (1.0 + np.vectorize(math.erf)(x / np.sqrt(2.0)))`,
  gelu_tanh: `def gelu_tanh(x):
    return x * 0.5 * (1.0 + np.tanh(np.sqrt(2.0 / np.pi) * (x + 0.044715 * x**3)))`,
};

const definition = `def check(name, computed, tolerance, expected):
    np.testing.assert_allclose(computed, np.array(expected), rtol=0, atol=tolerance, err_msg=name)`;

export const numpy: LanguageWriter = {
  language: 'python',
  ending: '_numpy.py',
  needs: 'NumPy 1.20',
  command: (file) => `python3 ${file}`,
  ops: {
    ...arrayOps('np'),
    softmax: ([a], of) => `${hasZeroLines(of) ? 'softmax_or_zeros' : 'softmax'}(${a}, axis=1)`,
    softmax_columns: ([a], of) => `${hasZeroLines(of) ? 'softmax_or_zeros' : 'softmax'}(${a}, axis=0)`,
    log_softmax: ([a]) => `log_softmax(${a})`,
    log_sum_exp: ([a], { parameters }) => `log_sum_exp(${a}, axis=${axisOf(parameters)})`,
    activation: ([a = ''], { parameters }) => activationText('python', a, parameters),
  },
  helpers,
  reserved: new Set(pythonWords),
  literal: (matrix) => `np.array(${listText(matrix)})`,
  program: (parts) =>
    pythonProgram(parts, {
      imports: `${parts.helpers.some((each) => each.includes('math.')) ? 'import math\n\n' : ''}import numpy as np`,
      definition,
    }),
};
