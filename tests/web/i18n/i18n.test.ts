import { afterEach, describe, expect, it } from 'vitest';
import {
  english,
  formatMessage,
  type Language,
  msg,
  numeral,
  plural,
  setLocale,
  t,
  tHtml,
  translate,
} from '../../../web/i18n/i18n';

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
  messages: new Map([
    ['error.size', '{name} est de forme {rows} × {cols} ({most} au plus)'],
    ['title.query', 'requêtes'],
  ]),
  finished: (text) => text,
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
  const tooLarge = {
    key: 'error.size',
    args: { name: { key: 'title.query', args: {} }, rows: '300', cols: '2', most: 256 },
  };

  it('are in the language of the page, with all that they hold', () => {
    expect(formatMessage(tooLarge)).toBe(
      'queries is 300 × 2: both sides must be whole numbers from 1 to 256',
    );
    setLocale(french);
    expect(formatMessage(tooLarge)).toBe('requêtes est de forme 300 × 2 (256 au plus)');
  });

  it('are English where a language has no text for them', () => {
    setLocale(french);
    expect(formatMessage({ key: 'title.key', args: {} })).toBe('keys');
  });

  it('keep braces that come in a value', () => {
    const args = { ...tooLarge.args, name: '{rows}' };
    expect(formatMessage({ ...tooLarge, args })).toContain('{rows} is 300 × 2');
  });
});
