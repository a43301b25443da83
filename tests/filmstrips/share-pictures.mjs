/**
 * `node tests/filmstrips/share-pictures.mjs` takes the share pictures of the beats of the home story from the page in dist/, and writes them to
 * web/site/pictures. Run it after the story has changed: builds need no browser, so the pictures are committed.
 */
import { join } from 'node:path';
import { root } from '../../.tools/setup/prepare.mjs';
import { withPage } from '../bench/browser.mjs';

/** The size that services ask for, and the picture of the story in its middle. */
const viewport = { width: 1200, height: 630 };
const style = `.home-header, .story-controls, .story-tools, .story-ways, .story-edit, .home-below { display: none !important }
  .home-story { padding: 40px 0 0 !important }
  .story-picture { max-inline-size: none !important; block-size: 470px !important }
  .story-caption { font-size: 40px !important; min-block-size: 0 !important; opacity: 1 !important; padding-inline: 40px !important }`;

await withPage(async (browser, address) => {
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  for (const beat of [1, 2, 3, 4, 5, 6]) {
    await page.goto('about:blank');
    await page.goto(`${address}#beat=${beat}`);
    await page.addStyleTag({ content: style });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(root, `web/site/pictures/one-letter-${beat}.png`) });
  }
});
