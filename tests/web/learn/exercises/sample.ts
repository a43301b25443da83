import { readFileSync } from 'node:fs';
import equations from '../../../../web/generated/equations-full.json' with { type: 'json' };
import type { Exercise } from '../../../../web/learn/exercises/exercise';
import { type AskableLesson, askable } from '../../../../web/learn/exercises/generation/askable';
import { askableOf, kindsOf, nodesOf } from '../../../../web/learn/exercises/generation/available';
import { type ExerciseSource, generate } from '../../../../web/learn/exercises/generation/generate';
import type { ExerciseSpec, Kind } from '../../../../web/learn/exercises/spec';
import { isRefusal } from '../../../../web/store/document/refusal';
import { addEquations } from '../../../../web/ui/equation/equation';
import { lessons, schemaOf, wholeEngine } from '../../all';

addEquations(equations);

export const engine = await wholeEngine();

export const lessonIds = Object.keys(askable);

/** Throws if the lesson has no exercises. */
export function askedIn(id: string): AskableLesson {
  const asked = askableOf(id);
  if (asked === undefined) throw new Error(`no exercises in ${id}`);
  return asked;
}

export function sourceOf(id: string): ExerciseSource {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return { lesson, schema: schemaOf(engine, lesson), engine, asked: askedIn(id) };
}

export function specOf(lesson: string, kind: Kind, seed = 1, node = ''): ExerciseSpec {
  return { lesson, kind, seed, node, cells: [] };
}

/** Throws if there is none. */
export function exerciseOf(spec: ExerciseSpec): Exercise {
  const made = generate(spec, sourceOf(spec.lesson));
  if (isRefusal(made)) throw new Error(`${JSON.stringify(spec)}: ${JSON.stringify(made.error)}`);
  return made;
}

/** Every lesson, kind and step that can be asked for. */
export const allSpecs: readonly ExerciseSpec[] = lessonIds.flatMap((lesson) =>
  kindsOf(askedIn(lesson)).flatMap((kind) => {
    const nodes = nodesOf(askedIn(lesson), kind);
    return (nodes.length === 0 ? [''] : nodes).map((node) => specOf(lesson, kind, 1, node));
  }),
);

/** The system of a command, and what it has written. */
export function testSystem() {
  const written = { out: '', error: '', warned: '' };
  const system = {
    version: '1.2.3',
    warn: (text: string) => {
      written.warned += text;
    },
    readFile: (address: URL) => readFileSync(address),
    out: (text: string) => {
      written.out += text;
      return 0;
    },
    fail: (text: string) => {
      written.error += text;
      return 2;
    },
  };
  return { system, written };
}
