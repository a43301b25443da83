/**
 * The checks of `npm test`. They run in parallel, started in this order. `cores` is the number of cores that a check uses; 0 means
 * that it runs at a low priority, in parallel with everything else. `needs` lists checks that must pass first.
 *
 * `reads` are the files and folders that its result depends on, by default all of the checkout; `outside` is a folder beside it, and
 * `packages` are system packages besides those of every check. A check that has passed with the same content is not run again:
 * `stamps.mjs`.
 */
import { resolve } from 'node:path';
import { root } from '../setup/prepare.mjs';
import {
  ENGINE_PACKAGES,
  HOST_PACKAGES,
  PYTHON_PACKAGES,
  SANITIZER_PACKAGES,
  SHELL_PACKAGES,
} from '../setup/system.mjs';
import { buildGenerated, buildPackages, buildPreset, bundlePage } from '../steps.mjs';
import { buildHosts, testBrowser, testEngines, testHosts } from './browsers.mjs';
import {
  checkFormat,
  checkManifest,
  checkTrained,
  compare,
  testGeneratedCode,
  testHostile,
  testNative,
  testOutside,
  testWeb,
} from './programs.mjs';
import { command, completed } from './result.mjs';
import { checkTypes } from './types.mjs';

const program =
  (name, ...args) =>
  (log, env) =>
    command(log, env, name, args);

/** The cases of a peer or an oracle, which need not be on the machine. */
export const outside = (name) => (env) => resolve(root, env.ATTENTION_ORACLE_DIR ?? '../shared', name);

const ENGINE = ['wasm', 'CMakeLists.txt', 'CMakePresets.json'];
const HTML = ['index.html', 'lab.html', 'embed.html', 'reference.html', 'field.html'];
const PAGE = [...ENGINE, 'web', ...HTML, 'vite.config.ts', 'tsconfig.json'];
/** What the check of an implementation consists of, as a command. */
const CHECKER = [
  ...['authoring/implementation', 'content', 'engine', 'formats', 'i18n', 'lessons'],
  ...['program', 'site/package', 'store', 'training'],
  // Lessons about programs: their equations, and which of their steps have a text.
  ...['ui/equation', 'ui/format', 'ui/prose'],
];
const PACKAGES = [...PAGE, 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'CITATION.cff'];

export const checks = [
  {
    title: 'Native tests, sanitized',
    // Not at a low priority: it would be the last to finish.
    cores: 1,
    // Of the interface only the texts of messages, whose English the tests compare.
    reads: [
      ...[...ENGINE, 'tests/native', 'tests/fixtures', 'web/training/weights', 'web/i18n/en'],
      'web/content/programs',
    ],
    packages: SANITIZER_PACKAGES,
    check: testNative,
  },
  {
    title: 'WASM engine',
    cores: 1,
    reads: ENGINE,
    check: (log, env) => completed(buildPreset(log, env, 'wasm')),
  },
  {
    title: 'Equations',
    cores: 1,
    needs: ['WASM engine'],
    reads: PAGE,
    check: (log, env) => completed(buildGenerated(log, env)),
  },
  {
    title: 'Page',
    cores: 1,
    needs: ['Equations'],
    reads: PAGE,
    check: (log, env) => completed(bundlePage(log, env)),
  },
  { title: 'Lint', cores: 1, check: program('biome', 'check', '--error-on-warnings') },
  {
    title: 'Packages',
    cores: 1,
    needs: ['Page'],
    reads: PACKAGES,
    check: (log, env) => completed(buildPackages(log, env)),
  },
  {
    title: 'Types',
    cores: 1,
    needs: ['Equations'],
    reads: [...PAGE, 'tests'],
    check: checkTypes,
  },
  { title: 'Manifest of the element', cores: 1, reads: ['web', 'tests/manifest'], check: checkManifest },
  { title: 'C++ format', cores: 1, reads: ['wasm', 'tests', '.clang-format'], check: checkFormat },
  {
    title: 'Size',
    cores: 1,
    needs: ['Page', 'Packages'],
    reads: [...PACKAGES, '.size-limit.mjs'],
    check: program('size-limit'),
  },
  {
    title: 'Trained weights',
    cores: 0,
    needs: ['WASM engine'],
    reads: [...ENGINE, 'tsconfig.json', 'web/engine', 'web/i18n', 'web/training'],
    check: checkTrained,
  },
  {
    title: 'Hostile inputs',
    cores: 1,
    needs: ['Page'],
    reads: [...PAGE, 'tests'],
    outside: outside('hostile'),
    check: testHostile,
  },
  {
    title: 'Oracle cases',
    cores: 1,
    needs: ['WASM engine'],
    reads: [...ENGINE, 'tests/oracle'],
    outside: outside('oracle'),
    check: (log, env) => compare(log, env, 'oracle/run_cases.mjs'),
  },
  {
    title: 'ONNX cases',
    cores: 1,
    needs: ['WASM engine'],
    reads: [...ENGINE, 'tests/oracle'],
    outside: outside('onnx'),
    check: (log, env) => compare(log, env, 'onnx/run_onnx.mjs'),
  },
  {
    title: 'Generated code',
    cores: 1,
    needs: ['Equations'],
    reads: [...PAGE, 'tests'],
    packages: PYTHON_PACKAGES,
    check: testGeneratedCode,
  },
  {
    title: 'Pages of hosts',
    cores: 1,
    needs: ['Packages'],
    reads: [...PACKAGES, 'tests/hosts'],
    check: (log, env) => completed(buildHosts(log, env)),
  },
  {
    title: 'Implementations of others',
    cores: 1,
    needs: ['Equations'],
    reads: [
      ...[...ENGINE, 'vite.config.ts', 'tsconfig.json'],
      ...CHECKER.map((folder) => `web/${folder}`),
      ...['tests/web/authoring/implementation', 'tests/implementations', 'tests/tsconfig.json'],
    ],
    check: testOutside,
  },
  { title: 'Web tests', cores: 2, needs: ['Equations'], check: testWeb },
  {
    title: 'Browser tests',
    cores: 2,
    needs: ['Page'],
    reads: [...PAGE, 'tests'],
    packages: SHELL_PACKAGES,
    check: testBrowser,
  },
  {
    title: 'Three browsers',
    cores: 2,
    needs: ['Page'],
    reads: [...PAGE, 'tests'],
    packages: ENGINE_PACKAGES,
    check: testEngines,
  },
  {
    title: 'Hosts',
    cores: 2,
    needs: ['Pages of hosts'],
    // One asks git which files are new.
    reads: [...PACKAGES, 'tests', '.gitignore'],
    packages: HOST_PACKAGES,
    check: testHosts,
  },
];
