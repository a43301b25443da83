/**
 * The files of dist/ that are loaded for the first lesson: those that lab.html references, and their static imports. Its guide is
 * apart: without it, the lesson shows all its steps.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** `import … from './x.js'`, `import './x.js'` and `new URL('engine-1.wasm', …)` with the page's own engine, which has a hash of eight letters. */
const STATIC_IMPORT = /\bimport\s*(?:[\w*{}\s,$]+?\s*from\s*)?["'`](\.[^"'`]+)["'`]/g;
const CORE_ENGINE = /[`"']([^`"']*\bengine-(?!programs\.)[\w-]{8}\.wasm)[`"']/g;
const LINK = /\b(?:href|src)="\.\/([^"]+)"/g;
const GUIDE = /<link rel="modulepreload" href="[^"]*\/guide-mode-[^"]+"[^>]*>/g;

/** Paths inside dist/, `lab.html` first. */
export function firstFiles(page = 'lab.html') {
  const found = new Set([page]);
  for (const file of found) {
    for (const next of referencedFiles(file)) found.add(next);
  }
  return [...found];
}

/** The files of its guide, which lab.html names, too. */
export function guideFiles() {
  const links = readFileSync(join(dist, 'lab.html'), 'utf8').match(GUIDE) ?? [];
  return links.map((link) => link.match(/href="\.\/([^"]+)"/)[1]);
}

function referencedFiles(file) {
  const text = /\.(html|js)$/.test(file) ? readFileSync(join(dist, file), 'utf8') : '';
  if (file.endsWith('.html')) return [...text.replace(GUIDE, '').matchAll(LINK)].map(([, path]) => path);
  return [STATIC_IMPORT, CORE_ENGINE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, path]) => relative(dist, join(dist, dirname(file), path))),
  );
}
