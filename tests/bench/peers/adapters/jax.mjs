/** jax-js, compiled by its own jit. Its window masks the scores outside, but still computes them. */
export const jax = ({ numpy, nn, jit }) => [
  {
    library: 'jax-js',
    name: 'jax-js',
    async attention({ n, d, low, high }, { query, key, value }) {
      const window = low === undefined ? {} : { localWindowSize: [-low, 0] };
      const attend = jit((q, k, v) => nn.dotProductAttention(q, k, v, { isCausal: high === 0, ...window }));
      const array = (numbers) => numpy.array(numbers, { shape: [n, 1, d] });
      return async () => attend(array(query), array(key), array(value)).data();
    },
    async multiHead({ n, d_model, n_heads }, x, parameters) {
      const width = d_model / n_heads;
      const w = Object.values(parameters).map((numbers) =>
        numpy.array(numbers, { shape: [d_model, d_model] }),
      );
      const attend = jit((tokens, w_q, w_k, w_v, w_o) => {
        const heads = (from, by) => numpy.matmul(from, by).reshape([n, n_heads, width]);
        const context = nn.dotProductAttention(
          heads(tokens.ref, w_q),
          heads(tokens.ref, w_k),
          heads(tokens, w_v),
        );
        return numpy.matmul(context.reshape([n, d_model]), w_o);
      });
      return async () => attend(numpy.array(x, { shape: [n, d_model] }), ...w.map((each) => each.ref)).data();
    },
  },
];
