import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import formulas from '../../../web/i18n/fr/formulas.json';
import { french } from '../../../web/i18n/fr/index';
import { createLocale, english, formulaId } from '../../../web/i18n/i18n';
import { type MathTree, translateMath } from '../../../web/ui/equation/mathml';

/** What stays: letters of a formula rather than words of a sentence. */
const alike = new Set(['pos', 'class', 'win', 'base']);

/** Everything that a formula says in words. */
function wordsIn(tree: MathTree): readonly string[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  if (tag !== 'mtext') return children.flatMap(wordsIn);
  return children.map((text) => String(text).replaceAll('\u00a0', ' ').trim());
}

const formulaTexts = ['equations', 'equations-full']
  .map((name) => JSON.parse(readFileSync(`web/generated/${name}.json`, 'utf8')))
  .flatMap((each: Record<string, MathTree>) => Object.values(each).flatMap(wordsIn));
const asked = new Set(formulaTexts.filter((text) => !alike.has(text)));

/** The words that the engine writes into its formulas, also where no lesson shows them, by id. */
const engine = readdirSync('wasm', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.cpp'))
  .flatMap((path) => [...readFileSync(`wasm/${path}`, 'utf8').matchAll(/\\text\{([^}"]*)/g)])
  .map(([, words = '']) => words);
const written = new Map(engine.map((words) => [formulaId(words), words.trim()]));

describe('French formulas', () => {
  it('has the words of every formula', () => {
    expect(asked.size).toBeGreaterThan(30);
    expect([...asked].filter((words) => !Object.hasOwn(formulas, formulaId(words)))).toEqual([]);
  });

  it('has no words that no formula has', () => {
    expect(Object.keys(formulas).filter((id) => !written.has(id))).toEqual([]);
  });

  it('tells words apart that mean something else', () => {
    const ids = new Set([...asked].map(formulaId));
    expect(ids.size).toBe(asked.size);
  });

  it('replaces English text and keeps surrounding spaces', () => {
    const formula: MathTree = [
      'mrow',
      {},
      ['mi', {}, 'Q'],
      ['mtext', {}, '\u00a0below\u00a0each\u00a0other'],
    ];
    const inFrench = translateMath(createLocale(french), formula);
    expect(inFrench).toEqual([
      'mrow',
      {},
      ['mi', {}, 'Q'],
      ['mtext', {}, '\u00a0les\u00a0unes\u00a0sous\u00a0les\u00a0autres'],
    ]);
    expect(translateMath(english, formula)).toEqual(formula);
  });
});
