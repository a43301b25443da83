import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Engine } from '../../web/engine/engine';
import type { RunRequest } from '../../web/engine/types';
import createModule from '../../web/generated/engine-programs.mjs';
import { toTree } from '../../web/program/latex';
import { programLesson } from '../../web/program/program-lesson';
import { presetDocument } from '../../web/store/document/preset';
import { requestWithActiveOptions } from '../../web/store/document/request';
import { convertWith } from '../../web/ui/equation/equation';
import type { ProgramLesson } from '../../web/ui/mode';

const folder = 'web/content/programs';

/** All ops that only programs have, on infinite numbers, NaN, ties, and the ends of the formats. */
const everyOp = 'tests/programs/every_op.py';

/** A program as a lesson, and its run at the sizes that it opens with. */
export interface OpenProgram extends ProgramLesson {
  readonly name: string;
  readonly request: RunRequest;
}

/** All programs of `web/content`, and the one with every op. */
export async function openPrograms(): Promise<readonly OpenProgram[]> {
  convertWith(toTree);
  const engine = await Engine.load(readFileSync('web/generated/engine-programs.wasm'), createModule);
  const files = readdirSync(folder).filter((file) => file.endsWith('.py'));
  return [everyOp, ...files.map((file) => `${folder}/${file}`)].map((file) => openProgram(file, engine));
}

/** All mechanisms and models of ours as programs, and the programs of lessons. */
export async function mechanismPrograms(): Promise<readonly OpenProgram[]> {
  const engine = await Engine.load(readFileSync('web/generated/engine-programs.wasm'), createModule);
  const ours = readdirSync(`${folder}/mechanisms`).map((file) => `${folder}/mechanisms/${file}`);
  const ofLessons = readdirSync('web/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'program.py')
    .map((file) => `web/content/${file}`);
  const files = [...ours.filter((file) => file.endsWith('.py')), ...ofLessons];
  return files.map((file) => ({ ...openProgram(file, engine), name: file }));
}

function openProgram(file: string, engine: Engine): OpenProgram {
  const opened = programLesson(readFileSync(file, 'utf8'), engine);
  if ('span' in opened) throw new Error(`${file}: ${opened.message.key}`);
  const document = presetDocument(opened.lesson, opened.schema);
  const request = requestWithActiveOptions(document, opened.schema);
  return { ...opened, name: basename(file, '.py'), request };
}
