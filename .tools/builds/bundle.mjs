/** Bundling of the builds other than the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../setup/prepare.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What `vite.config.ts` defines, too. */
export const define = { __VERSION__: JSON.stringify(version) };

/**
 * Bundles as ES modules into `outDir`. `conditions` choose among the builds of dependencies, by default those for browsers.
 * `rollupOptions` includes `input` and `output`.
 */
export function bundle({ plugins, outDir, conditions, constants = define, ...rollupOptions }) {
  return build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    define: constants,
    plugins,
    ...(conditions && { resolve: { conditions } }),
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rollupOptions: { preserveEntrySignatures: 'strict', ...rollupOptions },
    },
  });
}
