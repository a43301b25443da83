import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  // Not `--pack`: it writes into the package, while other tests read it.
  const folder = 'build/hosts';
  const [file = ''] = run(
    '../..',
    'npm',
    'pack',
    './build/package',
    '--silent',
    '--pack-destination',
    folder,
  ).split('\n');
  run('.', 'node_modules/.bin/attw', `../../${folder}/${file}`, '--profile', 'esm-only');
});

test('Node imports every module without a browser', () => {
  const { versions, render } = JSON.parse(
    run('../../build/hosts/npm-source', process.execPath, 'server.mjs'),
  );
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versions[1]).toBe(versions[0]);
  expect(render).toBe('function');
});

test('the documents of the package link only to what is in it', () => {
  const folder = '../../build/hosts/npm-source/node_modules/attention-lab';
  const documents = readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/element.md', 'docs/lessons.md']),
  );
  const dead = documents.flatMap((path) => {
    const text = readFileSync(at(`${folder}/${path}`), 'utf8');
    const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) =>
      join(dirname(path), target),
    );
    const named = [...text.matchAll(/`attention-lab\/(docs\/[^`]+)`/g)].map(([, target = '']) => target);
    return [...linked, ...named].filter((target) => !existsSync(at(`${folder}/${target}`)));
  });
  expect(dead).toEqual([]);
});

test('the example for Node runs as it is written, and prints what the README says', () => {
  const source = '../../build/hosts/npm-source';
  const readme = readFileSync(at(`${source}/node_modules/attention-lab/README.md`), 'utf8');
  const [, section = ''] = /^### In Node\n(.*?)^## /ms.exec(readme) ?? [];
  const [code = '', printed = ''] = [...section.matchAll(/(?:^(?: {4}.*)?\n)+/gm)]
    .map(([block]) => block.replace(/^ {4}/gm, '').trim())
    .filter((block) => block !== '');
  expect(code).toContain("from 'attention-lab/engine'");
  writeFileSync(at(`${source}/example.mjs`), code);
  expect(run(source, process.execPath, 'example.mjs').trim().split('\n').slice(-2).join('\n')).toBe(printed);
});

test('the table of sizes is written outside of the tree', () => {
  const changes = () => run('../..', 'git', 'status', '--porcelain');
  const before = changes();
  run('../..', process.execPath, '.tools/builds/sizes.mjs', '1');
  expect(changes()).toBe(before);
});
