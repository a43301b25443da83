import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** At most so many source files lie side by side; a folder that needs more is split by topic. */
const LIMIT = 15;

/** What is read by tools or programs, not by people, may lie in longer rows. */
const isData = (name: string): boolean => /\.(?:json|bin|png|txt|safetensors|np[yz])$/.test(name);

/** Programs of the language are data, too. */
const programs = [join('tests', 'fixtures', 'programs'), join('web', 'content', 'programs')];

const skipped = new Set(['node_modules', 'generated', '__pycache__', 'dist', 'build']);

/** Every folder below a root, with the names of the files in it. */
function foldersOf(root: string): readonly (readonly [string, readonly string[]])[] {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !skipped.has(name));
  const files = programs.some((each) => root.startsWith(each))
    ? []
    : entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const inner = entries.filter((entry) => entry.isDirectory());
  return [[root, files], ...inner.flatMap(({ name }) => foldersOf(join(root, name)))];
}

const roots = ['.tools', 'tests', 'wasm', 'web'];

describe('folders', () => {
  it(`hold at most ${LIMIT} source files each`, () => {
    const counts = roots
      .flatMap(foldersOf)
      .map(([folder, files]) => [folder, files.filter((name) => !isData(name)).length] as const);
    expect(counts.length).toBeGreaterThan(100);
    expect(counts.filter(([, count]) => count > LIMIT)).toEqual([]);
  });

  it('of the element hold at most 10', () => {
    const names = readdirSync('web/element').filter((name) => name.endsWith('.ts'));
    expect(names.length).toBeGreaterThan(5);
    expect(names.length).toBeLessThanOrEqual(10);
  });

  it('of the second level say what belongs there', () => {
    const second = ['tests', 'wasm', 'web'].flatMap((root) =>
      readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
        .map(({ name }) => join(root, name)),
    );
    expect(second.filter((folder) => !existsSync(join(folder, 'README.md')))).toEqual([]);
  });
});
