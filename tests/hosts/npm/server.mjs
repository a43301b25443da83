/** A server that renders pages imports the package, though it has no elements, and may use the engine by itself. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AttentionLab } from 'attention-lab';
import { loadEngine } from 'attention-lab/engine';

const { resolve } = createRequire(import.meta.url);
const engine = await loadEngine('core', await readFile(resolve('attention-lab/engine.wasm')));
const row = (...data) => ({ rows: 1, cols: data.length, data: Float64Array.from(data) });
const trace = engine.run({
  variant: 'scaled_dot_product',
  inputs: { query: row(1, 0), key: row(0, 1), value: row(3, 4) },
  options: {},
});
const context = trace.nodes.find(({ id }) => id === 'context');
console.log(JSON.stringify({ version: AttentionLab.version, context: [...context.data] }));
