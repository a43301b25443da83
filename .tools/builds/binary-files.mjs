/**
 * How binary files and the worker reach a build that is not the site: the code names them as
 * `new URL('../generated/engine.wasm', import.meta.url)`, and these plugins put something else in that place.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/prepare.mjs';

const BINARY = /new URL\(\s*'(\.[^']+\.(?:wasm|bin))',\s*import\.meta\.url\s*\)/g;
/** How the generated loaders would find the module by themselves. They never have to. */
const GLUE = /new URL\("engine[^"]*\.wasm",\s*import\.meta\.url\)\.href/g;
const WORKER = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url\s*\)/g;

/** Files beside the code, under their own names; the worker is a chunk among the chunks. */
export const filesBeside = {
  name: 'files-beside',
  enforce: 'pre',
  transform(code, id) {
    return replaced(code, [
      [GLUE, () => "''"],
      [BINARY, (path) => `import.meta.ROLLUP_FILE_URL_${this.emitFile(asset(join(dirname(id), path)))}`],
      [
        WORKER,
        (path) => {
          this.emitFile({ type: 'chunk', id: join(dirname(id), path), fileName: 'chunks/worker.js' });
          return "new URL(/* @vite-ignore */ './worker.js', import.meta.url)";
        },
      ],
    ]);
  },
};

const asset = (file) => ({ type: 'asset', fileName: basename(file), source: readFileSync(file) });

/** Files inside the code: compressed, written in letters, and unpacked when they are first asked for. */
export const filesInside = (shared) => ({
  name: 'files-inside',
  enforce: 'pre',
  async transform(code, id) {
    const workers = new Map();
    for (const [, path] of code.matchAll(WORKER))
      workers.set(path, await workerCode(join(dirname(id), path), shared));
    const whole = replaced(code, [
      [GLUE, () => "''"],
      [BINARY, (path) => `unpack('${packed(join(dirname(id), path))}')`],
      [WORKER, (path) => `scriptOf(${workers.get(path)})`],
    ]);
    return whole && { ...whole, code: `import { scriptOf, unpack } from '${UNPACK}';\n${whole.code}` };
  },
});

const UNPACK = join(root, 'web/package/unpack.ts');

/** `patterns` are pairs of what is sought and what comes in its place. */
function replaced(code, patterns) {
  const changed = patterns.reduce(
    (text, [pattern, by]) => text.replace(pattern, (_all, path) => by(path)),
    code,
  );
  return changed === code ? null : { code: changed, map: null };
}

function packed(file) {
  return deflateRawSync(readFileSync(file), { level: 9 }).toString('base64');
}

/** A worker's whole code as a string literal. */
async function workerCode(input, { define, plugins }) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins,
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input } },
  });
  return JSON.stringify(output[0].code);
}
