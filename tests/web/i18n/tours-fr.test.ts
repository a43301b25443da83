import { describe, expect, it } from 'vitest';
import { english } from '../../../web/i18n/i18n';
import { fetchTour } from '../../../web/learn/tours/fetch-tour';
import { TourFolder } from '../../../web/learn/tours/folder';
import { tours } from '../../../web/learn/tours/index';
import { catalogue } from '../../../web/lessons/index';
import { readTourJson, type TourTexts } from '../../../web/store/untrusted/tour';
import { compared } from './text-trees';
import { expectWellMade } from './well-made';

/** What a tour says and asks, by place. */
const textsOf = ({ title, steps }: TourTexts) => ({
  title,
  steps: steps.map(({ prose, checkpoint }) => {
    if (checkpoint === null) return { prose };
    const { question, hint } = checkpoint;
    const { ask, answer } = question;
    const choices = answer.kind === 'choice' ? answer.choices.map(({ text }) => text) : [];
    return { prose, ask, hint, choices };
  }),
});

const own = await Promise.all(
  tours.map(async ({ id, title: listed }) => {
    const { tour } = await fetchTour(id);
    if (!(tour instanceof TourFolder)) throw new Error(id);
    const read = readTourJson(tour.json, catalogue);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const french = read.tour.inLanguages?.get('fr');
    if (french === undefined) throw new Error(`${id} has no French`);
    const texts = textsOf(read.tour);
    return { id, title: texts.title, listed: english.t(listed), ...compared(texts, textsOf(french)) };
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
