import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const skipped = /(?:^|\/)(?:node_modules|generated|dist|build)(?:\/|$)/;

const below = ['.tools', 'tests', 'wasm', 'web'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
);
const documents = [...readdirSync('.'), ...below].filter(
  (path) => path.endsWith('.md') && !skipped.test(path),
);

const isMissing = (path: string): boolean => !existsSync(path);

const files = [...readdirSync('.'), ...below].filter((path) => !skipped.test(path)).map((path) => `/${path}`);

/** File names that stand for outputs of the build, or for names of that form. */
const notSources =
  /^(?:attention-lab|embed|standalone)\.(?:js|html)$|^kebab-case\.ts$|^build\/|^attention-lab\//;

/** File names between backticks, with or without a part of their path: `tape.h`, `store/reduce.ts`. */
function fileNamesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:cpp|h|ts|mts|mjs|js|json|py|css|html|md))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/your[-_]/.test(name) && !notSources.test(name));
}

/** Whether no file of the repository has this name, or path that ends so. */
const isUnknown = (name: string): boolean => !files.some((path) => path.endsWith(`/${name}`));

/** Paths between backticks that begin in a folder of the repository; `<name>` stands for any. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:wasm|web|tests|\.tools)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/your[-_]/.test(path) && !path.startsWith('web/generated'));
}

/** Paths in a text without backticks, such as `NOTICE`. */
const plainPathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/.-])(?:wasm|web|tests|\.tools)\/[\w./-]*\w/g)].map(([path]) => path);

/** A function, method or class, and the file that a document says it is in: `LabStore.dispatch` in `store/store.ts`. */
interface Named {
  readonly name: string;
  readonly file: string;
}

const functionsIn = (text: string): readonly Named[] =>
  [...text.matchAll(/`([A-Za-z.]+)`(?:,[^`]*`\w+`,)?\s+in\s+`([\w/-]+\.ts)`/g)].map(
    ([, name = '', file = '']) => ({ name, file }),
  );

/** Whether a source declares a function, a class, a function in an object, or a method of a class, `LabStore.dispatch`. */
const declares = (source: string, name: string): boolean => {
  const [first = '', method] = name.split('.');
  const isTop = new RegExp(`\\b(?:function|class|const) ${first}\\b|^ +${first}: \\(`, 'm').test(source);
  return isTop && (method === undefined || new RegExp(`^  (?:async )?${method}[(<]`, 'm').test(source));
};

/** The files that links point at, as paths from the root. */
function linkedIn(document: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) =>
    normalize(join(dirname(document), path)),
  );
}

describe('documents', () => {
  it('refer only to existing paths', () => {
    expect(documents.length).toBeGreaterThan(20);
    const wrong = documents.flatMap((document) => {
      const text = readFileSync(document, 'utf8');
      const paths = [...namedIn(text), ...linkedIn(document, text)];
      return paths.filter(isMissing).map((path) => `${document}: ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  it('name only files that are there, without their folder as well', () => {
    const readmes = documents.filter((path) => path !== 'CHANGELOG.md');
    const wrong = readmes.flatMap((document) =>
      fileNamesIn(readFileSync(document, 'utf8'))
        .filter(isUnknown)
        .map((name) => `${document}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name existing paths in NOTICE', () => {
    const paths = plainPathsIn(readFileSync('NOTICE', 'utf8'));
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter(isMissing)).toEqual([]);
  });

  it('follow an edit through functions that are there', () => {
    const [, path = ''] = readFileSync('web/README.md', 'utf8').split('## From key press to picture');
    const named = functionsIn(path);
    expect(named.length).toBeGreaterThanOrEqual(18);
    const wrong = named.filter(({ name, file }) => {
      const source = join('web', file);
      return isMissing(source) || !declares(readFileSync(source, 'utf8'), name);
    });
    expect(wrong).toEqual([]);
  });

  it('say in which file each formula of the engine is', () => {
    // Not formulas: the options that several variants have in common, and a matrix of one number.
    const others = ['schemas.cpp', 'constant.cpp'];
    const [, table = ''] = readFileSync('wasm/README.md', 'utf8').split('## What it computes');
    const named = fileNamesIn(table).map((path) => basename(path));
    const formulas = below.filter((path) => /^wasm\/(?:ops|attention|models)\/\w+\/\w+\.cpp$/.test(path));
    const missing = formulas.filter((path) => ![...named, ...others].includes(basename(path)));
    expect(formulas.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('begin with a README of at most 8 kB', () => {
    expect(Buffer.byteLength(readFileSync('README.md'))).toBeLessThanOrEqual(8 * 1024);
  });

  it('would detect a path that does not exist', () => {
    expect(namedIn('see `wasm/core/tape.h` and `web/store`')).toEqual(['wasm/core/tape.h', 'web/store']);
    expect(
      fileNamesIn('see `tape.h`, `store/reduce.ts`, `no_file.cpp` and `embed.js`').filter(isUnknown),
    ).toEqual(['no_file.cpp']);
    expect(plainPathsIn('to web/no/file.bin by .tools/x.mjs: CC0, my/web/y')).toEqual([
      'web/no/file.bin',
      '.tools/x.mjs',
    ]);
    expect(functionsIn('`A.b` in\n   `a/b.ts`; `c`, with `d`, in `e.ts`')).toEqual([
      { name: 'A.b', file: 'a/b.ts' },
      { name: 'c', file: 'e.ts' },
    ]);
    const source = 'export class A {\n  b(): void {\n    c();\n  }\n}';
    expect(['A', 'A.b', 'A.c', 'c'].map((name) => declares(source, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(linkedIn('web/README.md', '[a](ui/README.md) [b](https://x.y)')).toEqual(['web/ui/README.md']);
  });
});
