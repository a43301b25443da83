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
});
