/**
 * `SITE=https://your.host/folder/ npm run build` also says, in the way of oEmbed, how the page is to be embedded. That takes
 * full addresses, which only who publishes it knows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TITLE = 'Attention Lab';

/** Writes oembed.json into `folder`, and has its pages refer to it. `site` is the address of the folder. */
export function writeOembed(folder, site) {
  const home = site.endsWith('/') ? site : `${site}/`;
  writeFileSync(join(folder, 'oembed.json'), `${JSON.stringify(answer(home), null, 2)}\n`);
  const link = `<link rel="alternate" type="application/json+oembed" href="${home}oembed.json" title="${TITLE}">`;
  for (const page of ['index.html', 'embed.html']) {
    const file = join(folder, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `  ${link}\n  </head>`));
  }
}

function answer(home) {
  const [width, height] = [800, 900];
  const src = `${home}embed.html`;
  return {
    version: '1.0',
    type: 'rich',
    title: `${TITLE}: take attention apart, number by number`,
    provider_name: TITLE,
    provider_url: home,
    html: `<iframe src="${src}" title="${TITLE}" width="${width}" height="${height}" loading="lazy"></iframe>`,
    ...{ width, height },
  };
}
