import type { Engine } from '../engine/engine';
import { type ProgramProblem, programOf } from '../engine/programs';
import { requireVariant } from '../engine/resolver';
import type { VariantSchema } from '../engine/types';
import { programText } from '../i18n/en/program';
import { message } from '../i18n/message';
import { LessonFileError } from '../lessons/folder/texts';
import type { Lesson } from '../lessons/lesson';
import { presetDocument } from '../store/document/preset';
import { requestWithActiveOptions } from '../store/document/request';
import { convertWith } from '../ui/equation/equation';
import { stepFor } from '../ui/prose/markup';
import { toTree } from './latex';
import { commentSteps, givenRows } from './program-lesson';

convertWith(toTree);

/** A lesson about a program, with the schema of the program. */
export interface FolderLesson {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** What of an engine tells about programs. */
type ReadingEngine = Pick<Engine, 'variants' | 'readProgram' | 'programWalk'>;

/** A lesson with its schema, completed if it is about a program. The engine must be one that has what the lesson is about. */
export function withSchema(lesson: Lesson, engine: ReadingEngine): FolderLesson {
  if (lesson.build === 'programs') return folderLesson(lesson, engine);
  return { lesson, schema: requireVariant(engine, lesson.variant) };
}

/**
 * Completes a lesson whose folder has a program: the comments of the program say what its texts do not, and numbers in the program stand
 * where `lesson.json` has none. The engine must be the one with programs. Throws what is wrong with the program, and where.
 */
export function folderLesson(lesson: Lesson, engine: ReadingEngine): FolderLesson {
  const read = engine.readProgram(programOf(lesson.variant) ?? '');
  if ('span' in read) throw refused(read);
  const { schema, given } = read;
  const inputs = { ...givenRows(given), ...lesson.preset.inputs };
  const numbered: Lesson = { ...lesson, preset: { ...lesson.preset, inputs } };
  const request = requestWithActiveOptions(presetDocument(numbered, schema), schema);
  const walk = engine.programWalk(request);
  if ('span' in walk) throw refused(walk);
  const comments = commentSteps(walk);
  const unsaid = comments.filter(({ node }) => stepFor(lesson, node) === undefined);
  return { lesson: { ...numbered, steps: [...lesson.steps, ...unsaid] }, schema };
}

function refused({ message: text, hint, span }: ProgramProblem): LessonFileError {
  const problem = hint === null ? text : message(programText('editor.with_hint'), { problem: text, hint });
  return new LessonFileError('program.py', span.line, problem);
}
