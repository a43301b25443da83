// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { library } from '../../../../web/figures/library';
import { stopsOf } from '../../../../web/learn/guide/stops';
import { cover } from '../../../../web/learn/guide/views/cover';
import { noProgress } from '../../../../web/store/ui/guide-progress';
import { libraryOf, wholeEngine } from '../../all';
import { show } from '../../ui/page';
import { modelOf, recorder } from '../../ui/sample';

const ours = libraryOf(await wholeEngine());

/** The cover of a lesson, before the guess. */
async function coverOf(lesson: string): Promise<Element> {
  const opened = await ours.open(lesson);
  vi.spyOn(library, 'get').mockReturnValue(opened);
  const model = { ...modelOf(lesson), guideProgress: noProgress };
  const stop = stopsOf(model).find(({ kind }) => kind === 'cover');
  if (stop?.kind !== 'cover') throw new RangeError(`${lesson} has no cover`);
  return show(cover(stop, model, recorder(model).intent));
}

const textsOf = (page: Element, selector: string): readonly (string | undefined)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

describe('a cover before the guess', () => {
  it('has words as choices where the question asks for one', async () => {
    const page = await coverOf('similarities');
    expect(textsOf(page, '.cover-words button')).toEqual(['sparrow', 'aeroplane', 'stone']);
    expect(page.querySelectorAll('.answer-choices button').length).toBe(0);
  });

  it('has words that are no choices where the question asks for something else', async () => {
    const page = await coverOf('luong-attention');
    expect(textsOf(page, '.cover-words span')).toEqual(['the', 'red', 'house', '.']);
    expect(page.querySelectorAll('.cover-words button').length).toBe(0);
    expect(page.querySelectorAll('.answer-choices button').length).toBe(3);
  });
});
