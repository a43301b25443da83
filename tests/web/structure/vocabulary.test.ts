import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The words between backticks in the first column of the table below a heading. */
function tableOf(heading: string): readonly string[] {
  const [, section = ''] = guide.split(`## ${heading}\n`);
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  );
}

const avoided = new Set(tableOf('Words to avoid'));
const inUse = tableOf('Words in use');

const skipped = /(?:^|\/)(?:node_modules|generated|dist|build|__pycache__)(?:\/|$)/;
/** The fixtures are data, but for the programs in Python that write them. */
const isSource = (path: string): boolean =>
  !skipped.test(path) &&
  !path.startsWith('tests/fixtures/programs/') &&
  (path.endsWith('.py') || (/\.(?:ts|mjs|cpp|h)$/.test(path) && !path.includes('fixtures/')));

const paths = ['.tools', 'tests', 'wasm', 'web'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter(isSource),
);

/** Comments, strings and templates say what they like: only code is looked at. */
const notCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

const notPython = /#[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** A source without its comments and strings. */
export const codeOf = (path: string, text: string): string =>
  text.replace(path.endsWith('.py') ? notPython : notCode, ' ');

/** `FullyMaskedRows` as `fully`, `masked`, `rows`; so are `full_list` and `full-list`. */
export const partsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

const isAvoided = (name: string): boolean =>
  avoided.has(name) || partsOf(name).some((part) => avoided.has(part));

describe('names', () => {
  it('are made of the words that CONTRIBUTING.md allows', () => {
    expect(avoided.size).toBeGreaterThan(20);
    const found = paths.flatMap((path) => {
      const code = codeOf(path, readFileSync(path, 'utf8'));
      const names = [...new Set(code.match(/[A-Za-z_]\w*/g))].filter(isAvoided);
      return names.map((name) => `${path}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('of files and folders, too', () => {
    expect(paths.filter((path) => path.split(/[/.]/).some(isAvoided))).toEqual([]);
  });

  it('that are in use are found in the code', () => {
    const code = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    const words = new Set(code.match(/\w+/g)?.flatMap((name) => [name, ...partsOf(name)]));
    expect(inUse.length).toBeGreaterThan(40);
    expect(inUse.filter((word) => !words.has(word))).toEqual([]);
  });

  it('in comments and strings are not looked at', () => {
    expect(codeOf('a.ts', "desk('desk', `desk`); // desk").split('desk')).toHaveLength(2);
    expect(codeOf('a.py', '"""desk"""\ndesk("desk")  # desk').split('desk')).toHaveLength(2);
  });

  it('are split where words meet', () => {
    expect(partsOf('FullyMaskedRows')).toEqual(['fully', 'masked', 'rows']);
    expect(partsOf('lab_store')).toEqual(['lab', 'store']);
  });
});
