import { describe, expect, it } from 'vitest';
import { comparedLessons, listed, listedId } from '../../../../web/lessons/comparisons';
import { catalogue, parts } from '../../../../web/lessons/index';
import { lessons } from '../../all';

const entry = (id: string) => {
  const found = catalogue.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no lesson ${id}`);
  return found;
};

describe('models that are compared', () => {
  it('leave nine models in the lists', () => {
    const trained = new Set(lessons.filter(({ trained }) => trained !== undefined).map(({ id }) => id));
    expect(trained.size).toBe(14);
    const shown = listed(parts.flatMap((part) => part.lessons)).filter(({ id }) => trained.has(id));
    expect(shown.map(({ id }) => id)).toEqual([
      ...['reversal', 'sorting', 'pronoun', 'induction', 'english-french'],
      ...['number-words', 'dates', 'names', 'digits'],
    ]);
  });

  it('are those of one other lesson, which lists have, and which is compared with none itself', () => {
    for (const { id, comparedWith } of catalogue) {
      if (comparedWith === undefined) continue;
      expect(entry(comparedWith).comparedWith, id).toBeUndefined();
      expect(lessons.find((each) => each.id === id)?.trained, id).toBeDefined();
    }
  });

  it('are found from each of them', () => {
    const translators = ['english-french', 'english-french-recurrent', 'english-french-without-attention'];
    for (const id of translators)
      expect(comparedLessons(entry(id), catalogue).map((each) => each.id)).toEqual(translators);
    expect(comparedLessons(entry('sorting'), catalogue).map(({ id }) => id)).toEqual(['sorting']);
    expect(listedId(entry('digits-without-positions'))).toBe('digits');
    expect(listedId(entry('masks'))).toBe('masks');
  });
});
