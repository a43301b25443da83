/**
 * Time of “Check my implementation” with 256 tokens whose weights follow from no known mistake, so that everything is tried. Compared in
 * the same rounds with one run of the engine on the same numbers: a slow machine slows both down.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { randomMatrix } from './plain.mjs';
import { median, rounds } from './rounds.mjs';

const TOKENS = 256;
const WIDTH = 64;
/** More than twice what it takes, so that noise does not fail it: 180 runs of the engine, and somewhat more beside other programs. */
const MOST_RUNS = 400;

export async function benchCheck() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await measure(vite);
  } finally {
    await vite.close();
  }
}

async function measure(vite) {
  const { Engine } = await vite.ssrLoadModule('/web/engine/engine.ts');
  const { default: createModule } = await vite.ssrLoadModule('/web/generated/engine-full.mjs');
  const { loadFullTexts } = await vite.ssrLoadModule('/web/i18n/messages.ts');
  const folder = '/web/authoring/implementation';
  const { checkImplementation } = await vite.ssrLoadModule(`${folder}/compare/check.ts`);
  const { contextOf } = await vite.ssrLoadModule(`${folder}/guess/guess.ts`);
  const { readText } = await vite.ssrLoadModule('/web/formats/read-given.ts');
  await loadFullTexts();
  const engine = await Engine.load(readFileSync('web/generated/engine-full.wasm'), createModule);
  const schema = engine.variants.find(({ id }) => id === 'scaled_dot_product');
  const { inputs, text } = wrongProgram();
  const times = rounds(5, {
    read: { repeat: 1, run: () => readText(text) },
    check: { repeat: 1, run: () => checkImplementation(readText(text), contextOf(engine, schema)) },
    run: { repeat: 5, run: () => engine.run({ variant: schema.id, inputs, options: {} }) },
  });
  const [read, check, run] = [times.read, times.check, times.run].map(median);
  return [
    { what: `check of ${TOKENS} × ${TOKENS} weights that no mistake gives`, value: check, unit: 'ms' },
    { what: '  of that, reading the text', value: read, unit: 'ms' },
    { what: '  against one run of the engine', value: check / run, unit: '×', limit: MOST_RUNS },
  ];
}

/** Inputs, and a text with them and with weights of another program. */
function wrongProgram() {
  const random = randomMatrix(1);
  const inputs = Object.fromEntries(['query', 'key', 'value'].map((name) => [name, random(TOKENS, WIDTH)]));
  const matrices = { ...inputs, weights: random(TOKENS, TOKENS), context: random(TOKENS, WIDTH) };
  const rowsOf = ({ rows, cols, data }) =>
    Array.from(
      { length: rows },
      (_, row) =>
        `[${Array.from(data.slice(row * cols, (row + 1) * cols), (number) => number.toFixed(6)).join(', ')}]`,
    );
  const text = Object.entries(matrices)
    .map(([name, matrix]) => `${name} = [${rowsOf(matrix).join(',\n')}]`)
    .join('\n');
  return { inputs, text };
}
