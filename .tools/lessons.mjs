/**
 * Writes one module for each lesson and language, and one for the list of lessons, from the folders in `web/content`:
 * `node .tools/lessons.mjs`. Vite imports them; what is wrong in a folder is an error with its file and line.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './setup/prepare.mjs';

const { module } = await runnerImport(join(root, '.tools/lessons/content.ts'));
const folder = join(root, 'web/generated/lessons');
rmSync(folder, { recursive: true, force: true });

const write = (name, content) => writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);

for (const language of ['en', 'fr']) {
  mkdirSync(join(folder, language), { recursive: true });
  const chapters = module.readContent(root, language);
  for (const { id, ...lesson } of chapters.flatMap(({ lessons }) => lessons))
    write(`${language}/${id}.json`, language === 'en' ? withoutClaims(lesson) : textsOf(lesson));
  write(`list-${language}.json`, chapters.map(listed));
}

/** The page does not need what texts claim of the numbers: a test reads it from the folder. */
function withoutClaims({ claims, ...lesson }) {
  return lesson;
}

/** What is written in a language. */
function textsOf(lesson) {
  const { steps, guide, numbers } = withoutClaims(lesson);
  const byNode = steps.map(({ node, ...texts }) => [node, texts]);
  return { steps: Object.fromEntries(byNode), guide, features: numbers?.features };
}

function listed({ id, title, purpose, lessons }) {
  const entries = lessons.map(({ id: lesson, title: name, summary, mechanism, build }) => ({
    ...{ id: lesson, title: name, summary },
    ...{ variant: mechanism, build },
  }));
  return { id, title, purpose, lessons: entries };
}
