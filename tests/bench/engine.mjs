/**
 * Time of an edit in the engine: a full run, and one explanation. Compared in the same rounds with the same formula in
 * plain loops, without names, intermediate results or explanations.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { plainMultiHead, randomMatrix } from './plain.mjs';
import { median, rounds } from './rounds.mjs';

const SIZES = { tokens: 8, d_model: 16, n_heads: 4 };

export async function benchEngine() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return measure(await coreEngine(vite));
  } finally {
    await vite.close();
  }
}

/** Loads the small build of the engine. */
export async function coreEngine(vite) {
  const { Engine } = await vite.ssrLoadModule('/web/engine/engine.ts');
  const { default: createModule } = await vite.ssrLoadModule('/web/generated/engine.mjs');
  return Engine.load(readFileSync('web/generated/engine.wasm'), createModule);
}

function measure(engine) {
  const request = requestOf(SIZES);
  const trace = engine.run(request);
  const cell = { node: 'output', row: 1, col: 2 };
  const times = rounds(31, {
    walk: { repeat: 50, run: () => engine.run(request) },
    explain: { repeat: 500, run: () => trace.explain(cell) },
    plain: { repeat: 50, run: () => plainMultiHead(request.inputs, SIZES.n_heads) },
  });
  const [walk, explain, plain] = [times.walk, times.explain, times.plain].map(median);
  return [
    { what: 'whole walk after an edit, engine and bindings', value: walk, unit: 'ms', limit: 1 },
    { what: '  against plain loops that keep nothing', value: walk / plain, unit: '×' },
    { what: 'explain one cell', value: explain * 1000, unit: 'µs', limit: 50 },
  ];
}

function requestOf({ tokens, d_model, n_heads }) {
  const random = randomMatrix(1);
  const inputs = { x: random(tokens, d_model) };
  for (const name of ['w_q', 'w_k', 'w_v', 'w_o']) inputs[name] = random(d_model, d_model);
  return { variant: 'multi_head_self_attention', inputs, options: { n_heads } };
}
