/// <reference types="node" />

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join, resolve } from 'node:path';
import type { Engine } from '../../../engine/engine';
import { engineFile, loadEngine } from '../../../engine/load';
import { fetchLesson } from '../../../lessons/folder/fetch-folder';
import type { Lesson } from '../../../lessons/lesson';
import { loadLesson } from '../../../lessons/load-lesson';
import { withSchema } from '../../../program/folder-lesson';
import { presetDocument } from '../../../store/document/preset';
import { requestWithActiveOptions } from '../../../store/document/request';
import type { RunnableLesson } from '../../../store/store';
import { escaped } from '../../../ui/dom/escape';
import { type Command, type System, UsageError } from './command';
import { helpText } from './help';
import { findingsIn } from './lesson-findings';
import { readOptions } from './read-options';

const help = helpText({
  usage: 'lesson FOLDER [--port NUMBER]',
  text: 'Checks the folder of a lesson: lesson.json, its program.py if it has one, and the texts in en.md, fr.md or another language. Says what is wrong, and where.',
  options: [
    [
      'FOLDER',
      'the folder with lesson.json; `<attention-lab lesson="./FOLDER/">` shows it in a page beside it',
    ],
    ['--port NUMBER', 'also serves a preview at this port until you press Ctrl+C'],
  ],
  parts: [
    {
      heading: 'Examples',
      lines: ['npx attention-lab lesson my-lesson', 'npx attention-lab lesson my-lesson --port 8080'],
    },
  ],
});

async function run([folder = '', ...args]: readonly string[], system: System): Promise<number> {
  const { port } = readOptions('lesson', args, { port: '' });
  if (folder === '' || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`lesson: “${folder}” is no folder; lesson --help says what is expected.`);
  const languages = readdirSync(folder).flatMap((name) => /^([a-z]{2})\.md$/.exec(name)?.[1] ?? []);
  if (languages.length === 0) throw new UsageError(`lesson: there is no en.md or other text in ${folder}.`);
  const lines: string[] = [];
  for (const language of languages) lines.push(await checked(folder, language, system));
  const status = system.out(lines.join('\n'));
  if (port !== '') await served(folder, portOf(port), system);
  return status;
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`lesson: --port is “${text}”, but must be a whole number up to 65535.`);
}

/** What was found in the texts of a language, in a line. */
async function checked(folder: string, language: string, system: System): Promise<string> {
  const { lesson, schema, engine } = await opened(await read(folder, language), folder, system);
  const trace = engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
  const findings = findingsIn(lesson, trace);
  if (findings.length > 0) throw new UsageError(findings.map((each) => `${language}.md: ${each}`).join('\n'));
  const { keySteps = [], tries = [], checks = [] } = lesson.guide ?? {};
  return `${language}: “${lesson.title}”, ${lesson.steps.length} steps, ${keySteps.length} key steps, ${tries.length} things to try, ${checks.length} checks: nothing is wrong.`;
}

/** The lesson with its schema and the engine that runs it. */
async function opened(
  lesson: Lesson,
  folder: string,
  system: System,
): Promise<RunnableLesson & { engine: Engine }> {
  const build = lesson.build === 'programs' ? 'programs' : 'full';
  const engine = await loadEngine(build, system.readFile(new URL(String(engineFile(build)))));
  const ids = engine.variants.map(({ id }) => id);
  if (build === 'full' && !ids.includes(lesson.variant))
    throw new UsageError(`lesson: there is no mechanism “${lesson.variant}”; there are ${ids.join(', ')}.`);
  return { ...(await inFolder(folder, async () => withSchema(lesson, engine))), engine };
}

/** Names the folder in what is wrong in it. */
async function inFolder<Result>(folder: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Error) throw new UsageError(`${folder}/${error.message}`);
    throw error;
  }
}

async function read(folder: string, language: string): Promise<Lesson> {
  const file = async (path: string): Promise<string | undefined> => {
    const full = join(folder, path);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  return inFolder(folder, async () => loadLesson(await fetchLesson(folder, [language], file)));
}

/** Serves a page with the lesson, until the process ends. */
async function served(folder: string, port: number, system: System): Promise<void> {
  const server = preview(folder);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.address();
  const number = typeof address === 'object' ? address?.port : port;
  system.warn(`The preview is at http://127.0.0.1:${number}/ until you press Ctrl+C.`);
}

/** The page, the element, and the files of the folder; nothing else of the disk. */
export function preview(folder: string): Server {
  const name = escaped(basename(resolve(folder)));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><script type="module" src="/standalone.js"></script><attention-lab lesson="/lesson/" sync="hash"></attention-lab></html>`;
  return createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const [, file = ''] = /^\/lesson\/([a-z]+\.(?:json|md|py))$/.exec(path) ?? [];
    const send = (type: string, body: string | Buffer): void => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(body);
    };
    if (path === '/') send('text/html', page);
    else if (path === '/standalone.js')
      send('text/javascript', readFileSync(new URL('standalone.js', import.meta.url)));
    else if (file !== '' && existsSync(join(folder, file)))
      send('text/plain', readFileSync(join(folder, file)));
    else response.writeHead(404).end();
  });
}

export const lesson: Command = {
  summary: 'checks the folder of a lesson of your own, and shows it',
  help,
  run,
};
