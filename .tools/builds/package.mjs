/** `node .tools/builds/package.mjs` builds the npm package in build/package/, to be published with `npm pack`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../setup/prepare.mjs';
import { emitFiles, inlineFiles } from './binary-files.mjs';
import { bundle, sharedConfig } from './bundle.mjs';
import { writeTypes } from './types.mjs';

const outDir = join(root, 'build/package');
const MANIFEST = 'custom-elements.json';

/** Names of the entry points, `attention-lab/NAME`. The main one is `index`. */
const MODULES = ['index', 'engine', 'check', 'standalone'];

/** Files that are published as they are, by folder. */
const COPIED = ['cli/bin.mjs', 'command/attention-lab.mjs', 'python/attention_lab.py'];

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
const shared = await sharedConfig();
await bundle({
  shared,
  plugins: [emitFiles(shared)],
  outDir,
  input: { ...entries('index', 'engine', 'check'), cli: join(root, 'web/site/package/cli/index.ts') },
  external: /^(?:lit|node:)/,
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
});
await bundle({
  shared,
  plugins: [inlineFiles(shared)],
  outDir,
  input: entries('standalone'),
  output: { entryFileNames: '[name].js', codeSplitting: false },
});
await bundle({
  shared,
  plugins: [],
  outDir,
  input: entries('lms'),
  output: { entryFileNames: '[name].js', codeSplitting: false },
});
await writeLessons();
await writeTypes(join(root, 'build/types'), join(outDir, 'types'), MODULES);
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(outDir, file));
copyFileSync(join(root, 'web/ui/fonts/OFL.txt'), join(outDir, 'OFL.txt'));
copyFileSync(join(root, 'web/site/package/README.md'), join(outDir, 'README.md'));
for (const file of COPIED) {
  mkdirSync(dirname(join(outDir, file)), { recursive: true });
  copyFileSync(join(root, 'web/site/package', file), join(outDir, file));
}
const manifestFile = join(root, 'web/element', MANIFEST);
const hasManifest = existsSync(manifestFile);
if (hasManifest) copyFileSync(manifestFile, join(outDir, MANIFEST));
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);

/** The table of lessons, for the command line. */
async function writeLessons() {
  const { module } = await runnerImport(join(root, 'web/lessons/index.ts'));
  const lessons = module.parts.flatMap(({ lessons }) => lessons);
  const table = lessons.map(({ id, title, variant }) => ({ id, title, variant }));
  writeFileSync(join(outDir, 'lessons.json'), `${JSON.stringify(table, null, 1)}\n`);
}

function entries(...names) {
  return Object.fromEntries(names.map((name) => [name, join(root, `web/site/package/${name}.ts`)]));
}

function manifest() {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    ...{ name, version, description, license, type },
    dependencies: { lit: `^${dependencies.lit}` },
    keywords: ['attention', 'transformer', 'custom-element', 'web-component', 'anywidget', 'webassembly'],
    bin: { [name]: 'cli/bin.mjs' },
    // Bundlers must not remove the modules that define the element.
    sideEffects: ['./index.js', './standalone.js', './chunks/*'],
    exports: {
      '.': module('index'),
      './engine': module('engine'),
      './check': module('check'),
      './standalone': module('standalone'),
      './widget': { types: './types/site/package/standalone.d.ts', default: './standalone.js' },
      './python/*.py': './python/*.py',
      './*.wasm': './*.wasm',
      './*.bin': './*.bin',
      './*.safetensors': './*.safetensors',
      './*.woff2': './*.woff2',
      ...(hasManifest && { [`./${MANIFEST}`]: `./${MANIFEST}` }),
      './package.json': './package.json',
    },
    types: './types/site/package/index.d.ts',
    ...(hasManifest && { customElements: MANIFEST }),
  };
}

function module(name) {
  return { types: `./types/site/package/${name}.d.ts`, default: `./${name}.js` };
}
