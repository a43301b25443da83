/** The type declarations of the package: those reachable from its entry points, with the file extensions that Node requires. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../setup/prepare.mjs';
import { mustRun } from '../setup/run.mjs';

const SPECIFIER = /((?:from|import|module)\s*\(?\s*)["'](\.[^"']+)["']/g;

/** Writes all declarations of web/ to `scratch`, and those that are reachable from `entries` of web/site/package/ to `target`. */
export async function writeTypes(scratch, target, entries) {
  rmSync(scratch, { recursive: true, force: true });
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  await mustRun(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', root, ...options, '--rootDir', join(root, 'web'), '--outDir', scratch],
    { cwd: root },
  );
  const reachable = new Set(entries.map((name) => `site/package/${name}.d.ts`));
  for (const file of reachable) {
    const text = declarations(scratch, file);
    for (const [, , path] of text.matchAll(SPECIFIER)) reachable.add(resolveDeclaration(file, path));
    write(
      join(target, file),
      text.replace(SPECIFIER, (_all, before, path) => `${before}'${path}.js'`),
    );
  }
}

const resolveDeclaration = (file, path) => relative('/', resolve('/', dirname(file), `${path}.d.ts`));

/** Ids of texts are a union of a thousand literals, read from JSON files that the package does not have. */
const replacements = { 'i18n/message-id.d.ts': 'export type MessageId = string;\n' };

/** Reads a declaration. Those of generated files were written by Emscripten. */
function declarations(scratch, file) {
  if (Object.hasOwn(replacements, file)) return replacements[file];
  return readFileSync(file.startsWith('generated/') ? join(root, 'web', file) : join(scratch, file), 'utf8');
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
