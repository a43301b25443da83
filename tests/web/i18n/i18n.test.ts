import { afterEach, describe, expect, it } from 'vitest';
import {
  english,
  type Language,
  msg,
  numeral,
  plural,
  setLocale,
  t,
  tHtml,
  translate,
} from '../../../web/i18n/i18n';
import { recogniser } from '../../../web/i18n/templates';

const words = {
  Next: 'Suivant',
  'Row {0} of {1}': '{1}, ligne {0}',
  '{0} row': '{0} ligne',
  '{0} rows': '{0} lignes',
};

const french: Language = {
  code: 'fr',
  decimal: ',',
  words: new Map(Object.entries(words)),
  recognise: recogniser({ '{0} has {1} rows (at most {2})': '{0} a {1} lignes ({2} au plus)' }),
};

afterEach(() => setLocale(english));

describe('texts', () => {
  it('are English until somebody speaks', () => {
    expect(t('Next')).toBe('Next');
    expect(t`Row ${2} of ${'scores'}`).toBe('Row 2 of scores');
    expect(translate('no such text')).toBe('no such text');
  });

  it('are in the language that was spoken last', () => {
    setLocale(french);
    expect(t('Next')).toBe('Suivant');
    expect(translate(msg('Next'))).toBe('Suivant');
    expect(t('constructor')).toBe('constructor');
    setLocale(english);
    expect(t('Next')).toBe('Next');
  });

  it('have their values where the translation wants them', () => {
    setLocale(french);
    expect(t`Row ${2} of ${'scores'}`).toBe('scores, ligne 2');
    const link = { drawn: 'by Lit' };
    expect(tHtml`Row ${link} of ${'scores'}`).toEqual(['', 'scores', ', ligne ', link, '']);
  });

  it('keep a number and its % on one line', () => {
    const shown = [t('95 % sure'), t`${99} % right`, tHtml`${99} % right`.join(''), translate('95 % sure')];
    expect([...shown, plural(2, '{0} % of one', '{0} % of all')].join(' ')).not.toMatch(/\d %/);
    expect(t`${99} % right`).toBe('99\u00a0% right');
    expect(t('broken % escapes')).toBe('broken % escapes');
  });

  it('keep braces that come in a value', () => {
    setLocale(french);
    expect(t`Row ${'{1}'} of ${'{0}'}`).toBe('{0}, ligne {1}');
  });

  it('write numbers with the decimal mark of the language', () => {
    setLocale(french);
    expect(numeral('−0.50')).toBe('−0,50');
    expect(t`Row ${0.5} of ${'q'}`).toBe('q, ligne 0,5');
  });

  it('follow the rule of the language for counts', () => {
    expect([0, 1, 2].map((n) => plural(n, '{0} row', '{0} rows'))).toEqual(['0 rows', '1 row', '2 rows']);
    setLocale(french);
    expect([0, 1, 2].map((n) => plural(n, '{0} row', '{0} rows'))).toEqual([
      '0 ligne',
      '1 ligne',
      '2 lignes',
    ]);
  });
});

describe('messages of the engine', () => {
  it('are met by the template they were made of', () => {
    setLocale(french);
    expect(translate('K [2] has 3 rows (at most 2)')).toBe('K [2] a 3 lignes (2 au plus)');
    expect(translate('K has rows')).toBe('K has rows');
  });

  it('are compared with a template, however long', () => {
    const many = recogniser({ '{0} a {1} a {2} a {3} a {4} a {5} a {6} b': '{0}' });
    expect(many(' a '.repeat(5000))).toBeUndefined();
  });
});
