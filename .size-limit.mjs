import { existsSync } from 'node:fs';
import { firstFiles, guideFiles } from './.tools/builds/first-files.mjs';

const first = firstFiles().map((file) => `dist/${file}`);

const standalone = 'build/package/standalone.js';

export default [
  { name: 'engine', path: first.filter((file) => file.endsWith('.wasm')), limit: '60 kB' },
  { name: 'everything the first lesson needs', path: first, limit: '200 kB' },
  { name: 'its guide', path: guideFiles().map((file) => `dist/${file}`), limit: '25 kB' },
  { name: 'the home page', path: firstFiles('index.html').map((file) => `dist/${file}`), limit: '300 kB' },
  { name: 'the editor of programs', path: 'dist/later/program-mode-*.js', limit: '83 kB' },
  { name: 'the engine with programs', path: 'web/generated/engine-programs.wasm', limit: '395 kB' },
  { name: 'what resizes iframes', path: 'dist/embed.js', limit: '1 kB' },
  { name: 'fonts', path: 'web/ui/fonts/*.woff2', limit: '120 kB', brotli: false },
  // Only where the package has been built. All lessons, guides and models, in all languages.
  ...(existsSync(standalone)
    ? [{ name: 'everything in one module', path: standalone, limit: '3800 kB' }]
    : []),
];
