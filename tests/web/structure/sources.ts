import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';

/** A source file below `web` or `wasm`. */
export interface Source {
  /** Path inside the root folder, `ops/normalize/softmax.cpp`. */
  readonly path: string;
  readonly text: string;
}

/** All sources of these extensions below a root folder, without what is generated. */
export function sourcesOf(root: string, extensions: readonly string[]): readonly Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => extensions.includes(extname(path)) && !path.startsWith('generated'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Paths of the files that a C++ file includes with quotes. */
export const includes = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^#include "(.+)"/gm)].map(([, path = '']) => path);

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
export const imports = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/(?:\bfrom\s|\bimport\s*\(?\s*)'([^'\n]+)'/g)].map(([, path = '']) => path);

/** Paths of the imports inside the root folder, without extensions. */
export const localImports = (source: Source): readonly string[] =>
  imports(source)
    .filter((path) => path.startsWith('.'))
    .map((path) => normalize(join(dirname(source.path), path)));
