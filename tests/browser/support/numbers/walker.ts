import { expect, type Page } from '@playwright/test';
import {
  moveButton,
  type Snapshot,
  snapshot,
  snapshotsAtSteps,
  snapshotsOfPictured,
  snapshotsOnTheWay,
} from '../lab';
import { type Expected, expectNumbers } from './check';
import { type Stop, stopsOf } from './walk';

/** The constants of a walk. */
export interface Walk extends Omit<Expected, 'stop'> {
  readonly granularity?: Stop['granularity'];
  /** Whether to walk back to the start afterwards. */
  readonly back?: boolean;
}

function compare(shown: Snapshot, walk: Walk, stops: readonly Stop[], index: number): void {
  const stop = stops[index];
  if (stop === undefined) throw new RangeError(`no stop ${index}`);
  expect(shown.step).toBe(`Step ${index + 1} of ${stops.length}`);
  expectNumbers(shown, { ...walk, stop });
}

function compareAsEquation(shown: Snapshot, walk: Walk): void {
  expectNumbers(shown, { ...walk, stop: { node: shown.equation, granularity: 'equation', row: 0, col: 0 } });
}

/** Compares the numbers before any interaction could update stale ones. */
async function compareHere(page: Page, walk: Walk): Promise<void> {
  compareAsEquation(await snapshot(page), walk);
}

/** Compares the numbers of the given matrices that are pictures in some snapshots. */
async function comparePictured(page: Page, walk: Walk, shown: readonly Snapshot[]): Promise<void> {
  for (const each of await snapshotsOfPictured(page, shown)) compareAsEquation(each, walk);
}

/** Goes to the first stop and returns all stops. */
async function atStart(page: Page, walk: Walk): Promise<readonly Stop[]> {
  if (walk.granularity === undefined) await compareHere(page, walk);
  const stops = stopsOf(walk.nodes, walk.granularity ?? 'equation');
  await moveButton(page, 'Next').press('Home');
  compare(await snapshot(page), walk, stops, 0);
  return stops;
}

/** Expects that no step is left: Next leads to the next lesson, or nowhere after the last lesson. */
async function expectEnd(page: Page): Promise<void> {
  const next = moveButton(page, 'Next');
  if ((await next.getAttribute('aria-disabled')) !== 'true')
    await expect(next).toHaveText(/Next lesson: .+→/);
}

/** Walks from the first stop to the last, and back if requested, and compares every number at every stop. */
export async function walkThrough(page: Page, walk: Walk): Promise<void> {
  const stops = await atStart(page, walk);
  const last = stops.length - 1;
  const first = await snapshot(page);
  const others = await snapshotsOnTheWay(page, 'ArrowRight', last);
  for (const [at, shown] of others.entries()) compare(shown, walk, stops, at + 1);
  await expectEnd(page);
  if (walk.back === true) {
    for (const [at, shown] of (await snapshotsOnTheWay(page, 'ArrowLeft', last)).entries())
      compare(shown, walk, stops, last - at - 1);
    await expect(moveButton(page, 'Back')).toHaveAttribute('aria-disabled', 'true');
  }
  if (walk.granularity === undefined) await comparePictured(page, walk, [first, ...others]);
}

/** Walks from the first stop to the last with real key presses. */
export async function walkByHand(page: Page, walk: Walk): Promise<void> {
  const stops = await atStart(page, walk);
  for (let index = 1; index < stops.length; index += 1) {
    await page.keyboard.press('ArrowRight');
    compare(await snapshot(page), walk, stops, index);
  }
  await expectEnd(page);
}

const kindOf = ({ node }: Stop): string => node.slice(node.lastIndexOf('/') + 1);

/** Compares every number at the initial stop, and at the first stop of every kind: `key` of any layer. */
export async function jumpThrough(page: Page, walk: Walk): Promise<void> {
  await compareHere(page, walk);
  const stops = stopsOf(walk.nodes, 'equation');
  const kinds = stops.map(kindOf);
  const first = stops.flatMap((_, index) => (kinds.indexOf(kinds[index] ?? '') === index ? [index] : []));
  const shown = await snapshotsAtSteps(
    page,
    first.map((index) => index + 1),
  );
  expect(shown).toHaveLength(first.length);
  for (const [at, snapshot] of shown.entries()) {
    expect(snapshot.equation).toBe(stops[first[at] ?? 0]?.node);
    compare(snapshot, walk, stops, first[at] ?? 0);
  }
  await comparePictured(page, walk, shown);
}
