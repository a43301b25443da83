import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What `npx attention-lab` prints, and how it ends. */
function command(...args: readonly string[]) {
  const program = at('../../build/package/cli/bin.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the command of the package tells its version and its commands', () => {
  const { version } = JSON.parse(readFileSync(at('../../package.json'), 'utf8'));
  expect(command('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  const { status, stdout } = command('--help');
  expect(status).toBe(0);
  for (const name of ['check', 'lesson', 'scorm', 'sheets']) {
    expect(stdout).toContain(`\n  ${name} `);
    expect(command(name, '--help')).toMatchObject({ status: 0, stderr: '' });
    expect(command(name, '-h').stdout).toBe(command(name, '--help').stdout);
  }
});

test('the command of the package refuses what it does not know', () => {
  expect(command('dance').status).toBe(2);
  expect(command('dance').stderr).toContain(
    'There is no command "dance"; there are check, lesson, run, scorm, sheets.',
  );
  expect(command('sheets', '--lesson', 'masks', '--step', 'scores').stderr).toBe(
    'sheets: The exercise cannot be made: step is "scores", but for the kind row, the lesson masks has the steps weights, masked_scores, context.\n',
  );
});

test('the command of the package writes sheets, and a remark beside them', () => {
  const { status, stdout, stderr } = command(
    'sheets',
    '--lesson',
    'masks',
    '--kind',
    'order',
    '--count',
    '2',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^<!doctype html>/);
  expect(stderr).toContain('all sheets have the same key');
});
