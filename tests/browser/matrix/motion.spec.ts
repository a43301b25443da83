import { expect, type Page } from '@playwright/test';
import { violationsInMotion } from '../support/accessibility/axe';
import { edit } from '../support/acts';
import { hold } from '../support/host';
import { expectNoFonts, openLab } from '../support/lab';
import { test } from '../support/shared-page';

/** The motion of a step: the numbers on the page at given times, Replay, reduced motion, and the keyboard. */

const bar = (page: Page) => page.locator('.motion-bar');
const slider = (page: Page) => bar(page).getByRole('slider');

/** The visible numbers of the motion, in reading order by rows of 12 pixels. */
function chips(page: Page): Promise<readonly string[]> {
  return page.locator('.motion').evaluate((overlay) =>
    [...overlay.querySelectorAll<HTMLElement>('.motion-label:not(.shape-sign)')]
      .filter((label) => Number(getComputedStyle(label).opacity) > 0.5)
      .map((label) => ({ text: label.textContent ?? '', box: label.getBoundingClientRect() }))
      .sort((a, b) => Math.round(a.box.y / 12) - Math.round(b.box.y / 12) || a.box.x - b.box.x)
      .map(({ text }) => text),
  );
}

/** Opens a step of the first lesson, stopped at a time of its motion. */
async function openAt(page: Page, step: string, time: number): Promise<void> {
  await openLab(page, `v=1&lesson=scaled-dot-product&step=${step}&t=${time}`);
  await expect(bar(page).getByRole('button', { name: 'Continue' })).toBeVisible();
}

test('a product: factors, their products, the sum', async ({ page }) => {
  await openAt(page, 'scores', 210);
  expect((await chips(page)).toSorted()).toEqual(['−1', '0', '0', '0', '1', '2', '2', '2'].toSorted());
  await openAt(page, 'scores', 800);
  expect(await chips(page)).toEqual(['−1', '0', '0', '2', '2', '4', '1', '2', '2', '0', '0', '0']);
  await openAt(page, 'scores', 1900);
  expect(await chips(page)).toEqual(['−1', '0', '0', '2', '2', '4', '1', '2', '2', '0', '0', '0', '6']);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the sum of a product lies on no other number and on no name, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLab(page, 'v=1&lesson=soft-addressing&step=scores&cell=scores:0,1&t=1900');
    await expect(bar(page).getByRole('button', { name: 'Continue' })).toBeVisible();
    const [sum, ...others] = await page.locator('.motion').evaluate((overlay) => {
      const digits = ({ left, right, top, bottom }: DOMRect, size: number) => {
        const middle = (top + bottom) / 2;
        return { left, right, top: middle - 0.37 * size, bottom: middle + 0.37 * size };
      };
      const boxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return digits(range.getBoundingClientRect(), Number.parseFloat(getComputedStyle(element).fontSize));
      };
      const isSeen = (element: Element): boolean => Number(getComputedStyle(element).opacity) > 0.5;
      const numbers = [...overlay.querySelectorAll('.motion-label:not(.shape-sign)')].filter(isSeen);
      const names = [...(overlay.parentElement?.querySelectorAll('th .place') ?? [])].filter(isSeen);
      return [...numbers.toReversed(), ...names].map(boxOf);
    });
    const lying = others.filter(
      ({ left, right, top, bottom }) =>
        sum !== undefined && left < sum.right && right > sum.left && top < sum.bottom && bottom > sum.top,
    );
    expect(others.length).toBeGreaterThan(8);
    expect(lying).toEqual([]);
  });

test('a softmax: exponentials, shares, and the division', async ({ page }) => {
  await openAt(page, 'weights', 1165);
  expect(await chips(page)).toEqual(['0.348', '0.574', '0.867', '0.331', '0.547']);
  await openAt(page, 'weights', 2700);
  const lines = ['−1.0', '3.0', '0.02', '1.0', '3.0', '0.14', '3.0', '3.0', '1.00', '1.15', '0.867', '1.15'];
  expect(await chips(page)).toEqual(lines);
});

/** The numbers that lie over each other; runs inside the page. */
function overlaps(): readonly string[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const labels = [...(root?.querySelectorAll<HTMLElement>('.motion-label:not(.shape-sign)') ?? [])]
    .filter((label) => Number(getComputedStyle(label).opacity) > 0.2)
    .map((label) => ({ text: label.textContent ?? '', box: label.getBoundingClientRect() }));
  // The boxes of labels are a little larger than their digits.
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  return labels.flatMap(({ text, box }, at) =>
    labels.slice(at + 1).flatMap((other) => (isOver(box, other.box) ? [`${text} over ${other.text}`] : [])),
  );
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the numbers of a softmax do not lie over each other, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, 'weights', 1);
    const found: string[] = [];
    for (let part = 0; part <= 1000; part += 10) {
      await slider(page).evaluate((input: HTMLInputElement, value) => {
        input.value = String(value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, part);
      found.push(...(await page.evaluate(overlaps)).map((pair) => `${part}: ${pair}`));
    }
    expect(found).toEqual([]);
  });

test('a scaling of matrices one below the other: the factor is beside the name of the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 'scaled_scores', 600);
  const factor = page.locator('.motion-label', { hasText: /^0\.500$/ });
  const name = page.locator('[data-matrix="scaled_scores"] .caption-name');
  const [a, b] = [await factor.boundingBox(), await name.boundingBox()];
  if (a === null || b === null) throw new Error('The factor and the name of the result are not shown.');
  expect(a.x).toBeGreaterThan(b.x + b.width);
  expect(a.x + a.width).toBeLessThan(390);
});

test('a weighted mean: weights, values, and the sum', async ({ page }) => {
  await openAt(page, 'context', 560);
  const found = await chips(page);
  for (const weight of ['0.016', '0.117', '0.867']) expect(found).toContain(weight);
  await openAt(page, 'context', 2700);
  expect(await chips(page)).toEqual([
    '0.016',
    '1',
    '0.02',
    '0.117',
    '0',
    '0.00',
    '0.867',
    '2',
    '1.73',
    '1.75',
  ]);
});

test('plays when a step is entered by Next, and not when the page opens', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=key_transposed');
  await expect(bar(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await page.locator('.motion > *').count()).toBe(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await chips(page)).toEqual([]);
});

test('another selected cell shows its own sum, and Replay repeats it', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  await expect(slider(page)).toBeVisible();
  await page.locator('.stage td[data-node="scores"][data-row="0"][data-col="0"]').click();
  await expect(bar(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await page.locator('.motion .shape-empty').count()).toBe(1);
  await bar(page).getByRole('button', { name: 'Replay' }).click();
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(bar(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(page).toHaveURL(/&t=\d+/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).not.toHaveURL(/&t=\d+/);
});

/** What changes of the page within 600 ms, and the widths of the line of the bar: before, after and whole. */
async function watchMotion(page: Page) {
  return page.evaluate(async () => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    const line = root?.querySelector('.scrub-line')?.getBoundingClientRect();
    const done = (): number => root?.querySelector('.scrub-done')?.getBoundingClientRect().width ?? 0;
    const found = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName } of records) found.add(attributeName ?? type);
    });
    if (root)
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    const before = done();
    await new Promise((resolve) => setTimeout(resolve, 600));
    observer.disconnect();
    return { changes: [...found], knob: [before, done(), line?.width ?? 0] };
  });
}

test('while a motion plays, nothing of the page changes but the time that is told', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  const stop = bar(page).getByRole('button', { name: 'Stop' });
  const replayed = async (): ReturnType<typeof watchMotion> => {
    await bar(page).getByRole('button', { name: 'Replay' }).click();
    await expect(stop).toBeVisible();
    return watchMotion(page);
  };
  let seen = await replayed();
  // On a busy machine the motion may end before it has been looked at for so long.
  for (let tries = 1; !(await stop.isVisible()) && tries < 5; tries += 1) seen = await replayed();
  const { changes, knob } = seen;
  expect(changes).toEqual(['aria-valuetext']);
  // The line of the bar goes on all the same.
  expect(knob).toEqual(knob.toSorted((one, other) => one - other));
  expect(new Set(knob).size).toBe(3);
});

test('a motion that has played to its end can be taken back', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  await slider(page).fill('300');
  const early = await chips(page);
  expect(early.length).toBeGreaterThan(8);
  await bar(page).getByRole('button', { name: 'Continue' }).click();
  await expect(bar(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await chips(page)).toEqual([]);
  await slider(page).fill('300');
  expect(await chips(page)).toEqual(early);
});

test('the keyboard scrubs, back and forth to the same picture', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^0\.0 of \d\.\d s$/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  const early = await chips(page);
  expect(early.length).toBe(8);
  await page.keyboard.press('End');
  expect(await chips(page)).toEqual([]);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  expect(await chips(page)).toEqual(early);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores&t=300');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // They are loaded with the motion.
  await expect(page.locator('.stage .matrix-copy')).toBeAttached();
  expect(await page.locator('.motion, .motion-bar').count()).toBe(0);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`axe finds nothing in a motion that is stopped, ${colorScheme}`, async ({ freshPage: page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [step, time] of [
        ['scores', 1900],
        ['weights', 2700],
        ['context', 2700],
      ] as const) {
        await openAt(page, step, time);
        expect.soft(await violationsInMotion(page), `${step}, ${width} pixels wide`).toEqual([]);
      }
    }
  });

test('a reader who turns motion off ends what moves', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores&t=300');
  await expect(page.locator('.motion')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.motion, .motion-bar')).toHaveCount(0);
});

test('a matrix that two steps have in common glides to its new place', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  await expect(slider(page)).toBeVisible();
  const glides = await page.evaluate(async () => {
    const lab = document.querySelector<HTMLElement & { next(): boolean; updateComplete: Promise<boolean> }>(
      'attention-lab',
    );
    const matrix = () => lab?.shadowRoot?.querySelector('[data-matrix="scores"]');
    const cells = () => matrix()?.querySelector('tbody')?.getBoundingClientRect();
    const before = cells();
    lab?.next();
    await lab?.updateComplete;
    // It begins in the frame of the step, when that has been laid out.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const animations = matrix()?.getAnimations() ?? [];
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    const start = cells();
    for (const animation of animations) animation.finish();
    const end = cells();
    return { before: [before?.x, before?.y], start: [start?.x, start?.y], end: [end?.x, end?.y] };
  });
  expect(glides.start.map((each = 0) => Math.round(each))).toEqual(
    glides.before.map((each = 0) => Math.round(each)),
  );
  expect(glides.end).not.toEqual(glides.start);
});

for (const [width, height, step, time] of [
  [390, 844, 'context', 1900],
  [390, 844, 'scores', 1900],
  [1440, 900, 'weights', 2700],
] as const)
  test(`the arithmetic of ${step} is between the bars of a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, step, time);
    const boxes = await page
      .locator('.motion .motion-label')
      .evaluateAll((labels) =>
        labels
          .filter((label) => Number(getComputedStyle(label).opacity) > 0.5)
          .map((label) => label.getBoundingClientRect()),
      );
    const foot = (await page.locator('.foot').boundingBox()) ?? { y: 0 };
    expect(boxes.length).toBeGreaterThan(5);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(4);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width - 4);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(foot.y);
  });

/** The texts of the step below the background of the motion; runs inside the page. */
function textsBelowTray(): readonly string[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const tray = root?.querySelector('.motion .shape-tray');
  const body = root?.querySelector('.body');
  if (!body || !tray || Number(getComputedStyle(tray).opacity) === 0) return ['there is no background'];
  const { left, right, top, bottom } = tray.getBoundingClientRect();
  const isBelow = (line: DOMRect): boolean =>
    line.right > left + 2 && line.left < right - 2 && line.bottom > top + 2 && line.top < bottom - 2;
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode() !== null) {
    const { currentNode: node } = nodes;
    const isHidden = node.parentElement?.closest('.motion, .visually-hidden, style') !== null;
    const line = document.createRange();
    line.selectNodeContents(node);
    if (!isHidden && node.nodeValue?.trim() && [...line.getClientRects()].some(isBelow))
      found.push(node.nodeValue.trim());
  }
  return found;
}

for (const width of [360, 390, 768])
  for (const [lesson, step, time] of [
    ['scaled-dot-product', 'weights', 2700],
    ['positions', 'weights', 2900],
    ['positions', 'angle_cosines', 900],
    ['similarities', 'key_norms', 900],
    ['layer-norm', 'normalised', 900],
  ] as const)
    test(`in one column ${width} pixels wide, the arithmetic of ${step} of ${lesson} covers no text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 1024 });
      await openLab(page, `v=1&lesson=${lesson}&step=${step}&t=${time}`);
      await expect(bar(page).getByRole('button', { name: 'Continue' })).toBeVisible();
      expect(await page.evaluate(textsBelowTray)).toEqual([]);
    });

test('on a phone, the text of a step stays where it is while its motion opens and ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, 'v=1&lesson=layer-norm&step=squares&grain=key');
  await expect(slider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  const places = await page.evaluate(async () => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    const found = new Set<number | undefined>();
    const isOver = (): boolean => root?.querySelector('.motion-bar button')?.textContent === 'Replay';
    const isPlaying = (): boolean => (root?.querySelector('.motion')?.childElementCount ?? 0) > 0;
    while (!isPlaying() || !isOver()) {
      found.add(root?.querySelector('.text')?.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    found.add(root?.querySelector('.text')?.getBoundingClientRect().top);
    return [...found];
  });
  expect(places).toHaveLength(1);
  expect(places[0]).toBeLessThan(600);
  // The arithmetic stays in its room.
  expect(await page.evaluate(textsBelowTray)).toEqual([]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('.stage[data-opens]')).toHaveCount(0);
});

test('on a phone, the arithmetic of a cell goes with its explanation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=weights');
  await expect(slider(page)).toBeVisible();
  const text = page.locator('.text');
  const before = await text.boundingBox();
  await page.locator('td[data-node="weights"]').nth(4).click();
  await expect(page.locator('.stage[data-opens]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage[data-opens]')).toHaveCount(0);
  await expect(page.locator('.motion-label')).toHaveCount(0);
  expect(await text.boundingBox()).toEqual(before);
});

test('on a phone, the arithmetic that stays below the matrices follows an edit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, 'v=1&lesson=similarities&step=key_norms&t=900');
  await bar(page).getByRole('button', { name: 'Continue' }).click();
  await expect(bar(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await chips(page)).toEqual(['4.0', '4.0', '16', '−1.0', '−1.0', '1', '17']);
  await edit(page, 'key', 1, 0, '5');
  await page.keyboard.press('Escape');
  await expect.poll(() => chips(page)).toEqual(['5.0', '5.0', '25', '−1.0', '−1.0', '1', '26']);
  expect(await page.evaluate(textsBelowTray)).toEqual([]);
});

/** The places of all numbers of the motion, in pixels. */
const placesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.motion .motion-label').evaluateAll((labels) =>
    labels
      .map(
        (label) => [label.getBoundingClientRect(), label.closest('.stage')?.getBoundingClientRect()] as const,
      )
      // On the stage: a press of a button scrolls the page where the button is at its end.
      .flatMap(([{ x, y }, stage]) => [Math.round(x - (stage?.x ?? 0)), Math.round(y - (stage?.y ?? 0))]),
  );

/**
 * The places of all numbers once the motion was laid out again after a change: its elements are others, and they have come to
 * rest. The cells move at once, the motion in a later frame.
 */
async function placesAfter(page: Page, change: () => unknown): Promise<readonly number[]> {
  const labels = page.locator('.motion .motion-label');
  await labels.evaluateAll((old) => {
    for (const label of old) label.setAttribute('data-old', '');
  });
  await change();
  await expect(page.locator('.motion-label[data-old]')).toHaveCount(0);
  let places = await placesOf(page);
  await expect
    .poll(async () => {
      const before = places;
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      places = await placesOf(page);
      return places.join() === before.join();
    })
    .toBe(true);
  return places;
}

/** The places of all numbers in a motion that is created now, at the same time. */
async function placesCreatedNow(page: Page): Promise<readonly number[]> {
  const time = await slider(page).inputValue();
  await slider(page).fill('1000');
  await bar(page).getByRole('button', { name: 'Replay' }).click();
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await slider(page).fill(time);
  return placesOf(page);
}

test('a motion opened by a link follows its cells, when fonts are late and when the window changes', async ({
  freshPage: page,
}) => {
  const release = await hold(page, '**/*.woff2');
  expectNoFonts(page);
  await openAt(page, 'scores', 800);
  const withFallbacks = await placesOf(page);
  expect(withFallbacks.length).toBeGreaterThan(20);
  const withFonts = await placesAfter(page, release);
  expect(withFonts).not.toEqual(withFallbacks);
  expect(withFonts).toEqual(await placesCreatedNow(page));
  for (const [width, height] of [
    [390, 844],
    [1000, 700],
  ] as const) {
    const found = await placesAfter(page, () => page.setViewportSize({ width, height }));
    expect(found).toEqual(await placesCreatedNow(page));
  }
});
