import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checks } from '../../../.tools/checks/checks.mjs';
import {
  checksToRun,
  contentsOf,
  keyOf,
  type StampedCheck,
  settingsOf,
  stampsIn,
} from '../../../.tools/checks/stamps.mjs';

const titles = checks.map(({ title }) => title);

/** A file of each kind, and the checks that do not read it. */
const kinds: readonly (readonly [file: string, unread: readonly string[]])[] = [
  ['wasm/ops/normalize/softmax.cpp', ['Manifest of the element']],
  [
    'web/ui/styles/host.css.ts',
    [
      ...['Native tests, sanitized', 'WASM engine', 'C++ format', 'Trained weights'],
      ...['Oracle cases', 'ONNX cases', 'Implementations of others'],
    ],
  ],
  [
    'web/content/basics/masks/en.md',
    [
      ...['Native tests, sanitized', 'WASM engine', 'C++ format', 'Trained weights'],
      ...['Oracle cases', 'ONNX cases'],
    ],
  ],
  [
    'tests/web/all.ts',
    titles.filter(
      (title) =>
        !['Lint', 'Types', 'C++ format', 'Hostile inputs', 'Generated code', 'Web tests'].includes(title) &&
        !['Browser tests', 'Three browsers', 'Hosts'].includes(title),
    ),
  ],
  [
    'web/content/programs/rope.py',
    ['WASM engine', 'C++ format', 'Trained weights', 'Oracle cases', 'ONNX cases'],
  ],
  ['web/i18n/en/engine-full.json', ['WASM engine', 'C++ format', 'Oracle cases', 'ONNX cases']],
  [
    'web/training/tasks/digits.ts',
    ['Native tests, sanitized', 'WASM engine', 'C++ format', 'Oracle cases', 'ONNX cases'],
  ],
  [
    'web/training/weights/files/digits.safetensors',
    ['WASM engine', 'C++ format', 'Oracle cases', 'ONNX cases'],
  ],
  [
    'tests/native/core/tape_test.cpp',
    titles.filter(
      (title) =>
        !['Native tests, sanitized', 'Lint', 'Types', 'C++ format', 'Hostile inputs'].includes(title) &&
        !['Generated code', 'Web tests', 'Browser tests', 'Three browsers', 'Hosts'].includes(title),
    ),
  ],
  [
    'tests/fixtures/softmax.json',
    titles.filter(
      (title) =>
        !['Native tests, sanitized', 'Lint', 'Types', 'C++ format', 'Hostile inputs'].includes(title) &&
        !['Generated code', 'Web tests', 'Browser tests', 'Three browsers', 'Hosts'].includes(title),
    ),
  ],
  ['README.md', titles.filter((title) => !['Lint', 'Web tests'].includes(title))],
  ['.tools/steps.mjs', []],
  ['package-lock.json', []],
];

let root = '';
const env = { PATH: process.env.PATH ?? '' };
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamps-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [file] of kinds) write(file, 'content');
  write('.gitignore', 'dist/\n');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The keys of all checks as the files are now. */
async function keys(versions: readonly string[] = ['g++ 12'], variables = env): Promise<readonly string[]> {
  const contents = await contentsOf(root);
  if (contents === null) throw new Error('git lists no files');
  return checks.map((check) =>
    keyOf(
      check,
      contents,
      settingsOf({ ...check, outside: () => join(root, '../none') }, variables, versions),
    ),
  );
}

/** The titles of checks with the same key. */
const same = (before: readonly string[], after: readonly string[]): readonly string[] =>
  titles.filter((_, at) => before[at] === after[at]);

describe('the stamp of a check', () => {
  it.each(kinds)(
    'does not hold after a change of %s, unless the check does not read it',
    async (file, unread) => {
      const before = await keys();
      appendFileSync(join(root, file), ' changed');
      expect([...same(before, await keys())].sort()).toEqual([...unread].sort());
    },
  );

  it('does not hold after a new file, a removed one, or a renamed one', async () => {
    const before = await keys();
    write('wasm/new.cpp', '');
    const added = await keys();
    expect(same(before, added)).toEqual(['Manifest of the element']);
    rmSync(join(root, 'wasm/new.cpp'));
    expect(await keys()).toEqual(before);
    write('wasm/newer.cpp', '');
    expect(same(added, await keys())).toEqual(['Manifest of the element']);
  });

  it('does not depend on what git ignores', async () => {
    const before = await keys();
    write('dist/index.html', 'built');
    expect(await keys()).toEqual(before);
  });

  it('does not hold with other versions of programs, or other variables', async () => {
    const before = await keys();
    expect(same(before, await keys(['g++ 13']))).toEqual([]);
    expect(same(before, await keys(['g++ 12'], { ...env, ...{ CXX: 'clang++' } }))).toEqual([]);
  });

  it('does not hold with other cases outside of the checkout', async () => {
    const check: StampedCheck = { title: 'cases', reads: ['wasm'], outside: () => join(root, 'cases') };
    const contents = (await contentsOf(root)) ?? {};
    const key = (): string => keyOf(check, contents, settingsOf(check, env, []));
    const absent = key();
    write('cases/one.json', '1');
    const present = key();
    write('cases/one.json', '2');
    expect(new Set([absent, present, key()]).size).toBe(3);
  });
});

describe('stamps', () => {
  const stamps = () => stampsIn(join(root, 'kept'));

  it('keep what passed', () => {
    stamps().write('key', { passed: 12, failed: 0 });
    expect(stamps().read('key')).toMatchObject({ passed: 12, failed: 0 });
    expect(stamps().read('other')).toBeUndefined();
  });

  it.each([
    { passed: 12, failed: 1 },
    { passed: 0, failed: 0, note: 'not installed' },
    { passed: 12, failed: 0, note: 'without Firefox', isPartial: true },
  ])('keep nothing of %j', (result) => {
    stamps().write('key', result);
    expect(stamps().read('key')).toBeUndefined();
  });
});

describe('the checks that run', () => {
  const run = (unchanged: readonly string[]) => checksToRun(checks, ({ title }) => unchanged.includes(title));

  it('are all, without stamps', () => {
    expect([...run([])].sort()).toEqual([...titles].sort());
  });

  it('are none, with all stamps', () => {
    expect([...run(titles)]).toEqual([]);
  });

  it('are those without a stamp, and what they need', () => {
    const unchanged = titles.filter((title) => title !== 'Browser tests');
    expect([...run(unchanged)].sort()).toEqual(['Browser tests', 'Equations', 'Page', 'WASM engine']);
  });
});
