import { describe, expect, it } from 'vitest';
import { tours } from '../../../web/authoring/tours/index';
import { english } from '../../../web/i18n/i18n';
import type { Translations } from '../../../web/i18n/translations';
import { catalogue } from '../../../web/lessons/index';
import { readTour, type TourStep } from '../../../web/store/untrusted/tour';
import { expectWellMade } from './well-made';

const files = import.meta.glob<Translations>('../../../web/i18n/fr/tours/*.ts', {
  eager: true,
  import: 'default',
});

/** What a stop says and asks. */
function textsOf({ prose, checkpoint }: TourStep): readonly string[] {
  if (checkpoint === null) return [prose];
  const { ask, hint, expect: expected } = checkpoint;
  return [prose, ask, hint, ...(expected.kind === 'choice' ? expected.choices : [])];
}

const own = await Promise.all(
  tours.map(async ({ id, title: listed, load }) => {
    const read = readTour(await load(), catalogue);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const { title, steps } = read.tour;
    const texts = new Set([title, ...steps.flatMap(textsOf).filter((text) => text !== '')]);
    return {
      id,
      title,
      listed: english.t(listed),
      texts: [...texts],
      french: files[`../../../web/i18n/fr/tours/${id}.ts`] ?? {},
    };
  }),
);

describe.each(own)('French texts of the tour $id', ({ title, listed, texts, french }) => {
  it('translates all texts of the tour, and no others', () => {
    expect(texts.length).toBeGreaterThan(5);
    expect(Object.keys(french).sort()).toEqual([...texts].sort());
  });

  it('has the title of the list', () => {
    expect(listed).toBe(title);
  });

  it('is well made', () => {
    expectWellMade(french);
  });
});

it('has no translation of a tour that does not exist', () => {
  expect(Object.keys(files)).toHaveLength(tours.length);
});
