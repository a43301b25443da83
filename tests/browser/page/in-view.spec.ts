import { expect } from '@playwright/test';
import { catalogue } from '../../../web/lessons/index';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';

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

/** The layouts that the tests of this worker have looked at, by screen. */
const known = new Map(screens.map((screen) => [screen, new Set<string>()]));

for (const { id } of catalogue)
  test(`${id}: the figure or the result of every step is in view`, async ({ sharedPage: page }) => {
    await openLab(page, `v=1&lesson=${id}`);
    // Resizing is faster than opening the lesson on each screen.
    for (const [screen, layoutsBefore] of known) {
      const [width, height] = screen;
      await page.setViewportSize({ width, height });
      const { problems, layouts } = await page.evaluate(outOfView, [...layoutsBefore]);
      expect.soft(problems, `${width} by ${height}`).toEqual([]);
      expect(layouts.length).toBeGreaterThan(0);
      for (const layout of layouts) layoutsBefore.add(layout);
    }
  });
