import { afterAll, beforeAll, vi } from 'vitest';
import type { Trace, VariantSchema } from '../../../web/engine/types';
import { library } from '../../../web/figures/library';
import { runWith } from '../../../web/learn/questions/what-if';
import type { Edit, Guide, Question } from '../../../web/lessons/guide';
import type { Lesson } from '../../../web/lessons/lesson';
import { lessons, libraryOf, wholeEngine } from '../all';
import { modelOf } from '../ui/sample';

/** A lesson with its guide, and its run as it opens. */
export interface Guided {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly guide: Guide;
  readonly trace: Trace;
}

const engine = await wholeEngine();
const opened = libraryOf(engine);

/** What-if runs find the engine of a lesson in the library of the page. Called by each test file: files share this module. */
export function openLibrary(): void {
  beforeAll(() => {
    vi.spyOn(library, 'get').mockImplementation((id) => opened.get(id));
  });
  afterAll(() => {
    vi.mocked(library.get).mockRestore();
  });
}

export const guided: readonly Guided[] = await Promise.all(
  lessons
    .filter((lesson) => lesson.guide !== undefined)
    .map(async ({ id }) => {
      const { lesson, schema, guide } = await opened.open(id);
      if (guide === null) throw new Error(`the guide of ${id} cannot be loaded`);
      return { lesson, schema, guide, trace: modelOf(id).trace };
    }),
);

/** The questions of a guide, with the edits that each is about. */
export function questionsOf({
  cover,
  keySteps,
  tries,
  checks,
}: Guide): readonly (readonly [Question, readonly Edit[]])[] {
  return [
    [cover.question, []],
    ...keySteps.flatMap(({ prediction }): [Question, readonly Edit[]][] =>
      prediction ? [[prediction, []]] : [],
    ),
    ...tries.flatMap(({ question: asked, edits }): [Question, readonly Edit[]][] =>
      asked ? [[asked, edits]] : [],
    ),
    ...checks.map(({ question: asked }): [Question, readonly Edit[]] => [asked, []]),
  ];
}

/** The run of a lesson after some edits. */
export function runAfter({ lesson, trace }: Guided, edits: readonly Edit[]): Trace {
  return edits.length === 0 ? trace : (runWith(modelOf(lesson.id), edits) ?? trace);
}
