import { describe, expect, it } from 'vitest';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english } from '../../../../web/i18n/i18n';
import { textsIn } from '../../../../web/learn/tours/asked';
import { openTour } from '../../../../web/learn/tours/open';
import { inEnglish } from '../../english';
import { lessonsOf, wholeEngine } from './lessons';

const lessons = lessonsOf(await wholeEngine());

type Fields = Record<string, unknown>;

const tour = (step: Fields, more: Fields = {}): string =>
  JSON.stringify({
    ...{ version: 1, title: { en: 'Two', fr: 'Deux' }, lesson: 'scaled-dot-product' },
    ...more,
    steps: [{ focus: 'weights', prose: 'x', ...step }],
  });

async function messages(text: string): Promise<string> {
  const found = await openTour(text, lessons);
  return 'issues' in found
    ? inEnglish(found.issues)
        .map(({ message }) => message)
        .join('\n')
    : '';
}

describe('texts in two languages', () => {
  it('are shown in the language of the reader, in the first one if there is no translation', async () => {
    const found = await openTour(tour({ prose: { en: 'A [[weights]].', fr: 'Un [[weights]].' } }), lessons);
    if ('issues' in found) throw new Error(JSON.stringify(found.issues));
    const fr = createLocale(french);
    expect([found.tour.title, textsIn(found, fr).title]).toEqual(['Two', 'Deux']);
    expect(textsIn(found, fr).steps[0].prose).toBe('Un [[weights]].');
    expect(textsIn(found, english).steps[0].prose).toBe('A [[weights]].');
  });

  it('are checked in all languages', async () => {
    expect(await messages(tour({ prose: { en: 'A', fr: '[[nope]]' } }))).toContain('[[nope]] leads nowhere');
    expect(await messages(tour({ prose: { en: 'A', fr: '[[weights' } }))).toContain('prose');
    expect(await messages(tour({ prose: { en: 'A', fr: ' ' } }))).toContain('fr');
    expect(await messages(tour({ prose: { en: 'A', xx: 'B' } }))).toContain('"xx"');
    expect(await messages(tour({ prose: {} }))).toContain('en, fr');
    expect(await messages(tour({ prose: { fr: 'x'.repeat(1300) } }))).toContain('1300');
  });
});

describe('outlines of a stop', () => {
  it('are matrices, rows, columns and cells that the run has', async () => {
    const outline = ['key', 'weights:1,*', 'weights:*,2', 'scores:0,0'];
    const found = await openTour(tour({ outline }), lessons);
    if ('issues' in found) throw new Error(JSON.stringify(found.issues));
    expect(found.tour.steps[0].outline).toEqual([
      { node: 'key', row: null, col: null },
      { node: 'weights', row: 1, col: null },
      { node: 'weights', row: null, col: 2 },
      { node: 'scores', row: 0, col: 0 },
    ]);
    expect(await messages(tour({ outline: ['weights:9,*'] }))).toContain('weights has 3 rows');
    expect(await messages(tour({ outline: ['wieghts'] }))).toContain('"wieghts"');
    expect(await messages(tour({ outline: ['weights:max,1'] }))).toContain(
      'a matrix, a row, a column or a cell',
    );
    expect(await messages(tour({ outline: 'weights' }))).toContain('a list');
  });
});
