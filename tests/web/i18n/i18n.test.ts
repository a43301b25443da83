import { describe, expect, it } from 'vitest';
import { createLocale, english, type Locale } from '../../../web/i18n/i18n';
import type { MessageId } from '../../../web/i18n/message-id';

const french: Locale = createLocale({
  code: 'fr',
  decimal: ',',
  texts: new Map<string, string | { one: string; other: string }>([
    ['common.close', 'Fermer'],
    ['test.row', '{of}, ligne {row}'],
    ['test.rows', { one: '{count} ligne', other: '{count} lignes' }],
    ['test.sure', '{share} % sûr'],
    ['error.size', '{name} est de forme {rows} × {cols} ({most} au plus)'],
    ['title.query', 'requêtes'],
    ['formula.three_times', 'trois fois'],
  ]),
  trees: new Map([['lessons/one', { steps: { scores: { prose: 'Les lignes demandent.' } } }]]),
  guides: new Map(),
  finish: (text) => text.replaceAll('“', '« '),
});

/** Ids that only this test knows. */
const id = (name: string): MessageId => name as MessageId;

describe('a locale', () => {
  it('gives texts by their ids', () => {
    expect(english.t('common.close')).toBe('Close');
    expect(french.t('common.close')).toBe('Fermer');
  });

  it('gives the English text where a language has none, and the id where there is no text', () => {
    expect(french.t('common.back')).toBe('Back');
    expect(french.t(id('test.nothing'))).toBe('test.nothing');
  });

  it('serves two languages at once', () => {
    const both = [english, french, english].map((locale) => locale.t('common.close'));
    expect(both).toEqual(['Close', 'Fermer', 'Close']);
  });

  it('replaces placeholders by values', () => {
    expect(french.t(id('test.row'), { row: 2, of: 'scores' })).toBe('scores, ligne 2');
    const link = { drawn: 'by Lit' };
    expect(french.tHtml(id('test.row'), { row: link, of: 'scores' })).toEqual([
      '',
      'scores',
      ', ligne ',
      link,
      '',
    ]);
  });

  it('keeps a number and its % on one line', () => {
    expect(french.t(id('test.sure'), { share: 99 })).toBe('99\u00a0% sûr');
    expect(french.tHtml(id('test.sure'), { share: 99 }).join('')).toBe('99\u00a0% sûr');
    expect(english.textAt([], '95 % sure')).toBe('95\u00a0% sure');
    expect(english.textAt([], 'broken % escapes')).toBe('broken % escapes');
  });

  it('keeps braces that come in a value', () => {
    expect(french.t(id('test.row'), { row: '{of}', of: '{row}' })).toBe('{row}, ligne {of}');
  });

  it('writes numbers with the decimal mark of the language', () => {
    expect(french.numeral('−0.50')).toBe('−0,50');
    expect(french.t(id('test.row'), { row: 0.5, of: 'q' })).toBe('q, ligne 0,5');
    expect(french.grouped(4096)).toMatch(/^4\s096$/);
    expect(english.grouped(4096)).toBe('4,096');
  });

  it('follows the rule of the language for counts', () => {
    const rows = (locale: Locale): readonly string[] =>
      [0, 1, 2].map((count) => locale.t('error.rows', { count }));
    expect(rows(english)).toEqual(['0 rows', '1 row', '2 rows']);
    expect([0, 1, 2].map((count) => french.t(id('test.rows'), { count }))).toEqual([
      '0 ligne',
      '1 ligne',
      '2 lignes',
    ]);
  });

  it('translates what lessons say', () => {
    const path = ['lessons/one', 'steps', 'scores', 'prose'];
    expect(french.textAt(path, 'Rows ask.')).toBe('Les lignes demandent.');
    expect(french.textAt([...path.slice(0, 3), 'aside'], 'no such text')).toBe('no such text');
    expect(french.textAt(path.slice(0, 3), 'no text but a tree')).toBe('no text but a tree');
    expect(french.textAt([...path, 'length'], 'beyond a text')).toBe('beyond a text');
    expect(french.textAt(['lessons/two', 'constructor'], 'no such lesson')).toBe('no such lesson');
  });

  it('translates words in formulas', () => {
    expect([french.formulaWords('three times'), english.formulaWords('three times')]).toEqual([
      'trois fois',
      undefined,
    ]);
  });
});

describe('messages of the engine', () => {
  const tooLarge = {
    key: 'error.size',
    args: { name: { key: 'title.query', args: {} }, rows: '300', cols: '2', most: 256 },
  };

  it('are in the language of the page, with all that they hold', () => {
    expect(english.format(tooLarge)).toBe(
      'queries is 300 × 2: both sides must be whole numbers from 1 to 256',
    );
    expect(french.format(tooLarge)).toBe('requêtes est de forme 300 × 2 (256 au plus)');
  });

  it('are English where a language has no text for them', () => {
    expect(french.format({ key: 'title.key', args: {} })).toBe('keys');
  });

  it('use the quotation marks of the language', () => {
    expect(french.format({ key: 'error.size', args: { ...tooLarge.args, name: '“a' } })).toMatch(/^« a/);
  });

  it('keep braces that come in a value', () => {
    const args = { ...tooLarge.args, name: '{rows}' };
    expect(english.format({ ...tooLarge, args })).toContain('{rows} is 300 × 2');
  });
});
