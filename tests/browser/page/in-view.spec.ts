import { expect, type Page, test } from '@playwright/test';
import { openLab } from '../support/lab';

interface Node {
  readonly id: string;
  readonly op: string;
  readonly kind: string;
  readonly section: string;
  readonly rows: number;
  readonly cols: number;
  readonly row_dim: string;
  readonly operands: readonly number[];
}

interface Lab extends HTMLElement {
  goto(node: string): boolean;
  readonly trace: { readonly nodes: readonly Node[] } | null;
  readonly updateComplete: Promise<boolean>;
}

const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

/** The lessons of the table of contents. */
async function lessonIds(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'All lessons' }).click();
  const lessons = page.locator('.lesson[data-lesson]');
  // The list is loaded when it is opened.
  await lessons.first().waitFor();
  const ids = await lessons.evaluateAll((all) => all.map((each) => each.getAttribute('data-lesson') ?? ''));
  expect(ids.length).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Close the list' }).click();
  return ids;
}

/** Opens a lesson without reloading the page, at a step with all steps in its walk. */
async function openAt(page: Page, lesson: string): Promise<void> {
  await page.evaluate(async (id) => {
    const lab = document.querySelector<
      HTMLElement & { state: { lesson: string; step: string; screen?: string } | null }
    >('attention-lab');
    location.hash = `v=1&lesson=${id}`;
    while (lab?.state?.lesson !== id) await new Promise(requestAnimationFrame);
    if (lab.state.screen !== undefined) location.hash = `v=1&lesson=${id}&step=${lab.state.step}`;
    while (lab.state.screen !== undefined) await new Promise(requestAnimationFrame);
  }, lesson);
}

/** What `outOfView` finds. */
interface Found {
  /** The steps that are not in view, with their measures. */
  readonly problems: readonly string[];
  /** The layouts that it has looked at. */
  readonly layouts: readonly string[];
}

/**
 * Runs inside the page: goes to every step whose matrices have other sizes than those before, and finds those where neither a
 * figure above the matrices nor the result, up to 8 by 8, is wholly in view without scrolling. Layouts in `known` are those of
 * other lessons, which are skipped where there is no figure.
 */
async function outOfView(known: readonly string[]): Promise<Found> {
  const lab = document.querySelector<Lab>('attention-lab');
  const root = lab?.shadowRoot;
  if (!lab || !root) return { problems: ['there is no element'], layouts: [] };
  const findPicture = () => root.querySelector('.show > :not(.stage) :is(svg, canvas, table)');
  const seen = new Set<string>(findPicture() === null ? known : []);
  const problems: string[] = [];
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1;
  const nodes = lab.trace?.nodes ?? [];
  const isGiven = (kind = 'computed'): boolean => kind !== 'computed' && kind !== 'generated';
  const sizeOf = (node: Node | undefined): string => `${node?.row_dim}: ${node?.rows} by ${node?.cols}`;
  for (const [index, node] of nodes.entries()) {
    const { id, op, operands, kind, section } = node;
    const before = nodes[index - 1];
    // Given matrices of one section share a step.
    if (isGiven(kind) && isGiven(before?.kind) && before?.section === section) continue;
    const layout = [op, sizeOf(node), ...operands.map((at) => sizeOf(nodes[at]))].join();
    if (seen.has(layout)) continue;
    seen.add(layout);
    lab.goto(id);
    await lab.updateComplete;
    // Matrices on their way have no layout of their own.
    for (const matrix of root.querySelectorAll('[data-matrix]'))
      for (const glide of matrix.getAnimations()) glide.finish();
    scrollTo(0, 0);
    const foot = root.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, foot);
    const picture = findPicture()?.getBoundingClientRect();
    const body = root.querySelector(`[data-matrix="${CSS.escape(id)}"] tbody`);
    const cells = body?.getBoundingClientRect();
    const scroller = root.querySelector('.matrices')?.getBoundingClientRect();
    const [rows, cols] = [body?.children.length ?? 0, body?.firstElementChild?.children.length ?? 0];
    if (!cells || !scroller || rows > 8 || cols > 9) continue;
    const isSeen =
      cells.left >= scroller.left - 1 && cells.right <= scroller.right + 1 && isIn(cells, screen);
    if (isSeen || (picture && isIn(picture, screen))) continue;
    const { left, right, bottom } = picture ?? cells;
    problems.push(
      `${id}, ${rows} by ${cols - 1}${picture ? ', figure' : ''}: ${Math.round(left)} to ${Math.round(right)} of ${screen.width}, down to ${Math.round(bottom)} of ${Math.round(foot)}`,
    );
  }
  return { problems, layouts: [...seen] };
}

for (const [width, height] of screens)
  test(`the figure or the result of every step is in view at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLab(page);
    const known = new Set<string>();
    for (const lesson of await lessonIds(page)) {
      await openAt(page, lesson);
      const { problems, layouts } = await page.evaluate(outOfView, [...known]);
      expect.soft(problems, lesson).toEqual([]);
      for (const layout of layouts) known.add(layout);
    }
  });
