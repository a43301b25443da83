import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { programText as textOf } from '../../../web/i18n/en/program';
import { french } from '../../../web/i18n/fr/index';
import { createLocale, english, type Locale } from '../../../web/i18n/i18n';
import { fetchLesson } from '../../../web/lessons/folder/fetch-folder';
import { loadLesson } from '../../../web/lessons/load-lesson';
import { folderLesson } from '../../../web/program/folder-lesson';
import { lessonFiles, type ProgramOnStage } from '../../../web/program/lesson/lesson-files';
import { folderName, packed } from '../../../web/program/lesson/save-lesson';
import { programLesson } from '../../../web/program/program-lesson';
import { findingsIn } from '../../../web/site/package/cli/lesson-findings';
import { presetDocument } from '../../../web/store/document/preset';
import { isRefusal } from '../../../web/store/document/refusal';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { programEngine, programNames, programText } from './programs';

const engine = await programEngine();

function stageOf(name: string): ProgramOnStage {
  const opened = programLesson(programText(name), engine);
  if ('span' in opened) throw new Error(`${name} does not run`);
  const document = presetDocument(opened.lesson, opened.schema);
  const request = requestWithActiveOptions(document, opened.schema);
  const walk = engine.programWalk(request);
  if ('span' in walk) throw new Error(`${name} does not run`);
  return { text: opened.text, lesson: opened.lesson, document, trace: engine.run(request), walk };
}

/** The files as they come out of the zip. */
function madeOf(stage: ProgramOnStage, locale: Locale): ReadonlyMap<string, string> {
  const files = lessonFiles(stage, locale);
  if (isRefusal(files)) throw new Error(files.error.key);
  const folder = folderName(stage.text);
  const unpacked = Object.entries(unzipSync(packed(folder, files)));
  return new Map(unpacked.map(([path, bytes]) => [path.slice(folder.length + 1), strFromU8(bytes)]));
}

const open = async (files: ReadonlyMap<string, string>, language: string) =>
  folderLesson(
    await loadLesson(await fetchLesson('/mine/', [language], async (path) => files.get(path))),
    engine,
  );

describe('a lesson made of a program', () => {
  it.each(programNames)(
    'of %s opens again, with its comments, its numbers, and a cover to fill in',
    async (name) => {
      const stage = stageOf(name);
      for (const locale of [english, createLocale(french)]) {
        const { lesson, schema } = await open(madeOf(stage, locale), locale.code);
        const trace = engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
        expect(trace.nodes.map(({ id, data }) => [id, [...data]])).toEqual(
          stage.trace.nodes.map(({ id, data }) => [id, [...data]]),
        );
        expect(findingsIn(lesson, trace)).toEqual([]);
        expect(lesson.guide?.keySteps.length).toBeGreaterThan(0);
        expect(lesson.guide?.cover.lead).toBe(locale.t(textOf('editor.lesson.lead')));
        for (const { node, prose } of stage.lesson.steps)
          expect(lesson.steps.find((step) => step.node === node)?.prose).toBe(
            prose.replace(/\s+/g, ' ').trim(),
          );
      }
    },
  );

  it('is refused where it would start from an infinite number', () => {
    const stage = stageOf('rope');
    const [[name = '', matrix] = []] = Object.entries(stage.document.inputs);
    if (matrix === undefined) throw new Error('no input');
    const infinite = { ...matrix, data: matrix.data.map((number, at) => (at === 0 ? -Infinity : number)) };
    const files = lessonFiles(
      { ...stage, document: { ...stage.document, inputs: { ...stage.document.inputs, [name]: infinite } } },
      english,
    );
    expect(isRefusal(files) && files.error).toMatchObject({ key: 'editor.lesson_infinite', args: { name } });
  });
});
