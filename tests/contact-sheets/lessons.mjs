/** The lessons of the page, and which of their steps are shown. */
import { readFile } from 'node:fs/promises';

const content = new URL('../../web/content/', import.meta.url);
const read = async (path) => JSON.parse(await readFile(new URL(path, content), 'utf8'));

/** The key steps of a lesson, and two of them: one in the middle that asks something, and the last one, whose numbers are shown. */
async function stepsOf(chapter, id) {
  const { keySteps } = (await read(`${chapter}/${id}/lesson.json`)).guide;
  const asking = keySteps.filter(({ prediction }) => prediction !== undefined);
  const among = asking.length > 0 ? asking : keySteps;
  return {
    id,
    keySteps: keySteps.map(({ node }) => node),
    asked: among[Math.floor((among.length - 1) / 2)].node,
    answered: keySteps.at(-1).node,
  };
}

/** All lessons in their order, or those with some ids. */
export async function lessonsOf(ids) {
  const chapters = await read('chapters.json');
  const all = chapters.flatMap(({ id, lessons }) => lessons.map((lesson) => [id, lesson]));
  const chosen = all.filter(([, lesson]) => ids.length === 0 || ids.includes(lesson));
  return Promise.all(chosen.map(([chapter, lesson]) => stepsOf(chapter, lesson)));
}
