import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lessonFolders } from './.tools/builds/vite/lesson-folders.ts';
import { preload } from './.tools/builds/vite/preload.ts';
import { sitePages } from './.tools/builds/vite/site-pages.ts';
import manifest from './package.json' with { type: 'json' };

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
  return isImported(id, /web\/learn\/guide\/guide-mode\.ts$/, graph) ? 'guide-mode' : null;
}

/** Files that take longer than ten seconds. */
const slow =
  /\/(?:changes\/true-sentences|implementation\/outside(?:-fuzz)?|backward\/backward|digests\/digest|analysis\/explain-change)\.test\.ts$/;

/**
 * Files with the same environment one after the other: for another one, a worker restarts and loads all modules again. Slow files
 * begin first, so that at the end none keeps the other workers waiting.
 */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasDom = ({ moduleId }: TestSpecification): boolean =>
      readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom');
    const isSlow = ({ moduleId }: TestSpecification): boolean => slow.test(moduleId);
    const others = sorted.filter((file) => !hasDom(file));
    return [...sorted.filter(hasDom), ...others.filter(isSlow), ...others.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  base: './',
  publicDir: 'web/site/public',
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [sitePages(), preload, lessonFolders],
  build: {
    target: 'es2022',
    // A strict content security policy refuses inline scripts and data: URLs.
    assetsInlineLimit: 0,
    // Pages name what their scripts import. Imports on demand name nothing: Firefox reports an error for what is loaded already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    rollupOptions: {
      // Of CodeMirror's parsers nothing is used; their package does not say that it can be left out then.
      treeshake: { moduleSideEffects: [{ test: /@lezer\/common/, sideEffects: false }] },
      input: {
        index: 'index.html',
        lab: 'lab.html',
        'embed-page': 'embed.html',
        reference: 'reference.html',
        field: 'field.html',
        'attention-lab': 'web/element/define.ts',
        embed: 'web/site/embed-host.ts',
      },
      output: {
        hashCharacters: 'base36',
        codeSplitting: {
          groups: [
            // The home page has no more than this in common with the first lesson, which it does not load.
            {
              name: 'common',
              test: /vite\/preload-helper|web\/i18n\/catalogue\.ts|web\/lessons\/comparisons\.ts|web\/site\/home\/create-texts\.ts|web\/ui\/stage\/fit\/room\.ts|web\/ui\/dom\/(?:resize-observer|download)\.ts|web\/search\/typed-ahead\.ts|web\/svg\//,
              priority: 1,
            },
            { name: chunkOf, debugName: 'lesson' },
          ],
        },
        // Authors write this address into their pages, so it must not change with its contents.
        // What the first lesson can do without is fetched later, and kept apart.
        // The first lesson names all that may come later: short hashes of common letters keep it small.
        chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) => {
          if (name === 'fonts') return 'fonts/[name]-[hash:7].js';
          // The names of files tell the languages of a lesson apart, so that tests can tell which of them has changed.
          const [, language] = /generated\/lessons\/(\w+)\//.exec(facadeModuleId ?? '') ?? [];
          if (language !== undefined) return `later/[name]-${language}-[hash:7].js`;
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
    // A fifth of the time was spent on collecting garbage of lessons that are rendered again and again.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: EnvironmentSequencer },
    // Vitest would leave a core to itself.
    maxWorkers: availableParallelism(),
    // Properties over many cases share the machine with whatever else runs; time is for the bench to judge.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
