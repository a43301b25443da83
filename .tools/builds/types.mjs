/** The declarations of the package: those that its entries can reach, with the file endings that Node wants to see. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../setup/prepare.mjs';
import { mustRun } from '../setup/run.mjs';

const SPECIFIER = /((?:from|import|module)\s*\(?\s*)["'](\.[^"']+)["']/g;

/** Writes all declarations of web/ to `scratch`, and those that `entries` of web/site/package/ need to `target`. */
export async function writeTypes(scratch, target, entries) {
  rmSync(scratch, { recursive: true, force: true });
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  await mustRun(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', root, ...options, '--rootDir', join(root, 'web'), '--outDir', scratch],
    { cwd: root },
  );
  const wanted = new Set(entries.map((name) => `site/package/${name}.d.ts`));
  for (const file of wanted) {
    const text = declarations(scratch, file);
    for (const [, , path] of text.matchAll(SPECIFIER)) wanted.add(declared(file, path));
    write(
      join(target, file),
      text.replace(SPECIFIER, (_all, before, path) => `${before}'${path}.js'`),
    );
  }
}

const declared = (file, path) => relative('/', resolve('/', dirname(file), `${path}.d.ts`));

/** Declarations that the compiler of the engine wrote are not written again. */
function declarations(scratch, file) {
  return readFileSync(file.startsWith('generated/') ? join(root, 'web', file) : join(scratch, file), 'utf8');
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
