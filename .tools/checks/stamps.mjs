/**
 * Results of checks that passed, by a hash of everything that they read. They lie in the user's cache folder, so that a fresh clone
 * of the same content has them too. A check whose hash is found there is not run again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../setup/run.mjs';

/** What every check depends on: the programs that run it, and the versions of all npm packages. */
const ALWAYS = ['.tools', 'package.json', 'package-lock.json', '.npmrc'];

/** Set in the environment of checks for which no earlier result counts. */
export const RUN_ALL = 'ATTENTION_RUN_ALL';

/** Environment variables that change what a check does. */
const VARIABLES = [
  'ATTENTION_ORACLE_DIR',
  'CHROMIUM',
  'CXX',
  'CXXFLAGS',
  'EMSCRIPTEN',
  'NODE_ENV',
  'REPOSITORY',
  'SITE',
];

const digest = (content) => createHash('sha256').update(content).digest('hex');

/**
 * The hashes of all files of a checkout, tracked or new, by their paths. What git ignores is made of these files, or installed by
 * their versions. Null if git cannot list them.
 */
export async function contentsOf(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', list, { cwd: root });
  if (code !== 0) return null;
  const files = [...new Set(output.split('\0'))].filter((file) => file !== '' && isFile(join(root, file)));
  return Object.fromEntries(files.sort().map((file) => [file, digest(readFileSync(join(root, file)))]));
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The hashes of a folder outside of the checkout; empty if there is none. */
function contentsOutside(folder) {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name));
  return Object.fromEntries(files.sort().map((file) => [relative(folder, file), digest(readFileSync(file))]));
}

/** The entries of `contents` that a check reads: all, unless it says which. */
export function inputsOf({ reads }, contents) {
  if (reads === undefined) return contents;
  const names = [...ALWAYS, ...reads];
  const isRead = (file) => names.some((name) => file === name || file.startsWith(`${name}/`));
  return Object.fromEntries(Object.entries(contents).filter(([file]) => isRead(file)));
}

/** Everything that the result of a check depends on. `versions` are those of the programs that it uses. */
export function settingsOf({ title, outside }, env, versions) {
  return {
    ...{ title, versions, node: process.version, platform: `${process.platform} ${process.arch}` },
    variables: Object.fromEntries(VARIABLES.map((name) => [name, env[name] ?? null])),
    outside: outside === undefined ? {} : contentsOutside(outside(env)),
  };
}

/** The name of a stamp. */
export function keyOf(check, contents, settings) {
  return digest(JSON.stringify([settings, inputsOf(check, contents)]));
}

/** The stamps in a folder. */
export function stampsIn(folder) {
  const fileOf = (key) => join(folder, `${key}.json`);
  return {
    /** What a check gave when it passed with this key; undefined if it has not. */
    read: (key) => (existsSync(fileOf(key)) ? JSON.parse(readFileSync(fileOf(key), 'utf8')) : undefined),
    /** Keeps the result of a check, unless something failed, was not there, or nothing was checked. */
    write(key, { passed, failed, note, isPartial = false }) {
      if (failed > 0 || passed === 0 || isPartial) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(key), JSON.stringify({ passed, failed, note }));
    },
  };
}

/** The titles of the checks that have to run: those without a stamp, and what they need. */
export function checksToRun(checks, hasStamp) {
  const titles = new Set();
  const add = (check) => {
    if (titles.has(check.title)) return;
    titles.add(check.title);
    for (const each of checks) if (check.needs?.includes(each.title)) add(each);
  };
  for (const check of checks) if (!hasStamp(check)) add(check);
  return titles;
}
