import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTour } from '../../../../web/learn/tours/open';
import { keepTour, keptTour, nothingKept } from '../../../../web/learn/tours/progress/keep';
import { lessonsOf, wholeEngine } from './lessons';

const lessons = lessonsOf(await wholeEngine());
const asked = { checkpoint: { ask: 'How much?', expect: { number: 'weights:1,2' } } };
const stop = { focus: 'weights', prose: 'Look.' };
const steps = [{ ...stop, ...asked }, stop, { ...stop, ...asked }];
const found = await openTour(
  JSON.stringify({ version: 1, title: 'A tour', lesson: 'scaled-dot-product', steps }),
  lessons,
);
if ('issues' in found) throw new Error(JSON.stringify(found.issues));
const { tour } = found;

const right = { given: '0.2', tries: 2, verdict: 'right' } as const;
const wrong = { given: '9', tries: 1, verdict: 'too large' } as const;
const mine = { link: 'z.mine', tour };
const key = 'attention-lab-tour-answers:z.mine';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the answers of a tour that are kept', () => {
  it('are read again, by tour, and forgotten with the tour', () => {
    const kept = { answers: { 0: right, 2: wrong }, completed: false };
    keepTour(mine, kept);
    expect(keptTour('z.mine', tour)).toEqual(kept);
    expect(keptTour('z.other', tour)).toEqual(nothingKept);
    keepTour(mine, nothingKept);
    expect(stored.size).toBe(0);
  });

  it('leave out what is no answer, and stops that ask nothing', () => {
    const answers = { 0: { ...right, verdict: 'great' }, 1: right, 2: right, 7: right };
    stored.set(key, JSON.stringify({ answers, completed: true }));
    // Not completed either: a question is open.
    expect(keptTour('z.mine', tour)).toEqual({ answers: { 2: right }, completed: false });
    stored.set(key, JSON.stringify({ answers: { 0: right, 2: right }, completed: true }));
    expect(keptTour('z.mine', tour).completed).toBe(true);
  });

  it('are none where storage is refused, or holds something else', () => {
    for (const text of ['null', '7', '[]', '{', '"x"', '{"answers":[]}', ' '.repeat(70_000)]) {
      stored.set(key, text);
      expect(keptTour('z.mine', tour), text.slice(0, 20)).toEqual(nothingKept);
    }
  });

  it('last as long as the page where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const kept = { answers: { 0: right }, completed: false };
    keepTour(mine, kept);
    expect(keptTour('z.mine', tour)).toEqual(kept);
    keepTour(mine, nothingKept);
    expect(keptTour('z.mine', tour)).toEqual(nothingKept);
  });

  it('of tours that are too long for a link are kept by their contents', () => {
    const kept = { answers: { 0: right }, completed: false };
    keepTour({ link: '', tour }, kept);
    expect(keptTour('', tour)).toEqual(kept);
    expect(keptTour('', { ...tour, title: 'B tour' })).toEqual(nothingKept);
  });
});
