import { ATTENTION, MULTI_HEAD } from '../models/onnx-attention.mjs';

const SETTINGS = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' };

/** One adapter for each form of the graph. */
export const onnxruntime = (ort) => [
  ...ATTENTION.map((way) => attentionPeer(ort, way)),
  ...MULTI_HEAD.map((way) => multiHeadPeer(ort, way)),
];

const attentionPeer = (ort, { name, file, shape: shapeOf }) => ({
  library: 'onnxruntime-web',
  name: `onnxruntime-web, ${name}`,
  async attention(shape, { query, key, value }) {
    if (shape.low !== undefined) return null;
    const session = await ort.InferenceSession.create(file(shape), SETTINGS);
    const tensor = (numbers) => new ort.Tensor('float32', numbers, shapeOf(shape));
    return async () => {
      const { o } = await session.run({ q: tensor(query), k: tensor(key), v: tensor(value) });
      return o.data;
    };
  },
});

const multiHeadPeer = (ort, { name, file }) => ({
  library: 'onnxruntime-web',
  name: `onnxruntime-web, ${name}, with projections`,
  async multiHead(shape, x, parameters) {
    const session = await ort.InferenceSession.create(file(shape, parameters), SETTINGS);
    return async () => {
      const { o } = await session.run({ x: new ort.Tensor('float32', x, [1, shape.n, shape.d_model]) });
      return o.data;
    };
  },
});
