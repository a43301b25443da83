import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { checks } from '../../../.tools/checks/checks.mjs';
import { inputsOf } from '../../../.tools/checks/stamps.mjs';

const root = join(import.meta.dirname, '../../..');
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The files of the checkout that a module imports, on demand too, or names by `new URL`. Types have no effect on a result. */
function importsOf(file: string): readonly string[] {
  if (!/\.(?:ts|mjs)$/.test(file)) return [];
  const source = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
  const names = [
    ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(([, name = '']) => name),
  ];
  return [
    ...names.filter((name) => name.startsWith('.')).map((name) => resolved(file, name)),
    ...globsOf(source).flatMap((glob) => filesIn(join(dirname(file), dirname(glob)))),
  ];
}

/** The patterns of `import.meta.glob`, each of which names files of one folder. */
function globsOf(source: string): readonly string[] {
  return source
    .split(/import\.meta\.glob(?:<[^(]*>)?\(/)
    .slice(1)
    .flatMap((after) => [...(/^[^{)]*/.exec(after)?.[0] ?? '').matchAll(/'([^']+)'/g)])
    .map(([, glob = '']) => glob);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(isFile);

function resolved(from: string, name: string): string {
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find(isFile);
  if (found === undefined) throw new Error(`${from} imports ${name}, which is nowhere`);
  return found;
}

/** Everything that some files import, step by step, and these files, by their paths in the checkout. */
function closureOf(files: readonly string[]): readonly string[] {
  const found = new Set(files.map((file) => join(root, file)));
  for (const file of found) for (const each of importsOf(file)) found.add(each);
  return [...found].map((file) => relative(root, file));
}

it('the stamp of “Implementations of others” depends on all that its tests import', () => {
  const check = checks.find(({ title }) => title === 'Implementations of others');
  if (check === undefined) throw new Error('there is no such check');
  const tests = ['outside', 'outside-fuzz'].map(
    (name) => `tests/web/authoring/implementation/${name}.test.ts`,
  );
  // What is generated is made of the engine, of `web/content` and of other files that are listed.
  const imported = closureOf(tests).filter((file) => !file.startsWith('web/generated/'));
  expect(imported.length).toBeGreaterThan(150);
  const read = inputsOf(check, Object.fromEntries(imported.map((file) => [file, ''])));
  expect(imported.filter((file) => !(file in read))).toEqual([]);
});
