/** What the builds for other places than the site share with it: vite.config.ts says what. */
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../setup/prepare.mjs';

export async function sharedConfig() {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  const { define, plugins } = config;
  return { define, plugins: plugins.filter(({ name }) => name === 'unindented-css') };
}

/** Bundles `input` as ES modules into `outDir`; `options` are those of Rollup. */
export function bundle({ shared, plugins, outDir, ...rollupOptions }) {
  return build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    define: shared.define,
    plugins: [...shared.plugins, ...plugins],
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
