import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Rollup, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { allImports, type BundledFile, hoistImports } from './.tools/builds/vite/hoist-imports.mjs';
import { inlineFirstFrame } from './.tools/builds/vite/inline-first-frame.mjs';
import { inlineHelpers } from './.tools/builds/vite/inline-helpers.mjs';
import { tightTemplates } from './.tools/builds/vite/tight-templates.mjs';
import manifest from './package.json' with { type: 'json' };

/** Without comments, and the spaces and semicolons that mean nothing in a style sheet. */
const tight = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n\s+/g, '\n')
    .replace(/([;{},])\n/g, '$1')
    .replace(/;\}/g, '}')
    .replace(/([:,]) /g, '$1')
    .replace(/ ([{>]) ?/g, '$1');

/** Style sheets in scripts, which no other plugin makes smaller. */
const tightStyles = {
  name: 'tight-styles',
  apply: 'build' as const,
  transform: (code: string, id: string) => (id.endsWith('.css.ts') ? { code: tight(code), map: null } : null),
};

/** Nothing is fetched ahead (see `modulePreload`), so Vite's helper for it has nothing to do but to load. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  // The home page has a copy of its own, since it does not load the chunk of the first lesson.
  resolveId: (id: string, importer: string | undefined) =>
    id.endsWith('vite/preload-helper.js') && /web\/(?:site\/home|figures\/one-letter)\//.test(importer ?? '')
      ? `${id}?home`
      : null,
  load: (id: string) =>
    /vite\/preload-helper\.js(?:\?home)?$/.test(id) ? 'export const __vitePreload = (load) => load();' : null,
};

/** The reference page is written from what the element says of itself. */
const reference = {
  name: 'reference-page',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: async (html: string, { path }: { readonly path: string }) => {
      if (!path.endsWith('reference.html')) return html;
      const { module } = await runnerImport<{ referenceBody(): string }>('./web/site/reference/sections.ts');
      return html.replace('<!-- reference -->', module.referenceBody);
    },
  },
};

interface HomeModule {
  homeBody(story: unknown, thumbnails: unknown): string;
}

/** The home page is written from the numbers that the engine computed at build time. */
const home = {
  name: 'home-page',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: async (html: string) => {
      if (!html.includes('<!-- home -->')) return html;
      const { module } = await runnerImport<HomeModule>('./web/site/home/body.ts');
      const read = (name: string) => JSON.parse(readFileSync(`web/generated/${name}.json`, 'utf8'));
      return html.replace('<!-- home -->', () => module.homeBody(read('one-letter'), read('thumbnails')));
    },
  },
};

interface BeatPagesModule {
  beatPages(story: unknown): readonly { fileName: string; picture: string; html: string }[];
}

/** Each beat of the story is a page with a picture, whose addresses do not change. */
const beatPages = {
  name: 'beat-pages',
  async generateBundle(this: Rollup.PluginContext) {
    const { module } = await runnerImport<BeatPagesModule>('./web/site/home/beat-pages.ts');
    const story = JSON.parse(readFileSync('web/generated/one-letter.json', 'utf8'));
    for (const { fileName, picture, html } of module.beatPages(story)) {
      this.emitFile({ type: 'asset', fileName, source: html });
      const source = readFileSync(`web/site/pictures/${picture}`);
      this.emitFile({ type: 'asset', fileName: `pictures/${picture}`, source });
    }
  },
};

/** The home page has its own copy of what other pictures use too: as files of their own they would be fetched after the script. */
const copyForHome = {
  name: 'copy-for-home',
  enforce: 'pre' as const,
  async resolveId(this: Rollup.PluginContext, id: string, importer: string | undefined) {
    if (
      !/\/(?:ribbons|shapes|renderer|download|resize-observer)$/.test(id) ||
      !/web\/figures\/one-letter\//.test(importer ?? '') ||
      // The originals of the copies, which other pictures use.
      /one-letter\/(?:shapes|renderer)\.ts$/.test(importer ?? '')
    )
      return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found === null ? null : `${found.id}?home`;
  },
};

interface PageContext {
  readonly path: string;
  readonly chunk?: BundledFile;
  readonly bundle?: Readonly<Record<string, BundledFile>>;
}

/** The pages that start at once. An element in a page of an author may be far from the viewport. */
const eagerPages = new Set(['/index.html', '/web/site/lab.html', '/web/site/embed.html']);

/** Characters of the smallest script that is worth a line. */
const smallest = 10_000;

const link = (attrs: Readonly<Record<string, string | boolean>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head' as const,
});

/** The guide of the first lesson: its elements and its texts. They are imported on demand, and at once on `lab.html`. */
const firstGuide = /web\/(?:guide\/guide-views|lessons\/attention\/guides\/scaled-dot-product)\.ts$/;

/** Pages name the files that their script needs, so that they are fetched beside it and not after it. */
const preload = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_html: string, { path, chunk, bundle = {} }: PageContext) => {
      if (!eagerPages.has(path) || chunk === undefined) return [];
      // Small ones are fetched meanwhile anyway, and an HTTP/1.1 server is asked for six files at a time.
      const scripts = [...allImports(chunk, bundle)]
        .filter((file) => (bundle[file]?.code?.length ?? 0) > smallest)
        .map((file) => link({ rel: 'modulepreload', href: `./${file}` }));
      // In a frame, the lesson may be another one, and need another engine.
      const isLab = path === '/web/site/lab.html';
      const guides = Object.keys(bundle)
        .filter((file) => isLab && bundle[file]?.moduleIds?.some((id) => firstGuide.test(id)))
        .map((file) => link({ rel: 'modulepreload', href: `./${file}`, fetchpriority: 'low' }));
      const engines = Object.keys(bundle).filter((file) => isLab && /\bengine-\w+\.wasm$/.test(file));
      const types = { as: 'fetch', type: 'application/wasm' };
      return [
        ...engines.map((file) => link({ rel: 'preload', ...types, href: `./${file}` })),
        ...scripts,
        ...guides,
      ];
    },
  },
};

/** Pages are written in web/site/ and published at the top. */
const pagesOnTop = {
  name: 'pages-on-top',
  enforce: 'post' as const,
  generateBundle(
    _options: unknown,
    bundle: Record<string, { fileName: string; source?: string | Uint8Array }>,
  ) {
    for (const file of Object.values(bundle)) {
      if (!/^web\/site\/.*\.html$/.test(file.fileName)) continue;
      file.fileName = file.fileName.replace('web/site/', '');
      file.source = String(file.source).replaceAll('../../', './');
    }
  },
};

/** What is read of the module graph. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a module is imported from an entry step by step, and never on demand. */
function isImported(id: string, entry: RegExp, graph: Graph, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isImported(importer, entry, graph, seen),
  );
}

/** What the first lesson needs is one file, which packs better than twenty; its guide follows in one request. */
function chunkOf(id: string, graph: Graph): string | null {
  if (isImported(id, /web\/element\/attention-lab\.ts$/, graph)) return 'first';
  return isImported(id, /web\/guide\/guide-views\.ts$/, graph) ? 'guide-views' : null;
}

/** Files with the same environment one after the other: for another one, a worker restarts and loads all modules again. */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasDom = ({ moduleId }: TestSpecification): boolean =>
      readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom');
    return [...sorted.filter(hasDom), ...sorted.filter((file) => !hasDom(file))];
  }
}

export default defineConfig({
  base: './',
  publicDir: 'web/site/public',
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [
    tightStyles,
    tightTemplates,
    plainImports,
    copyForHome,
    reference,
    home,
    beatPages,
    preload,
    pagesOnTop,
    inlineFirstFrame,
    inlineHelpers,
    hoistImports,
  ],
  build: {
    target: 'es2022',
    // A strict content security policy refuses inline scripts and data: URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      input: {
        index: 'index.html',
        lab: 'web/site/lab.html',
        'embed-page': 'web/site/embed.html',
        reference: 'web/site/reference.html',
        'attention-lab': 'web/element/define.ts',
        embed: 'web/site/embed-host.ts',
      },
      output: {
        hashCharacters: 'base36',
        codeSplitting: { groups: [{ name: chunkOf, debugName: 'lesson' }] },
        // Authors write this address into their pages, so it must not change with its contents.
        // What the first lesson can do without is fetched later, and kept apart.
        // The first lesson names all that may come later: short hashes of common letters keep it small.
        chunkFileNames: ({ name, isDynamicEntry }) => {
          if (name === 'fonts') return 'fonts/[name]-[hash:7].js';
          return isDynamicEntry ? 'later/[name]-[hash:7].js' : 'assets/[name]-[hash].js';
        },
        assetFileNames: ({ names: [name = ''] }) => {
          if (name.endsWith('.woff2')) return 'fonts/[name]-[hash:7][extname]';
          return `${/^(engine\.wasm|icon\.svg|.*\.css)$/.test(name) ? 'assets/[name]-[hash]' : 'later/[name]-[hash:7]'}[extname]`;
        },
        entryFileNames: ({ name }) =>
          name === 'attention-lab' || name === 'embed' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  // Only later lessons have one.
  worker: {
    format: 'es',
    rollupOptions: {
      output: { entryFileNames: 'later/[name]-[hash].js', assetFileNames: 'later/[name]-[hash][extname]' },
    },
  },
  test: {
    include: ['tests/web/**/*.test.ts'],
    environment: 'node',
    // Files share modules: loading the engine and all lessons once per file took longer than many tests.
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    // Vitest would leave a core to itself.
    maxWorkers: availableParallelism(),
    // Properties over many cases share the machine with whatever else runs; time is for the bench to judge.
    testTimeout: 60_000,
  },
});
