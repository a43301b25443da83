import { readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';

interface ReferenceModule {
  referenceBody(): string;
}

interface HomeModule {
  homeBody(story: unknown, thumbnails: unknown): string;
}

interface FieldModule {
  fieldBody(pictures: unknown): string;
}

interface BeatPagesModule {
  beatPages(story: unknown): readonly { fileName: string; picture: string; html: string }[];
}

const generated = (name: string): unknown => JSON.parse(readFileSync(`web/generated/${name}.json`, 'utf8'));

/** The home page, from the numbers that the engine computed at build time. */
async function homeBody(): Promise<string> {
  const { module } = await runnerImport<HomeModule>('./web/site/home/body.ts');
  return module.homeBody(generated('story'), generated('thumbnails'));
}

/** What decides before the first paint what is shown: `view` whether the home page or a lesson, `link` which lesson. */
const firstScript = (name: 'view' | 'link'): string =>
  `<script>${readFileSync(`web/site/public/${name}.js`, 'utf8')}</script>`;

/** The reference page, from what the element says of itself. */
async function referenceBody(): Promise<string> {
  const { module } = await runnerImport<ReferenceModule>('./web/site/reference/sections.ts');
  return module.referenceBody();
}

/** The map of the field, with a picture of each mechanism from its own numbers. */
async function fieldBody(): Promise<string> {
  const { module } = await runnerImport<FieldModule>('./web/site/field/body.ts');
  return module.fieldBody(generated('field'));
}

/**
 * Writes the bodies of `index.html`, `reference.html` and `field.html`, the first scripts, and the pages of the beats, whose addresses do not
 * change.
 */
export const sitePages: Plugin = {
  name: 'site-pages',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (html.includes('<!-- home -->')) {
        const body = await homeBody();
        return html.replace('<!-- view -->', () => firstScript('view')).replace('<!-- home -->', () => body);
      }
      if (html.includes('<!-- link -->')) return html.replace('<!-- link -->', () => firstScript('link'));
      if (html.includes('<!-- reference -->'))
        return html.replace('<!-- reference -->', await referenceBody());
      if (html.includes('<!-- field -->')) {
        const body = await fieldBody();
        return html.replace('<!-- field -->', () => body);
      }
      return html;
    },
  },
  async generateBundle() {
    const { module } = await runnerImport<BeatPagesModule>('./web/site/home/beat-pages.ts');
    for (const { fileName, picture, html } of module.beatPages(generated('story'))) {
      this.emitFile({ type: 'asset', fileName, source: html });
      const source = readFileSync(`web/site/pictures/${picture}`);
      this.emitFile({ type: 'asset', fileName: `pictures/${picture}`, source });
    }
  },
};
