import { expect, type Page } from '@playwright/test';
import { edit, openPaste } from '../support/acts';
import { moveButton, openLesson } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { compute, type Sample } from '../support/numbers/reference';
import { withCell, withInput } from '../support/numbers/samples';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

interface Change {
  readonly lesson: string;
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly typed: string;
  readonly value: number;
}

const changes: readonly Change[] = [
  { lesson: 'scaled-dot-product', node: 'key', row: 2, col: 1, typed: '−1,37', value: -1.37 },
  { lesson: 'self-attention', node: 'x', row: 0, col: 3, typed: '1/3', value: 1 / 3 },
  { lesson: 'masks', node: 'value', row: 3, col: 0, typed: '1e6', value: 1e6 },
  { lesson: 'cross-attention', node: 'y', row: 3, col: 2, typed: '-.000000123', value: -1.23e-7 },
  { lesson: 'multi-head-cross', node: 'w_k', row: 1, col: 3, typed: '-123.456', value: -123.456 },
];

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

test.describe('after an edit every number is recomputed', () => {
  for (const { lesson, node, row, col, typed, value } of changes) {
    test(`${lesson}: ${node}[${row}, ${col}] = ${typed}, undone and redone`, async ({ page }) => {
      const { nodes: before, tokens: words, ...sample } = lessonNamed(lesson);
      const nodes = compute(withCell(sample, node, row, col, value));
      await openLesson(page, lesson, node);
      await edit(page, node, row, col, typed);
      await page.keyboard.press('Escape');
      await walkThrough(page, { nodes, words, before });
      await press(page, 'Undo');
      await walkThrough(page, { nodes: before, words, before });
      await press(page, 'Redo');
      await walkThrough(page, { nodes, words, before });
    });
  }

  test('two edits: the difference is to what was before both', async ({ page }) => {
    const { nodes: before, tokens: words, ...sample } = lessonNamed('scaled-dot-product');
    const first = withCell(sample, 'query', 0, 0, -2.75);
    const both = withCell(first, 'value', 2, 3, 0.001);
    await openLesson(page, 'scaled-dot-product', 'query');
    await edit(page, 'query', 0, 0, '-2.75');
    await edit(page, 'value', 2, 3, '1e-3');
    await page.keyboard.press('Escape');
    await walkThrough(page, { nodes: compute(both), words, before });
    await page.keyboard.press('Control+z');
    await walkThrough(page, { nodes: compute(first), words, before });
    await page.keyboard.press('Control+Shift+z');
    await press(page, 'Dismiss');
    await walkThrough(page, { nodes: compute(both), words, before: compute(both) });
  });
});

/** Pastes a text into an input and applies it. */
async function paste(page: Page, node: string, text: string): Promise<void> {
  const dialog = await openPaste(page, node);
  await dialog.locator('textarea').fill(text);
  await dialog.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(dialog).toBeHidden();
}

const numpy = `array([[ 1.  , -2.5 ],
       [ 0.25,  3e-1],
       [ 1e-7, 12345.678]])`;

test('a pasted NumPy matrix of another width is used in the computation', async ({ page }) => {
  const { tokens: words, ...sample } = lessonNamed('scaled-dot-product');
  const value = [
    [1, -2.5],
    [0.25, 0.3],
    [1e-7, 12345.678],
  ];
  const pasted: Sample = withInput(sample, 'value', value);
  await openLesson(page, 'scaled-dot-product', 'value');
  await paste(page, 'value', numpy);
  await walkThrough(page, { nodes: compute(pasted), words });
  await expect(moveButton(page, 'Next')).toBeVisible();
});
