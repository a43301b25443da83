import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../web/authoring/exercises/judge/read-answer';

describe('a typed answer', () => {
  it.each([
    ['0.5', 0.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['−0.5', -0.5],
    ['–0,5', -0.5],
    ['－０．５', -0.5],
    ['- 3', -3],
    ['= 3', 3],
    ['≈ 0.57', 0.57],
    ['1/4', 0.25],
    ['-inf', -Infinity],
    ['−∞', -Infinity],
    ['–∞', -Infinity],
    ['-Infinity', -Infinity],
  ])('%s is read as the number that it is', (text, number) => {
    expect(readAnswer(text)).toEqual({ number, isUnusual: false });
  });

  it.each([
    ['1,234', 1.234],
    ['57%', 0.57],
    ['57 %', 0.57],
    ['５７％', 0.57],
    ['57,5 %', 0.575],
  ])('%s is read, and its reading told', (text, number) => {
    expect(readAnswer(text)).toEqual({ number, isUnusual: true });
  });

  it.each(['eleven', '1.2.3', '1,2,3', '--1', '%', '5%%', '-∞%', '∞', '1 2', '', 'NaN'])(
    '%s is no number',
    (text) => {
      expect(readAnswer(text)).toBeNull();
    },
  );
});
