/** Pictures of many screens, and the page that shows them. */
import { readdir, rm, writeFile } from 'node:fs/promises';

/** How wide a screen is on a sheet, how many lessons are side by side, and how many rows of them a sheet has. */
const layouts = {
  390: { width: 240, across: 2, down: 3 },
  1440: { width: 480, across: 1, down: 4 },
  1920: { width: 480, across: 1, down: 4 },
};
const screensOfLesson = 4;

const style = `body { margin: 0; padding: 12px; font: 14px sans-serif; background: #777; color: #fff; inline-size: max-content }
  main { display: grid; gap: 12px 24px } section { display: grid; gap: 8px; grid-template-columns: repeat(${screensOfLesson}, auto); justify-content: start }
  figure { margin: 0 } img { display: block } figcaption { padding-block: 2px }`;

function sheet({ viewport: { width, height }, theme }, rows) {
  const layout = layouts[width];
  const screen = (id) => (name) =>
    `<figure style="width: ${layout.width}px"><img src="screens/${id}-${name}-${width}-${theme}.png" width="${layout.width}"
      height="${Math.round((layout.width * height) / width)}"><figcaption>${id}: ${name}</figcaption></figure>`;
  const lessons = rows.map(({ id, names }) => `<section>${names.map(screen(id)).join('')}</section>`);
  return `<!doctype html><meta charset="utf-8"><style>${style} main { grid-template-columns: repeat(${layout.across}, max-content) }</style>
    <main>${lessons.join('\n')}</main>`;
}

/** Saves the sheets of a width and a theme in a folder, in place of those of an earlier run. */
export async function saveSheets(browser, folder, { viewport, theme, rows }) {
  const start = `${viewport.width}-${theme}-`;
  for (const file of await readdir(folder)) if (file.startsWith(start)) await rm(folder + file);
  const { across, down } = layouts[viewport.width];
  const count = Math.ceil(rows.length / (across * down));
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  for (let at = 0; at < count; at += 1) {
    const name = start + String(at + 1).padStart(2, '0');
    const file = `${folder}${name}.html`;
    await writeFile(
      file,
      sheet({ viewport, theme }, rows.slice(at * across * down, (at + 1) * across * down)),
    );
    await page.goto(`file://${file}`);
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
  }
  await page.close();
}

/** Saves the page that shows all sheets. */
export async function saveIndex(folder) {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -4));
  const figures = names
    .sort()
    .map(
      (name) =>
        `<h2>${name}</h2><a href="${name}.html"><img src="${name}.png" alt="" loading="lazy" style="max-width: 100%"></a>`,
    );
  const page = `<!doctype html><meta charset="utf-8"><title>Contact sheets</title><style>${style}</style>${figures.join('\n')}`;
  await writeFile(`${folder}index.html`, page);
}
