import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestInfo } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/**
 * Modules are left out, since their imports are known, and so are the settings that the loader of modules reads. What is read in dist/ is
 * for a page that has asked for it, which is recorded there.
 */
const isLeftOut =
  /^(?:\.\.|node_modules\/|build\/|dist\/)|\.(?:ts|mts|mjs|cjs)$|(?:^|\/)(?:tsconfig|package)\.json$/;

/**
 * Files of the checkout, and folders, with a slash at the end, that were read since this process began, by whatever file of tests: each with
 * the module that read it, as `file < module`. It counts for the tests that import this module, which may keep what it read.
 */
export const filesRead: ReadonlySet<string> = recordReads();

/** The module of the checkout that called this one; null if there is none. */
function readerNow(): string | null {
  for (const line of (new Error().stack ?? '').split('\n').slice(1)) {
    const [, path = ''] = /\(?((?:file:\/\/)?\/[^()]*?):\d+:\d+\)?$/.exec(line) ?? [];
    const file = relative(root, path.startsWith('file:') ? fileURLToPath(path) : path);
    if (path !== '' && !/^(?:\.\.|node_modules\/)/.test(file) && !file.endsWith('/files-read.ts'))
      return file;
  }
  return null;
}

/** From now on, reading goes on as before, and paths are written down. The settings of Playwright import this before all tests. */
function recordReads(): Set<string> {
  const read = new Set<string>();
  const note = (from: unknown, end: string): void => {
    const file = relative(root, resolve(from instanceof URL ? fileURLToPath(from) : String(from)));
    if (isLeftOut.test(file)) return;
    const reader = readerNow();
    read.add(reader === null ? `${file}${end}` : `${file}${end} < ${reader}`);
  };
  for (const [name, end] of [
    ['readFileSync', ''],
    ['readdirSync', '/'],
  ] as const)
    Object.assign(fs, {
      [name]: new Proxy(fs[name], {
        apply(target, self, args) {
          note(args[0], end);
          return Reflect.apply(target, self, args);
        },
      }),
    });
  syncBuiltinESMExports();
  return read;
}

/** Writes down what a test has read, for `.tools/checks/specs/report.mjs`: files that were asked for, and those that this process has read. */
export function writeReads(info: TestInfo, requested: Iterable<string>): void {
  const read = new Set([...filesRead, ...requested]);
  info.annotations.push({ type: 'read', description: JSON.stringify([...read].sort()) });
}
