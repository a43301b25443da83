import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sheetsFile } from '../../../../web/authoring/exercises/sheets/sheets';
import { english } from '../../../../web/i18n/i18n';
import { run } from '../../../../web/site/package/cli/index';
import { allSpecs, exerciseOf, specOf, testSystem } from '../../learn/exercises/sample';
import { keyOnly, pdfPages } from './pdf-pages';

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Solves the sheets of files by a program of its own, from their text. */
function solve(files: readonly (readonly [name: string, html: string])[]): unknown {
  const paths = files.map(([name, html]) => {
    const path = join(folder, `${name}.html`);
    writeFileSync(path, html);
    return path;
  });
  const options = { encoding: 'utf8', maxBuffer: 64_000_000 } as const;
  return JSON.parse(
    execFileSync('python3', ['tests/web/authoring/exercises/solve_sheets.py', ...paths], options),
  );
}

async function command(...args: readonly string[]) {
  const { system, written } = testSystem();
  const status = await run(args, system);
  return { status, ...written };
}

describe('attention-lab sheets', () => {
  it.each(['row', 'mistake', 'mask'])(
    'writes a class of 30 sheets, and a key that another program confirms: %s',
    async (kind) => {
      const { status, out } = await command(
        'sheets',
        '--lesson',
        'masks',
        '--kind',
        kind,
        '--seed',
        '17',
        '--count',
        '30',
      );
      expect(status).toBe(0);
      expect(out.match(/<section class="sheet">/g)).toHaveLength(30);
      for (let seed = 17; seed < 47; seed += 1) expect(out).toContain(`Seed ${seed}</span>`);
      expect(solve([[kind, out]])).toEqual({ solved: 30, wrong: [] });
    },
  );

  it('writes one file that needs no other', async () => {
    const { out } = await command('sheets', '--lesson=dot-product', '--count=1');
    expect(out).toMatch(/^<!doctype html>\n<html lang="en"><head><meta charset="utf-8">/);
    expect(out).not.toMatch(/<(?:script|link|img|iframe)|https?:|url\(/);
  });

  it('writes French', async () => {
    const { out } = await command('sheets', '--lesson', 'masks', '--count', '2', '--lang', 'fr');
    expect(out).toContain('Graine 2');
    expect(out).toMatch(/0,\d\d/);
    expect(out).toContain('lang="fr"');
  });

  it.each([
    [['sheets'], 'lesson is ""'],
    [['sheets', '--lesson', 'nothing'], 'lesson is "nothing"'],
    [['sheets', '--lesson', 'additive-attention'], 'lesson "additive-attention" has no exercises'],
    [['sheets', '--lesson', 'additive-attention'], 'Lessons with exercises: scaled-dot-product, '],
    [
      ['sheets', '--lesson', 'masks', '--step', 'scores'],
      'for the kind row, the lesson masks has the steps weights, masked_scores, context',
    ],
    [
      ['sheets', '--lesson', 'masks', '--kind', 'mistake', '--cells', '0.1'],
      'the kind mistake has no blank cells',
    ],
    [['sheets', '--lesson', 'masks', '--lang', 'de'], '--lang is "de", but must be en or fr'],
    [
      ['sheets', '--lesson', 'masks', '--count', '0'],
      '--count is "0", but must be a whole number from 1 to 200',
    ],
    [['sheets', '--lesson', 'masks', '--seed', '-1'], 'seed is "-1"'],
    [['sheets', '--lesson', 'masks', '--colour', 'red'], '"--colour" is no option'],
    [['sheets', '--lesson'], '--lesson has no value'],
    [['dance'], 'There is no command "dance"; there are check, lesson, run, scorm, sheets.'],
    [[], 'Usage: npx attention-lab COMMAND'],
  ])('refuses %j', async (args, expected) => {
    const { status, error, out } = await command(...args);
    expect([status, out]).toEqual([2, '']);
    expect(error).toContain(expected);
  });

  it('warns that a lesson has one order', async () => {
    const order = ['sheets', '--lesson', 'masks', '--kind', 'order', '--count'];
    expect((await command(...order, '2')).warned).toContain('all sheets have the same key');
    expect((await command(...order, '1')).warned).toBe('');
  });
});

describe('the sheets of a class, printed', () => {
  it.each(['A4', 'Letter'] as const)(
    'are one page each, and the key begins on its own: %s',
    async (paper) => {
      const exercises = Array.from({ length: 30 }, (_, at) => exerciseOf(specOf('masks', 'row', 1 + at)));
      const html = sheetsFile(exercises, english);
      const [all = 0, key = 0, one] = await pdfPages(
        [html, keyOnly(html), sheetsFile(exercises.slice(0, 1), english)],
        paper,
      );
      expect(all).toBe(30 + key);
      expect(key).toBeGreaterThan(1);
      expect(one).toBe(2);
    },
  );
});

describe('the sheets of every lesson, kind and step', () => {
  const made = allSpecs.map((spec) =>
    [11, 12, 42, 101, 250, 999_999].map((seed) => exerciseOf({ ...spec, seed })),
  );

  it('have a key that another program confirms', () => {
    const files = made.map((exercises, at) => [String(at), sheetsFile(exercises, english)] as const);
    expect(solve(files)).toEqual({ solved: 6 * allSpecs.length, wrong: [] });
  });

  it.each(['A4', 'Letter'] as const)('are one page each when they are printed: %s', async (paper) => {
    const first = made.flatMap(([exercise]) => exercise ?? []);
    const html = sheetsFile(first, english);
    const [all = 0, key = 0] = await pdfPages([html, keyOnly(html)], paper);
    expect(all).toBe(first.length + key);
  });

  it('are found to be wrong where a key is', () => {
    const html = sheetsFile(
      [
        exerciseOf({
          ...allSpecs[0],
          lesson: 'dot-product',
          kind: 'cell',
          seed: 5,
          node: 'scores',
          cells: [],
        }),
      ],
      english,
    );
    const wrong = html.replace(/= (−?\d+)</, '= 98<');
    expect(wrong).not.toBe(html);
    expect(solve([['wrong', wrong]])).toMatchObject({ solved: 0 });
  });
});
