import type { Lab, Look } from '../support/key-steps';

/**
 * Finds the key steps where neither a figure beside the text nor the result, up to 8 by 8, is wholly in view without scrolling; of the
 * cover, the button “Start”, and all of it in a window of a computer.
 */
export function lookForView(root: ShadowRoot, lab: Lab): Look<readonly string[]> {
  const problems: string[] = [];
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1;
  const screen = (): DOMRect => {
    const foot = root.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
    return new DOMRect(0, 0, document.documentElement.clientWidth, foot);
  };
  const measure = (name: string, { left, right, bottom }: DOMRect): string =>
    `${name}: ${Math.round(left)} to ${Math.round(right)}, down to ${Math.round(bottom)} of ${Math.round(screen().bottom)}`;

  for (const part of ['.cover-start', ...(innerWidth >= 1440 ? ['.cover-foot'] : [])]) {
    const box = root.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    if (box.height === 0 || !isIn(box, screen())) problems.push(measure(part, box));
  }
  const shown = (id: string): void => {
    // Matrices on their way have no layout of their own.
    for (const matrix of root.querySelectorAll('[data-matrix]'))
      for (const glide of matrix.getAnimations()) glide.finish();
    scrollTo(0, 0);
    const picture = root
      .querySelector('.show > :not(.stage) :is(svg, canvas, table)')
      ?.getBoundingClientRect();
    const body = root.querySelector(`[data-matrix="${CSS.escape(id)}"] tbody`);
    const cells = body?.getBoundingClientRect();
    const scroller = root.querySelector('.matrices')?.getBoundingClientRect();
    const { rows, cols } = lab.trace?.nodes.find((node) => node.id === id) ?? { rows: 0, cols: 0 };
    const isSmall = cells !== undefined && rows <= 8 && cols <= 8;
    const isSeen =
      cells !== undefined &&
      scroller !== undefined &&
      cells.left >= scroller.left - 1 &&
      cells.right <= scroller.right + 1 &&
      isIn(cells, screen());
    if (isSmall && !isSeen && !(picture && isIn(picture, screen())))
      problems.push(measure(`${id}, ${rows} by ${cols}${picture ? ', figure' : ''}`, picture ?? cells));
  };
  return { shown, found: problems };
}
