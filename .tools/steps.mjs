import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeOembed } from './builds/oembed.mjs';
import { writePolicy } from './builds/policy.mjs';
import { root } from './setup/prepare.mjs';
import { mustRun, run, which } from './setup/run.mjs';
import { canSanitizeWithClang, SANITIZING_CLANG } from './setup/system.mjs';
import { unlessUnchanged } from './setup/unchanged.mjs';

/** The input files of the page. */
const PAGE_INPUTS = [
  ...['web', 'index.html', 'lab.html', 'embed.html', 'reference.html', 'field.html'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
  ...[
    '.tools/prerender.mjs',
    '.tools/builds/picture-styles.mjs',
    '.tools/builds/oembed.mjs',
    '.tools/builds/policy.mjs',
    '.tools/builds/vite',
  ],
];

/** Configures and builds one preset of CMakePresets.json: native, sanitize or wasm. */
export async function buildPreset(log, env, preset) {
  const options = { cwd: root, env };
  await unlessUnchanged(root, `configure-${preset}`, configureFiles(env, preset), () =>
    log.during(`configuring ${preset}`, () => configure(preset, options)),
  );
  await log.during(`compiling ${preset}`, (report) =>
    mustRun('cmake', ['--build', '--preset', preset], { ...options, report }),
  );
}

/** When to configure again. Ninja itself reruns CMake if file lists change, but not if the compiler changes. */
function configureFiles({ EMSCRIPTEN, CXX, CXXFLAGS }, preset) {
  const compiler = compilerOf(preset, { CXX }) ?? which('c++');
  return {
    inputs: ['CMakeLists.txt', 'CMakePresets.json'],
    outputs: [`build/${preset}/build.ninja`],
    settings: { EMSCRIPTEN, CXX, CXXFLAGS, compiler, ninja: which('ninja'), root },
  };
}

/** The compiler of a preset; undefined for the default one. */
function compilerOf(preset, { CXX }) {
  return preset === 'sanitize' && !CXX && canSanitizeWithClang() ? SANITIZING_CLANG : undefined;
}

/** Configures from scratch if that fails, for example because the build folder belongs to another compiler. */
async function configure(preset, options) {
  const compiler = compilerOf(preset, options.env);
  const choice = compiler === undefined ? [] : [`-DCMAKE_CXX_COMPILER=${compiler}`];
  const { code } = await run('cmake', ['--preset', preset, ...choice], options);
  if (code !== 0) await mustRun('cmake', ['--fresh', '--preset', preset, ...choice], options);
  removePrecompiledHeaders(join(root, 'build', preset, 'CMakeFiles'));
}

/** CMake keeps the time of a changed list of headers, so Ninja would not precompile them again. */
function removePrecompiledHeaders(folder) {
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith('.pch')) rmSync(join(folder, name));
}

const generated = (name) => `web/generated/${name}`;

/** Converts the equations of the engine to MathML. Needs the WASM engine. */
async function buildEquations(log, env) {
  const files = {
    inputs: [
      ...['engine.mjs', 'engine.wasm', 'engine-full.mjs', 'engine-full.wasm'].map(generated),
      ...[
        '.tools/equations.mjs',
        '.tools/equations',
        'web/program/latex.ts',
        'node_modules/temml/package.json',
      ],
    ],
    outputs: ['equations.json', 'equations-full.json', 'equations-backward.json'].map(generated),
  };
  const isDone = await unlessUnchanged(root, 'equations', files, () =>
    log.during('typesetting', (report) =>
      mustRun('node', ['.tools/equations.mjs'], { cwd: root, env, report }),
    ),
  );
  if (!isDone) log.say('equations are unchanged');
}

/** Makes modules of the folders of lessons. */
async function buildLessons(log, env) {
  const files = {
    inputs: ['web/content', 'web/lessons/folder', '.tools/lessons', '.tools/lessons.mjs'],
    outputs: ['lessons'].map(generated),
  };
  const isDone = await unlessUnchanged(root, 'lessons', files, () =>
    log.during('reading the lessons', () => mustRun('node', ['.tools/lessons.mjs'], { cwd: root, env })),
  );
  if (!isDone) log.say('the lessons are unchanged');
}

/** Computes the numbers of the home page. Needs the WASM engine. */
async function buildStory(log, env) {
  const folders = [
    'content',
    'engine',
    'figures',
    'glossary',
    'i18n',
    'lessons',
    'program',
    'search',
    'site/field',
    'site/home',
    'story',
    'store',
    'svg',
    'training',
    'ui/equation',
    'ui/format',
    'ui/prose',
  ];
  const files = {
    inputs: [
      ...['engine-full.mjs', 'engine-full.wasm', 'equations.json', 'equations-full.json'].map(generated),
      '.tools/story.mjs',
      ...folders.map((name) => `web/${name}`),
    ],
    outputs: ['story.json', 'thumbnails.json', 'field.json', 'search-en.json', 'search-fr.json'].map(
      generated,
    ),
  };
  const isDone = await unlessUnchanged(root, 'story', files, () =>
    log.during('computing the story', () => mustRun('node', ['.tools/story.mjs'], { cwd: root, env })),
  );
  if (!isDone) log.say('the story is unchanged');
}

/** What the page needs besides its sources: formulas and numbers, made by the engine. */
export async function buildGenerated(log, env) {
  await buildLessons(log, env);
  await buildEquations(log, env);
  await buildStory(log, env);
}

/** Bundles the page into dist/ and prerenders the covers of the lessons. */
export async function bundlePage(log, env) {
  const { SITE, NODE_ENV } = env;
  const files = { inputs: PAGE_INPUTS, outputs: ['dist'], settings: { SITE, NODE_ENV } };
  const isDone = await unlessUnchanged(root, 'page', files, async () => {
    await log.during('bundling', () => mustRun('vite', ['build', '--logLevel', 'warn'], { cwd: root, env }));
    await log.during('drawing the covers', () =>
      mustRun('node', ['.tools/prerender.mjs'], { cwd: root, env }),
    );
    writePolicy(join(root, 'dist'));
    if (SITE) writeOembed(join(root, 'dist'), SITE);
  });
  if (!isDone) log.say('dist/ is unchanged');
}

/** Builds the page with everything that it needs. */
export async function buildPage(log, env) {
  await buildPreset(log, env, 'wasm');
  await buildGenerated(log, env);
  await bundlePage(log, env);
}

/** Builds the npm package, which includes standalone.js, and the offline page. Needs dist/. */
export async function buildPackages(log, env) {
  const files = {
    inputs: [...PAGE_INPUTS, '.tools/builds', 'dist', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'CITATION.cff'],
    outputs: ['build/package', 'build/attention-lab.html'],
    settings: { SITE: env.SITE, REPOSITORY: env.REPOSITORY },
  };
  const script = (name) => mustRun('node', [`.tools/builds/${name}`], { cwd: root, env });
  const isDone = await unlessUnchanged(root, 'packages', files, async () => {
    await log.during('bundling the package', () => script('package.mjs'));
    await log.during('writing the offline page', () => script('offline.mjs'));
  });
  if (!isDone) log.say('the packages are unchanged');
}
