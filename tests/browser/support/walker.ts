import { expect, type Page } from '@playwright/test';
import { type Expected, expectNumbers } from './check';
import { moveButton, snapshot } from './lab';
import { type Stop, stopsOf } from './walk';

/** What does not change along a walk. */
export interface Walk extends Omit<Expected, 'stop'> {
  readonly grain?: Stop['grain'];
  /** Whether to walk back to the start again. */
  readonly back?: boolean;
}

async function compare(page: Page, walk: Walk, stops: readonly Stop[], index: number): Promise<void> {
  const stop = stops[index];
  if (stop === undefined) throw new RangeError(`no stop ${index}`);
  const shown = await snapshot(page);
  expect(shown.step).toBe(`Step ${index + 1} of ${stops.length}`);
  expectNumbers(shown, { ...walk, stop });
}

/** Before anything is done that would put right what is stale: the numbers on show must be right already. */
async function compareHere(page: Page, walk: Walk): Promise<void> {
  const shown = await snapshot(page);
  expectNumbers(shown, { ...walk, stop: { node: shown.equation, grain: 'equation', row: 0, col: 0 } });
}

/**
 * Walks from the first stop to the last, and back if asked to, and compares every number at every stop. By the keyboard: a
 * click waits for two frames before it is made, and a walk has hundreds of stops.
 */
export async function walkThrough(page: Page, walk: Walk): Promise<void> {
  if (walk.grain === undefined) await compareHere(page, walk);
  const stops = stopsOf(walk.nodes, walk.grain ?? 'equation');
  const [next, back] = [moveButton(page, 'Next'), moveButton(page, 'Back')];
  await next.focus();
  await next.press('Home');
  await compare(page, walk, stops, 0);
  for (let index = 1; index < stops.length; index += 1) {
    await page.keyboard.press('ArrowRight');
    await compare(page, walk, stops, index);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  if (walk.back !== true) return;
  for (let index = stops.length - 2; index >= 0; index -= 1) {
    await page.keyboard.press('ArrowLeft');
    await compare(page, walk, stops, index);
  }
  await expect(back).toHaveAttribute('aria-disabled', 'true');
}

const kindOf = ({ node }: Stop): string => node.slice(node.lastIndexOf('/') + 1);

/** Compares every number where the page has opened, and at the first stop of every kind: `key`, whatever layer it is of. */
export async function jumpThrough(page: Page, walk: Walk): Promise<void> {
  await compareHere(page, walk);
  const stops = stopsOf(walk.nodes, 'equation');
  const slider = page.locator('.stepper input[type="range"]');
  const seen = new Set<string>();
  for (const [index, stop] of stops.entries()) {
    if (seen.has(kindOf(stop))) continue;
    seen.add(kindOf(stop));
    await slider.fill(String(index + 1));
    await expect(page.locator(`[data-equation="${stop.node}"]`)).toBeAttached();
    await compare(page, walk, stops, index);
  }
}
