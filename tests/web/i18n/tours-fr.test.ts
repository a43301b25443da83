import { describe, expect, it } from 'vitest';
import { english } from '../../../web/i18n/i18n';
import type { TextTree } from '../../../web/i18n/translations';
import { tours } from '../../../web/learn/tours/index';
import { catalogue } from '../../../web/lessons/index';
import { readTour, type TourStep } from '../../../web/store/untrusted/tour';
import { compared } from './text-trees';
import { expectWellMade } from './well-made';

const files = import.meta.glob<TextTree>('../../../web/i18n/fr/tours/*.ts', {
  eager: true,
  import: 'default',
});

/** What a stop says and asks, by place. */
function textsOf({ prose, checkpoint }: TourStep) {
  if (checkpoint === null) return { prose };
  const { ask, hint, expect: expected } = checkpoint;
  return {
    prose,
    checkpoint: { ask, hint, expect: expected.kind === 'choice' ? { choices: expected.choices } : {} },
  };
}

const own = await Promise.all(
  tours.map(async ({ id, title: listed, load }) => {
    const read = readTour(await load(), catalogue);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const { title, steps } = read.tour;
    return {
      id,
      title,
      listed: english.t(listed),
      ...compared({ title, steps: steps.map(textsOf) }, files[`../../../web/i18n/fr/tours/${id}.ts`] ?? {}),
    };
  }),
);

describe.each(own)('French texts of the tour $id', ({ title, listed, missing, unused, pairs }) => {
  it('translates all texts of the tour, and no others', () => {
    expect(pairs.length).toBeGreaterThan(5);
    expect([missing, unused]).toEqual([[], []]);
  });

  it('has the title of the list', () => {
    expect(listed).toBe(title);
  });

  it('is well made', () => {
    expectWellMade(pairs);
  });
});

it('has no translation of a tour that does not exist', () => {
  expect(Object.keys(files)).toHaveLength(tours.length);
});
