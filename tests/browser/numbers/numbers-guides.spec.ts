import { expect } from '@playwright/test';
import { openScreen } from '../support/lab';
import { type LessonFixture, lessonFixtures } from '../support/numbers/lessons';
import { test } from '../support/shared-page';
import { isRounding } from '../support/text';

interface Read {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly text: string;
}

/** The numbers of one place of the guide. */
interface Place {
  readonly name: string;
  readonly numbers: readonly Read[];
}

/** Runs inside the page, on the cover: all numbers that name a cell, before and after each question is answered. */
async function walk(): Promise<readonly Place[]> {
  const lab = document.querySelector<HTMLElement & { readonly updateComplete: Promise<boolean> }>(
    'attention-lab',
  );
  const root = lab?.shadowRoot;
  if (!lab || !root) throw new Error('there is no element');
  const places: Place[] = [];
  const read = (name: string, part: string): void => {
    const all = [...root.querySelectorAll<HTMLElement>(`${part} [data-node][data-row][data-col]`)];
    const numbers = all
      .map(({ dataset: { node = '', row, col }, textContent }) => ({
        ...{ node, row: Number(row), col: Number(col) },
        text: (textContent ?? '').trim(),
      }))
      .filter(({ text }) => text !== '' && text !== '·');
    places.push({ name, numbers });
  };
  const press = async (button: HTMLElement | null | undefined): Promise<void> => {
    button?.click();
    await lab.updateComplete;
  };
  read('cover, before the answer', '.cover');
  await press(root.querySelector<HTMLElement>('.cover-reveal'));
  if (root.querySelector('.cover-reveal')) throw new Error('the cover does not give its answer');
  read('cover', '.cover');
  const dots = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.dots .dot')];
  for (let stop = 1; stop < dots().length; stop += 1) {
    await press(dots()[stop]);
    await press(root.querySelector<HTMLElement>('.guide-buttons .quiet'));
    read(`stop ${stop}`, ':is(.guide, .end)');
  }
  return places;
}

/** What is not a rounding of the number that `tests/fixtures/generate_lessons.py` computed. */
function wrong({ name, numbers }: Place, { nodes }: LessonFixture): readonly string[] {
  return numbers.flatMap(({ node, row, col, text }) => {
    const found = nodes.find(({ id }) => id === node);
    const value = found?.data[row]?.[col];
    return value !== undefined && isRounding(text, value)
      ? []
      : [`${name}: ${node}[${row}, ${col}]: ${text} for ${value}`];
  });
}

for (const fixture of lessonFixtures)
  test(`${fixture.lesson}: the numbers of the cover, the key steps and the checks are right`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, `v=1&lesson=${fixture.lesson}`);
    await expect(page.locator('.cover')).toBeVisible();
    const places = await page.evaluate(walk);
    expect(places.flatMap((place) => wrong(place, fixture))).toEqual([]);
    expect(places.length).toBeGreaterThan(6);
    expect(places.slice(1).flatMap(({ numbers }) => numbers).length).toBeGreaterThan(8);
  });
