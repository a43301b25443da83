/**
 * How binary files and the worker reach a build that is not the site: the code names them as
 * `new URL('../generated/engine.wasm', import.meta.url)`, and these plugins put something else in that place.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/prepare.mjs';

const BINARY = /new URL\(\s*'(\.[^']+\.(?:wasm|bin|txt|safetensors))',\s*import\.meta\.url\s*\)/g;
/** How the generated loaders would find the module by themselves. They never have to. */
const GLUE = /new URL\("engine[^"]*\.wasm",\s*import\.meta\.url\)\.href/g;
const WORKER = /import (\w+) from '(\.[^']+)\?worker&url';/g;

/** Files beside the code, under their own names; each worker with all that it needs in it, since bundlers only copy it. */
export const filesBeside = (shared) => ({
  name: 'files-beside',
  enforce: 'pre',
  async transform(code, id) {
    const emit = (fileName, source) =>
      `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', fileName, source })}`;
    const worker = await workerOf(code, id, shared);
    return replaced(code, [
      [GLUE, () => "''"],
      [BINARY, (path) => emit(basename(path), readFileSync(join(dirname(id), path)))],
      [WORKER, (name) => `const ${name} = ${emit(`${basename(dirname(id))}-worker.js`, worker)};`],
    ]);
  },
});

/** Files inside the code: compressed, written in letters, and unpacked when they are first asked for. */
export const filesInside = (shared) => ({
  name: 'files-inside',
  enforce: 'pre',
  async transform(code, id) {
    const worker = await workerOf(code, id, shared);
    const whole = replaced(code, [
      [GLUE, () => "''"],
      [BINARY, (path) => unpacked(id, path)],
      // Not blob: where a page has no origin, as on the disk, Chromium makes no module worker of a blob.
      [
        WORKER,
        (name) => `const ${name} = 'data:text/javascript;base64,${Buffer.from(worker).toString('base64')}';`,
      ],
    ]);
    return whole && { ...whole, code: `import { unpack } from '${UNPACK}';\n${whole.code}` };
  },
});

const UNPACK = join(root, 'web/site/package/unpack.ts');

/** `patterns` are pairs of what is sought and what comes in its place. */
function replaced(code, patterns) {
  const changed = patterns.reduce(
    (text, [pattern, by]) => text.replace(pattern, (_all, path) => by(path)),
    code,
  );
  return changed === code ? null : { code: changed, map: null };
}

function unpacked(id, path) {
  const bytes = deflateRawSync(readFileSync(join(dirname(id), path)), { level: 9 });
  return `unpack('${bytes.toString('base64')}')`;
}

/** A worker is told where its files are, or given their bytes. */
const withoutFiles = {
  name: 'without-files',
  enforce: 'pre',
  transform: (code) => replaced(code, [[GLUE, () => "''"]]),
};

/** The whole code of the worker that a module names, if it names one. */
async function workerOf(code, id, { define, plugins }) {
  const [, , path] = code.matchAll(WORKER).next().value ?? [];
  if (path === undefined) return '';
  const input = join(dirname(id), `${path}.ts`);
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [...plugins, withoutFiles],
    build: {
      ...{ write: false, target: 'es2022', modulePreload: false },
      rollupOptions: { input, output: { codeSplitting: false } },
    },
  });
  return output[0].code;
}
