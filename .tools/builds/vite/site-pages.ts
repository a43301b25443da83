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

interface BeatPage {
  readonly fileName: string;
  readonly picture: string;
  readonly html: string;
}

interface BeatPagesModule {
  beatPages(story: unknown): readonly BeatPage[];
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

/** The text of a page, by the comment in its HTML that it replaces. */
const writers: readonly (readonly [comment: string, write: () => string | Promise<string>])[] = [
  ['<!-- view -->', () => firstScript('view')],
  ['<!-- link -->', () => firstScript('link')],
  ['<!-- home -->', homeBody],
  ['<!-- reference -->', referenceBody],
  ['<!-- field -->', fieldBody],
];

/**
 * Writes the bodies of `index.html`, `reference.html` and `field.html`, the first scripts, and the pages of the beats, whose addresses do not
 * change. A build runs their modules before it bundles: bundling keeps all cores busy, and on a busy machine Vite then gave up
 * waiting for a module.
 */
export function sitePages(): Plugin {
  /** What a build writes into its pages, by comment. */
  const built = new Map<string, string>();
  /** The pages of the beats of a build. */
  let beats: readonly BeatPage[] = [];
  return {
    name: 'site-pages',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const [comment, write] of writers) built.set(comment, await write());
      const { module } = await runnerImport<BeatPagesModule>('./web/site/home/beat-pages.ts');
      beats = module.beatPages(generated('story'));
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let written = html;
        for (const [comment, write] of writers) {
          if (!html.includes(comment)) continue;
          const text = built.get(comment) ?? (await write());
          written = written.replace(comment, () => text);
        }
        return written;
      },
    },
    generateBundle() {
      for (const { fileName, picture, html } of beats) {
        this.emitFile({ type: 'asset', fileName, source: html });
        const source = readFileSync(`web/site/pictures/${picture}`);
        this.emitFile({ type: 'asset', fileName: `pictures/${picture}`, source });
      }
    },
  };
}
