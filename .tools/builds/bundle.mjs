/** Bundling of the builds other than the site, with the shared settings of vite.config.ts. */
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../setup/prepare.mjs';

export async function sharedConfig() {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  const { define, plugins } = config;
  return { define, plugins: plugins.filter(({ name }) => name === 'tight-styles') };
}

/**
 * Bundles as ES modules into `outDir`. `conditions` choose among the builds of dependencies, by default those for browsers.
 * `rollupOptions` includes `input` and `output`.
 */
export function bundle({ shared, plugins, outDir, conditions, ...rollupOptions }) {
  return build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    define: shared.define,
    plugins: [...shared.plugins, ...plugins],
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
