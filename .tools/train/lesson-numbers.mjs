/**
 * `node .tools/train/lesson-numbers.mjs`: writes web/lessons/reversal-numbers.ts, the parameters that the training of the
 * lesson on reversal ends with, rounded to one decimal. A test trains again and holds the file to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import createModule from '../../web/generated/engine-full.mjs';
import { root } from '../setup/prepare.mjs';

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { reversal } = await server.ssrLoadModule('/web/exhibits/training/live-tasks.ts');
const { request } = await reversal.load();
const engine = await createModule({
  wasmBinary: readFileSync(join(root, 'web/generated/engine-full.wasm')),
});
const study = new engine.Study({ ...request, seed: 1 });
study.step(reversal.steps);

const rounded = (value) => String(Math.round(10 * value) / 10).replace(/^-0$/, '0');

function written({ name, rows, cols, data }) {
  const lines = Array.from({ length: rows }, (_, row) =>
    [...data.subarray(row * cols, (row + 1) * cols)].map(rounded).join(' '),
  );
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: rows(\n    '${lines.join(" |' +\n      '")}',\n  ),`;
}

writeFileSync(
  join(root, 'web/lessons/reversal-numbers.ts'),
  `import type { Rows } from './lesson';
import { rows } from './rows';

/** What the training of this lesson ends with, rounded to one decimal: .tools/train/lesson-numbers.mjs wrote it. */
export const reversalNumbers: Readonly<Record<string, Rows>> = {
${study.weights().map(written).join('\n')}
};
`,
);
study.delete();
await server.close();
