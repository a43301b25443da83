import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StepTimer } from '../../../../web/ui/dom/step-timer';
import type { Model } from '../../../../web/ui/model';
import { readingTime } from '../../../../web/ui/prose/reading-time';
import { modelOf } from '../sample';

/** The first lesson at its scores, whose step has a text of so many words. */
function modelWith(words: number): Model {
  const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
  const prose = Array.from({ length: words }, (_, at) => `word${at}`).join(' ');
  const steps = model.lesson.steps.map((step) => (step.node === 'scores' ? { ...step, prose } : step));
  return { ...model, lesson: { ...model.lesson, steps } };
}

describe('the reading time', () => {
  it('is that of 200 words per minute', () => {
    expect(readingTime(modelWith(80))).toBe(24_000);
    expect(readingTime(modelWith(10))).toBe(3000);
  });

  it('is that of the text in the lesson', () => {
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
    const prose = model.lesson.steps.find(({ node }) => node === 'scores')?.prose ?? '';
    expect(readingTime(model)).toBe(300 * prose.split(/\s+/).length);
  });

  it('is nothing for the second row, which has the same text', () => {
    const byRow = modelOf('scaled-dot-product', [
      { type: 'set-granularity', granularity: 'row' },
      { type: 'move', position: { node: 'scores', row: 1, col: 0, granularity: 'row' } },
    ]);
    expect(readingTime(byRow)).toBe(0);
  });
});

describe('Play', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('stays at a step of 80 words until they can have been read', () => {
    const timer = new StepTimer();
    const step = vi.fn(() => true);
    timer.start(
      () => 'equation',
      step,
      () => readingTime(modelWith(80)),
    );
    vi.advanceTimersByTime(2000);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(21_000);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3000);
    expect(step).toHaveBeenCalledTimes(2);
    timer.stop();
  });
});
