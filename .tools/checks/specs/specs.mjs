/**
 * Stamps of tests in browsers, one for each test. What a test depends on is known before it runs, apart from the files that its
 * pages load and that it reads itself: these are recorded while it runs (`tests/browser/recorded-test.ts`, `tests/engines/support/engine.ts`).
 * A test is not run again while all of that is as it was in a run that passed. `.tools/README.md` says why that is enough.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf } from '../stamps.mjs';
import { closureOf, packagesOf } from './imports.mjs';

const digest = (content) => createHash('sha256').update(content).digest('hex');

/** How many runs of a test with the same sources are remembered: another branch, or a change taken back, finds its own. */
const KEPT = 8;

/** What a recording does not see. Such a test always runs when anything has changed. */
function isRecordable(root, closure, { recording, recorders = [] }) {
  if (!closure.includes(recording)) return false;
  return closure.every((file) => {
    if (file === recording || recorders.includes(file)) return true;
    const text = readFileSync(join(root, file), 'utf8');
    const isTest = file.startsWith('tests/');
    if (isTest && asksUnseen(text)) return false;
    return packagesOf(root, file).every((each) => isRecorded(each, isTest));
  });
}

const methods = 'get|post|put|fetch|head|patch|delete|newContext';

/** What `page.request` asks for is recorded, and so is what a page asks for whose answer a test changes (`route.fetch`). */
const unseen = [
  /(?<!\bpage)\.request\.\w+\(/,
  new RegExp(`(?<!\\.)\\brequest\\.(?:${methods})\\(`),
  /(?<!\broute\.)\bfetch\(/,
  /\.(?:launch|connect)\w*\(/,
];
const asksUnseen = (text) => unseen.some((pattern) => pattern.test(text));

/** Of the file system, what reads a whole file or lists a folder is recorded. Modules of the page read nothing but through their callers. */
function isRecorded({ names, from }, isTest) {
  if (from === 'import()') return false;
  if (from === '@playwright/test') return !isTest || !/(?<!type )\btest\b(?! as base)/.test(names);
  if (/^(?:node:)?fs$/.test(from))
    return /^\{\s*(?:(?:existsSync|readdirSync|readFileSync),?\s*)+\}$/.test(names);
  // A server answers with what the test has.
  if (/^(?:node:)?http$/.test(from)) return /^\{\s*createServer\s*\}$/.test(names);
  return !/^(?:node:)?(?:fs\/promises|child_process|http|https|net|worker_threads|module)$/.test(from);
}

/**
 * A file of tests: the name of its stamps, or null if it cannot have any. `suite` is the kind of tests: `recording` is the file of the
 * `test` that records, `recorders` what it needs for that, `setup` what runs before all tests, `common` what else they all depend on.
 */
export function specOf(root, file, suite, contents, settings) {
  const closure = closureOf(root, [file, ...(suite.setup ?? [])]).sort();
  if (!isRecordable(root, closure, suite)) return { file, key: null, closure };
  const sources = closure.map((each) => [each, digestOfFile(root, each)]);
  const common = inputsOf({ reads: suite.common }, contents);
  const key = digest(JSON.stringify([settings, common, sources]));
  return { file, key, closure: [...closure, ...suite.common] };
}

/** Of a folder, whose name ends with a slash, the names of what is in it. */
function digestOfFile(root, file) {
  const path = join(root, file);
  if (!existsSync(path)) return null;
  return digest(file.endsWith('/') ? JSON.stringify(readdirSync(path).sort()) : readFileSync(path));
}

/**
 * The names of what a test has read: built files by their names without hashes, files of the checkout by their paths. What a module has read
 * for tests of another file, `file < module`, counts only if this file imports the module, too.
 */
export function namesOf(reads, { names }, closure) {
  const found = new Set();
  for (const each of reads) {
    const [read, reader] = each.split(' < ');
    if (reader !== undefined && !closure.includes(reader)) continue;
    const [, path] = /^dist\/(.*)$/.exec(read) ?? [];
    found.add(path === undefined ? read : `dist/${names.get(path) ?? path}`);
    // The server answers with the first page if there is no such file.
    if (path !== undefined && !names.has(path)) found.add('dist/index.html');
  }
  return [...found].sort();
}

/** A function of names that tells whether what they name is as it was: one hash of all of it. Files are read once. */
export function digestsNow(root, built) {
  const known = new Map();
  const digestOf = (name) => {
    const [, path] = /^dist\/(.*)$/.exec(name) ?? [];
    if (path !== undefined) return built.digests.get(path) ?? null;
    if (!known.has(name)) known.set(name, digestOfFile(root, name));
    return known.get(name);
  };
  return (names) => digest(JSON.stringify(names.map((name) => [name, digestOf(name)])));
}

/** The runs of tests that passed, in a folder. A test is known by its name, in the stamp of its file. */
export function specStampsIn(folder) {
  const fileOf = (key) => join(folder, `spec-${key}.json`);
  const stampOf = (key) =>
    existsSync(fileOf(key)) ? JSON.parse(readFileSync(fileOf(key), 'utf8')) : { names: [], tests: {} };
  return {
    /** The names of the tests that passed in a run with the same sources that has read what is there now. */
    read({ key }, digestsOf) {
      if (key === null) return new Set();
      const { names, tests } = stampOf(key);
      const holds = ({ reads, digest }) => digestsOf(reads.map((at) => names[at])) === digest;
      return new Set(Object.keys(tests).filter((name) => tests[name].some(holds)));
    },
    /** Keeps the runs of tests that passed and of which something was recorded: `{ name, passed, reads, digest }`. */
    write({ key }, results) {
      const kept = results.filter(({ passed, reads }) => passed && reads.length > 0);
      if (key === null || kept.length === 0) return;
      const { names, tests } = stampOf(key);
      const places = new Map(names.map((name, at) => [name, at]));
      const placeOf = (name) => {
        if (!places.has(name)) places.set(name, places.size);
        return places.get(name);
      };
      for (const { name, reads, digest } of kept)
        tests[name] = [{ reads: reads.map(placeOf), digest }, ...(tests[name] ?? [])].slice(0, KEPT);
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(key), JSON.stringify({ names: [...places.keys()], tests }));
    },
  };
}
