import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import { reduceState } from '../reduce-state';
import {
  after,
  counting,
  dotProduct,
  dotProductSchema,
  multiHead,
  multiHeadSchema,
  refusalOf,
  rowsOf,
} from '../samples';

const add = (word?: string, index?: number): Action => ({ type: 'add-token', list: 'query', word, index });
const say = (sentence: string): Action => ({ type: 'replace-tokens', list: 'query', sentence });

describe('add-token', () => {
  it('adds a name and a row at the end', () => {
    const state = after(multiHead, add());
    expect(state.document.tokens.query).toEqual(['the', 'cat', 'sat', 'token 4']);
    expect(rowsOf(state, 'x').slice(0, 3)).toEqual(counting(3, 2));
  });

  it('adds in the middle, in the mask too', () => {
    const mask: Action = { type: 'toggle-mask', row: 1, col: 2 };
    const state = after(multiHead, mask, add('big', 1));
    expect(state.document.tokens.query).toEqual(['the', 'big', 'cat', 'sat']);
    expect(rowsOf(state, 'x')[2]).toEqual([3, 4]);
    expect(rowsOf(state, 'mask')).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, -Infinity],
      [0, 0, 0, 0],
    ]);
  });

  it('gives a word the same vector wherever and whenever it comes', () => {
    const first = rowsOf(after(multiHead, add('Zebra')), 'x')[3];
    expect(rowsOf(after(multiHead, add('other'), add('zebra', 0)), 'x')[0]).toEqual(first);
    expect(rowsOf(after(multiHead, say('zebra')), 'x')[0]).toEqual(first);
  });

  it('reuses the numbers of a word that already exists', () => {
    expect(rowsOf(after(multiHead, add('Cat')), 'x')[3]).toEqual([3, 4]);
  });

  it('does not use a default name twice', () => {
    const state = after(multiHead, add(), { type: 'remove-token', list: 'query', index: 0 }, add());
    expect(state.document.tokens.query).toEqual(['cat', 'sat', 'token 4', 'token 5']);
  });

  it('adds a key with its value row, and one column of the mask', () => {
    const custom: Action = { type: 'set-option', name: 'mask', value: 'custom' };
    const state = after(dotProduct, custom, { type: 'add-token', list: 'key', word: 'x' });
    expect([rowsOf(state, 'key').length, rowsOf(state, 'value').length]).toEqual([4, 4]);
    expect(rowsOf(state, 'query')).toEqual(counting(2, 2));
    expect(rowsOf(state, 'mask')).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('remove-token and rename-token', () => {
  it('removes the row with the name', () => {
    const state = after(multiHead, { type: 'remove-token', list: 'query', index: 1 });
    expect(state.document.tokens.query).toEqual(['the', 'sat']);
    expect(rowsOf(state, 'x')).toEqual([
      [1, 2],
      [5, 6],
    ]);
  });

  it('renames without touching a number, whatever the name', () => {
    const word = '<b>&=;,%\u202e"';
    const state = after(multiHead, { type: 'rename-token', list: 'query', index: 1, word });
    expect(state.document.tokens.query[1]).toBe(word);
    expect(state.document.inputs).toEqual(after(multiHead).document.inputs);
  });

  it('keeps names of bounded length that a link can carry', () => {
    const rename = (word: string) =>
      after(multiHead, { type: 'rename-token', list: 'query', index: 0, word });
    expect(rename('\ud800a').document.tokens.query[0]).toBe('\ufffda');
    expect(rename('a'.repeat(1e5)).document.tokens.query[0]).toHaveLength(200);
  });
});

describe('replace-tokens', () => {
  it('splits at white space and keeps the numbers of words that stay', () => {
    const state = after(multiHead, say('  sat\tthe \n zebra '));
    expect(state.document.tokens.query).toEqual(['sat', 'the', 'zebra']);
    expect(rowsOf(state, 'x').slice(0, 2)).toEqual([
      [5, 6],
      [1, 2],
    ]);
  });

  it('gives a word that comes twice one vector', () => {
    const rows = rowsOf(after(multiHead, say('the dog saw the dog')), 'x');
    expect(rows[3]).toEqual(rows[0]);
    expect(rows[4]).toEqual(rows[1]);
  });

  it('tells tokens of one name apart by their order', () => {
    const twice: Action = { type: 'rename-token', list: 'query', index: 2, word: 'the' };
    expect(rowsOf(after(multiHead, twice, say('the the')), 'x')).toEqual([
      [1, 2],
      [5, 6],
    ]);
  });

  it('changes nothing when the sentence is the present one', () => {
    expect(after(multiHead, say('the cat sat')).past).toEqual([]);
  });
});

describe('rejections', () => {
  const why = (action: Action) => {
    const state = after(multiHead);
    expect(reduceState(state, action, multiHeadSchema, multiHead)).toBe(state);
    return refusalOf(state, action, multiHeadSchema, multiHead);
  };

  it('reports the expected value', () => {
    expect(why(say(' \n'))).toContain('has no words');
    expect(why(say('a '.repeat(65)))).toBe('the sentence has more than 64 words: at most 64');
    expect(why(say('a '.repeat(100_000)))).toContain('at most 64');
    expect(why({ type: 'remove-token', list: 'query', index: 3 })).toBe('there is no query token 4');
    expect(why({ type: 'rename-token', list: 'query', index: -1, word: 'a' })).toBe(
      'there is no query token 0',
    );
    expect(why({ type: 'add-token', list: 'key' })).toContain('has no key tokens of its own');
    expect(why(add('a', 9))).toContain('no place 10');
  });

  it('keep at least one token and at most 64', () => {
    const one = after(dotProduct, { type: 'set-dimension', name: 'm', size: 1 });
    const remove: Action = { type: 'remove-token', list: 'query', index: 0 };
    expect(refusalOf(one, remove, dotProductSchema, dotProduct)).toContain('m would be 0');
    const full = after(dotProduct, { type: 'set-dimension', name: 'm', size: 64 });
    expect(refusalOf(full, add(), dotProductSchema, dotProduct)).toContain('m would be 65');
  });
});
