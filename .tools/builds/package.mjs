/** `node .tools/builds/package.mjs` builds the npm package in build/package/, to be published with `npm pack`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../setup/prepare.mjs';
import { emitFiles, inlineFiles } from './binary-files.mjs';
import { bundle, sharedConfig } from './bundle.mjs';
import { writeTypes } from './types.mjs';

const outDir = join(root, 'build/package');
const MANIFEST = 'custom-elements.json';

/** Names of the entry points, `attention-lab/NAME`. The main one is `index`. */
const MODULES = ['index', 'engine', 'standalone'];

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
const shared = await sharedConfig();
await bundle({
  shared,
  plugins: [emitFiles(shared)],
  outDir,
  input: entries('index', 'engine'),
  external: /^lit/,
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
await bundle({
  shared,
  plugins: [],
  outDir,
  input: { cli: join(root, 'web/site/package/cli/main.ts') },
  external: /^node:/,
  output: { entryFileNames: '[name].js', codeSplitting: false, banner: '#!/usr/bin/env node' },
});
await writeLessons();
await writeTypes(join(root, 'build/types'), join(outDir, 'types'), MODULES);
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(outDir, file));
copyFileSync(join(root, 'web/ui/fonts/OFL.txt'), join(outDir, 'OFL.txt'));
copyFileSync(join(root, 'web/site/package/README.md'), join(outDir, 'README.md'));
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
    bin: { 'attention-lab': './cli.js' },
    dependencies: { lit: `^${dependencies.lit}` },
    keywords: ['attention', 'transformer', 'custom-element', 'web-component', 'anywidget', 'webassembly'],
    // Bundlers must not remove the modules that define the element.
    sideEffects: ['./index.js', './standalone.js', './chunks/*'],
    exports: {
      '.': module('index'),
      './engine': module('engine'),
      './standalone': module('standalone'),
      './widget': { types: './types/site/package/standalone.d.ts', default: './standalone.js' },
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
