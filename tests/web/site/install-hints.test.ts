import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Commands and addresses that fetch a package named `attention-lab` from a registry; that one is not ours. */
const fromRegistry = [
  /\b(?:npm|pnpm|yarn|bun|jsr|deno)\s+(?:install|i|add)\s+(?:-\S+\s+)*["'`]?(?:npm:)?attention-lab(?![\w./-])/,
  /\b(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh|cdn\.skypack\.dev|esm\.run|ga\.jspm\.io)\/(?:npm:)?attention-lab/,
  /\bpip\s+install\s+(?:-\S+\s+)*attention[-_]lab/,
];

const isHint = (text: string): boolean => fromRegistry.some((each) => each.test(text));

/** All texts: sources, documents, catalogues, notebooks. */
const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|mts|mjs|js|json|md|html|py|ipynb|yml|svg|txt|qmd)$/.test(path))
  .filter((path) => !path.endsWith('install-hints.test.ts'));

describe('what is said about installing', () => {
  it('never sends anybody to a registry', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((path) => isHint(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([
    'npm install attention-lab',
    'npm i -D attention-lab',
    'pnpm add attention-lab@1',
    '<code>yarn add attention-lab</code>',
    'https://unpkg.com/attention-lab',
    'https://cdn.jsdelivr.net/npm/attention-lab/standalone.js',
    'pip install attention-lab',
  ])('would find %s', (hint) => {
    expect(isHint(hint)).toBe(true);
  });

  it.each(['npm install ../attention-lab/build/package', 'npm install && npm run package'])(
    'lets %s be',
    (hint) => {
      expect(isHint(hint)).toBe(false);
    },
  );
});
