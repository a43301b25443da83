/** Plain JavaScript: three simple loops, and a register-tiled version. */
export const javascript = () => [
  {
    library: 'naive JS',
    name: 'naive JS',
    async attention(shape, operands) {
      return shape.low === undefined && shape.n <= 256 ? () => naive(shape, operands) : null;
    },
  },
  {
    library: 'register-tiled JS',
    name: 'register-tiled JS',
    async attention(shape, operands) {
      return shape.low === undefined && shape.n % 4 === 0 && shape.d % 2 === 0
        ? () => tiled(shape, operands)
        : null;
    },
  },
];

function naive({ n, d, high }, { query, key, value }) {
  const context = new Float32Array(n * d);
  const scores = new Float32Array(n);
  const factor = 1 / Math.sqrt(d);
  for (let i = 0; i < n; i++) {
    const seen = high === 0 ? i + 1 : n;
    let largest = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < seen; j++) {
      let score = 0;
      for (let k = 0; k < d; k++) score += query[i * d + k] * key[j * d + k];
      scores[j] = score * factor;
      if (scores[j] > largest) largest = scores[j];
    }
    let sum = 0;
    for (let j = 0; j < seen; j++) {
      scores[j] = Math.exp(scores[j] - largest);
      sum += scores[j];
    }
    for (let j = 0; j < seen; j++) {
      const weight = scores[j] / sum;
      for (let k = 0; k < d; k++) context[i * d + k] += weight * value[j * d + k];
    }
  }
  return context;
}

/** Four queries at a time, two keys at a time, two columns at a time: eight sums in registers. */
function tiled(shape, operands) {
  const { n, d, high } = shape;
  const context = new Float32Array(n * d);
  const scores = new Float64Array(4 * n);
  for (let i = 0; i < n; i += 4) {
    const seen = high === 0 ? i + 4 : n;
    tiledScores(operands, i, seen, d, n, scores);
    for (let row = 0; row < 4; row++) softmaxRow(scores, row * n, high === 0 ? i + row + 1 : n, seen);
    tiledContext(operands, i, seen, d, n, scores, context);
  }
  return context;
}

function tiledScores({ query, key }, i, seen, d, n, scores) {
  const factor = 1 / Math.sqrt(d);
  const r0 = i * d;
  const r1 = r0 + d;
  const r2 = r1 + d;
  const r3 = r2 + d;
  for (let j = 0; j < seen; j += 2) {
    const s0 = j * d;
    const s1 = s0 + d;
    let a0 = 0;
    let a1 = 0;
    let b0 = 0;
    let b1 = 0;
    let c0 = 0;
    let c1 = 0;
    let e0 = 0;
    let e1 = 0;
    for (let k = 0; k < d; k++) {
      const x = key[s0 + k];
      const y = key[s1 + k];
      const p = query[r0 + k];
      const q = query[r1 + k];
      const r = query[r2 + k];
      const s = query[r3 + k];
      a0 += p * x;
      a1 += p * y;
      b0 += q * x;
      b1 += q * y;
      c0 += r * x;
      c1 += r * y;
      e0 += s * x;
      e1 += s * y;
    }
    scores[j] = a0 * factor;
    scores[j + 1] = a1 * factor;
    scores[n + j] = b0 * factor;
    scores[n + j + 1] = b1 * factor;
    scores[2 * n + j] = c0 * factor;
    scores[2 * n + j + 1] = c1 * factor;
    scores[3 * n + j] = e0 * factor;
    scores[3 * n + j + 1] = e1 * factor;
  }
}

function softmaxRow(scores, at, seen, end) {
  let largest = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < seen; j++) if (scores[at + j] > largest) largest = scores[at + j];
  let sum = 0;
  for (let j = 0; j < seen; j++) {
    const power = Math.exp(scores[at + j] - largest);
    scores[at + j] = power;
    sum += power;
  }
  for (let j = 0; j < seen; j++) scores[at + j] /= sum;
  for (let j = seen; j < end; j++) scores[at + j] = 0;
}

function tiledContext({ value }, i, seen, d, n, weights, context) {
  for (let column = 0; column < d; column += 2) {
    let a0 = 0;
    let a1 = 0;
    let b0 = 0;
    let b1 = 0;
    let c0 = 0;
    let c1 = 0;
    let e0 = 0;
    let e1 = 0;
    for (let j = 0; j < seen; j++) {
      const x = value[j * d + column];
      const y = value[j * d + column + 1];
      const p = weights[j];
      const q = weights[n + j];
      const r = weights[2 * n + j];
      const s = weights[3 * n + j];
      a0 += p * x;
      a1 += p * y;
      b0 += q * x;
      b1 += q * y;
      c0 += r * x;
      c1 += r * y;
      e0 += s * x;
      e1 += s * y;
    }
    const at = i * d + column;
    context[at] = a0;
    context[at + 1] = a1;
    context[at + d] = b0;
    context[at + d + 1] = b1;
    context[at + 2 * d] = c0;
    context[at + 2 * d + 1] = c1;
    context[at + 3 * d] = e0;
    context[at + 3 * d + 1] = e1;
  }
}
