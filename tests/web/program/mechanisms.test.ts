import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RunRequest, Trace, VariantSchema } from '../../../web/engine/types';
import { toTree } from '../../../web/program/latex';
import { programLesson } from '../../../web/program/program-lesson';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { activeInputs } from '../../../web/store/sizes/shapes';
import { programEngine } from './programs';

const engine = await programEngine();

const opened = (variant: string) => {
  const found = programLesson(readFileSync(`web/content/programs/mechanisms/${variant}.py`, 'utf8'), engine);
  if ('span' in found) throw new Error(`${variant}: ${JSON.stringify(found)}`);
  return found;
};

/** The numbers of a program that the mechanism reads with these options. */
function requestOf(schema: VariantSchema, of: RunRequest): RunRequest {
  const names = new Set(activeInputs(schema, of.options).map(({ name }) => name));
  const inputs = Object.fromEntries(Object.entries(of.inputs).filter(([name]) => names.has(name)));
  return { variant: schema.id, inputs, options: of.options };
}

const numbersOf = (trace: Trace) =>
  new Map(trace.nodes.map(({ id, rows, cols, data }) => [id, { rows, cols, data: [...data] }]));

describe('each mechanism as a program', () => {
  it.each(engine.variants.map(({ id }) => id))('%s has the same nodes and numbers', (id) => {
    const { lesson, schema } = opened(id);
    const request = requestWithActiveOptions(presetDocument(lesson, schema), schema);
    const trace = engine.run(request);
    const variant = engine.variants.find((each) => each.id === id);
    if (variant === undefined) throw new Error(id);
    const found = numbersOf(trace);
    for (const [node, numbers] of numbersOf(engine.run(requestOf(variant, request))))
      expect(found.get(node), node).toEqual(numbers);
    for (const { symbol, equation } of trace.nodes)
      for (const latex of [symbol, equation]) expect(() => toTree(latex), latex).not.toThrow();
  });

  it.each(engine.variants.map(({ id }) => id))('%s has comments of at most 60 words', (id) => {
    const { lesson } = opened(id);
    expect(lesson.steps.length).toBeGreaterThan(0);
    for (const { prose } of lesson.steps)
      expect((prose ?? '').split(/\s+/).length, prose).toBeLessThanOrEqual(60);
  });
});
