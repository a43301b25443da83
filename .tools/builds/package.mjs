/** `node .tools/builds/package.mjs` builds the npm package in build/package/, to be published with `npm pack`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';
import { root } from '../setup/prepare.mjs';
import { emitFiles, inlineFiles } from './binary-files.mjs';
import { bundle, sharedConfig } from './bundle.mjs';
import { FRAMEWORK_PACKAGES, FRAMEWORKS, writeFrameworkTypes } from './framework-types.mjs';
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
  input: {
    ...entries('index', 'engine', 'check', 'node/engine', 'node/check'),
    cli: join(root, 'web/site/package/cli/index.ts'),
  },
  external: /^(?:lit|node:)/,
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
});
await bundle({
  shared,
  plugins: [inlineFiles(shared)],
  outDir,
  // The builds of Lit that look for a browser when they are imported, instead of failing without one.
  conditions: ['node', 'module', 'production'],
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
writeFrameworkTypes(join(outDir, 'types/frameworks'));
await writeDocs();
for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'CITATION.cff'])
  copyFileSync(join(root, file), join(outDir, file));
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

/** Markdown with the attributes of the element, and with the steps, options and inputs of each lesson. */
async function writeDocs() {
  const server = { middlewareMode: true, ws: false };
  const vite = await createServer({ root, server, appType: 'custom', logLevel: 'error' });
  const { attributesText, lessonsText } = await vite.ssrLoadModule('/web/site/package/docs.ts');
  const engine = readFileSync(join(root, 'web/generated/engine-full.wasm'));
  mkdirSync(join(outDir, 'docs'), { recursive: true });
  writeFileSync(join(outDir, 'docs/element.md'), attributesText());
  writeFileSync(join(outDir, 'docs/lessons.md'), await lessonsText(engine, fileOf));
  await vite.close();
}

/** Reads a file of a lesson: Vite gives URLs below the root. */
async function fileOf(_name, url) {
  const address = new URL(String(url()), 'file:');
  const isBelowRoot = !existsSync(fileURLToPath(address));
  return new Uint8Array(readFileSync(isBelowRoot ? join(root, address.pathname) : address)).buffer;
}

function entries(...names) {
  return Object.fromEntries(names.map((name) => [name, join(root, `web/site/package/${name}.ts`)]));
}

function manifest() {
  const { name, version, description, license, type, engines, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const optional = Object.keys(FRAMEWORK_PACKAGES).map((each) => [each, { optional: true }]);
  return {
    ...{ name, version, description, license, type, engines },
    dependencies: { lit: `^${dependencies.lit}` },
    peerDependencies: FRAMEWORK_PACKAGES,
    peerDependenciesMeta: Object.fromEntries(optional),
    publishConfig: { access: 'public', provenance: true },
    keywords: ['attention', 'transformer', 'custom-element', 'web-component', 'anywidget', 'webassembly'],
    // The address of the site, where it is known.
    ...(process.env.SITE && { homepage: process.env.SITE }),
    bin: { [name]: 'cli/bin.mjs' },
    // Bundlers must not remove the modules that define the element.
    sideEffects: ['./index.js', './standalone.js', './chunks/*'],
    exports: {
      '.': module('index'),
      './engine': module('engine', { node: './node/engine.js' }),
      './check': module('check', { node: './node/check.js' }),
      './standalone': module('standalone'),
      ...Object.fromEntries(FRAMEWORKS.map((each) => [`./${each}`, framework(each)])),
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

/** The element, with the types of a framework. */
function framework(name) {
  return { types: `./types/frameworks/${name}.d.ts`, default: './index.js' };
}

/** `conditions` are other modules with the same types, for Node. */
function module(name, conditions = {}) {
  return { types: `./types/site/package/${name}.d.ts`, ...conditions, default: `./${name}.js` };
}
