import { readFileSync } from 'node:fs';
import { Engine } from '../../../../web/engine/engine';
import type { TraceNode, VariantSchema } from '../../../../web/engine/types';
import createModule from '../../../../web/generated/engine-full.mjs';
import type { Lesson } from '../../../../web/lessons/lesson';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithAllOptions } from '../../../../web/store/document/request';
import { learnedIds, lessonOnDisk } from './lesson-on-disk';
import type { RefNode } from './reference';

/** A lesson about a trained model, and all its matrices computed by the engine in Node. */
export interface LearnedWalk {
  readonly lesson: Lesson;
  readonly nodes: readonly RefNode[];
}

/** The lessons about trained models. */
export const learnedLessons: readonly Lesson[] = await Promise.all(learnedIds.map(lessonOnDisk));

let engine: Promise<Engine> | undefined;

/** Names of the class token and of the patches by row and column. */
function patchNames(
  dimension: string,
  { preset: { inputs, options } }: Lesson,
): readonly string[] | undefined {
  if (!/^n_(patches|tokens)$/.test(dimension)) return undefined;
  const side = (inputs.image?.length ?? 0) / Number(options.patch);
  const patches = Array.from(
    { length: side * side },
    (_, at) => `r${Math.floor(at / side) + 1} c${(at % side) + 1}`,
  );
  return dimension === 'n_tokens' ? ['class', ...patches] : patches;
}

/** Labels along a dimension: a number for a single entry, tokens, words of the vocabulary, or feature names. */
function namesAlong(dimension: string, lesson: Lesson, schema: VariantSchema) {
  if (dimension === '1') return ['1'];
  const { preset, reading } = lesson;
  const list = schema.dimensions.find(({ name }) => name === dimension)?.tokens;
  if (list === 'query' || list === 'key') return preset.tokens[list];
  const known = [reading?.query, reading?.key].find(
    (vocabulary) => schema.inputs.find(({ name }) => name === vocabulary?.input)?.cols === dimension,
  );
  return known?.words ?? preset.features?.[dimension] ?? patchNames(dimension, lesson);
}

function referenceOf(
  node: TraceNode,
  all: readonly TraceNode[],
  names: (dimension: string) => readonly string[] | undefined,
): RefNode {
  const { id, section, operands, rows, cols, data, kind, row_dim, col_dim } = node;
  const [rowNames, colNames] = [names(row_dim), names(col_dim)];
  return {
    id,
    section,
    operands: operands.map((at) => all[at]?.id ?? ''),
    isGenerated: kind === 'generated',
    data: Array.from({ length: rows }, (_, row) => Array.from(data.slice(row * cols, (row + 1) * cols))),
    names: { ...(rowNames && { rows: rowNames }), ...(colNames && { cols: colNames }) },
  };
}

/** The default walk of a lesson. */
export async function learnedWalk(lesson: Lesson): Promise<LearnedWalk> {
  engine ??= Engine.load(readFileSync('web/generated/engine-full.wasm'), createModule);
  const running = await engine;
  const schema = running.variants.find(({ id }) => id === lesson.variant);
  if (schema === undefined) throw new RangeError(`no variant ${lesson.variant}`);
  const { nodes } = running.run(requestWithAllOptions(initialState(lesson, schema).document, schema));
  const names = (dimension: string) => namesAlong(dimension, lesson, schema);
  return { lesson, nodes: nodes.map((node) => referenceOf(node, nodes, names)) };
}
