import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { tabsOf } from '../../../web/lessons/model-tabs';
import { expectAccessible } from '../support/accessibility/axe';
import { controls, openTab } from '../support/acts';
import { layoutProblems } from '../support/boxes';
import { whenSizeIsKnown } from '../support/key-steps';
import { openLesson } from '../support/lab';
import { learnedLessons } from '../support/numbers/learned';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

const text = (page: Page): Locator => page.locator('.trained-text');
const map = (page: Page): Locator => page.locator('svg.alignment');
/** A line of the output, once it is up to date. */
const answer = (page: Page, line: string): Locator =>
  page.locator(`.compared-output[aria-busy="false"] [data-${line}]`);
const head = (page: Page, id: string): Locator => page.locator(`[data-head="${id}"]`);

/** The generated words in the rows of the map, from top to bottom. */
const written = (page: Page): Promise<readonly string[]> => map(page).locator('.written').allTextContents();

/** The word that each row attends to most, from the label of the map. */
async function looks(page: Page): Promise<ReadonlyMap<string, string>> {
  const label = (await map(page).getAttribute('aria-label')) ?? '';
  return new Map(
    [...label.matchAll(/(\S+) looks at (\S+), [\d.]+/g)].map(([, word = '', at = '']) => [word, at]),
  );
}

test.describe('a model that was trained', () => {
  test('reverses: the map is a mirror, and its numbers are those of the weights', async ({ page }) => {
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights', '&tab=use');
    const right = [...'edacaf'];
    expect((await written(page)).map((each) => each.replace(/^.*→ /, ''))).toEqual(right);
    await openTab(page, 'Heads');
    await expect(head(page, 'layer_0/self/head_0').locator('[data-habit="mirror"]')).toBeVisible();
  });

  test('finds an induction head by what its weights show', async ({ page }) => {
    await openLesson(page, 'induction', 'layer_1/self/head_0/weights', '&tab=heads');
    await expect(head(page, 'layer_1/self/head_0').locator('[data-habit="induction"]')).toBeVisible();
  });

  test('shows the numbers of its file of weights', async ({ page }) => {
    const bytes = readFileSync('web/training/weights/files/reversal.safetensors');
    const length = Number(bytes.readBigUInt64LE());
    const header = JSON.parse(bytes.subarray(8, 8 + length).toString());
    const first = half(bytes.readUInt16LE(8 + length + header['output_projection.weight'].data_offsets[0]));
    await openLesson(page, 'reversal', 'w_u');
    const shown = await page
      .locator('[data-matrix="w_u"] [data-row="0"][data-col="0"]')
      .first()
      .textContent();
    expect(Number((shown ?? '').replace('−', '-'))).toBeCloseTo(first, 2);
  });

  test('reads the user’s text, as one step that undo reverts and a link contains', async ({
    freshPage: page,
  }) => {
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights', '&tab=use');
    await text(page).getByRole('textbox').fill('a a b c d e');
    await text(page).getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => written(page)).toEqual(expect.arrayContaining([expect.stringMatching(/→ e$/)]));
    expect((await written(page)).map((each) => each.replace(/^.*→ /, ''))).toEqual([...'edcbaa']);
    await expect.poll(() => page.url()).toContain('tokens=a,a,b,c,d,e,%7C,e,d,c,b,a');
    expect(page.url().length).toBeLessThan(300);
    await page.reload();
    await expect(map(page)).toBeAttached();
    expect((await written(page)).map((each) => each.replace(/^.*→ /, ''))).toEqual([...'edcbaa']);
    await page.goBack().catch(() => undefined);
  });

  test('rejects an unknown word, and suggests similar ones', async ({ page }) => {
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights', '&tab=use');
    const before = await written(page);
    await text(page).getByRole('textbox').fill('a z b');
    await text(page).getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.locator('.use-refused')).toHaveText(/does not know “z” \(similar: a, b, c\)\./);
    expect(await written(page)).toEqual(before);
  });

  test('fails without its head, reports it beside the output, and is restored by undo', async ({ page }) => {
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights', '&tab=heads');
    const card = head(page, 'layer_0/self/head_0');
    await card.getByRole('button', { name: 'Turn off' }).click();
    await expect(answer(page, 'writes="trained"')).toHaveText('e d a c a f');
    await expect(answer(page, 'differ')).toHaveText(/^[1-9]/);
    await expect(answer(page, 'writes="now"')).not.toHaveText('e d a c a f');
    await expect.poll(() => page.url()).toContain('layer_0/self/w_o=');
    expect(page.url().length).toBeLessThan(6000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(answer(page, 'writes="now"')).toHaveText('e d a c a f');
    await expect(answer(page, 'differ')).toHaveText('0');
  });

  test('is replaced by weights that the reader trained', async ({ page }) => {
    await openLesson(page, 'reversal', 'logits', '&tab=train');
    const panel = page.locator('[data-training="reversal"]');
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole('button', { name: 'One step' }).click();
    await expect(panel.locator('[data-steps="1"]')).toBeAttached({ timeout: timeout(20) });
    await panel.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByRole('tab', { name: 'Use' })).toHaveAttribute('aria-selected', 'true');
    await openTab(page, 'Heads');
    await expect(answer(page, 'differ')).toHaveText(/^[1-9]/);
    await expect(head(page, 'layer_0/self/head_1')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(answer(page, 'differ')).toHaveText('0');
    await expect(head(page, 'layer_0/self/head_1')).toHaveCount(0);
  });
});

test.describe('lessons about trained models', () => {
  for (const lesson of learnedLessons) {
    const { id, opening } = lesson;
    test(`${id}: fits any screen, and axe finds nothing, light and dark`, async ({ page }) => {
      await openLesson(page, id, opening);
      for (const tab of ['walk', ...tabsOf(lesson)]) {
        await page.locator(`#tab-${tab}`).click();
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await whenSizeIsKnown(page);
          expect.soft(await layoutProblems(page), `${tab}, ${width} pixels wide`).toEqual([]);
        }
      }
      if (lesson.figures?.includes('trained-heads')) {
        await openTab(page, 'Heads');
        await page.locator('.trained-heads .switch').first().click();
        await expect(answer(page, 'differ')).toBeVisible();
      }
      for (const tab of tabsOf(lesson)) {
        await page.locator(`#tab-${tab}`).click();
        await expectAccessible(page, `${id}, ${tab}`);
      }
    });
  }
});

for (const [id, opening] of [
  ['english-french', 'decoder_0/cross/head_0/weights'],
  ['english-french-recurrent', 'decoder/weights'],
] as const)
  test(`${id}: crosses the adjectives, and writes word by word`, async ({ page }) => {
    await openLesson(page, id, opening, '&tab=use');
    expect((await written(page)).slice(0, 4)).toEqual(['la', 'zone', 'économique', 'européenne']);
    const at = await looks(page);
    expect(['zone', 'économique', 'européenne'].map((word) => at.get(word))).toEqual([
      'area',
      'economic',
      'european',
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await text(page).getByRole('textbox').fill('my black cat sleeps');
    await text(page).getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => written(page)).toEqual(['mon', 'chat', 'noir', 'dort', '.']);
    await text(page).getByRole('button', { name: 'Generate', exact: true }).click();
    await expect.poll(() => written(page)).toEqual(['mon', 'chat', 'noir', 'dort', '.']);
  });

test('the page stands still while a model writes', async ({ page }) => {
  await openLesson(page, 'english-french', 'decoder_0/cross/head_0/weights', '&tab=use');
  const whole = await written(page);
  // Records the map in each frame: polling from outside could miss the first word.
  await map(page).evaluate((first) => {
    const root = first.getRootNode() as ShadowRoot;
    const seen = new Map<string, number>();
    const look = (): void => {
      const svg = root.querySelector('svg.alignment');
      const size = `${svg?.getAttribute('width')} by ${svg?.getAttribute('height')}`;
      seen.set(size, Math.min(seen.get(size) ?? 99, svg?.querySelectorAll('.written').length ?? 0));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Map<string, number> }).seen]);
  await text(page).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(async () => (await seen())[0]?.[1]).toBe(1);
  await expect.poll(() => written(page)).toEqual(whole);
  expect(await seen()).toHaveLength(1);
});

test('a translator without attention shows a notice and its output', async ({ page }) => {
  await openLesson(page, 'english-french-recurrent', 'decoder/weights');
  const options = await controls(page, 'Options');
  await options
    .getByRole('group', { name: /^attention/ })
    .getByRole('radio', { name: 'none' })
    .check();
  await openTab(page, 'Use');
  await expect(map(page)).toHaveCount(0);
  await expect(page.locator('[data-unmapped]')).toHaveText(/^No weights here\. The likeliest words: \S+/);
  await expect(page.locator('[data-unmapped]')).not.toContainText('la zone économique européenne');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await written(page)).slice(0, 4)).toEqual(['la', 'zone', 'économique', 'européenne']);
});

test('generated tokens are labelled, and their columns carry the words', async ({ page }) => {
  await openLesson(page, 'english-french-recurrent', 'decoder/weights');
  const cell = page.locator('[data-matrix="decoder/step_2/weights"] [data-row="0"][data-col="3"]').first();
  await expect(cell).toHaveAttribute(
    'aria-label',
    /^attention weights of step 3, row 1, column area: 0\.001/,
  );
});

test('sorts the text that is entered', async ({ page }) => {
  await openLesson(page, 'sorting', 'layer_0/self/head_0/weights', '&tab=use');
  const words = async () => (await written(page)).map((each) => each.replace(/^.*→ /, ''));
  expect(await words()).toEqual([...'112345']);
  await text(page).getByRole('textbox').fill('7 0 7 1 6 1');
  await text(page).getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(words).toEqual([...'011677']);
});

/** Decodes a float16. */
function half(bits: number): number {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? (fraction / 1024) * 2 ** -14 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
}

test('a language model generates names: the table follows temperature and top-k, and letters are sampled from it', async ({
  page,
}) => {
  await openLesson(page, 'names', 'logits', '&tab=use');
  const table = page.locator('.next-word table');
  const share = async (letter: string): Promise<number> =>
    Number(await table.locator(`[data-next="${letter}"] .number`).textContent());
  const usual = await share('e');
  const sliders = page.locator('.next-word input[type="range"]');
  await sliders.nth(0).fill('0.5');
  await expect.poll(() => share('e')).toBeGreaterThan(usual);
  await sliders.nth(0).fill('1');
  await sliders.nth(1).fill('2');
  await expect.poll(async () => (await share('e')) + (await share('s'))).toBeCloseTo(1, 2);
  expect(await share('n')).toBe(0);
  await sliders.nth(1).fill('1');
  await page.getByRole('button', { name: 'Generate the next letter' }).click();
  await expect(page.locator('.next-word .so-far b')).toHaveText('.marrie');
  await expect(page.locator('.next-word .so-far .stop')).toHaveText('.');
  await expect(table.locator('[data-next="."] th')).toHaveText('. end');
  await sliders.nth(1).fill('27');
  await page.getByRole('button', { name: 'Generate a name' }).click();
  await expect(page.locator('.next-word .drawn')).toHaveText(/^Generated: [a-z]{2,}$/);
});

test('another digit is read, and one that is drawn', async ({ page }) => {
  await openLesson(page, 'digits', 'encoder_1/self/head_0/weights', '&tab=use');
  const reads = page.locator('.digit-guesses p');
  for (const [place, digit] of ['9', '3', '4', '6', '2'].entries()) {
    await page.locator('.digit-choice button').nth(place).click();
    await expect(reads).toHaveText(new RegExp(`^The model reads ${digit}, with probability [01]\\.\\d+\\.$`));
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(reads).toHaveText(/^Nothing is drawn\. The model reads \d/);
});

test('the letters light up that decide a digit of a date', async ({ page }) => {
  await openLesson(page, 'dates', 'decoder_0/cross/head_0/weights', '&tab=use');
  const lit = page.locator('.lit-letters');
  await expect(lit.locator('p').last()).toHaveText(/^Before it writes 6, it looks at: n \(0\.9\d+\)/);
  await lit.locator('.lit-answer button').nth(8).click();
  await expect(lit.locator('p').last()).toHaveText(/^Before it writes 2, it looks at: /);
  await page.locator('.trained-text').getByRole('textbox').fill('9. juli 1949');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => written(page)).toEqual([...'1949-07-09.']);
});

test.describe('a model that was trained to fail', () => {
  const says = (page: Page): Locator => answer(page, 'says');

  test('shows the formula of its computation, without the missing part', async ({ page }) => {
    const formula = page.locator('.mechanism math');
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights');
    await expect(formula).toHaveAttribute(
      'aria-label',
      /^Z equals norm of open bracket layer 1 of open bracket X times E plus P close bracket close bracket times W U /,
    );
    await openLesson(page, 'reversal-without-positions', 'layer_0/self/head_0/scores');
    await expect(formula).toHaveAttribute(
      'aria-label',
      /^Z equals norm of open bracket layer 1 of X times E close bracket times W U /,
    );
  });

  test('says the same of letters in another order, marked where it is wrong', async ({ page }) => {
    await openLesson(page, 'reversal-without-positions', 'layer_0/self/head_0/scores', '&tab=use');
    await expect(page.locator('[data-right]')).toHaveText('e d a c a f');
    await expect(says(page).locator('mark')).not.toHaveCount(0);
    const first = (await says(page).textContent()) ?? '';
    await text(page).getByRole('combobox', { name: 'Unseen examples' }).selectOption({ index: 2 });
    await expect(page.locator('[data-right]')).toHaveText('a f a c e d');
    await expect(says(page)).toHaveText(first);
    await expect(page.locator('.verdict tr.here td').first()).toHaveText(/^0\.2\d+$/);
  });

  test('shows the correct answer beside its own after generating', async ({ page }) => {
    await openLesson(page, 'english-french-without-attention', 'decoder/context', '&tab=use');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(says(page)).toHaveText('un grand train national européen arrive');
    await text(page).getByRole('button', { name: 'Generate', exact: true }).click();
    await expect.poll(() => page.url()).toContain('train');
    await expect(page.locator('[data-right]')).toHaveText('un vieil hôtel national européen arrive');
    await expect(answer(page, 'wrong')).toHaveText('2');
    await text(page).getByRole('textbox').fill('anna sleeps');
    await text(page).getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.locator('[data-right]')).toHaveCount(0);
    await expect(says(page)).toHaveText('anna dort');
  });

  test('reads the same patches in other places as before', async ({ page }) => {
    await openLesson(page, 'digits-without-positions', 'logits', '&tab=use');
    await expect(page.locator('[data-right]')).toHaveText('2');
    await expect(says(page)).toHaveText('7');
    const reads = await page.locator('.digit-guesses p').textContent();
    await page.getByRole('button', { name: 'Digit 2 shows 2, its patches rearranged' }).click();
    await expect(page.locator('.digit-choice [aria-pressed="true"]')).toHaveAccessibleName(/rearranged$/);
    await expect(page.locator('.digit-guesses p')).toHaveText(reads ?? '');
    await expect(says(page)).toHaveText('7');
  });
});
