import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { activationText } from './activation';
import { arangeText, commonOps, pythonFormats } from './array-ops';
import { scaled } from './factor';
import type { LanguageWriter } from './language';
import { integerRows, numberText } from './literals';
import type { Expression, Expressions } from './op-expression';
import { axisOf, choicesOf, comparisonSigns, hasZeroLines, rightSideOf, sumAxisOf } from './parameters';
import { listText, pythonProgram, pythonWords } from './python-program';

const softmax =
  (dim: 0 | 1): Expression<OpParameters['softmax']> =>
  ([a], of) =>
    `${hasZeroLines(of) ? 'softmax_or_zeros' : 'torch.softmax'}(${a}, dim=${dim})`;

const ops: Expressions = {
  ...commonOps,
  scale: ([a = ''], { parameters }) => scaled(a, parameters, 'math.sqrt'),
  softmax: softmax(1),
  softmax_columns: softmax(0),
  log_softmax: ([a]) => `torch.log_softmax(${a}, dim=1)`,
  log_sum_exp: ([a], { parameters }) => `torch.logsumexp(${a}, dim=${axisOf(parameters)}, keepdim=True)`,
  activation: ([a = ''], { parameters }) => activationText('pytorch', a, parameters),
  sum_of_squares: ([a]) => `(${a} ** 2).sum(dim=1, keepdim=True)`,
  square_root: ([a], { parameters: { epsilon } }) =>
    `torch.sqrt(${epsilon === 0 ? a : `${a} + ${numberText(epsilon)}`})`,
  norm: ([a]) => `torch.linalg.norm(${a}, dim=1, keepdim=True)`,
  clamp_min: ([a], { parameters: { floor } }) => `torch.clamp(${a}, min=${numberText(floor)})`,
  softcap: ([a], { parameters: { cap } }) => `${numberText(cap)} * torch.tanh(${a} / ${numberText(cap)})`,
  mean: ([a], { parameters }) => `${a}.mean(dim=${axisOf(parameters)}, keepdim=True)`,
  cross_entropy: ([targets, logs]) => `-(${targets} * ${logs}).sum(dim=1, keepdim=True)`,
  concat_rows: (names) => `torch.cat([${names.join(', ')}], dim=0)`,
  concat_columns: (names) => `torch.cat([${names.join(', ')}], dim=1)`,
  interleave_columns: ([even, odd], { node }) =>
    `torch.stack([${even}, ${odd}], dim=2).reshape(${node.rows}, -1)[:, :${node.cols}]`,
  arange: (_, of) => arangeText('torch.arange', of),
  gather: ([a], { parameters: { sources }, node }) =>
    `torch.take(${a}, torch.tensor(${integerRows(Array.from(sources), node.cols)}))`,
  constant_matrix: (_, { node }) =>
    `torch.tensor(${integerRows([...node.data], node.cols)}, dtype=torch.float64)`,
  pair_concat: ([outer = '', inner = ''], { parameters: { order }, operands: [one, two] }) => {
    const parts = [`${outer}.repeat_interleave(${two?.rows}, dim=0)`, `${inner}.repeat(${one?.rows}, 1)`];
    return `torch.cat([${(order === 'outer_first' ? parts : parts.reverse()).join(', ')}], dim=1)`;
  },
  convolve: ([picture, kernel], { parameters: { border } }) =>
    `convolve(${picture}, ${kernel}, "${border === 'zeros' ? 'constant' : 'replicate'}")`,
  raise_to: ([a], { parameters: { exponent } }) => `torch.pow(${a}, torch.tensor(${numberText(exponent)}))`,
  expand: ([a], { node }) => `${a}.expand(${node.rows}, ${node.cols})`,
  constant: (_, { node }) => `torch.tensor(${listText(node)})`,
  clamp_max: ([a], { parameters: { ceiling } }) => `torch.clamp(${a}, max=${numberText(ceiling)})`,
  larger: ([a, b]) => `torch.maximum(${a}, ${b})`,
  smaller: ([a, b]) => `torch.minimum(${a}, ${b})`,
  largest: ([a], { parameters }) => `${a}.amax(dim=${axisOf(parameters)}, keepdim=True)`,
  smallest: ([a], { parameters }) => `${a}.amin(dim=${axisOf(parameters)}, keepdim=True)`,
  sum_to: ([a], of) => `${a}.sum(dim=${sumAxisOf(of)}, keepdim=True)`,
  tril: ([a], { parameters: { offset } }) => `torch.tril(${a}${offset === 0 ? '' : `, diagonal=${offset}`})`,
  compare: ([a, b], of) =>
    `(${a} ${comparisonSigns[of.parameters.comparison]} ${rightSideOf(b, of)}).to(torch.float64)`,
  where: (names, of) => {
    const { condition, first, second } = choicesOf(names, of);
    return `torch.where(${condition} == 1.0, ${first}, ${second})`;
  },
};

const helpers: Readonly<Record<string, string>> = {
  softmax_or_zeros: `def softmax_or_zeros(scores, dim):
    """The softmax; zeros where all scores are -inf, where the formula alone gives NaN."""
    is_masked = torch.isneginf(scores).all(dim=dim, keepdim=True)
    return torch.softmax(scores, dim=dim).masked_fill(is_masked, 0.0)`,
  hardmax: `def hardmax(scores):
    """1 for the largest number of each row, split among ties; zeros for a row of -inf."""
    is_largest = (scores == scores.amax(dim=1, keepdim=True)) & torch.isfinite(scores)
    return is_largest / is_largest.sum(dim=1, keepdim=True).clamp(min=1)`,
  additive_mask: `def additive_mask(rows, cols, is_visible):
    """0 where query i sees key j, -inf elsewhere."""
    i, j = torch.meshgrid(torch.arange(rows), torch.arange(cols), indexing="ij")
    return torch.zeros(rows, cols).masked_fill(~is_visible(i, j), -torch.inf)`,
  region_mask: `def region_mask(regions, barrier):
    """0 where two positions are in the same region, the barrier elsewhere."""
    regions = torch.tensor(regions)
    differ = regions[:, None] != regions[None, :]
    return torch.zeros(differ.shape).masked_fill(differ, barrier)`,
  scores_in_band: `def scores_in_band(query, key, start, width):
    """Row i: the dot products of query i with the keys i + start, i + start + 1 ...; -inf where there is no key."""
    scores = torch.full((len(query), width), -torch.inf)
    for i in range(len(query)):
        for j in range(max(0, i + start), min(len(key), i + start + width)):
            scores[i, j - i - start] = query[i] @ key[j]
    return scores`,
  context_in_band: `def context_in_band(weights, value, start):
    """Row i: the weighted sum of the values i + start, i + start + 1 ..., as far as they exist."""
    return torch.stack([sum(weight * value[j] for j, weight in enumerate(row, start=i + start) if 0 <= j < len(value))
                        for i, row in enumerate(weights)])`,
  rotate_pairs: `def rotate_pairs(x, cosines, sines):
    """Rotates the columns 0 and 1, 2 and 3 ... by their angles."""
    first, second = x[:, 0::2], x[:, 1::2]
    rotated = [first * cosines - second * sines, first * sines + second * cosines]
    return torch.stack(rotated, dim=2).reshape(x.shape)`,
  rotate_halves: `def rotate_halves(x, cosines, sines):
    """Rotates the columns i and i + d/2 by their angles."""
    first, second = x.chunk(2, dim=1)
    rotated = [first * cosines - second * sines, first * sines + second * cosines]
    return torch.cat(rotated, dim=1)`,
  offset_distances: `def offset_distances(center, height, width):
    """For all pairs of pixels: the squared distance between their offset and the center, both (down, right)."""
    pixel = torch.arange(height * width)
    row, col = pixel // width, pixel % width
    down, right = row[None, :] - row[:, None], col[None, :] - col[:, None]
    return (down - center[0]) ** 2 + (right - center[1]) ** 2`,
  convolve: `def convolve(picture, kernel, border):
    """The 3 x 3 cross-correlation of a picture (height x width * channels), a row per pixel."""
    channels = len(kernel) // 9
    height, width = picture.shape[0], picture.shape[1] // channels
    pixels = picture.reshape(1, height, width, channels).permute(0, 3, 1, 2)
    padded = F.pad(pixels, (1, 1, 1, 1), mode=border)[0].permute(1, 2, 0)
    around = [padded[a : a + height, b : b + width] for a in range(3) for b in range(3)]
    return torch.cat(around, dim=2).reshape(height * width, 9 * channels) @ kernel`,
  round_to: `def round_to(x, name):
    """The nearest numbers of a format, ties to even; infinite beyond its range."""
    digits, smallest, limit = {${pythonFormats}}[name]
    unit = torch.ldexp(torch.ones_like(x), (torch.frexp(x)[1] - 1).clamp(min=smallest) - (digits - 1))
    rounded = torch.round(x / unit) * unit
    return torch.where(rounded.abs() >= limit, torch.copysign(torch.full_like(x, torch.inf), x), rounded)`,
  top_k_mask: `def top_k_mask(scores, k):
    """0 at the k largest numbers of each row, -inf elsewhere; of equal ones the first, and -inf stays."""
    one, other, column = scores[:, :, None], scores[:, None, :], torch.arange(scores.shape[1])
    is_before = (other > one) | ((other == one) & (column[None, :] < column[:, None]))
    is_kept = (is_before.sum(dim=2) < k) & ~torch.isneginf(scores)
    return torch.zeros_like(scores).masked_fill(~is_kept, -torch.inf)`,
};

const definition = `def check(name, computed, tolerance, expected):
    torch.testing.assert_close(
        computed, torch.tensor(expected), rtol=0, atol=tolerance, equal_nan=True, msg=lambda text: f"{name}: {text}"
    )`;

export const pytorch: LanguageWriter = {
  language: 'pytorch',
  ending: '_pytorch.py',
  needs: 'PyTorch 1.13',
  command: (file) => `python3 ${file}`,
  ops,
  helpers,
  reserved: new Set([...pythonWords, 'torch', 'F', 'max', 'min']),
  literal: (matrix) => `torch.tensor(${listText(matrix)})`,
  program: (parts) => {
    const code = [...parts.helpers, ...parts.steps.map(({ value }) => value)].join('\n');
    const imports = [
      ...(code.includes('math.') ? ['import math\n'] : []),
      'import torch',
      ...(code.includes('F.') ? ['import torch.nn.functional as F'] : []),
      '\ntorch.set_default_dtype(torch.float64)',
    ];
    return pythonProgram(parts, { imports: imports.join('\n'), definition });
  },
};
