import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import core from '../../../../web/generated/equations.json';
import backward from '../../../../web/generated/equations-backward.json';
import full from '../../../../web/generated/equations-full.json';
import { codePointsOf } from './woff2';

const folder = 'web/ui/fonts';
const characters = (name: string): ReadonlySet<number> =>
  codePointsOf(join(folder, `attention-lab-${name}.woff2`));
const [serif, italic, sans, math] = ['serif', 'serif-italic', 'sans', 'math'].map(characters);

/** Marks of buttons and lists, which every system has. */
const others = new Set('▸▾◂☰↶↷');

/** The printable characters of a text that none of the fonts has. */
const missing = (text: string, ...fonts: readonly (ReadonlySet<number> | undefined)[]): readonly string[] =>
  [...new Set(text)].filter(
    (letter) =>
      !/\p{C}/u.test(letter) &&
      !others.has(letter) &&
      !fonts.some((font) => font?.has(letter.codePointAt(0) ?? 0)),
  );

const texts = ['web/i18n', 'web/lessons', 'web/figures', 'web/ui', 'web/element', 'web/store']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((path) => /\.(?:ts|json)$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('');

/** The equations; `\text` has the serif. */
type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];
const trees = Object.values({ ...core, ...full, ...backward }) as unknown as readonly Tree[];

/** The text of all elements of a tree, in the form in which browsers show it. */
function shown(tree: Tree, isOfTag: (tag: string) => boolean): string {
  if (typeof tree === 'string') return '';
  const [tag, attributes, ...children] = tree;
  const own = children.filter((child) => typeof child === 'string').join('');
  const isItalic = tag === 'mi' && attributes.mathvariant !== 'normal' && [...own].length === 1;
  const text = isOfTag(tag) ? (isItalic ? italicOf(own) : own) : '';
  return text + children.map((child) => shown(child, isOfTag)).join('');
}

/** The mathematical italic that browsers replace a Latin or Greek letter by. */
function italicOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = Object.entries({ A: 0x1d434, a: 0x1d44e, Α: 0x1d6e2, α: 0x1d6fc }).find(([first]) => {
    const from = first.codePointAt(0) ?? 0;
    return code >= from && code < from + 26;
  });
  if (letter === 'h') return 'ℎ';
  return start === undefined
    ? letter
    : String.fromCodePoint(start[1] + code - (start[0].codePointAt(0) ?? 0));
}

describe('the fonts', () => {
  it('are at most 120 kB together', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(files).toHaveLength(4);
    expect(files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(120_000);
  });

  it('have every character of the texts', () => {
    expect(missing(texts, serif, math, sans)).toEqual([]);
    expect(missing(texts, italic, math, sans)).toEqual([]);
    expect(missing(texts, sans, math, serif)).toEqual([]);
  });

  it('have every letter of the languages of western Europe', () => {
    const letters = new TextDecoder('latin1').decode(Uint8Array.from({ length: 0x100 }, (_, at) => at));
    for (const font of [serif, italic, sans]) expect(missing(`${letters}Œœ«»“”‘’–—…`, font)).toEqual([]);
  });

  it('have digits and signs of numbers in the sans', () => {
    expect(missing('0123456789.,−+×%∞⁻⁰¹²³⁴⁵⁶⁷⁸⁹', sans)).toEqual([]);
  });

  it('have every sign and every italic letter of the equations', () => {
    const isText = (tag: string): boolean => tag === 'mtext';
    expect(missing(trees.map((tree) => shown(tree, (tag) => !isText(tag))).join(''), math)).toEqual([]);
    expect(missing(trees.map((tree) => shown(tree, isText)).join(''), serif)).toEqual([]);
  });
});
