import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Prints what the program printed when it fails. */
function run(cwd: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, {
    cwd: at(cwd),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

test('publint finds nothing', () => {
  expect(run('.', 'node_modules/.bin/publint', 'run', '../../build/package', '--strict')).toContain(
    'All good!',
  );
});

test('the types are right', () => {
  run('.', 'node_modules/.bin/attw', '--pack', '../../build/package', '--profile', 'esm-only');
});

test('Node imports it without a browser, and computes', () => {
  const { version, context } = JSON.parse(
    run('../../build/hosts/npm-source', process.execPath, 'server.mjs'),
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(context).toEqual([3, 4]);
});
