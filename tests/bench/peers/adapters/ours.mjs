/** The API of web/engine/long-sequences: copies operands in and returns a new array, like the peers. */
export const ours = ({ LongAttention, LongMultiHead }, module) => ({
  library: 'ours',
  name: 'ours',
  async attention({ n, d, low, high }, { query, key, value }) {
    const shape = {
      m: n,
      n,
      d_k: d,
      d_v: d,
      ...(low === undefined ? {} : { low }),
      ...(high === 0 ? { high } : {}),
    };
    const attention = await LongAttention.of(module, shape);
    return () => attention.run(query, key, value);
  },
  async multiHead(shape, x, parameters) {
    const heads = await LongMultiHead.of(module, shape, parameters);
    return () => heads.run(x);
  },
});
