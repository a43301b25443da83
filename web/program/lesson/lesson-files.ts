import type { ProgramWalk } from '../../engine/programs';
import type { Trace, TraceNode } from '../../engine/types';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import type { Lesson } from '../../lessons/lesson';
import { rowOf } from '../../store/document/matrix';
import { type Refusal, refuse } from '../../store/document/refusal';
import type { Document, InputMatrix } from '../../store/document/state';
import { anyTime } from '../program-lesson';
import { type DraftStep, type LessonDraft, lessonTexts } from './lesson-texts';

/** A program on the stage. */
export interface ProgramOnStage {
  readonly text: string;
  readonly lesson: Lesson;
  readonly document: Document;
  readonly trace: Trace;
  readonly walk: ProgramWalk;
}

/** A file of a lesson folder. */
export interface LessonFile {
  readonly name: string;
  readonly text: string;
}

/** As many characters as a lesson file may have, see `web/lessons/folder/fetch-folder.ts`. */
const longest = 200_000;

/** A guide has at most so many key steps. */
const mostKeySteps = 12;

/**
 * The folder of a lesson about the program on the stage: with its numbers as they are, and comments as the texts of its steps. The cover,
 * a check and what no comment says are to be filled in, and say so. It opens as it is.
 */
export function lessonFiles(stage: ProgramOnStage, locale: Locale): readonly LessonFile[] | Refusal {
  const { document, text } = stage;
  const infinite = Object.entries(document.inputs).find(
    ([, { data }]) => !Array.from(data).every(Number.isFinite),
  );
  if (infinite !== undefined)
    return refuse(message(programText('editor.lesson_infinite'), { name: infinite[0] }));
  const json = `${JSON.stringify(lessonJson(stage), null, 1)}\n`;
  if (json.length > longest) return refuse(message(programText('editor.lesson_too_long'), { max: longest }));
  return [
    { name: 'lesson.json', text: json },
    { name: 'program.py', text },
    { name: `${locale.code}.md`, text: lessonTexts(draftOf(stage), locale) },
  ];
}

/** The named steps of the walk, each once, with its comment. */
function stepsOf({ lesson, walk, trace }: ProgramOnStage): readonly DraftStep[] {
  const proses = new Map(lesson.steps.map(({ node, prose }) => [node, prose]));
  const steps = new Map<string, DraftStep>();
  for (const { node, name, isKey } of walk.steps) {
    const id = trace.nodes[node]?.id;
    const pattern = anyTime(id ?? '');
    if (id === undefined || !isKey || steps.has(pattern)) continue;
    steps.set(pattern, {
      node: pattern,
      id,
      title: name.replaceAll('_', ' '),
      prose: proses.get(pattern) ?? '',
    });
  }
  return [...steps.values()];
}

/** The steps that say something, or all; evenly, if they are too many. */
function keySteps(steps: readonly DraftStep[]): readonly DraftStep[] {
  const said = steps.filter(({ prose }) => prose !== '');
  const chosen = said.length > 0 ? said : steps;
  const stride = Math.max(1, chosen.length / mostKeySteps);
  return Array.from(
    { length: Math.min(chosen.length, mostKeySteps) },
    (_, at) => chosen[Math.floor(at * stride)],
  ).flatMap((step) => step ?? []);
}

/** Weights between words, which can be drawn as curves. */
function weightsIn({ nodes }: Trace, { tokens }: Document): TraceNode | undefined {
  const isNamed = (size: number): boolean =>
    size > 1 && Object.values(tokens).some((words) => words.length === size);
  return nodes.find(({ role, cols }) => role === 'weights' && isNamed(cols));
}

function draftOf(stage: ProgramOnStage): LessonDraft {
  const { lesson, trace, document } = stage;
  const steps = stepsOf(stage);
  const result = trace.outputs[0] ?? lesson.opening;
  return {
    lesson,
    steps,
    keySteps: keySteps(steps),
    result,
    weights: weightsIn(trace, document)?.id ?? null,
  };
}

const rowsOf = (matrix: InputMatrix): readonly (readonly number[])[] =>
  Array.from({ length: matrix.rows }, (_, row) => [...rowOf(matrix, row)]);

function lessonJson(stage: ProgramOnStage): object {
  const { tokens, options, inputs } = stage.document;
  const { lesson, steps, keySteps: keys, result, weights } = draftOf(stage);
  const number = { kind: 'number', cell: `${result}:0,0`, within: 0.01 };
  return {
    ...{ program: 'program.py', opening: lesson.opening },
    numbers: {
      ...{ tokens, options },
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, matrix]) => [name, rowsOf(matrix)])),
    },
    steps: steps.map(({ node }) => node),
    guide: {
      cover:
        weights === null
          ? { picture: { kind: 'matrix', node: result }, answer: number }
          : {
              picture: { kind: 'arcs', row: `${weights}:0` },
              answer: { kind: 'word', cell: `${weights}:0,max` },
            },
      keySteps: keys.map(({ id }) => ({ node: id })),
      tries: [],
      checks: [{ id: 'result', node: result, answer: number }],
      remember: [{ id: 'result', node: result }],
      sources: [],
    },
  };
}
