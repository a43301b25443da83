/** `node .tools/builds/package.mjs` builds the npm package in build/package/, to be published with `npm pack`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';
import { root } from '../setup/prepare.mjs';
import { binaryFiles } from './binary-files.mjs';
import { bundle } from './bundle.mjs';
import { writeFrameworkTypes } from './framework-types.mjs';
import { packageManifest } from './package-manifest.mjs';
import { writeTypes } from './types.mjs';

const outDir = join(root, 'build/package');
/** Names of the entry points, `attention-lab/NAME`. The main one is `index`. */
const MODULES = ['index', 'engine', 'check', 'standalone'];

/** Files that are published as they are, by folder. */
const COPIED = ['cli/bin.mjs', 'command/attention-lab.mjs', 'python/attention_lab.py'];

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
await bundle({
  plugins: [binaryFiles('emitted')],
  outDir,
  input: {
    ...entries('index', 'engine', 'check', 'node/engine', 'node/check'),
    cli: join(root, 'web/site/package/cli/index.ts'),
  },
  external: /^(?:lit|node:)/,
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
});
await bundle({
  plugins: [binaryFiles('inlined')],
  outDir,
  // The builds of Lit that look for a browser when they are imported, instead of failing without one.
  conditions: ['node', 'module', 'production'],
  input: entries('standalone'),
  output: { entryFileNames: '[name].js', codeSplitting: false },
});
await bundle({
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
const manifest = packageManifest(process.env);
const { customElements } = manifest;
if (customElements) copyFileSync(join(root, 'web/element', customElements), join(outDir, customElements));
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

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
  const engine = readFileSync(join(root, 'web/generated/engine-programs.wasm'));
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
