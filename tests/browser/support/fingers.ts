import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Touch gestures that Playwright does not offer. */
export interface Fingers {
  /** Drags one finger along some points. */
  drag(points: readonly Point[]): Promise<void>;
  /** Pinches around a point, from one distance to another. */
  pinch(middle: Point, from: number, to: number): Promise<void>;
}

const steps = 6;

/** Sends touch events over CDP, with a delay after each. */
export async function fingersOf(page: Page): Promise<Fingers> {
  const client = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  };
  const follow = async (places: readonly (readonly Point[])[]): Promise<void> => {
    for (const [at, points] of places.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', points);
    await send('touchEnd', []);
  };
  return {
    drag: (points) => follow(points.map((point) => [point])),
    pinch: ([x, y], from, to) =>
      follow(
        Array.from({ length: steps + 1 }, (_, step) => {
          const half = (from + ((to - from) * step) / steps) / 2;
          return [
            [x - half, y],
            [x + half, y],
          ] as const;
        }),
      ),
  };
}
