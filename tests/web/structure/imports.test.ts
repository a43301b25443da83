import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imports, includes, localImports, type Source, sourcesOf } from './sources';

/** What each folder may use, besides itself. Imports run one way. */
const CPP: Readonly<Record<string, readonly string[]>> = {
  simd: [],
  core: ['simd'],
  ops: ['simd', 'core'],
  graph: ['core', 'ops'],
  blocks: ['core', 'ops', 'graph'],
  attention: ['core', 'ops', 'graph', 'blocks'],
  models: ['core', 'ops', 'graph', 'blocks', 'attention'],
  program: ['core', 'ops', 'graph'],
  backward: ['core', 'ops', 'graph'],
  changes: ['core', 'ops', 'graph'],
  mistakes: ['core', 'ops', 'graph'],
  training: ['simd', 'core', 'ops', 'graph', 'blocks', 'models'],
  kernels: ['simd'],
  experiments: ['core', 'ops', 'graph', 'blocks', 'models'],
  bindings: [
    ...['core', 'ops', 'graph', 'models', 'backward', 'changes', 'mistakes', 'training', 'experiments'],
    'program',
  ],
};

const WEB: Readonly<Record<string, readonly string[]>> = {
  i18n: ['generated/lessons'],
  engine: ['i18n', 'generated'],
  'word-vectors': ['i18n', 'engine', 'store'],
  'engine/long-sequences': ['i18n', 'engine/errors', 'engine/files'],
  workers: ['i18n', 'engine', 'training'],
  lessons: ['i18n', 'engine/errors', 'engine/programs', 'engine/types', 'training', 'generated/lessons'],
  store: ['i18n', 'engine', 'lessons', 'formats'],
  training: ['engine'],
  formats: ['i18n', 'engine', 'training/float16'],
  ui: ['i18n', 'engine', 'lessons', 'store', 'generated/equations.json'],
  glossary: ['i18n', 'engine', 'generated/lessons', 'ui'],
  search: [
    ...['i18n', 'engine', 'glossary', 'lessons', 'program', 'store', 'training/files', 'ui'],
    ...['generated/equations-full.json', 'generated/search-en.json', 'generated/search-fr.json'],
    ...['generated/lessons/field-en.json', 'generated/lessons/field-fr.json'],
  ],
  program: ['i18n', 'engine', 'lessons', 'store', 'ui', 'content/programs'],
  motion: ['i18n', 'engine', 'store', 'ui'],
  experiments: ['i18n', 'engine', 'store', 'ui'],
  figures: [
    ...[
      'i18n',
      'engine',
      'workers',
      'training',
      'word-vectors',
      'lessons',
      'store',
      'ui',
      'svg',
      'experiments',
      'program',
    ],
    'generated/equations-full.json',
    'generated/equations-backward.json',
    'generated/lessons/backward-en.json',
  ],
  svg: [],
  story: [
    ...['i18n', 'engine', 'training', 'lessons', 'store', 'ui', 'svg', 'figures/trained-models'],
    'generated/story.json',
  ],
  reporting: ['engine/types', 'store', 'ui'],
  origins: ['i18n', 'engine', 'store', 'ui', 'authoring/export'],
  'authoring/code': ['i18n', 'engine', 'store', 'ui'],
  'authoring/implementation': ['i18n', 'engine', 'lessons/lesson', 'formats', 'store', 'ui', 'workers'],
  authoring: ['i18n', 'engine/types', 'engine/errors', 'store', 'ui', 'learn', 'origins'],
  'authoring/export': ['i18n', 'engine/types', 'store', 'ui', 'svg', 'figures', 'motion'],
  'authoring/exercises': ['i18n', 'engine', 'store', 'ui', 'learn/exercises', 'authoring/share/labels'],
  learn: [
    ...['i18n', 'engine', 'lessons', 'store', 'ui', 'figures', 'reporting'],
    'generated/equations-full.json',
  ],
  changes: ['i18n', 'engine', 'store', 'ui', 'figures'],
  element: [
    'i18n',
    'changes',
    'engine',
    'word-vectors',
    'store',
    'ui',
    'motion',
    'figures',
    'story',
    'authoring',
    'learn',
    'glossary',
    'search',
    'program',
    'lessons/address',
  ],
  'site/package': [
    ...['engine', 'store', 'element', 'i18n', 'lessons', 'authoring/exercises', 'authoring/implementation'],
    ...['formats', 'learn', 'program', 'ui/dom', 'ui/equation', 'ui/mode', 'ui/prose/markup', 'reporting'],
    'generated/equations-full.json',
  ],
  'site/home': [
    'site',
    'i18n',
    'engine',
    'lessons',
    'figures/training',
    'story',
    'svg',
    'search',
    'ui/fonts',
    'generated/story.json',
    'generated/lessons',
  ],
  'site/field': [...['site/home', 'i18n', 'lessons/address', 'story', 'svg', 'search'], 'generated/lessons'],
  site: ['i18n', 'authoring/code/languages', 'store', 'ui', 'element'],
};

/** Which folders may use each package: only those with Lit touch the page. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  lit: [
    ...[
      'changes',
      'ui',
      'motion',
      'figures',
      'authoring',
      'authoring/code',
      'authoring/exercises',
      'authoring/export',
      'authoring/implementation',
      'glossary',
      'learn',
      'origins',
      'program',
    ],
    'element',
  ],
  comlink: ['workers'],
  fflate: ['authoring', 'program', 'site/package'],
  temml: ['program'],
  '@codemirror': ['program'],
  gifenc: ['authoring/export'],
  'jsonc-parser': ['store'],
  valibot: ['learn', 'lessons', 'training', 'workers'],
  'd3-scale': ['ui'],
  'd3-shape': ['ui'],
  // The command line of the package.
  'node:fs': ['site/package'],
  'node:http': ['site/package'],
  'node:path': ['site/package'],
  'node:util': ['site/package'],
};

/** Figures and pictures compute their geometry and the statistics of numbers that the engine gave; all others only show numbers. */
const WITH_GEOMETRY = ['figures', 'story', 'svg', 'experiments'];

/** `engine/long-sequences/memory.ts` follows rules of its own, `engine/load.ts` those of `engine`. */
function folderOf({ path }: Source): string {
  const [first = '', second = ''] = path.split('/');
  return `${first}/${second}` in WEB ? `${first}/${second}` : first;
}

const cpp = sourcesOf('wasm', ['.h', '.cpp']);
const web = sourcesOf('web', ['.ts']);

const mayUse = (
  allowed: Readonly<Record<string, readonly string[]>>,
  source: Source,
  path: string,
): boolean =>
  [folderOf(source), ...(allowed[folderOf(source)] ?? [])].some(
    (each) => path === each || path.startsWith(`${each}/`),
  );

/** `ops/normalize/softmax.cpp → graph/graph.h` for every include that violates the rules. */
const against = (
  sources: readonly Source[],
  uses: (source: Source) => readonly string[],
  isAllowed: (source: Source, path: string) => boolean,
): readonly string[] =>
  sources.flatMap((source) =>
    uses(source)
      .filter((path) => !isAllowed(source, path))
      .map((path) => `${source.path} → ${path}`),
  );

/** `motion → lessons` for every permission that no import needs. */
const unused = (
  allowed: Readonly<Record<string, readonly string[]>>,
  paths: (source: Source) => readonly string[],
): readonly string[] => {
  const uses = (folder: string) => web.filter((source) => folderOf(source) === folder).flatMap(paths);
  return Object.entries(allowed).flatMap(([folder, may]) => {
    const used = uses(folder);
    return may
      .filter((each) => !used.some((path) => path === each || path.startsWith(`${each}/`)))
      .map((each) => `${folder} → ${each}`);
  });
};

/** The folders between backticks after “May import” in the README of a folder, or “`folder` may import” in the one above it. */
function documented(folder: string): readonly string[] {
  const [first = '', second = ''] = folder.split('/');
  const own = join('web', folder, 'README.md');
  const text = existsSync(own) ? readFileSync(own, 'utf8') : '';
  const above = readFileSync(join('web', first, 'README.md'), 'utf8');
  const [, , list = ''] = text.includes('**May import**')
    ? text.split(/(\*\*May import\*\*:)/)
    : above.split(new RegExp(`(\\*\\*\`${second}\` may import\\*\\*:)`));
  const [bullet = ''] = list.split(/\n(?:- |\n|#)/);
  return [...bullet.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
}

/** `web/ui/format/format.ts: Math.exp` for every match in any file. */
const matches = (pattern: RegExp, sources: readonly Source[] = web): readonly string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

describe('imports run one way', () => {
  it('in C++', () => {
    expect(cpp.flatMap(includes).length).toBeGreaterThan(40);
    expect(cpp.filter((source) => !(folderOf(source) in CPP)).map(({ path }) => path)).toEqual([]);
    expect(against(cpp, includes, (source, path) => mayUse(CPP, source, path))).toEqual([]);
  });

  it('in TypeScript', () => {
    expect(web.flatMap(localImports).length).toBeGreaterThan(100);
    expect(web.filter((source) => !(folderOf(source) in WEB)).map(({ path }) => path)).toEqual([]);
    expect(against(web, localImports, (source, path) => mayUse(WEB, source, path))).toEqual([]);
  });

  it('as they need to, and no others', () => {
    expect(unused(WEB, localImports)).toEqual([]);
    const packages = Object.entries(PACKAGES).flatMap(([name, folders]) =>
      folders.filter(
        (folder) =>
          !web.some(
            (source) =>
              folderOf(source) === folder &&
              imports(source).some((path) => path === name || path.startsWith(`${name}/`)),
          ),
      ),
    );
    expect(packages).toEqual([]);
  });

  it.each(Object.entries(WEB))('as the README says of %s', (folder, may) => {
    const isFolder = (path: string): boolean => !path.startsWith('generated');
    expect([...documented(folder)].filter(isFolder).sort()).toEqual([...may].filter(isFolder).sort());
  });

  it('packages stay in the folders that need them', () => {
    const packages = (source: Source) => imports(source).filter((path) => !path.startsWith('.'));
    const name = (path: string): string => path.split('/')[0] ?? '';
    const mayImport = (source: Source, path: string): boolean =>
      PACKAGES[name(path)]?.includes(folderOf(source)) ?? false;
    expect(against(web, packages, mayImport)).toEqual([]);
    expect([...new Set(web.flatMap(packages).map(name))].sort()).toEqual(Object.keys(PACKAGES).sort());
  });

  it('only the engine folder meets the module', () => {
    const meets = web.filter((source) =>
      localImports(source).some((path) => path.startsWith('generated/engine')),
    );
    expect([...new Set(meets.map(folderOf))]).toEqual(['engine']);
  });
});

describe('TypeScript', () => {
  it('computes no attention', () => {
    const others = web.filter((source) => !WITH_GEOMETRY.includes(folderOf(source)));
    expect(matches(/\bMath\.(?:exp|expm1|tanh|log|log1p|log2|sqrt|pow)\b/g, others)).toEqual([]);
  });

  it('has no any', () => {
    expect(matches(/\bas any\b|:\s*any\b(?!\s+[a-z])|<any\b|\bany\[\]/g)).toEqual([]);
  });

  it('puts no text into the page as markup', () => {
    expect(
      matches(/\.(?:inner|outer)HTML\b|insertAdjacentHTML|unsafe(?:HTML|SVG|MathML)|document\.write/g),
    ).toEqual([]);
  });

  it('makes no code out of text, and no style out of attributes', () => {
    expect(matches(/\beval\(|new Function\(|\bstyleMap\b|\sstyle=["$]/g)).toEqual([]);
  });
});

describe('the rules of this file', () => {
  const source = (path: string, text: string): Source => ({ path, text });

  it('see an import the wrong way', () => {
    const wrong = source(
      'lessons/a.ts',
      "import type { State } from '../store/document/state';\nimport '../ui/model';",
    );
    expect(against([wrong], localImports, (each, path) => mayUse(WEB, each, path))).toEqual([
      'lessons/a.ts → store/document/state',
      'lessons/a.ts → ui/model',
    ]);
    const engine = source('lessons/b.ts', "import { Engine } from '../engine/engine';");
    expect(against([engine], localImports, (each, path) => mayUse(WEB, each, path))).toHaveLength(1);
    const types = source(
      'lessons/c.ts',
      "import type { Trace } from '../engine/types';\nimport { x } from './lesson';",
    );
    expect(against([types], localImports, (each, path) => mayUse(WEB, each, path))).toEqual([]);
    const op = source('ops/a.cpp', '#include <cmath>\n#include "graph/graph.h"\n#include "core/tape.h"');
    expect(against([op], includes, (each, path) => mayUse(CPP, each, path))).toEqual([
      'ops/a.cpp → graph/graph.h',
    ]);
  });
});
