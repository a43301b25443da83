/** TensorFlow.js on its WASM backend. */
export const tfjs = (tf) => [
  {
    library: 'tfjs wasm',
    name: 'tfjs wasm',
    async attention({ n, d, low, high }, { query, key, value }) {
      if (low !== undefined) return null;
      const mask = high === 0 ? tf.tensor2d(causalMask(n), [n, n]) : null;
      return () => {
        let numbers;
        tf.tidy(() => {
          const [q, k, v] = [query, key, value].map((each) => tf.tensor2d(each, [n, d]));
          const scaled = tf.mul(tf.matMul(q, k, false, true), 1 / Math.sqrt(d));
          const weights = tf.softmax(mask ? tf.add(scaled, mask) : scaled);
          numbers = tf.matMul(weights, v).dataSync();
        });
        return numbers;
      };
    },
  },
];

function causalMask(n) {
  return Float32Array.from({ length: n * n }, (_, at) => (at % n > Math.floor(at / n) ? -1e30 : 0));
}
