import { expect } from '@playwright/test';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

interface Lab extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  goto(node: string): void;
  next(): boolean;
  readonly trace: { readonly nodes: readonly { readonly id: string }[] };
}

/** Lessons with a figure that is about as high as the screen, and matrices that are larger than their windows. */
const lessons = [
  ['words-as-vectors', 'unit_vectors'],
  ['soft-addressing', 'weights'],
  ['similarities', 'scores'],
  ['image-as-vectors', 'scores'],
] as const;

/** Runs inside the page: goes through all equations, and finds matrices that are not wholly in view without scrolling. */
async function walkEquations(): Promise<{ readonly steps: number; readonly problems: readonly string[] }> {
  const lab = document.querySelector<Lab>('attention-lab');
  const root = lab?.shadowRoot;
  if (!lab || !root) return { steps: 0, problems: ['there is no element'] };
  const box = (element: Element | null | undefined): DOMRect =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const problems: string[] = [];
  lab.goto(lab.trace.nodes[0]?.id ?? '');
  let steps = 0;
  do {
    await lab.updateComplete;
    steps += 1;
    scrollTo(0, 0);
    const step = root.querySelector<HTMLElement>('[data-equation]')?.dataset.equation;
    const { top, bottom } = box(root.querySelector('.matrices'));
    const last = Math.min(bottom, box(root.querySelector('.foot')).top);
    for (const matrix of root.querySelectorAll<HTMLElement>('[data-matrix]')) {
      for (const glide of matrix.getAnimations()) glide.finish();
      const cells = box(matrix.querySelector('tbody'));
      if (cells.height === 0 || cells.top < top - 1 || cells.bottom > last + 1)
        problems.push(
          `${step}: ${matrix.dataset.matrix} from ${cells.top} to ${cells.bottom}, seen ${top} to ${last}`,
        );
    }
  } while (lab.next());
  return { steps, problems };
}

for (const [lesson, step] of lessons)
  test(`${lesson}: walking by equation, all matrices are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, lesson, step);
    const { steps, problems } = await page.evaluate(walkEquations);
    expect(problems).toEqual([]);
    expect(steps).toBeGreaterThanOrEqual(9);
  });

/**
 * Steps of a trained model, with the columns of their first matrix on a phone and on a wide screen: features, or five tokens. With
 * digits of 9 pixels, five columns and the row names of a product fit into 390 pixels: two that are added up, and three results.
 */
const onPhone = [
  ['encoder_0/self/query', 3, 8],
  ['encoder_0/self/head_0/query', 4, 8],
  ['decoder_0/cross/head_0/scaled_scores', 5, 5],
] as const;

for (const [step, few, many] of onPhone)
  test(`on a phone the matrices of ${step} are side by side or one below the other, none is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, 'english-french', step);
    const stage = page.locator('.matrices');
    const cut = (): Promise<readonly string[]> =>
      stage.evaluate((matrices) => {
        const { left, right } = matrices.getBoundingClientRect();
        return [...matrices.querySelectorAll<HTMLElement>('[data-matrix]')]
          .filter((matrix) => {
            const cells = matrix.querySelector('tbody')?.getBoundingClientRect() ?? new DOMRect();
            return cells.left < left - 1 || cells.right > right + 1;
          })
          .map((matrix) => matrix.dataset.matrix ?? '');
      });
    await expect(stage.locator('[data-matrix]').nth(1)).toBeVisible();
    expect(await cut()).toEqual([]);
    const columns = (): Promise<number> =>
      stage.locator('[data-matrix] tbody tr').first().locator('td').count();
    expect(await columns()).toBe(few);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(columns).toBe(many);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(columns).toBe(few);
    expect(await cut()).toEqual([]);
  });
