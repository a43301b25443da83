import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { openLab } from '../support/lab';

const cycles = 500;
const warmUp = 100;

/** Creates, uses and removes an element, many times. */
function comeAndGo(page: Page, count: number): Promise<void> {
  return page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) {
      const element = document.createElement('attention-lab');
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
      document.body.append(element);
      await ready;
      element.shadowRoot?.querySelector<HTMLElement>('.stage td')?.click();
      await Promise.resolve();
      element.remove();
    }
  }, count);
}

/** Bytes of JavaScript heap after garbage collection. */
async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

test(`${cycles} elements that are added and removed leak nothing`, async ({ page }) => {
  await openLab(page);
  await comeAndGo(page, warmUp);
  const before = await heap(page);
  await comeAndGo(page, cycles);
  const after = await heap(page);
  expect((after - before) / cycles, 'bytes kept of each element').toBeLessThan(2_000);

  const kept = await page.evaluate(async () => {
    const element = document.createElement('attention-lab');
    document.body.append(element);
    await new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    element.remove();
    Object.assign(window, { kept: new WeakRef(element) });
    return document.querySelectorAll('attention-lab').length;
  });
  expect(kept).toBe(1);
  const isGone = async () => {
    await heap(page);
    return page.evaluate(() => {
      const kept: unknown = Reflect.get(window, 'kept');
      return kept instanceof WeakRef && kept.deref() === undefined;
    });
  };
  await expect.poll(isGone, { message: 'an element that was taken away is collected' }).toBe(true);
});
