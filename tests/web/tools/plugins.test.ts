import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Programs that could have a plugin of Vite or of its bundler. */
const sources = ['vite.config.ts'].concat(
  ['.tools', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|mts|mjs|js)$/.test(path) && !/node_modules|generated/.test(path))
      .map((path) => `${root}/${path}`),
  ),
);

/** The name of a plugin, which stands beside one of its hooks. */
const hook =
  /\bname: '([\w-]+)',(?:\s*(?:\/\/[^\n]*|enforce: '\w+',|apply: '\w+',))*\s*(?:async )?(?:transform\w*|generateBundle|renderChunk|resolveId|load|buildStart|writeBundle|closeBundle|configureServer|config)\b[:(]/g;

const pluginsIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(hook)].map(
    ([, name = '']) => `${name} ${path.replace('.tools/', '')}`,
  );

it('names our plugins of the bundler, which are at most four', () => {
  const plugins = sources.filter((path) => !path.endsWith('plugins.test.ts')).flatMap(pluginsIn);
  const [, table = ''] = readFileSync('.tools/README.md', 'utf8').split('## Plugins of the bundler');
  const rows = [...table.matchAll(/^\| `([\w-]+)` \| `([\w./-]+)` \|/gm)];
  expect(plugins.length).toBeLessThanOrEqual(4);
  expect(plugins.sort()).toEqual(rows.map(([, name, path]) => `${name} ${path}`).sort());
});

it('would find another plugin', () => {
  const found = [..."{ name: 'minify', enforce: 'post', renderChunk(code) {} }".matchAll(hook)];
  expect(found.map(([, name]) => name)).toEqual(['minify']);
});
