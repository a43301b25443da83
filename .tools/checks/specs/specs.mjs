/**
 * Stamps of the browser tests, one for each file of tests. What such a file depends on is known before it runs, apart from the
 * files that its pages load and that it reads itself: these are recorded while it runs (`tests/browser/recorded-test.ts`).
 * A file of tests is not run again while all of that is as it was in a run that passed. `.tools/README.md` says why that is enough.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf } from '../stamps.mjs';
import { builtFiles } from './built.mjs';
import { closureOf, packagesOf } from './imports.mjs';

const digest = (content) => createHash('sha256').update(content).digest('hex');

/** What all browser tests depend on, besides `.tools` and the versions of packages. */
const COMMON = [
  ...['playwright.config.ts', 'files-read.ts', 'timeouts.ts'].map((name) => `tests/browser/${name}`),
  'tests/tsconfig.json',
  ...['vite.config.ts', 'tsconfig.json'],
];

const RECORDING = 'tests/browser/recorded-test.ts';
const READING = 'tests/browser/files-read.ts';

/** How many runs of a file with the same sources are remembered: another branch, or a change taken back, finds its own. */
const KEPT = 8;

/** What a recording does not see. Such a file always runs when anything has changed. */
function isRecordable(root, closure) {
  if (!closure.includes(RECORDING)) return false;
  return closure.every((file) => {
    if (file === RECORDING || file === READING) return true;
    const text = readFileSync(join(root, file), 'utf8');
    const isTest = file.startsWith('tests/');
    if (isTest && /\.request\.\w+\(|\bfetch\(|\.launch\w*\(|\.connect\w*\(/.test(text)) return false;
    return packagesOf(root, file).every((each) => isRecorded(each, isTest));
  });
}

/** Of the file system, what reads a whole file or lists a folder is recorded. Modules of the page read nothing but through their callers. */
function isRecorded({ names, from }, isTest) {
  if (from === 'import()') return false;
  if (from === '@playwright/test') return !isTest || !/(?<!type )\btest\b(?! as base)/.test(names);
  if (/^(?:node:)?fs$/.test(from))
    return /^\{\s*(?:(?:existsSync|readdirSync|readFileSync),?\s*)+\}$/.test(names);
  return !/^(?:node:)?(?:fs\/promises|child_process|http|https|net|worker_threads|module)$/.test(from);
}

/** A file of tests: the name of its stamps, or null if it cannot have one. */
export function specOf(root, file, contents, settings) {
  const closure = closureOf(root, [file]).sort();
  if (!isRecordable(root, closure)) return { file, key: null };
  const sources = closure.map((each) => [each, digestOfFile(root, each)]);
  const common = inputsOf({ reads: COMMON }, contents);
  return { file, key: digest(JSON.stringify([settings, common, sources])) };
}

/** Of a folder, whose name ends with a slash, the names of what is in it. */
function digestOfFile(root, file) {
  const path = join(root, file);
  if (!existsSync(path)) return null;
  return digest(file.endsWith('/') ? JSON.stringify(readdirSync(path).sort()) : readFileSync(path));
}

/** What a run has read, as it is now: built files by their names without hashes, files of the checkout by their paths. */
export function stateOf(root, reads) {
  const built = builtFiles(join(root, 'dist'));
  const nameOf = (path) => built.names.get(path) ?? null;
  const state = {};
  for (const read of reads) {
    const [, path] = /^dist\/(.*)$/.exec(read) ?? [];
    if (path === undefined) state[read] = digestOfFile(root, read);
    else if (nameOf(path) === null) Object.assign(state, missing(path, built));
    else state[`dist/${nameOf(path)}`] = built.digests.get(nameOf(path));
  }
  return state;
}

/** The server answers with the first page if there is no such file. */
const missing = (path, { digests }) => ({
  [`dist/${path}`]: null,
  'dist/index.html': digests.get('index.html') ?? null,
});

/** Whether everything that a run has read is as it was. */
export function holds(root, state, built = builtFiles(join(root, 'dist'))) {
  return Object.entries(state).every(([read, before]) => {
    const [, name] = /^dist\/(.*)$/.exec(read) ?? [];
    return (name === undefined ? digestOfFile(root, read) : (built.digests.get(name) ?? null)) === before;
  });
}

/** The runs that passed, in a folder. */
export function specStampsIn(folder) {
  const fileOf = (key) => join(folder, `spec-${key}.json`);
  const runsOf = (key) => (existsSync(fileOf(key)) ? JSON.parse(readFileSync(fileOf(key), 'utf8')) : []);
  return {
    /** The number of tests that passed in a run with the same sources that has read what is there now; undefined without one. */
    read(root, { key }, built) {
      return key === null ? undefined : runsOf(key).find(({ state }) => holds(root, state, built))?.passed;
    },
    /** Keeps a run, if all of its tests passed and something was recorded. */
    write({ key }, { passed, failed, state }) {
      if (key === null || failed > 0 || passed === 0 || Object.keys(state).length === 0) return;
      mkdirSync(folder, { recursive: true });
      const runs = [{ passed, state }, ...runsOf(key)].slice(0, KEPT);
      writeFileSync(fileOf(key), JSON.stringify(runs));
    },
  };
}
