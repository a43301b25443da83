import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StepTimer } from '../../../../web/ui/dom/step-timer';

describe('the timer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('steps until there is nothing left, then stops', () => {
    const timer = new StepTimer();
    let left = 3;
    timer.start(
      () => 'cell',
      () => left-- > 1,
    );
    expect(timer.playing).toBe(true);
    vi.runAllTimers();
    expect(left).toBe(0);
    expect(timer.playing).toBe(false);
  });

  it('stops when stop() is called', () => {
    const timer = new StepTimer();
    const step = vi.fn(() => true);
    timer.start(() => 'equation', step);
    timer.stop();
    vi.advanceTimersByTime(60_000);
    expect(step).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays as long as a step needs', () => {
    const timer = new StepTimer();
    const step = vi.fn(() => true);
    timer.start(
      () => 'cell',
      step,
      () => 12_000,
    );
    vi.advanceTimersByTime(11_000);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(step).toHaveBeenCalledTimes(2);
    timer.stop();
  });
});
