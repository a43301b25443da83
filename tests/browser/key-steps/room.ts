import type { Look } from '../support/key-steps';

/** Finds what of the figures of steps does not fit. */
export function lookForRoom(root: ShadowRoot): Look<readonly string[]> {
  const found: string[] = [];
  const shown = (id: string): void => {
    // Matrices on their way have no layout of their own.
    for (const matrix of root.querySelectorAll('[data-matrix]'))
      for (const glide of matrix.getAnimations()) glide.finish();
    scrollTo(0, 0);
    const say = (what: string): number => found.push(`${id}: ${what}`);
    const box = root.querySelector('.matrices');
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) say('the page scrolls sideways');
    if (box === null) return void say('no matrices');
    if (box.scrollWidth > box.clientWidth + 1) say(`${box.scrollWidth} wide in ${box.clientWidth}`);
    if (box.scrollHeight > box.clientHeight + 1) say(`${box.scrollHeight} high in ${box.clientHeight}`);
    if (box.scrollLeft !== 0 || box.scrollTop !== 0) say('opens scrolled');
    const room = box.getBoundingClientRect();
    const foot = root.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
    for (const matrix of box.querySelectorAll<HTMLElement>('[data-matrix]')) {
      const name = matrix.dataset.matrix ?? '';
      const cells = matrix.querySelector('tbody')?.getBoundingClientRect() ?? new DOMRect();
      if (cells.top < room.top - 1) say(`${name} is cut at the top`);
      if (cells.bottom > foot + 1)
        say(`${name} ends at ${Math.round(cells.bottom)}, below ${Math.round(foot)}`);
      if (cells.left < room.left - 1 || cells.right > room.right + 1) say(`${name} is cut at a side`);
      const sizes = [...matrix.querySelectorAll('tbody .number')].map((each) =>
        Number.parseFloat(getComputedStyle(each).fontSize),
      );
      if (Math.min(...sizes) < 9) say(`digits of ${name} are ${Math.min(...sizes).toFixed(1)} px high`);
    }
  };
  return { shown, found };
}
