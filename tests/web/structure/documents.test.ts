import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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

  it('begin with a README of at most 8 kB', () => {
    expect(Buffer.byteLength(readFileSync('README.md'))).toBeLessThanOrEqual(8 * 1024);
  });

  it('would detect a path that does not exist', () => {
    expect(namedIn('see `wasm/core/tape.h` and `web/store`')).toEqual(['wasm/core/tape.h', 'web/store']);
    expect(
      fileNamesIn('see `tape.h`, `store/reduce.ts`, `no_file.cpp` and `embed.js`').filter(isUnknown),
    ).toEqual(['no_file.cpp']);
    expect(linkedIn('web/README.md', '[a](ui/README.md) [b](https://x.y)')).toEqual(['web/ui/README.md']);
  });
});
