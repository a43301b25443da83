import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { openMenu, select } from '../support/acts';
import { host, publish } from '../support/host';
import { cellAt, openLesson, openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const dialog = (page: Page) => page.locator('dialog.export');
const preview = (page: Page) => dialog(page).locator('svg.picture');

async function openExport(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(preview(page).locator('text').first()).toBeVisible();
}

async function openMatrix(page: Page) {
  await openExport(page);
  await dialog(page).getByRole('radio', { name: 'numbers of a matrix' }).check();
}

async function saved(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name, exact: true }).click(),
  ]);
  return file;
}

const contentOf = async (file: Download): Promise<Buffer> => readFileSync(await file.path());

/** The numbers of a matrix on the stage, row by row. */
const numbersOnStage = (page: Page, node: string) =>
  page.locator(`.stage td[data-node="${node}"] .number`).allTextContents();

/** Runs inside the page: what a strict parser finds in an SVG. */
function readSvg(text: string) {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const texts = [...parsed.querySelectorAll('[data-node="weights"] text[data-row]')];
  return {
    error: parsed.querySelector('parsererror')?.textContent ?? '',
    root: parsed.documentElement.localName,
    numbers: texts.map(({ textContent }) => textContent),
    foreign: parsed.querySelectorAll('foreignObject, script, style, image').length,
    width: Number(parsed.documentElement.getAttribute('width')),
    height: Number(parsed.documentElement.getAttribute('height')),
  };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  readonly corner: readonly number[];
}

/** Runs inside the page: the size of a PNG, how many colours it has, and that of its upper left corner. */
async function readPng(base64: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
  const colours = new Set(new Uint32Array(data.buffer));
  return { width: image.width, height: image.height, colours: colours.size, corner: [...data.slice(0, 4)] };
}

test('the picture has the numbers of the stage, as SVG and as PNG', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  const numbers = await numbersOnStage(page, 'weights');
  await openExport(page);
  await expect(preview(page)).toHaveAttribute('aria-label', /Masks/);
  const file = await saved(page, 'Save as SVG');
  expect(file.suggestedFilename()).toBe('masks-weights.svg');
  const svg = await page.evaluate(readSvg, (await contentOf(file)).toString('utf8'));
  expect(svg).toMatchObject({ error: '', root: 'svg', foreign: 0, numbers });
  expect(numbers.length).toBe(16);

  await dialog(page).getByLabel('Size of the PNG').selectOption('3');
  await dialog(page).getByLabel('Colours').selectOption('dark');
  const png = await page.evaluate(
    readPng,
    (await contentOf(await saved(page, 'Save as PNG'))).toString('base64'),
  );
  expect(png).toMatchObject({
    width: svg.width * 3,
    height: svg.height * 3,
    corner: [0x17, 0x18, 0x1c, 255],
  });
  // Cells, and the smooth edges of texts in the colours of their roles.
  expect(png.colours).toBeGreaterThan(500);
  await expect(dialog(page).getByRole('status')).toContainText('Saved as masks-weights.png.');
});

test('the picture shows what is asked for', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  await openExport(page);
  const height = async () => Number(await preview(page).getAttribute('height'));
  const whole = await height();
  await expect(preview(page).getByText('is looked at')).toHaveCount(1);
  await dialog(page).getByRole('checkbox', { name: 'attention weights as lines' }).uncheck();
  await expect(preview(page).getByText('is looked at')).toHaveCount(0);
  await dialog(page).getByRole('checkbox', { name: 'name of the lesson, and a link' }).uncheck();
  await expect(preview(page).getByText('Attention Lab · Masks')).toHaveCount(0);
  expect(await height()).toBeLessThan(whole);
  expect(await violations(page)).toEqual([]);
});

test('a figure is drawn as the page shows it, in either theme', async ({ page }) => {
  await openLesson(page, 'one-vector', 'query');
  await openExport(page);
  await dialog(page).getByRole('checkbox', { name: 'matrices' }).uncheck();
  await expect(preview(page).getByText('softmax', { exact: true })).toHaveCount(0);
  await dialog(page).getByRole('checkbox', { name: 'figures of the lesson' }).check();
  const name = preview(page).getByText('softmax', { exact: true });
  await expect(name).toHaveCount(1);
  const light = await name.getAttribute('fill');
  await dialog(page).getByRole('combobox', { name: 'Colours' }).selectOption('dark');
  await expect(name).not.toHaveAttribute('fill', light ?? '');
  // The page is as before.
  expect(await page.locator('attention-lab').getAttribute('style')).not.toContain('color-scheme');
  const svg = (await contentOf(await saved(page, 'Save as SVG'))).toString('utf8');
  expect(await page.evaluate(readSvg, svg)).toMatchObject({ error: '', root: 'svg', foreign: 0 });
  expect(svg).toContain('<path');
});

test('the numbers are rounded, named, copied and saved', async ({ freshPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, 'masks', 'weights');
  await openMatrix(page);
  await dialog(page).getByRole('radio', { name: 'Markdown' }).check();
  await dialog(page).getByLabel('Decimals').selectOption('2');
  await dialog(page).getByRole('checkbox', { name: 'names of rows and columns' }).check();
  const text = await dialog(page).locator('textarea').inputValue();
  const [head = '', , first = ''] = text.split('\n');
  const words = head
    .split(' | ')
    .slice(1)
    .map((word) => word.replace(' |', ''));
  expect(words).toHaveLength(4);
  expect(first).toBe(`| ${words[0]} | 1.00 | 0.00 | 0.00 | 0.00 |`);
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const file = await saved(page, 'Save');
  expect(file.suggestedFilename()).toBe('masks-weights.md');
  expect((await contentOf(file)).toString('utf8')).toBe(`${text}\n`);
  await dialog(page)
    .getByRole('combobox', { name: /^matrix/ })
    .selectOption('query');
  await expect(dialog(page).locator('textarea')).not.toHaveValue(text);
  expect(await violations(page)).toEqual([]);
});

test('where the clipboard and saving are refused, the text is there to copy by hand', async ({
  freshPage: page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, write: refuse } });
  });
  await openLesson(page, 'masks', 'weights');
  await openMatrix(page);
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toContainText('The text is selected');
  const selected = () =>
    dialog(page)
      .locator('textarea')
      .evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart);
  expect(await selected()).toBeGreaterThan(50);
  await dialog(page).getByRole('radio', { name: 'picture' }).check();
  await dialog(page).getByRole('button', { name: 'Copy PNG' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Save the PNG instead.');
  await dialog(page).getByRole('button', { name: 'Copy SVG' }).click();
  await expect(dialog(page).locator('textarea')).toHaveValue(/^<\?xml/);
  await expect.poll(selected).toBeGreaterThan(5000);
});

test('beside a matrix, and by the shortcut of the system', async ({ freshPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, 'masks', 'weights');
  const copy = page.locator('.matrix-copy');
  await expect(copy).toBeHidden();
  await cellAt(page, 'weights', 3, 3).hover();
  await copy.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('.notice')).toContainText('Copied as NumPy');
  const ofWeights = await page.evaluate(() => navigator.clipboard.readText());
  expect(ofWeights).toContain('np.array([[1.0, 0.0, 0.0, 0.0],');
  await select(page, 'masked_scores', 0, 1);
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^np\.array\(\[\[[\d.-]+, -np\.inf, /);
  await cellAt(page, 'weights', 3, 3).hover();
  await copy.getByRole('button', { name: 'Other formats…' }).click();
  await expect(dialog(page).locator('textarea')).toHaveValue(ofWeights);
});

test('buttons for copying cover no sum', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  const copy = page.locator('.matrix-copy');
  const sum = page.locator('[data-matrix="weights"] .column-sums li').last();
  for (const width of [768, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await cellAt(page, 'scaled_scores', 0, 0).hover();
    await cellAt(page, 'weights', 1, 2).hover();
    await expect(copy).toBeVisible();
    const [buttons, number] = [await copy.boundingBox(), await sum.boundingBox()];
    expect(buttons?.x).toBeGreaterThanOrEqual((number?.x ?? Infinity) + (number?.width ?? 0) - 1);
    expect((buttons?.x ?? Infinity) + (buttons?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

for (const width of [360, 390, 768, 1440])
  test(`buttons for copying cover no caption, and say what they do: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLesson(page, 'scaled-dot-product', 'query');
    const copy = page.locator('.matrix-copy');
    for (const node of ['query', 'key', 'value']) {
      await cellAt(page, node, 0, 0).hover();
      await expect(copy).toBeVisible();
      const covered = await copy.evaluate((buttons) => {
        const { left, right, top, bottom } = buttons.getBoundingClientRect();
        const captions = [...(buttons.parentElement?.querySelectorAll('.caption-line') ?? [])];
        return captions
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          })
          .map(({ textContent }) => textContent);
      });
      expect(covered, node).toEqual([]);
    }
    await expect(copy.getByRole('button').first()).toHaveAttribute('title', 'Copy as NumPy');
  });

test('beside its matrix on a phone, also where an answer has moved the stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=soft-addressing&step=weights&grain=short');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const last = cellAt(page, 'weights', 0, 3);
  await last.hover();
  const [copy, cell] = [page.locator('.matrix-copy'), last];
  await expect
    .poll(async () => {
      const [buttons, number] = [await copy.boundingBox(), await cell.boundingBox()];
      return buttons && number ? Math.round(buttons.y - number.y - number.height) : null;
    })
    .toBeLessThan(12);
  expect((await copy.boundingBox())?.y).toBeGreaterThan((await cell.boundingBox())?.y ?? Infinity);
});

test('buttons for copying are for the mouse and the keyboard, a tap only chooses a number', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openScreen(page, 'v=1&lesson=masks&step=scores');
  const copy = page.locator('.matrix-copy');
  await cellAt(page, 'query', 1, 1).tap();
  await expect(cellAt(page, 'query', 1, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(copy).toBeHidden();
  // A second tap opens its field.
  await cellAt(page, 'query', 1, 1).tap();
  await expect(cellAt(page, 'query', 1, 1).locator('input')).toBeFocused();
  await expect(copy).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(copy).toBeVisible();
  await cellAt(page, 'key_transposed', 1, 1).hover();
  await expect(copy).toBeVisible();
  await context.close();
});

interface Gif {
  readonly frames: number;
  readonly repeats: number;
  readonly width: number;
  readonly height: number;
  readonly corner: readonly number[];
  /** How many pixels of the first, the middle and the last frame differ from the one before. */
  readonly changes: readonly number[];
  readonly seconds: number;
}

/** Runs inside the page: what the decoder of the browser finds in a GIF. */
async function readGif(base64: string): Promise<Gif> {
  const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/gif' });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount = 0, repetitionCount = 0 } = decoder.tracks.selectedTrack ?? {};
  const pixels: Uint8ClampedArray[] = [];
  let [size, duration] = [{ width: 0, height: 0 }, 0];
  for (let at = 0; at < frameCount; at += 1) {
    const { image } = await decoder.decode({ frameIndex: at });
    duration += image.duration ?? 0;
    size = { width: image.displayWidth, height: image.displayHeight };
    if (![0, Math.floor(frameCount / 2), frameCount - 1].includes(at)) continue;
    const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    pixels.push(context?.getImageData(0, 0, size.width, size.height).data ?? new Uint8ClampedArray());
  }
  const count = (a: Uint8ClampedArray | undefined, b: Uint8ClampedArray | undefined): number =>
    a?.filter((value, at) => value !== b?.[at]).length ?? 0;
  return {
    ...{ frames: frameCount, repeats: repetitionCount, ...size, seconds: duration / 1_000_000 },
    corner: [...(pixels[0]?.slice(0, 4) ?? [])],
    changes: [count(pixels[0], pixels[1]), count(pixels[1], pixels[2]), count(pixels[2], pixels[0])],
  };
}

async function openAnimation(page: Page) {
  await openExport(page);
  await dialog(page).getByRole('radio', { name: 'animation' }).check();
}

test('the motion of a step is saved as a GIF', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await openAnimation(page);
  await dialog(page).getByLabel('Colours').selectOption('dark');
  const moment = dialog(page).getByRole('slider', { name: 'Moment in the preview' });
  const texts = () => preview(page).locator('text').allTextContents();
  await moment.fill('30');
  await expect(moment).toHaveAttribute('aria-valuetext', /^1\.\d of 3\.\d|^\d/);
  const inMotion = await texts();
  await moment.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await texts()).length).toBeLessThan(inMotion.length);
  const file = await saved(page, 'Save as GIF');
  expect(file.suggestedFilename()).toBe('scaled-dot-product-scores.gif');
  await expect(dialog(page).getByRole('status')).toContainText('Saved as scaled-dot-product-scores.gif.');
  const gif = await page.evaluate(readGif, (await contentOf(file)).toString('base64'));
  const [width, height] = await Promise.all(
    ['width', 'height'].map(async (name) => Number(await preview(page).getAttribute(name))),
  );
  expect(gif).toMatchObject({ width, height, repeats: Number.POSITIVE_INFINITY });
  expect(gif.corner).toEqual([0x17, 0x18, 0x1c, 255]);
  expect(gif.frames).toBeGreaterThan(40);
  // The first frame stays for 0.7 seconds, the last one for 2.
  expect(gif.seconds).toBeCloseTo((gif.frames - 2) * 0.05 + 2.7, 1);
  for (const change of gif.changes) expect(change).toBeGreaterThan(3000);
  await dialog(page).getByText('The GIF itself').click();
  await expect(dialog(page).locator('img.picture')).toHaveJSProperty('naturalWidth', width);
  expect(await violations(page)).toEqual([]);
});

test('a GIF can be cancelled, and is not offered where nothing moves', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await openAnimation(page);
  await dialog(page).getByLabel('Speed').selectOption('0.25');
  await dialog(page).getByLabel('Size of the GIF').selectOption('2');
  await dialog(page).getByRole('button', { name: 'Save as GIF' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Cancelled. Nothing was saved.');
  await expect(dialog(page).getByRole('button', { name: 'Save as GIF' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await openLesson(page, 'scaled-dot-product', 'query');
  await openExport(page);
  await expect(dialog(page).getByRole('radio', { name: 'picture' })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'animation' })).toHaveCount(0);
});

interface Lab extends HTMLElement {
  exportFile(format: string, options?: object): Promise<File>;
}

test('the element exports files, under a strict policy', async ({ freshPage: page }) => {
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:";
  const log = await publish(
    page,
    '<attention-lab lesson="masks" step="weights" theme="dark"></attention-lab>',
    {
      'content-security-policy': policy,
    },
  );
  await page.goto(host);
  const lab = page.locator('attention-lab');
  await expect(lab.locator('.stage td').first()).toBeVisible();
  const exported = (format: string, options: object) =>
    lab.evaluate(
      async (each, given) => {
        const file = await (each as Lab).exportFile(given.format, given.options);
        const bytes = new Uint8Array(await file.arrayBuffer());
        return {
          name: file.name,
          type: file.type,
          base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        };
      },
      { format, options },
    );
  const text = async (format: string, options: object) =>
    Buffer.from((await exported(format, options)).base64, 'base64').toString('utf8');
  expect(await text('csv', { digits: 1, labels: true, node: 'scores' })).toMatch(
    /^(,\w+){4}\n\w+(,-?\d\.\d){4}\n/,
  );
  expect(await text('pytorch', {})).toMatch(/^import torch\n\nweights = torch\.tensor\(\[\[1\.?0?, /);
  expect(JSON.parse(await text('json', {}))).toMatchObject({ lesson: 'masks' });
  const svg = await page.evaluate(readSvg, await text('svg', { parts: ['matrices', 'lines'] }));
  expect(svg).toMatchObject({ error: '', root: 'svg' });
  expect(svg.numbers).toHaveLength(16);
  const png = await exported('png', { scale: 1.5, theme: 'light', smallPrint: false });
  expect([png.name, png.type]).toEqual(['masks-weights.png', 'image/png']);
  const pixels = await page.evaluate(readPng, png.base64);
  expect(pixels.corner).toEqual([0xfb, 0xfa, 0xf6, 255]);
  expect(pixels.colours).toBeGreaterThan(200);
  const gif = await exported('gif', { theme: 'light', speed: 2 });
  expect([gif.name, gif.type]).toEqual(['masks-weights.gif', 'image/gif']);
  const bytes = Buffer.from(gif.base64, 'base64');
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  // The first colour of the palette is the paper.
  expect([...bytes.subarray(13, 16)]).toEqual([0xfb, 0xfa, 0xf6]);
  expect(bytes.length).toBeGreaterThan(20_000);
  await expect(exported('gif', { speed: 9 })).rejects.toThrow('speed is 9, expected a number from 0.25 to 2');
  await expect(exported('gif', { node: 'query' })).rejects.toThrow('nothing moves in query');
  await expect(exported('bmp', {})).rejects.toThrow(/the format is bmp, expected one of csv, /);
  await expect(exported('png', { scale: 9 })).rejects.toThrow('scale is 9, expected a number from 0.5 to 8');
  const sizes = [];
  for (const scale of [0.5, 8]) {
    const { base64 } = await exported('png', { scale, smallPrint: false });
    // The width in the header of the file.
    sizes.push(Buffer.from(base64, 'base64').readUInt32BE(16));
  }
  expect(Math.abs((sizes[1] ?? 0) - 16 * (sizes[0] ?? 0))).toBeLessThanOrEqual(8);
  const named = (format: string) =>
    lab.evaluate((each, name) => {
      try {
        return String(Reflect.get(each, 'export').call(each, name));
      } catch (error) {
        return String(error);
      }
    }, format);
  for (const format of ['svg', 'png', 'python'])
    expect(await named(format)).toMatch(
      new RegExp(`^RangeError: export: ${format} is none of .*exportFile, programs from exportCode$`),
    );
  await expect(exported('csv', { node: 'nosuch' })).rejects.toThrow(/node is nosuch/);
  expect(log.pageErrors).toEqual([]);
});
