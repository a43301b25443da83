import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from '../../../.tools/checks/checks.mjs';
import { closureOf } from '../../../.tools/checks/specs/imports.mjs';
import { inputsOf } from '../../../.tools/checks/stamps.mjs';

const root = join(import.meta.dirname, '../../..');

it('the stamp of “Implementations of others” depends on all that its tests import', () => {
  const check = checks.find(({ title }) => title === 'Implementations of others');
  if (check === undefined) throw new Error('there is no such check');
  const tests = ['outside', 'outside-fuzz'].map(
    (name) => `tests/web/authoring/implementation/${name}.test.ts`,
  );
  // What is generated is made of the engine, of `web/content` and of other files that are listed.
  const imported = closureOf(root, tests).filter((file) => !file.startsWith('web/generated/'));
  expect(imported.length).toBeGreaterThan(150);
  const read = inputsOf(check, Object.fromEntries(imported.map((file) => [file, ''])));
  expect(imported.filter((file) => !(file in read))).toEqual([]);
});

/** The names of all modules that a program loads before it begins, step by step. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, from = '', alone = ''] of source.matchAll(
    /^(?:(?:im|ex)port [^;]*? from '([^']+)'|import '([^']+)')/gm,
  )) {
    const name = from || alone;
    const path = name.startsWith('.') ? join(dirname(file), name) : name;
    if (found.has(path)) continue;
    found.add(path);
    if (path !== name) loadedBy(path, found);
  }
  return found;
}

it.each(['test', 'start', 'build'])('.tools/%s.mjs starts before npm packages are installed', (name) => {
  const loaded = [...loadedBy(join(root, `.tools/${name}.mjs`))];
  expect(loaded.length).toBeGreaterThan(8);
  expect(loaded.filter((each) => !each.startsWith('node:') && !each.startsWith(root))).toEqual([]);
});
