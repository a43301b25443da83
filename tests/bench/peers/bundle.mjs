/** Bundles the entry points, and the page with its peers, into build/bench. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const BUNDLE = here('../../../build/bench');

export function bundle() {
  return build({
    configFile: false,
    root: here('.'),
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: BUNDLE,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: { 'entry-points': here('entry-points.ts'), page: here('page.mjs') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}
