/**
 * `SITE=https://your.host/folder/ npm run build` also writes oEmbed data and the address of the share picture, which need the absolute URL
 * of the site.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TITLE = 'Attention Lab';
/** The pages with a share picture. */
const SHARED = /^(?:index|lab|embed|beat-\d)\.html$/;

/** Writes oembed.json into `folder`, and adds links to it to the pages. `site` is the URL of the folder. */
export function writeOembed(folder, site) {
  const baseUrl = site.endsWith('/') ? site : `${site}/`;
  writeFileSync(join(folder, 'oembed.json'), `${JSON.stringify(oembedResponse(baseUrl), null, 2)}\n`);
  const link = `<link rel="alternate" type="application/json+oembed" href="${baseUrl}oembed.json" title="${TITLE}">`;
  for (const page of readdirSync(folder).filter((name) => SHARED.test(name))) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8').replace(
      'property="og:image" content="./',
      `property="og:image" content="${baseUrl}`,
    );
    const isHost = !page.startsWith('beat-');
    writeFileSync(file, isHost ? html.replace('</head>', `  ${link}\n  </head>`) : html);
  }
}

function oembedResponse(baseUrl) {
  const [width, height] = [800, 900];
  const src = `${baseUrl}embed.html`;
  return {
    version: '1.0',
    type: 'rich',
    title: `${TITLE}: take attention apart, number by number`,
    provider_name: TITLE,
    provider_url: baseUrl,
    html: `<iframe src="${src}" title="${TITLE}" width="${width}" height="${height}" loading="lazy"></iframe>`,
    ...{ width, height },
  };
}
