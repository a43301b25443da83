import { build } from 'vite';

/** Global setup: bundles the page that hashes all outputs. */
export default async function bundle(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'build/engines',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: 'tests/engines/page/outputs.ts',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
