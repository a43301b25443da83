/**
 * `npm run bench`, its last part: the fast kernels against their peers, in Node and in headless Chromium. `--write` puts the
 * table into tests/bench/README.md; `--only=node` and `--only=chromium` leave the other out. Says which musts were missed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.mjs';
import { installPeers } from './install.mjs';
import { asMarkdown, asText, misses } from './table.mjs';

const README = new URL('../README.md', import.meta.url);
const MARK = /(<!-- measured -->\n)[\s\S]*?(\n<!-- end -->)/;

export async function benchPeers(args = process.argv) {
  installPeers();
  await bundle();
  const only = args.find((each) => each.startsWith('--only='))?.slice('--only='.length);
  const environments = [];
  for (const name of ['node', 'chromium']) {
    if (only && only !== name) continue;
    console.log(`\nAgainst the peers in ${name}:`);
    const { benchNode, benchChromium } = await import(`./${name}.mjs`);
    environments.push(await (benchNode ?? benchChromium)());
  }
  console.log(`\n${asText(environments)}\n`);
  if (args.includes('--write')) write(environments);
  return misses(environments);
}

function write(environments) {
  const text = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    text.replace(MARK, (_, start, end) => `${start}${asMarkdown(environments)}${end}`),
  );
}
