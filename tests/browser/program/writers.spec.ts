import { expect, type Page } from '@playwright/test';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const line = (page: Page, words: string) => page.locator('.cm-line', { hasText: words }).first();

/** The program on the stage. */
const program = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const editor = document
      .querySelector('attention-lab')
      ?.shadowRoot?.querySelector('attention-lab-program-editor');
    return (editor as unknown as { readonly source: string }).source;
  });

/** All numbers of a node, as the element gives them. */
const numbers = (page: Page, node: string): Promise<readonly number[]> =>
  page.evaluate((id) => {
    const lab = document.querySelector('attention-lab') as unknown as {
      readonly trace: { node(id: string): { readonly data: Float64Array } | undefined };
    };
    return Array.from(lab.trace.node(id)?.data ?? []);
  }, node);

const spacesOf = (text: string): number => /^ */.exec(text)?.[0].length ?? 0;

/** Types a text in place of the one that is there, key by key: lines indent by themselves, as far as they do. */
async function typeText(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  let indent = 0;
  for (const [at, each] of text.split('\n').entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    for (; indent > spacesOf(each) && each !== ''; indent -= 4) await page.keyboard.press('Backspace');
    await page.keyboard.type(each.trimStart());
    indent = (each === '' ? indent : spacesOf(each)) + (/:$/.test(each) ? 4 : 0);
  }
}

test('a student leaves the softmax out of a lesson, and reads what happens', async ({ freshPage: page }) => {
  await page.goto('lab.html#v=1&lesson=scaled-dot-product&step=weights');
  await page.locator('.tools .more').click();
  await page.locator('#menu').getByRole('button', { name: 'Edit this mechanism' }).click();
  await line(page, 'weights = softmax').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('weights = masked_scores * 1');
  await page.getByRole('button', { name: 'Beside the original' }).click();
  const beside = page.locator('.beside');
  await expect(beside).toContainText(/In line \d+, softmax/);
  await expect(beside).toContainText(/\d+ computed numbers moved/);
  expect(await numbers(page, 'weights')).toEqual(await numbers(page, 'scaled_scores'));
});

const nearWords = `def near(Q: "n d", K: "n d", V: "n d", *, slope: "0..4" = 2):
    """Attention with a bias for near words

    Sizes: n = 3 (2..6), d = 2
    """
    # How many words are between.
    distances = array([[max(i - j, j - i) for j in range(n)] for i in range(n)])
    scores = Q @ K.T / sqrt(d) - slope * distances
    # Shares that add up to 1.
    weights = softmax(scores)
    context = weights @ V
    return context`;

test('a teacher writes a bias for near words from nothing, with words of her own', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=program:');
  await typeText(page, nearWords);
  await expect(page.locator('.error')).toHaveText('');
  await expect.poll(() => program(page)).toBe(nearWords);
  expect(await numbers(page, 'distances')).toEqual([0, 1, 2, 1, 0, 1, 2, 1, 0]);

  // Her words stay while the text changes.
  await page.locator('summary', { hasText: 'Change anything' }).click();
  const words = page.locator('.controls input[type="text"], .change input[type="text"]').first();
  await words.fill('chalk on slate');
  await words.press('Enter');
  await expect(page.locator('.stage th', { hasText: 'chalk' }).first()).toBeVisible();
  await line(page, 'scores = Q').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' * 2');
  await expect.poll(() => program(page)).toContain('distances * 2');
  await expect(page.locator('.stage th', { hasText: 'chalk' }).first()).toBeVisible();
});

const recent = `def turn(x, gain):
    normed = x / norm(x)
    return normed * gain


def recent(Q: "n h*d", K: "n d", V: "n d", gain: "1 d", *, h: "1..4" = 2, cap: "1..50" = 5, decay: "0..1" = 0.9):
    """Normed queries, one key for all heads, capped scores; and the same as a recurrence that decays

    Learned: gain
    """
    key = turn(K, gain)
    contexts = []
    for head in range(h):
        query = turn(Q[:, head * d : (head + 1) * d], gain)
        scores = softcap(query @ key.T * sqrt(d), cap)
        weights = softmax(scores + causal_mask(n, n))
        contexts.append(weights @ V)
    attended = concat(contexts, axis=1)

    ## As a recurrence
    S = zeros(d, d)
    rows = []
    for step in range(n):
        S = decay * S + key[step : step + 1].T @ V[step : step + 1]
        rows.append(key[step : step + 1] @ S)
    output = concat(rows, axis=0)
    return attended, output`;

test('an engineer enters capped scores, shared keys and a recurrence that decays', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=program:');
  await typeText(page, recent);
  await expect(page.locator('.error')).toHaveText('');
  await expect.poll(() => program(page)).toBe(recent);
  const key = await numbers(page, 'key');
  const values = await numbers(page, 'V');
  const output = await numbers(page, 'output');
  // What each token finds: the products of its key with those before, which have decayed, times their values.
  const [n, d] = [4, key.length / 4];
  const row = (data: readonly number[], at: number) => data.slice(at * d, (at + 1) * d);
  for (let t = 0; t < n; t++)
    for (let column = 0; column < d; column++) {
      let sum = 0;
      for (let s = 0; s <= t; s++) {
        const product = row(key, t).reduce((total, each, k) => total + each * (row(key, s)[k] ?? 0), 0);
        sum += 0.9 ** (t - s) * product * (row(values, s)[column] ?? 0);
      }
      expect(output[t * d + column]).toBeCloseTo(sum, 10);
    }
});

test('the help says what three writers asked for', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=program:');
  await page.locator('.program-help summary').click();
  const help = page.locator('.program-help');
  for (const words of [
    'Sizes: n = 6',
    'X.shape[0]',
    'Change anything',
    'is its default',
    'such as distances',
  ])
    await expect(help).toContainText(words);
  await page.getByRole('button', { name: 'Open the program: a matrix made of a formula' }).click();
  await expect(page.locator('.cm-content')).toContainText('def distances');
  await expect(page.locator('.error')).toHaveText('');
});
