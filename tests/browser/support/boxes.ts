import type { Page } from '@playwright/test';

/** Runs inside the page: lists everything that is clipped, overlapping, or too small to click. */
function problemsInSight(): readonly string[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  // A tab of a model has its figures in place of the stage.
  const stage = root?.querySelector('.stage') ?? root?.querySelector('.tabbed > .body');
  if (!root || !stage) return ['there is no stage'];
  const found: string[] = [];
  const slack = 1;
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`the page scrolls sideways: ${page.scrollWidth}`);

  const all = (inside: ParentNode, selector: string) => [...inside.querySelectorAll<HTMLElement>(selector)];
  const isShown = (each: HTMLElement): boolean =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (each: HTMLElement): string =>
    `${each.localName}.${each.className} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  // Cells share their ancestors, and computed styles are slow.
  const scrollers = new Map<Element, Element>();
  const scrollerAt = (up: Element | null): Element => {
    if (up === null || up === stage.parentElement) return page;
    const isScroller = (): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth;
    const found = scrollers.get(up) ?? (isScroller() ? up : scrollerAt(up.parentElement));
    scrollers.set(up, found);
    return found;
  };
  const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack;

  for (const each of all(stage, 'td[data-node], .caption-line, math')) {
    const scroller = scrollerAt(each.parentElement);
    if (!isShown(each) || scroller !== page) continue;
    const outer = new DOMRect(0, 0, page.clientWidth, 0);
    if (!isInside(each.getBoundingClientRect(), outer)) found.push(`${nameOf(each)} is cut off`);
  }
  for (const each of all(stage, 'td .number')) {
    const cell = each.closest('td');
    const text = document.createRange();
    text.selectNodeContents(each);
    if (cell && !isInside(text.getBoundingClientRect(), cell.getBoundingClientRect()))
      found.push(`${nameOf(each)} does not fit its cell`);
  }

  const areas = all(stage, '[data-matrix]').flatMap((matrix) =>
    all(matrix, 'tbody td, .caption-line')
      .filter(isShown)
      .map((each) => ({ matrix, each, box: each.getBoundingClientRect() })),
  );
  for (const [index, a] of areas.entries())
    for (const b of areas.slice(index + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > slack && high > slack) found.push(`${nameOf(a.each)} and ${nameOf(b.each)} overlap`);
    }

  // Inline targets are as high as their line.
  const targets = all(root, 'button, summary, select, textarea, a[href], input, td[tabindex]');
  for (const each of targets.filter((target) => isShown(target) && !target.matches('.live'))) {
    const hit = each.matches('[type="radio"], [type="checkbox"]') ? (each.closest('label') ?? each) : each;
    const { width, height } = hit.getBoundingClientRect();
    if (width < 24 - 0.5 || height < 24 - 0.5)
      found.push(`${nameOf(each)} is ${width.toFixed(1)} × ${height.toFixed(1)}: too small to hit`);
  }
  return [...new Set(found)].slice(0, 12);
}

/** Lists everything that is clipped, overlapping, or too small to click. */
export const layoutProblems = (page: Page): Promise<readonly string[]> => page.evaluate(problemsInSight);

/** The layout of the matrices at one stop. */
export interface Laid {
  readonly node: string;
  readonly problems: readonly string[];
  /** Overflow of the matrices in pixels. */
  readonly over: number;
}

interface Walker extends HTMLElement {
  goto(node: string): boolean;
  readonly updateComplete: Promise<boolean>;
}

/** Reads the layout at steps, inside the page to avoid painting. */
export async function layoutAt(page: Page, steps: readonly string[]): Promise<readonly Laid[]> {
  const inSight = await page.evaluateHandle<() => readonly string[]>(`(${problemsInSight})`);
  return inSight.evaluate(async (read, steps) => {
    const lab = document.querySelector<Walker>('attention-lab');
    const laid: Laid[] = [];
    for (const step of steps) {
      lab?.goto(step);
      await lab?.updateComplete;
      // Matrices on their way have no layout of their own.
      for (const matrix of lab?.shadowRoot?.querySelectorAll('[data-matrix]') ?? [])
        for (const glide of matrix.getAnimations()) glide.finish();
      const matrices = lab?.shadowRoot?.querySelector('.stage .matrices');
      laid.push({
        node: lab?.shadowRoot?.querySelector<HTMLElement>('[data-equation]')?.dataset.equation ?? '',
        problems: read(),
        over: matrices ? matrices.scrollWidth - matrices.clientWidth : Number.NaN,
      });
    }
    return laid;
  }, steps);
}

/** The boxes of all cells relative to the stage, and the size of the stage. */
export function cellBoxes(page: Page): Promise<readonly string[]> {
  return page.locator('.stage').evaluate((stage) => {
    const from = stage.getBoundingClientRect();
    const cells = [...stage.querySelectorAll<HTMLElement>('td[data-node]')].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const { node, row, col } = cell.dataset;
      return `${node} ${row} ${col}: ${[left - from.left, top - from.top, width, height].map((side) => side.toFixed(1)).join()}`;
    });
    return [...cells, `stage: ${from.width.toFixed(1)} × ${from.height.toFixed(1)}`];
  });
}
