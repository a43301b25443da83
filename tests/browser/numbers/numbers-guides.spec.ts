import { expect, type Page } from '@playwright/test';
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

/** Runs inside the page: the numbers of a part of it, with the cells that they are said to be of. */
function numbersIn(part: string): readonly Read[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const all = [...(root?.querySelectorAll<HTMLElement>(`${part} [data-node][data-row][data-col]`) ?? [])];
  return all
    .map(({ dataset: { node = '', row, col }, textContent }) => ({
      ...{ node, row: Number(row), col: Number(col) },
      text: (textContent ?? '').trim(),
    }))
    .filter(({ text }) => text !== '' && text !== '·');
}

/** What is not a rounding of the number that `tests/fixtures/generate_lessons.py` computed. */
function wrong(read: readonly Read[], { nodes }: LessonFixture): readonly string[] {
  return read.flatMap(({ node, row, col, text }) => {
    const found = nodes.find(({ id }) => id === node);
    const value = found?.data[row]?.[col];
    return value !== undefined && isRounding(text, value)
      ? []
      : [`${node}[${row}, ${col}]: ${text} for ${value}`];
  });
}

async function read(page: Page, part: string): Promise<readonly Read[]> {
  return page.evaluate(numbersIn, part);
}

for (const fixture of lessonFixtures)
  test(`${fixture.lesson}: the numbers of the cover, the key steps and the checks are right`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, `v=1&lesson=${fixture.lesson}`);
    expect(wrong(await read(page, '.cover'), fixture)).toEqual([]);
    await page.locator('.cover-reveal').click();
    await expect(page.locator('.cover-reveal')).toHaveCount(0);
    const cover = await read(page, '.cover');
    expect(wrong(cover, fixture)).toEqual([]);
    let count = cover.length;
    const dots = page.locator('.dots .dot');
    for (let stop = 1; stop < (await dots.count()); stop += 1) {
      await dots.nth(stop).click();
      const reveal = page.locator('.guide-buttons .quiet');
      if ((await reveal.count()) > 0) await reveal.click();
      const shown = await read(page, ':is(.guide, .end)');
      expect.soft(wrong(shown, fixture), `stop ${stop}`).toEqual([]);
      count += shown.length;
    }
    expect(count).toBeGreaterThan(8);
  });
