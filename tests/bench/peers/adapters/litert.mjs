import { attentionTflite } from '../models/tflite.mjs';

/** XNNPACK through LiteRT.js, in browsers only. It has no operator for causal attention. */
export const litert = (lite) => [
  {
    library: 'LiteRT.js',
    name: 'LiteRT.js',
    async attention({ n, d, low, high }, { query, key, value }) {
      if (low !== undefined || high !== undefined) return null;
      const model = await lite.loadAndCompile(attentionTflite(n, d), { accelerator: 'wasm' });
      return async () => {
        const inputs = [query, key, value].map((numbers) => new lite.Tensor(numbers, [1, 1, n, d]));
        const [output] = await model.run(inputs);
        const numbers = await output.data();
        for (const tensor of [...inputs, output]) tensor.delete();
        return numbers;
      };
    },
  },
];
