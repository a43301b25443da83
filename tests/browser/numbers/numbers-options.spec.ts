import { expect, type Page } from '@playwright/test';
import { choose, controls, edit, select, setNumber } from '../support/acts';
import { cellAt, openLesson } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { compute, map, type Rows, type Sample } from '../support/numbers/reference';
import { withInput, withOptions } from '../support/numbers/samples';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

interface Setting {
  readonly lesson: string;
  readonly options: Sample['options'];
  choose(page: Page): Promise<void>;
}

const mask = (lesson: string, name: string): Setting => ({
  lesson,
  options: { mask: name },
  choose: (page) => choose(page, name),
});

const number = (name: string, label: RegExp, value: number): Setting => ({
  lesson: 'scaled-dot-product',
  options: { [name]: value },
  choose: (page) => setNumber(page, 'Options', label, String(value)),
});

const settings: readonly Setting[] = [
  mask('dot-product', 'causal'),
  mask('cross-attention', 'causal'),
  mask('cross-attention', 'causal_bottom_right'),
  mask('multi-head', 'causal'),
  mask('multi-head-cross', 'padding'),
  mask('masks', 'none'),
  mask('masks', 'window'),
  mask('cross-attention', 'block'),
  number('scale', /^scale$/, -0.3),
  number('softcap', /^soft ?cap$/, 1.5),
];

test.describe('after a change of an option every number is recomputed', () => {
  for (const { lesson, options, choose: act } of settings) {
    test(`${lesson}: ${JSON.stringify(options)}`, async ({ page }) => {
      const { tokens: words, opening, ...sample } = lessonNamed(lesson);
      await openLesson(page, lesson, opening);
      await act(page);
      await walkThrough(page, { nodes: compute(withOptions(sample, options)), words });
    });
  }

  test('self-attention with biases of its own', async ({ page }) => {
    const { tokens: words, opening, ...sample } = lessonNamed('self-attention');
    const zeros: Rows = [[0, 0, 0, 0]];
    await openLesson(page, 'self-attention', opening);
    await (await controls(page, 'Options')).getByRole('checkbox', { name: /^bias/ }).check();
    await page.keyboard.press('Escape');
    await page.locator('.strip .frame').first().click();
    await edit(page, 'b_k', 0, 2, '0.75');
    await edit(page, 'b_v', 0, 0, '-1.5');
    const inputs = { ...sample.inputs, b_q: zeros, b_k: [[0, 0, 0.75, 0]], b_v: [[-1.5, 0, 0, 0]] };
    const nodes = compute(withOptions({ ...sample, inputs }, { bias: true }));
    await page.keyboard.press('Escape');
    await walkThrough(page, { nodes, words });
  });
});

const closed = Number.NEGATIVE_INFINITY;

test.describe('a mask drawn by hand', () => {
  const { tokens: words, nodes: before, ...sample } = lessonNamed('masks');
  const causal = before.find(({ id }) => id === 'mask')?.data ?? [];

  test('opens and closes cells, and a closed row gets no weight', async ({ page }) => {
    await openLesson(page, 'masks', 'mask');
    await select(page, 'mask', 0, 2);
    await cellAt(page, 'mask', 0, 2).click();
    await expect(cellAt(page, 'mask', 0, 2).locator('.number')).toHaveText('0');
    const opened = map(causal, (value, row, col) => (row === 0 && col === 2 ? 0 : value));
    const custom = withOptions(sample, { mask: 'custom' });
    await walkThrough(page, { nodes: compute(withInput(custom, 'mask', opened)), words, before });

    await page.locator('.strip .frame').nth(6).click();
    for (const col of [0, 2]) await cellAt(page, 'mask', 0, col).press('Enter');
    const none = map(causal, (value, row) => (row === 0 ? closed : value));
    const dead = withInput(custom, 'mask', none);
    await walkThrough(page, { nodes: compute(dead), words, before });

    await choose(page, 'nan');
    await walkThrough(page, { nodes: compute(withOptions(dead, { fully_masked: 'nan' })), words, before });
  });
});
