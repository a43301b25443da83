import type { Engine } from '../engine/engine';
import { type ProgramProblem, type ProgramText, type ProgramWalk, programVariant } from '../engine/programs';
import type { OptionValue, VariantSchema } from '../engine/types';
import { englishText } from '../i18n/messages';
import type { Lesson, LessonStep, Preset, Rows } from '../lessons/lesson';
import { createMatrix, rowOf } from '../store/document/matrix';
import { presetDocument } from '../store/document/preset';
import { seededNumber } from '../store/document/random';
import { requestWithActiveOptions } from '../store/document/request';
import type { InputMatrix } from '../store/document/state';
import type { ProgramLesson } from '../ui/mode';
import { packProgram } from './pack';
import { walkFor } from './walks';

/** Makes a lesson of a program; or says what is wrong with it. The engine must be the one with programs. */
export function programLesson(text: string, engine: Engine): ProgramLesson | ProgramProblem {
  const read = engine.readProgram(text);
  if ('span' in read) return read;
  const { schema, lead, given, name } = read;
  // What a program says of itself is the same in every language.
  const title = englishText(schema.title) || name;
  const entry = {
    ...{ id: packProgram(text), title, summary: lead },
    ...{ variant: programVariant(text), build: 'full' as const },
    preset: presetOf(schema, given),
  };
  const unwalked: Lesson = { ...entry, opening: '', steps: [] };
  const request = requestWithActiveOptions(presetDocument(unwalked, schema), schema);
  const walk = walkFor(request, engine);
  if ('span' in walk) return walk;
  const lesson: Lesson = { ...entry, opening: openingOf(walk), steps: commentSteps(walk) };
  return { text, lesson, schema, engine };
}

/**
 * The numbers that the program gives; the store adds others. Parameters get half of what it would give them: products with larger ones
 * would make weights of nearly 0 and 1. Words name the rows of queries and keys.
 */
function presetOf(schema: VariantSchema, given: ProgramText['given']): Preset {
  const parameters = schema.inputs
    .filter(({ kind, name }) => kind === 'parameter' && given.every((each) => each.name !== name))
    .map(({ name }) => name);
  const { inputs } = schema.resolver.resolve({ options: defaultOptions(schema) });
  const small = inputs
    .filter(({ name }) => parameters.includes(name))
    .map(({ name, rows, cols }) => [name, rowsOf(smallNumbers(name, rows, cols))] as const);
  return {
    tokens: { query: wordsOf(schema, 'query'), key: wordsOf(schema, 'key') },
    options: {},
    inputs: { ...givenRows(given), ...Object.fromEntries(small) },
  };
}

/** The numbers that a program gives its inputs. */
export const givenRows = (given: ProgramText['given']): Readonly<Record<string, Rows>> =>
  Object.fromEntries(given.map(({ name, ...matrix }) => [name, rowsOf(matrix)] as const));

const defaultOptions = ({ options }: VariantSchema): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(options.map(({ name, default: initial }) => [name, initial]));

const smallNumbers = (name: string, rows: number, cols: number): InputMatrix =>
  createMatrix(rows, cols, (row, col) => seededNumber(name, row, col) / 2);

const rowsOf = (matrix: InputMatrix): Rows =>
  Array.from({ length: matrix.rows }, (_, row) => rowOf(matrix, row));

const words = 'the cat sat on a mat and slept'.split(' ');

/** As many words as the list has tokens. */
function wordsOf(schema: VariantSchema, list: 'query' | 'key'): readonly string[] {
  const count = schema.dimensions.find(({ tokens }) => tokens === list)?.default ?? 0;
  return Array.from({ length: count }, (_, at) => words[at] ?? `token ${at + 1}`);
}

/** The first step that is computed. */
function openingOf({ steps }: ProgramWalk): string {
  const first = steps.find(({ kind, isKey }) => isKey && kind === 'computed');
  return (first ?? steps[0])?.id ?? '';
}

/** The comment of each step. Those of a loop are the same each time. */
export function commentSteps({ steps }: ProgramWalk): readonly LessonStep[] {
  const texts = new Map<string, string>();
  for (const { id, prose } of steps) if (prose !== '') texts.set(anyTime(id), prose);
  return Array.from(texts, ([node, prose]) => ({ node, prose }));
}

/** The options that the lines of each step name. */
export function optionsOfLines(
  text: string,
  { steps }: ProgramWalk,
  { options }: VariantSchema,
): Readonly<Record<string, readonly string[]>> {
  const lines = text.split('\n');
  const computed = steps.filter(({ isKey, kind }) => isKey && kind === 'computed');
  const found = computed.flatMap(({ id, span }) => {
    const code = lines.slice(span.line - 1, span.endLine).map((line) => line.replace(/#.*/, ''));
    // A name that ends with an underscore is that of an option without it.
    const words = new Set(
      code
        .join(' ')
        .match(/[\p{L}_][\p{L}\p{N}_]*/gu)
        ?.map((word) => word.replace(/_$/, '')),
    );
    const named = options.flatMap(({ name }) => (words.has(name) ? [name] : []));
    return named.length > 0 ? [[id, named] as const] : [];
  });
  return Object.fromEntries(found);
}

/** An id with a star for the numbers of its groups: `head_*\/scores` (without the backslash). */
export function anyTime(id: string): string {
  const parts = id.split('/');
  return [...parts.slice(0, -1).map((part) => part.replace(/_\d+$/, '_*')), ...parts.slice(-1)].join('/');
}
