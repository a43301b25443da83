import { toCardinal as germanCardinal } from 'n2words/de-DE';
import { toCardinal as englishCardinal } from 'n2words/en-US';
import { toCardinal as frenchCardinal } from 'n2words/fr-FR';
import { describe, expect, it } from 'vitest';
import { english } from '../../../web/training/tasks/number-words/english';
import { french } from '../../../web/training/tasks/number-words/french';
import { german } from '../../../web/training/tasks/number-words/german';
import type { NumberToWords } from '../../../web/training/tasks/number-words/number-word';

const all = Array.from({ length: 100_000 }, (_, value) => value);

/** Numbers that differ from n2words, with `space` between our words. */
function different(
  toWords: NumberToWords,
  cardinal: (value: number) => string,
  space: string,
): readonly string[] {
  const ours = (value: number) =>
    toWords(value)
      .map(({ word }) => word)
      .join(space);
  const theirs = (value: number) => cardinal(value).replaceAll('-', ' ');
  return all
    .filter((value) => ours(value) !== theirs(value))
    .map((value) => `${ours(value)} ≠ ${theirs(value)}`);
}

describe('spoken numbers', () => {
  it('are those of n2words, every one of 100,000', () => {
    expect(different(german, germanCardinal, '')).toEqual([]);
    expect(different(french, frenchCardinal, ' ')).toEqual([]);
    expect(different(english, englishCardinal, ' ')).toEqual([]);
  });
});
