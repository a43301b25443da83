import { expect, type Locator, type Page } from '@playwright/test';
import type { AttentionLab } from '../../../web/element/attention-lab';
import { expectAccessibleAtAnyWidth } from '../support/accessibility/axe';
import { host, publish } from '../support/host';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';

const field = (page: Page): Locator => page.getByRole('combobox', { name: /^(?:Search|Chercher)/ });
const options = (page: Page): Locator => page.getByRole('option');
const status = (page: Page): Locator => page.locator('.search-status');

async function openHome(page: Page, hash = '#t=0'): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.story[data-layout]')).toBeVisible();
}

/** Opens the search by its key. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Holds back the files of the search until they are released. */
async function holdSearch(page: Page): Promise<{ release(): void }> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The lesson and the step that the element shows; empty while the page goes on to another one. */
function position(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const lab = document.querySelector<AttentionLab>('attention-lab');
    return lab?.state ? `${lab.state.lesson} ${lab.state.step}` : '';
  });
  return read.catch(() => '');
}

/** The option that assistive technology is told about. */
async function activeOption(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`#${id} .search-name`).textContent()) ?? '');
}

test.describe('on the home page', () => {
  test('by keyboard alone, from the key to the step', async ({ freshPage: page }) => {
    await openHome(page);
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('weig');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const names = await options(page).locator('.search-name').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    // So many lessons have weights that only the first ones are listed.
    await expect(status(page)).toHaveText(new RegExp(`^First ${names.length} of \\d+ results$`));
    expect(await activeOption(page)).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe(names.at(-1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(names[1]);
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('w_q');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe('self-attention w_q');
    await expect(page.locator('attention-lab .prose h3')).toContainText('Query projection');
    await expect(page.locator('dialog.search')).toHaveCount(0);
  });

  test('Escape and the button close it, and the focus returns', async ({ freshPage: page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('/');
    await expect(field(page)).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.search')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
  });

  test('loses no key that is pressed while it is loaded', async ({ freshPage: page }) => {
    await openHome(page);
    const held = await holdSearch(page);
    await page.keyboard.press('/');
    await page.keyboard.type('maskz');
    await page.keyboard.press('Backspace');
    held.release();
    await expect(field(page)).toHaveValue('mask');
    expect(await activeOption(page)).not.toBe('');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('masks');
  });

  test('nothing is fetched before it is used, and the key is left to fields', async ({ freshPage: page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await openHome(page, '#t=6.05');
    await page.getByRole('button', { name: 'Change the English sentence' }).click();
    const sentence = page.getByRole('textbox', { name: 'English sentence' });
    await sentence.press('End');
    await sentence.press('/');
    await expect(sentence).toHaveValue('the white car waits/');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(files.filter((url) => /search/.test(url))).toEqual([]);
  });

  test('says that nothing matches, and suggests what is spelled alike', async ({ freshPage: page }) => {
    await openHome(page);
    await openSearch(page);
    await page.keyboard.type('transfromer');
    await expect(status(page)).toContainText('Nothing matches “transfromer”.');
    await expect(options(page).first()).toContainText('transformer');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await field(page).fill('qqqqqqq');
    await expect(options(page)).toHaveCount(0);
    await expect(status(page)).toContainText('Try another word');
    await field(page).fill('transfromer');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toContain('transformer');
  });

  test('says how many there are when it does not list all', async ({ freshPage: page }) => {
    await openHome(page);
    await openSearch(page);
    await page.keyboard.type('e');
    await expect(options(page)).toHaveCount(30);
    await expect(status(page)).toHaveText(/^First 30 of \d+ results$/);
  });

  test('in French, without accents', async ({ freshPage: page }) => {
    await openHome(page, '#t=0&lang=fr');
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible();
    await openSearch(page);
    await page.keyboard.type('scores masques');
    await expect(options(page).first().locator('.search-name')).toContainText('scores masqués');
    await expect(options(page).first().locator('.search-kind')).toHaveText('Terme');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe('masks masked_scores');
    await expect(page.locator('attention-lab .prose h3')).toContainText('Scores masqués');
  });

  test('a source is found by its author', async ({ freshPage: page }) => {
    await openHome(page);
    await openSearch(page);
    await page.keyboard.type('Bahdanau');
    await expect(options(page).first()).toContainText('Additive attention');
    await options(page).first().click();
    await expect.poll(() => position(page)).toContain('additive-attention ');
    // The key works again while nothing in the lab has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await openSearch(page);
    await page.keyboard.press('Escape');
  });
});

test.describe('in the lab', () => {
  test('the key opens it, and a result opens a lesson at a step', async ({ page }) => {
    await openLab(page);
    await page.locator('.stage td[data-node="scores"]').first().focus();
    await openSearch(page);
    await page.keyboard.type('layer norm');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toContain('layer-norm ');
    await expect(page.locator('attention-lab .cover')).toBeVisible();
    await openSearch(page);
    await page.keyboard.type('variance of');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe('layer-norm variance');
  });

  test('loses no key that is pressed while it is loaded', async ({ freshPage: page }) => {
    await openLab(page);
    const held = await holdSearch(page);
    const before = await position(page);
    await page.keyboard.press('/');
    // The element would undo, walk and play by these.
    await page.keyboard.type('no playing');
    held.release();
    await expect(field(page)).toHaveValue('no playing');
    expect(await position(page)).toBe(before);
  });

  test('the key works as soon as the lesson has been computed', async ({ freshPage: page }) => {
    await page.goto('./lab.html#v=1&lesson=additive-attention');
    await page.evaluate(async () => {
      const nextTask = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      while (!document.querySelector<AttentionLab>('attention-lab')?.state) await nextTask();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    await expect(field(page)).toBeFocused();
  });

  for (const address of ['lab.html', 'index.html'])
    test(`keys work on ${address} before anything has the focus`, async ({ freshPage: page }) => {
      await page.goto(`./${address}#v=1&lesson=masks&step=scores`);
      await expect(page.locator('.stage td').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-equation="scaled_scores"]')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('[data-equation="scores"]')).toBeVisible();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('/a');
      await expect(field(page)).toHaveValue('/a');
    });

  test('a step of the open lesson keeps what was changed', async ({ page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
    const cell = page.locator('.stage td[data-node="query"]').first();
    await cell.focus();
    await cell.press('7');
    await page.keyboard.press('Enter');
    await expect(cell.locator('.number')).toHaveText('7');
    await openSearch(page);
    await page.keyboard.type('scaled scores');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe('scaled-dot-product scaled_scores');
    await page.evaluate(() => document.querySelector<AttentionLab>('attention-lab')?.goto('scores'));
    await expect(cell.locator('.number')).toHaveText('7');
  });

  test('the list of lessons and the list of keys name it', async ({ page }) => {
    await openLab(page);
    await page.locator('.contents').click();
    await page.locator('.parts').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('.stage td').first().focus();
    await page.keyboard.press('?');
    await expect(page.locator('#keys')).toContainText('search lessons');
  });

  test('in French', async ({ freshPage: page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product&lang=fr');
    await page.locator('.stage td').first().focus();
    await openSearch(page);
    await page.keyboard.type('tetes cote');
    await expect(options(page).first()).toContainText('têtes côte à côte');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe('multi-head concat');
  });

  test('there is none where the lesson is locked or the list of lessons hidden', async ({
    freshPage: page,
  }) => {
    for (const attribute of ['lock="lesson"', 'hide="lessons"']) {
      await publish(page, `<attention-lab loading="eager" ${attribute}></attention-lab>`);
      await page.goto(host);
      await page.locator('attention-lab .stage td').first().focus();
      await page.keyboard.press('/');
      await page.waitForTimeout(500);
      await expect(page.locator('dialog.search')).toHaveCount(0);
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a result is opened by a tap, and a tap beside the dialog closes it', async ({ freshPage: page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Search' }).tap();
    await field(page).fill('sliding');
    const box = await page.locator('dialog.search').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(200, 830);
    await expect(page.locator('dialog.search')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).tap();
    await field(page).fill('sliding');
    for (const option of await options(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options(page).first().tap();
    await expect.poll(() => position(page)).toContain('sliding-window ');
  });
});

test('axe finds no problem', async ({ freshPage: page }) => {
  await openLab(page);
  await page.locator('.stage td').first().focus();
  await openSearch(page);
  await field(page).fill('weights');
  await expectAccessibleAtAnyWidth(page, 'in the lab');
  await openHome(page);
  await openSearch(page);
  for (const query of ['', 'weights', 'sofmax']) {
    await field(page).fill(query);
    await expectAccessibleAtAnyWidth(page, `on the home page, “${query}”`);
  }
});
