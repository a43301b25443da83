/** What modules import, step by step, read from their sources. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const isFile = (path) => existsSync(path) && statSync(path).isFile();

const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();

/** The files that match a pattern of a glob: `*` stands for any part of a name, `{a,b}` for one of both. */
function filesMatching(folder, pattern) {
  const [part = '', ...rest] = pattern.split('/');
  if (/^\.*$/.test(part)) return filesMatching(join(folder, part), rest.join('/'));
  const source = part.replace(/[.+()|]/g, '\\$&').replace(/\*/g, '[^/]*');
  const name = new RegExp(
    `^${source.replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)}$`,
  );
  const found = (isFolder(folder) ? readdirSync(folder) : [])
    .filter((each) => name.test(each))
    .map((each) => join(folder, each));
  return rest.length === 0
    ? found.filter(isFile)
    : found.flatMap((each) => filesMatching(each, rest.join('/')));
}

/** The source of a module without imports of types, which have no effect on a result. */
const withoutTypes = (file) => readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');

/** Whether a module imports what only a run of it can tell. */
const importsUnknown = (source) => /\bimport\(\s*(?!['"/\s])/.test(source);

/** The files of the checkout that a module imports, on demand too, or names by `new URL`. */
function importsOf(file) {
  if (!/\.(?:ts|mjs)$/.test(file)) return [];
  const source = withoutTypes(file);
  const names = [
    ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(([, name = '']) => name),
  ];
  return [
    ...names.filter((name) => name.startsWith('.')).flatMap((name) => resolved(file, name)),
    ...globsOf(source).flatMap((glob) => filesMatching(dirname(file), glob)),
  ];
}

/** The patterns of `import.meta.glob`. */
function globsOf(source) {
  return source
    .split(/import\.meta\.glob(?:<[^(]*>)?\(/)
    .slice(1)
    .flatMap((after) => [...(/^[^)]*/.exec(after)?.[0] ?? '').matchAll(/'(\.[^']+)'/g)])
    .map(([, glob = '']) => glob);
}

/** A file, or nothing for a folder: what is read of it is recorded. */
function resolved(from, name) {
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find(isFile);
  if (found !== undefined) return [found];
  if (existsSync(path)) return [];
  throw new Error(`${from} imports ${name}, which is nowhere`);
}

/** Everything that some files import, step by step, and these files, by their paths in the checkout. */
export function closureOf(root, files) {
  const found = new Set(files.map((file) => join(root, file)));
  for (const file of found) for (const each of importsOf(file)) found.add(each);
  return [...found].map((file) => relative(root, file));
}

/** The names of the modules, other than files of the checkout, that a file imports with the names that it takes of them. */
export function packagesOf(root, file) {
  if (!/\.(?:ts|mjs)$/.test(file)) return [];
  const source = withoutTypes(join(root, file));
  return [
    ...[...source.matchAll(/^import ([^;]*?) from '([^'.][^']*)';/gm)].map(([, names, from]) => ({
      names,
      from,
    })),
    ...(importsUnknown(source) ? [{ names: '', from: 'import()' }] : []),
  ];
}
