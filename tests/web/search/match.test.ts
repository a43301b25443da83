import { describe, expect, it } from 'vitest';
import english from '../../../web/generated/search-en.json';
import french from '../../../web/generated/search-fr.json';
import type { SearchEntry } from '../../../web/search/entry';
import { editDistance, find, fold, maxResults, searchable, wordsOf } from '../../../web/search/match';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ kind: 'lesson', title, about: [], lesson: title },
  ...more,
});

const titlesOf = (entries: readonly SearchEntry[], query: string): readonly string[] =>
  find(searchable(entries), query).entries.map(({ title }) => title);

const built = { en: english, fr: french } as unknown as Readonly<Record<string, readonly SearchEntry[]>>;

/** The first result in the index of a language, as kind, lesson and step. */
function first(language: string, query: string): string {
  const [found] = find(searchable(built[language] ?? []), query).entries;
  return `${found?.kind} ${found?.lesson} ${found?.step ?? ''}`.trim();
}

describe('texts', () => {
  it('are compared without accents, case and small letters', () => {
    expect(fold('Requête')).toBe('requete');
    expect(fold('Œuvre d₁ Kᵀ')).toBe('oeuvre d1 kt');
  });

  it('are split into words, and names with underscores stay whole', () => {
    expect(wordsOf('L’attention, multi-head: d_k')).toEqual(['l', 'attention', 'multi', 'head', 'd_k']);
  });
});

describe('the order of results', () => {
  const entries = [
    entry('One', { about: ['a mask on scores'] }),
    entry('Window mask'),
    entry('Masked scores'),
    entry('mask'),
  ];

  it('is: the name, the beginning of the title, of a word, of a word in the text', () => {
    expect(titlesOf(entries, 'mask')).toEqual(['mask', 'Masked scores', 'Window mask', 'One']);
  });

  it('needs every word of the query', () => {
    expect(titlesOf(entries, 'sco mas')).toEqual(['Masked scores', 'One']);
    expect(titlesOf(entries, '  WINDOW   mask ')).toEqual(['Window mask']);
  });

  it('does not match inside of words', () => {
    expect(find(searchable(entries), 'indow')).toMatchObject({ fit: 'near' });
  });

  it('counts a title without its article', () => {
    expect(titlesOf([entry('Des masques'), entry('Les masques'), entry('Masques')], 'les mas')).toEqual([
      'Les masques',
    ]);
    expect(titlesOf([entry('Sur masque', { about: ['x'] }), entry('L’attention')], 'att')).toEqual([
      'L’attention',
    ]);
  });

  it('finds a symbol however it is written', () => {
    const symbol = entry('query projection', { names: ['w_q', 'WQ'] });
    for (const query of ['w_q', 'W_Q', 'WQ', 'W^Q', 'w^q']) expect(titlesOf([symbol], query)).toHaveLength(1);
  });
});

describe('nothing that matches', () => {
  it('is suggested what is spelled much like it', () => {
    expect(find(searchable([entry('attention'), entry('masks')]), 'atention')).toMatchObject({
      fit: 'near',
      entries: [{ title: 'attention' }],
    });
    expect(titlesOf([entry('attention')], 'xyz')).toEqual([]);
  });

  it('is what has some of the words, those with most of them first', () => {
    const entries = [entry('Mask'), entry('Rows of scores'), entry('Masked scores')];
    expect(find(searchable(entries), 'why are masked scores zero')).toMatchObject({
      fit: 'some',
      entries: [{ title: 'Masked scores' }, { title: 'Rows of scores' }],
    });
  });

  it('finds nothing for a query without letters', () => {
    for (const query of ['', '  ', '?!']) expect(titlesOf([entry('mask')], query)).toEqual([]);
  });

  it.each([
    ['mask', 'mask', 0],
    ['mask', 'mak', 1],
    ['mask', 'maks', 1],
    ['head', 'heads', 1],
    ['query', 'key', 3],
    ['', 'key', 3],
  ])('%s and %s differ by %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('the index', () => {
  it.each([
    ['en', 'masks', 'lesson masks'],
    ['en', 'multi', 'lesson multi-head'],
    ['en', 'attention weights', 'glossary scaled-dot-product weights'],
    ['en', 'token', 'glossary basic-self-attention x'],
    ['en', 'head', 'glossary multi-head concat'],
    ['en', 'W^Q', 'term self-attention w_q'],
    ['en', 'w_o', 'term multi-head w_o'],
    ['en', 'd_ff', 'symbol feed-forward'],
    ['en', 'softmax', 'glossary scaled-dot-product weights'],
    ['en', 'Bahdanau', 'source additive-attention'],
    ['en', 'dosov', 'source digits'],
    ['en', 'causal', 'lesson masks'],
    ['en', 'RoPE', 'glossary positions'],
    ['en', 'number of parameters', 'glossary self-attention w_q'],
    ['en', 'softmax columns', 'glossary scaled-dot-product weights'],
    ['en', 'GPT', 'glossary transformer'],
    ['en', 'attn_mask', 'glossary masks mask'],
    ['en', 'MLP', 'glossary feed-forward hidden'],
    ['fr', 'LLM', 'glossary names'],
    ['fr', 'nombre de paramètres', 'glossary self-attention w_q'],
    ['fr', 'scores masq', 'term masks masked_scores'],
    ['fr', 'requetes', 'glossary scaled-dot-product query'],
    ['fr', 'tete', 'glossary multi-head concat'],
    ['fr', 'ADRESSAGE', 'lesson soft-addressing'],
    ['fr', 'Vaswani', 'source basic-self-attention'],
  ])('in %s, “%s” finds first: %s', (language, query, expected) => {
    expect(first(language, query)).toBe(expected);
  });

  it('shows no more than a list can hold', () => {
    expect(find(searchable(built.en ?? []), 'e').entries.length).toBeLessThanOrEqual(maxResults);
  });

  it('counts all matches', () => {
    const { entries, total } = find(searchable(built.en ?? []), 'e');
    expect(entries).toHaveLength(maxResults);
    expect(total).toBeGreaterThan(maxResults);
    expect(find(searchable(built.en ?? []), 'Bahdanau').total).toBeLessThan(maxResults);
  });
});
