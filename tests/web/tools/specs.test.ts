import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFiles } from '../../../.tools/checks/specs/built.mjs';
import { closureOf } from '../../../.tools/checks/specs/imports.mjs';
import { digestsNow, namesOf, specOf, specStampsIn } from '../../../.tools/checks/specs/specs.mjs';

const spec = 'tests/browser/matrix/edit.spec.ts';

/** A checkout with one file of tests, what it imports and reads, and a built page. */
const files: Readonly<Record<string, string>> = {
  [spec]: `import { expect } from '@playwright/test';
import { test } from '../recorded-test';
import { open } from '../support/open';
test('opens', open);`,
  'tests/browser/recorded-test.ts': `import { test as base } from '@playwright/test';
export const test = base;`,
  'tests/browser/support/open.ts': `import { readFileSync } from 'node:fs';
import { names } from './names';
import { palette } from '../../../web/palette';
export const open = () => readFileSync('tests/fixtures/one.json');`,
  'tests/browser/support/names.ts': 'export const names = [];',
  'tests/browser/bundle.ts': `const page = new URL('./page.ts', import.meta.url);`,
  'tests/browser/page.ts': 'export const page = 1;',
  'web/palette.ts': 'export const palette = [];',
  'tests/fixtures/one.json': '{}',
  'tests/fixtures/other.json': '{}',
  'dist/index.html': '<script src="assets/first-aaaaaaaa.js"></script>',
  'dist/assets/first-aaaaaaaa.js': 'import("../later/masks-bbbbbbb.js");import("../later/heads-ccccccc.js")',
  'dist/later/masks-bbbbbbb.js': 'export default "masks"',
  'dist/later/heads-ccccccc.js': 'export default "heads"',
};

/** What it read while it ran. */
const reads = [
  ...['dist/index.html', 'dist/assets/first-aaaaaaaa.js', 'dist/later/masks-bbbbbbb.js', 'dist/absent.json'],
  ...['tests/fixtures/one.json', 'tests/fixtures/'],
];

const suite = {
  recording: 'tests/browser/recorded-test.ts',
  setup: ['tests/browser/bundle.ts'],
  common: ['vite.config.ts'],
};

const contents = {
  'package-lock.json': '1',
  '.tools/test.mjs': '1',
  'vite.config.ts': '1',
  'README.md': '1',
};
const settings = { versions: ['chromium 1'], variables: { SITE: null } };

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const stamps = () => specStampsIn(join(root, 'stamps'));
const built = () => builtFiles(join(root, 'dist'));
const now = (listed: object = contents, others: object = settings) =>
  specOf(root, spec, suite, { ...listed }, others);

/** Keeps a run of a test that has read something as it is now. */
function keep(name: string, read: readonly string[], passed = true): void {
  const names = namesOf(read, built(), now().closure);
  const digest = digestsNow(root, built())(names);
  stamps().write(now(), [{ name, passed, reads: names, digest }]);
}

/** The tests that need not run. */
const passed = (listed?: object, others?: object) => [
  ...stamps().read(now(listed, others), digestsNow(root, built())),
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'specs-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
  keep('masks', reads);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a file again: with another name, in all that name it. */
function rebuild(from: string, to: string, text: string): void {
  renameSync(join(root, 'dist', from), join(root, 'dist', to));
  write(`dist/${to}`, text);
  const first = readdirSync(join(root, 'dist/assets'))[0] ?? '';
  const naming = (files['dist/assets/first-aaaaaaaa.js'] ?? '').replace(from, to);
  renameSync(join(root, 'dist/assets', first), join(root, 'dist/assets/first-zzzzzzzz.js'));
  write('dist/assets/first-zzzzzzzz.js', naming);
  write('dist/index.html', '<script src="assets/first-zzzzzzzz.js"></script>');
}

describe('the stamp of a test in a browser', () => {
  it('holds while nothing has changed', () => {
    expect(passed()).toEqual(['masks']);
  });

  it.each([
    [spec],
    ['tests/browser/recorded-test.ts'],
    ['tests/browser/support/open.ts'],
    ['tests/browser/support/names.ts'],
    ['tests/browser/bundle.ts'],
    ['tests/browser/page.ts'],
    ['web/palette.ts'],
    ['tests/fixtures/one.json'],
    ['dist/index.html'],
    ['dist/assets/first-aaaaaaaa.js'],
    ['dist/later/masks-bbbbbbb.js'],
  ])('does not hold after a change of %s', (file) => {
    appendFileSync(join(root, file), ' ');
    expect(passed()).toEqual([]);
  });

  it.each(['package-lock.json', '.tools/test.mjs', 'vite.config.ts'])(
    'does not hold after a change of %s',
    (file) => {
      expect(passed({ ...contents, [file]: '2' })).toEqual([]);
    },
  );

  it('does not hold with other versions of programs, or other variables', () => {
    expect(passed(contents, { ...settings, versions: ['chromium 2'] })).toEqual([]);
    expect(passed(contents, { ...settings, variables: { SITE: 'https://a.test/' } })).toEqual([]);
  });

  it('does not hold after a new file where there was none, or in a folder that was listed', () => {
    write('dist/absent.json', '{}');
    expect(passed()).toEqual([]);
    rmSync(join(root, 'dist/absent.json'));
    expect(passed()).toEqual(['masks']);
    write('tests/fixtures/new.json', '{}');
    expect(passed()).toEqual([]);
  });

  it('does not hold without a file that was read', () => {
    rmSync(join(root, 'dist/later/masks-bbbbbbb.js'));
    expect(passed()).toEqual([]);
  });

  it('holds after a change of what was not read, though hashes in names change', () => {
    rebuild('later/heads-ccccccc.js', 'later/heads-ddddddd.js', 'export default "more heads"');
    write('tests/fixtures/other.json', '{"more": 1}');
    expect(passed({ ...contents, 'README.md': '2' })).toEqual(['masks']);
  });

  it('does not hold after a change of what was read, with another name', () => {
    rebuild('later/masks-bbbbbbb.js', 'later/masks-ddddddd.js', 'export default "more masks"');
    expect(passed()).toEqual([]);
  });

  it('does not hold if one of two files whose names differ in the hash alone has changed', () => {
    write('dist/later/masks-eeeeeee.js', 'export default "masques"');
    keep('masques', reads);
    expect(passed()).toEqual(['masques']);
    write('dist/later/masks-bbbbbbb.js', 'export default "masques"');
    write('dist/later/masks-eeeeeee.js', 'export default "masks"');
    expect(passed()).toEqual([]);
  });

  it('is one of each test: a change concerns those that have read it', () => {
    keep('heads', ['dist/index.html', 'dist/later/heads-ccccccc.js']);
    expect(passed()).toEqual(['masks', 'heads']);
    rebuild('later/masks-bbbbbbb.js', 'later/masks-ddddddd.js', 'export default "more masks"');
    expect(passed()).toEqual(['heads']);
    appendFileSync(join(root, 'web/palette.ts'), ' ');
    expect(passed()).toEqual([]);
  });

  it('depends on what a module has read that its file imports, and not on what others have', () => {
    const others = 'tests/fixtures/other.json';
    keep('open', ['dist/index.html', `${others} < tests/browser/support/open.ts`]);
    keep('closed', ['dist/index.html', `${others} < tests/browser/support/closed.ts`]);
    expect(passed()).toEqual(['masks', 'open', 'closed']);
    appendFileSync(join(root, others), ' ');
    expect(passed()).toEqual(['masks', 'closed']);
  });

  it('is kept apart from those of other files', () => {
    const digest = digestsNow(root, built())(['dist/index.html']);
    const other = { name: 'masks', passed: true, reads: ['dist/index.html'], digest };
    const folder = join(root, 'other-stamps');
    const both = specStampsIn(folder);
    both.write({ key: 'one' }, [other]);
    both.write({ key: 'two' }, [{ ...other, name: 'heads' }]);
    const digestsOf = digestsNow(root, built());
    expect([...both.read({ key: 'one' }, digestsOf)]).toEqual(['masks']);
    expect([...both.read({ key: 'two' }, digestsOf)]).toEqual(['heads']);
  });

  it('comes back when a change is taken back', () => {
    write('dist/later/masks-bbbbbbb.js', 'export default "more masks"');
    expect(passed()).toEqual([]);
    keep('masks', reads);
    expect(passed()).toEqual(['masks']);
    write('dist/later/masks-bbbbbbb.js', files['dist/later/masks-bbbbbbb.js'] ?? '');
    expect(passed()).toEqual(['masks']);
  });
});

describe('no stamp is kept', () => {
  beforeEach(() => rmSync(join(root, 'stamps'), { recursive: true }));

  it('of a test that failed, or recorded nothing', () => {
    keep('masks', reads, false);
    keep('masks', []);
    expect(passed()).toEqual([]);
  });

  it.each([
    ['takes the test of Playwright', `import { expect, test } from '@playwright/test';`],
    ['reads parts of files', `import { openSync } from 'node:fs';\nimport { test } from '../recorded-test';`],
    [
      'starts programs',
      `import { test } from '../recorded-test';\nimport { spawn } from 'node:child_process';`,
    ],
    ['asks a server by itself', `import { test } from '../recorded-test';\nawait fetch('a');`],
    ['asks through Playwright', `import { test } from '../recorded-test';\nrequest.get('a');`],
    ['asks by a context', `import { test } from '../recorded-test';\nplaywright.request.newContext();`],
    ['makes a context', `import { test } from '../recorded-test';\nrequest.newContext();`],
    ['asks by another page', `import { test } from '../recorded-test';\nhomepage.request.get('a');`],
    ['starts a browser', `import { test } from '../recorded-test';\nchromium.launch();`],
    ['imports what only a run tells', `import { test } from '../recorded-test';\nimport(name);`],
  ])('of a file that %s', (_, source) => {
    write(spec, source);
    expect(now().key).toBeNull();
    keep('masks', reads);
    expect(passed()).toEqual([]);
  });
});

it('the files that a pattern of a module matches are imported, in folders too', () => {
  const patterns = `import.meta.glob<string>(['./texts/*.py', './*/*/{one,two}.json'], { query: '?raw' })`;
  write('web/palette.ts', patterns);
  const matched = ['web/texts/a.py', 'web/a/b/one.json', 'web/a/b/two.json'];
  for (const file of [...matched, 'web/texts/a.pyc', 'web/a/b/three.json', 'web/a/one.json'])
    write(file, '1');
  expect([...closureOf(root, ['web/palette.ts'])].sort()).toEqual(['web/palette.ts', ...matched].sort());
});
