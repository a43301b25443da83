/** Seeded operands, and a float64 reference that every adapter is checked against before it is timed. */
export function numbers(seed, count, size = 1) {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 8) / 2 ** 23 - 1) * size;
  });
}

export const operandsOf = ({ n, d }) => ({
  query: numbers(1, n * d),
  key: numbers(2, n * d),
  value: numbers(3, n * d),
});

/** Row `i` of softmax(Q Kᵀ / √d + M) V in float64. */
function expectedRow({ n, d, low = -n, high = n }, { query, key, value }, i) {
  const scores = Array.from({ length: n }, (_, j) => {
    if (j - i < low || j - i > high) return Number.NEGATIVE_INFINITY;
    let score = 0;
    for (let k = 0; k < d; k++) score += query[i * d + k] * key[j * d + k];
    return score / Math.sqrt(d);
  });
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const row = new Float64Array(d);
  powers.forEach((power, j) => {
    if (power > 0) for (let k = 0; k < d; k++) row[k] += (power / sum) * value[j * d + k];
  });
  return row;
}

/** The largest difference from float64 in the first, the middle and the last row. */
export function errorOf(shape, operands, found) {
  const { n, d } = shape;
  const rows = [...new Set([0, n >> 1, n - 1])];
  return Math.max(
    ...rows.flatMap((i) =>
      [...expectedRow(shape, operands, i)].map((number, k) => Math.abs(number - found[i * d + k])),
    ),
  );
}

export const largestDifference = (a, b) =>
  a.reduce((largest, number, i) => Math.max(largest, Math.abs(number - b[i])), 0);
