import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../../../../web/ui/dom/player';

describe('the player', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('steps until there is nothing left, then stops', () => {
    const player = new Player();
    let left = 3;
    player.start(
      () => 'cell',
      () => left-- > 1,
    );
    expect(player.playing).toBe(true);
    vi.runAllTimers();
    expect(left).toBe(0);
    expect(player.playing).toBe(false);
  });

  it('stops when stop() is called', () => {
    const player = new Player();
    const step = vi.fn(() => true);
    player.start(() => 'equation', step);
    player.stop();
    vi.advanceTimersByTime(60_000);
    expect(step).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays as long as a step needs', () => {
    const player = new Player();
    const step = vi.fn(() => true);
    player.start(
      () => 'cell',
      step,
      () => 12_000,
    );
    vi.advanceTimersByTime(11_000);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(step).toHaveBeenCalledTimes(2);
    player.stop();
  });
});
