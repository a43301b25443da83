/**
 * `node tests/hosts/prepare.mjs`: has each host's own generator make its page, in build/hosts/<host>/. Needs dist/ and
 * build/package/. A host whose generator is not installed gets no page, and its test says so.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import { binaryFiles } from '../../.tools/builds/binary-files.mjs';
import { bundle } from '../../.tools/builds/bundle.mjs';
import { writeOembed } from '../../.tools/builds/oembed.mjs';
import { root } from '../../.tools/setup/prepare.mjs';
import { mustRun, which } from '../../.tools/setup/run.mjs';

const here = import.meta.dirname;
const made = (...path) => join(root, 'build/hosts', ...path);

rmSync(made(), { recursive: true, force: true });
mkdirSync(made(), { recursive: true });
for (const host of ['plain-html', 'lms', 'iframe', 'two-versions', 'notebook', 'scorm'])
  cpSync(join(here, host), made(host), { recursive: true });
await generate('kramdown', async () => {
  mkdirSync(made('kramdown'));
  const template = join(here, 'kramdown/page.html.erb');
  const page = await mustRun('kramdown', ['--template', template, join(here, 'kramdown/article.md')]);
  writeFileSync(made('kramdown/index.html'), page);
});
await generate('hugo', () => {
  // A copy, since Hugo leaves things beside its sources.
  cpSync(join(here, 'hugo'), made('hugo-source'), { recursive: true });
  return mustRun('hugo', ['--quiet', '--source', made('hugo-source'), '--destination', made('hugo')]);
});
await generate('pandoc', () => {
  mkdirSync(made('pandoc'));
  const article = join(here, 'pandoc/article.md');
  return mustRun('pandoc', ['--standalone', '--mathml', '--output', made('pandoc/index.html'), article]);
});
await app('mdx', [{ enforce: 'pre', ...mdx() }]);
await app('vue', [
  vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'attention-lab' } } }),
]);
await scormPackages();
await fromNpm();
await otherVersion();
oembed();

async function generate(program, work) {
  if (which(program)) await work();
}

/** A small application, built by Vite from its folder. */
function app(host, plugins, source = join(here, host)) {
  return build({
    root: source,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins,
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: made(host), emptyOutDir: false, target: 'es2022', chunkSizeWarningLimit: 1000 },
  });
}

/** An application that has installed the package from the file that would be published. */
async function fromNpm() {
  const source = made('npm-source');
  cpSync(join(here, 'npm'), source, { recursive: true });
  await mustRun('npm', ['pack', '--silent', '--pack-destination', source], {
    cwd: join(root, 'build/package'),
  });
  const file = readdirSync(source).find((name) => name.endsWith('.tgz'));
  await mustRun('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${file}`], {
    cwd: source,
  });
  await app('npm', [], source);
}

/** A platform with a runtime of both versions, and unpacked packages, which Python reads as well. */
async function scormPackages() {
  const runtime = join(here, 'node_modules/scorm-again/dist');
  for (const name of ['scorm12.min.js', 'scorm2004.min.js']) cpSync(join(runtime, name), made('scorm', name));
  const tour = ['--tour', join(here, 'scorm/tour.json')];
  await scormPackage('tour-1.2', tour);
  await scormPackage('tour-2004', [...tour, '--version', '2004', '--pass', '60']);
  const long = made('scorm', 'long-tour.json');
  writeFileSync(long, JSON.stringify(longTour()));
  await scormPackage('long-1.2', ['--tour', long]);
  await scormPackage('exercise-1.2', ['--exercise', 'scaled-dot-product:row:17', '--pass', '60']);
  await scormPackage('exercise-2004', [
    '--exercise=scaled-dot-product:row:17',
    '--version',
    '2004',
    '--lang',
    'fr',
  ]);
  await scormPackage('mask-2004', ['--exercise', 'masks:mask:3', '--version', '2004']);
  await scormPackage('order-1.2', ['--exercise', 'dot-product:order:3']);
  await scormPackage('mistake-1.2', ['--exercise', 'masks:mistake:3']);
  await scormPackage('lesson-2004', ['--lesson', 'scaled-dot-product', '--version', '2004']);
}

/** As many questions as a tour may have. */
function longTour() {
  const step = (at) => ({
    focus: 'weights',
    prose: `Stop ${at + 1}.`,
    checkpoint: { ask: 'How much is [[weights:1,0]]?', expect: { number: 'weights:1,0' } },
  });
  return {
    version: 1,
    title: 'A hundred questions',
    lesson: 'masks',
    steps: Array.from({ length: 100 }, (_, at) => step(at)),
  };
}

async function scormPackage(name, options) {
  const program = join(root, 'build/package/cli/bin.mjs');
  const bytes = execFileSync('node', [program, 'scorm', ...options], { maxBuffer: 2 ** 26 });
  const file = made('scorm', `${name}.zip`);
  writeFileSync(file, bytes);
  await mustRun('python3', ['-m', 'zipfile', '-e', file, made('scorm', name)]);
}

/** The same code as another version. */
async function otherVersion() {
  await bundle({
    constants: { __VERSION__: '"0.0.1"' },
    plugins: [binaryFiles('emitted')],
    outDir: made('other-version'),
    input: { index: join(root, 'web/site/package/index.ts') },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
  });
}

/** A published page that can be asked how it wants to be embedded. */
function oembed() {
  mkdirSync(made('oembed'));
  for (const page of ['index.html', 'lab.html', 'embed.html'])
    cpSync(join(root, 'dist', page), made('oembed', page));
  writeOembed(made('oembed'), 'https://lab.example/');
}
