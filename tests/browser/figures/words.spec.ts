import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readWordVectors } from '../../../web/word-vectors/word-vectors';
import { controls } from '../support/acts';
import { addressAtRest, cellAt, moveButton, numberAt, openLesson } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { test } from '../support/shared-page';

const vectors = readWordVectors(new Uint8Array(readFileSync('web/word-vectors/words.bin')).buffer);
const vector = (word: string, width: number) => vectors.vector(vectors.find(word), width);

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, k) => sum + value * (b[k] ?? Number.NaN), 0);
const cosine = (a: readonly number[], b: readonly number[]) =>
  dot(a, b) / Math.hypot(...a) / Math.hypot(...b);

/** The words nearest to a vector, computed independently of the page. */
function nearest(target: readonly number[], except: readonly string[], count: number) {
  return vectors.words
    .map((word, at) => ({ word, cosine: cosine(vectors.vector(at, target.length), target) }))
    .filter(({ word }) => !except.includes(word))
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, count);
}

const sum = (width: number, to: string, from: string, other: string) => {
  const [a, b, c] = [vector(to, width), vector(from, width), vector(other, width)];
  return a.map((value, k) => value - (b[k] ?? 0) + (c[k] ?? 0));
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The words and numbers in a list of neighbours. */
async function listed(page: Page, name: string) {
  const cosines = region(page, name).locator('[data-neighbour]');
  await expect(cosines.first()).toBeVisible();
  return cosines.evaluateAll((all) =>
    all.map((each) => ({
      word: each.getAttribute('data-neighbour') ?? '',
      text: each.textContent?.trim() ?? '',
    })),
  );
}

async function expectListed(page: Page, name: string, expected: ReturnType<typeof nearest>): Promise<void> {
  const words = async () => (await listed(page, name)).map(({ word }) => word);
  await expect.poll(words).toEqual(expected.map(({ word }) => word));
  // Three significant digits are printed.
  for (const [k, { text }] of (await listed(page, name)).entries())
    expect(Math.abs(Number(text) - (expected[k]?.cosine ?? Number.NaN))).toBeLessThan(0.0051);
}

test('neighbours and analogies among 8,000 words are what the vectors say', async ({ page }) => {
  await openLesson(page, 'words-as-vectors', 'dot_products');
  await expectListed(page, 'Neighbours', nearest(vector('king', 64), ['king'], 6));
  await expectListed(page, 'Analogy', nearest(sum(64, 'king', 'man', 'woman'), ['king', 'man', 'woman'], 6));
  expect((await listed(page, 'Analogy'))[0]?.word).toBe('queen');

  await page.getByRole('button', { name: '16', exact: true }).click();
  const fewer = nearest(sum(16, 'king', 'man', 'woman'), ['king', 'man', 'woman'], 6);
  await expectListed(page, 'Analogy', fewer);
  await page.getByRole('button', { name: '64', exact: true }).click();
  const form = region(page, 'Analogy');
  await form.getByRole('textbox', { name: 'Start from this word' }).fill('Paris');
  await form.getByRole('textbox', { name: 'Subtract this word' }).fill('france');
  await form.getByRole('textbox', { name: 'Add this word' }).fill('italy');
  await form.getByRole('button', { name: 'Find' }).click();
  const expected = nearest(sum(64, 'paris', 'france', 'italy'), ['paris', 'france', 'italy'], 6);
  expect(expected[0]?.word).toBe('rome');
  await expectListed(page, 'Analogy', expected);
  await expect(page.locator('.space [data-word="rome"]')).toBeVisible();
  await expect(form).toContainText('paris − france + italy');

  await form.getByRole('textbox', { name: 'Add this word' }).fill('xyzzy');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('“xyzzy” is not among the 8,000 words.')).toBeVisible();
});

test('dot product and cosine stand side by side, and agree for vectors of length 1', async ({ page }) => {
  await openLesson(page, 'words-as-vectors', 'dot_products');
  const pair = (node: string) => page.locator(`[data-pair="${node}-1"]`);
  const [king, queen] = [vector('king', 64), vector('queen', 64)];
  await expect
    .poll(async () => Number(await pair('dot_products').textContent()))
    .toBeCloseTo(dot(king, queen), 1);
  await expect
    .poll(async () => Number(await pair('cosines').textContent()))
    .toBeCloseTo(cosine(king, queen), 2);
  await page.getByRole('checkbox', { name: 'every vector of length 1' }).check();
  await expect
    .poll(async () => Number(await pair('dot_products').textContent()))
    .toBeCloseTo(cosine(king, queen), 2);
  await pair('cosines').click();
  await expect(page.locator('.why')).toContainText('cosines');
});

test('the picture turns by key, by button and by pointer, and nothing else moves', async ({ page }) => {
  await openLesson(page, 'words-as-vectors', 'dot_products');
  const place = () =>
    page.locator('.space [data-word="king"] circle').evaluate((dot) => `${dot.getAttribute('cx')}`);
  const step = page.locator('.stepper .count');
  const before = await step.textContent();
  const seen = [await place()];
  const hasTurned = async (): Promise<void> => {
    await expect.poll(async () => seen.includes(await place())).toBe(false);
    seen.push(await place());
  };
  await page.locator('.space-stage').focus();
  await page.keyboard.press('ArrowRight');
  await hasTurned();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await hasTurned();
  const box = await page.locator('.space-stage').boundingBox();
  if (box === null) throw new Error('there is no picture');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 110);
  await page.mouse.up();
  await hasTurned();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(place).toBe(seen[0]);
  expect(await step.textContent()).toBe(before);
});

test('any sentence can have word vectors, from a link and back by undo', async ({ freshPage: page }) => {
  await openLesson(page, 'self-attention', 'x');
  const form = (await controls(page, 'Words')).locator('form.sentence').first();
  await form.getByRole('textbox').fill('The small xyzzy sings.');
  await form.getByRole('button').click();
  const third = async () => Number((await numberAt(page, 'x', 2, 0).textContent())?.replace('−', '-'));
  const old = await third();
  await (await controls(page, 'Words')).getByRole('button', { name: 'Use word vectors' }).click();
  await expect(page.getByRole('status')).toContainText('so unchanged: “xyzzy”');
  const shown = async () => Number((await numberAt(page, 'x', 1, 0).textContent())?.replace('−', '-'));
  await expect.poll(shown).toBe(vector('small', 4)[0]);
  expect(await third()).toBe(old);
  await expect(page).toHaveURL(/tokens=The,small,xyzzy/);
  await expect(page).toHaveURL(new RegExp(`[&#]x=[^&]*${vector('small', 4)[0]}`));
  const vectored = await addressAtRest(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(shown).not.toBe(vector('small', 4)[0]);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(shown).toBe(vector('small', 4)[0]);
  expect(await addressAtRest(page)).toBe(vectored);
  await page.reload();
  await expect(cellAt(page, 'x', 1, 0)).toBeVisible();
  await expect.poll(shown).toBe(vector('small', 4)[0]);
});

test('the arrows of one vector keep step with the matrices, both ways', async ({ page }) => {
  await openLesson(page, 'one-vector', 'one_scores');
  const scores = lessonNamed('one-vector').nodes.find(({ id }) => id === 'one_scores');
  const box = (name: string) => page.locator(`[data-place="${name}"]`);
  await page.getByRole('button', { name: 'One number at a time' }).click();
  for (let j = 0; j < 4; j += 1) {
    await expect(box(`score-${j}`)).toHaveClass(/current/);
    const text = (await box(`score-${j}`).locator('.number').textContent())?.replace('−', '-');
    expect(Number(text)).toBeCloseTo(Number(scores?.data[0]?.[j]), 2);
    if (j < 3) await expect(box(`score-${j + 1}`)).toHaveClass(/coming/);
    await moveButton(page, 'Next').click();
  }
  await expect(box('weight-0')).toHaveClass(/current/);
  await box('score-2').click();
  await expect(box('score-2')).toHaveClass(/current/);
  await expect(numberAt(page, 'one_scores', 0, 3)).toHaveText('·');
  await box('b-0').focus();
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 'one_context', 0, 0)).toBeVisible();
});

test('columns hold the same numbers as rows', async ({ freshPage: page }) => {
  const alpha = async (more: string, step: string) => {
    await page.goto('about:blank');
    await openLesson(page, 'one-vector', step, more);
    const numbers = page.locator('[data-place^="score-"] .number');
    return numbers.allTextContents();
  };
  const rows = await alpha('&token=3', 'context');
  expect(rows).toHaveLength(4);
  expect(await alpha('&token=3&convention=columns', 'context_columns')).toEqual(rows);
  await expect(cellAt(page, 'weights_columns', 3, 2)).toBeVisible();
});

test('every head is shown with its weights and its part of the concatenation', async ({ page }) => {
  await openLesson(page, 'multi-head-three', 'concat');
  const { nodes } = lessonNamed('multi-head-three');
  for (const head of [0, 1]) {
    const rows = nodes.find(({ id }) => id === `head_${head}/weights`)?.data ?? [];
    const most = rows.map((row) => Math.max(...row.map(Number)).toFixed(3));
    const text = await page.locator('.head-card').nth(head).locator('.head-rows').textContent();
    for (const name of most) expect(text).toContain(name);
  }
  await expect(page.locator('[data-map="concat"] .band')).toHaveCount(2);
  await expect(page.locator('[data-map="w_o"] .band')).toHaveCount(2);
  await page.getByRole('button', { name: 'Head 2', exact: true }).click();
  await expect(cellAt(page, 'head_1/weights', 0, 0)).toBeVisible();
});
