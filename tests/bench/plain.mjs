/** Multi-head self-attention in plain loops, as a baseline. */

/** Seeded numbers in [-1, 1), the same in every run. */
export function randomMatrix(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return (rows, cols) => ({ rows, cols, data: Float64Array.from({ length: rows * cols }, next) });
}

export function plainMultiHead({ x, w_q, w_k, w_v, w_o }, heads) {
  const [q, k, v] = [w_q, w_k, w_v].map((w) => product(x, w));
  const concat = { rows: x.rows, cols: v.cols, data: new Float64Array(x.rows * v.cols) };
  for (let head = 0; head < heads; head++) attendInto(concat, q, k, v, head, q.cols / heads);
  return product(concat, w_o);
}

function product(a, b) {
  const data = new Float64Array(a.rows * b.cols);
  for (let i = 0; i < a.rows; i++)
    for (let k = 0; k < a.cols; k++)
      for (let j = 0; j < b.cols; j++)
        data[i * b.cols + j] += a.data[i * a.cols + k] * b.data[k * b.cols + j];
  return { rows: a.rows, cols: b.cols, data };
}

function attendInto(out, q, k, v, head, width) {
  const first = head * width;
  for (let i = 0; i < q.rows; i++) {
    const scores = Array.from({ length: k.rows }, (_, j) => dot(q, i, k, j, first, width) / Math.sqrt(width));
    const largest = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - largest));
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (let j = 0; j < k.rows; j++)
      for (let c = first; c < first + width; c++)
        out.data[i * out.cols + c] += (shares[j] / total) * v.data[j * v.cols + c];
  }
}

function dot(q, i, k, j, first, width) {
  let sum = 0;
  for (let c = first; c < first + width; c++) sum += q.data[i * q.cols + c] * k.data[j * k.cols + c];
  return sum;
}
