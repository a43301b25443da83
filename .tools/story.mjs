/**
 * `node .tools/story.mjs` computes the numbers of the home page at build time, so that it needs no engine at first. Writes
 * web/generated/story.json, the story, web/generated/thumbnails.json, the weights of each lesson,
 * web/generated/field.json, the pictures of the map of the field, and web/generated/search-*.json, what can be searched for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { root } from './setup/prepare.mjs';

const generated = (name) => join(root, 'web/generated', name);

/** Six significant digits are more than the page shows. */
const rounded = (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

const vite = await createServer({
  root,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const files = async (_name, url) => new Uint8Array(readFileSync(pathOf(url()))).buffer;
const [
  { loadEngine },
  story,
  { computeThumbnails, computePictures },
  { runLessons, runPrograms },
  { computeIndex },
  { loadFullTexts },
] = await Promise.all([
  vite.ssrLoadModule('/web/engine/load.ts'),
  vite.ssrLoadModule('/web/story/compute.ts'),
  vite.ssrLoadModule('/web/site/home/compute-thumbnails.ts'),
  vite.ssrLoadModule('/web/search/compute/run-lessons.ts'),
  vite.ssrLoadModule('/web/search/compute/compute-index.ts'),
  vite.ssrLoadModule('/web/i18n/messages.ts'),
]);
const engine = await loadEngine('programs', readFileSync(generated('engine-programs.wasm')));
const translator = await story.loadTranslator(engine, files);
const [car, cat] = ['the white car waits', 'the white cat waits'].map((text) => text.split(' '));
write('story.json', story.computeStory(car, cat, translator));
const runs = await runLessons(engine, files);
write('thumbnails.json', computeThumbnails(runs));
const { mechanisms } = JSON.parse(readFileSync(generated('lessons/field-en.json'), 'utf8'));
write('field.json', computePictures(mechanisms, runs, runPrograms(engine)));
await loadFullTexts();
for (const language of ['en', 'fr']) write(`search-${language}.json`, await computeIndex(runs, language));
await vite.close();

/** Where the file of a URL lies: Vite gives URLs below the root. */
function pathOf(url) {
  const address = new URL(String(url), 'file:');
  return address.protocol === 'file:' ? fileURLToPath(address) : join(root, address.pathname);
}

function write(name, data) {
  writeFileSync(generated(name), `${JSON.stringify(data, rounded)}\n`);
}
