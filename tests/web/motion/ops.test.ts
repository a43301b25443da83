import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../web/engine/types';
import { choices, choreographyOf } from '../../../web/motion/choreographies';
import { lessons } from '../all';
import { caseNamed, fixtureCases } from '../engine/support/fixtures';
import {
  backwardFixtures,
  backwardLessons,
  engine,
  programs,
  runBackward,
  runOf,
  variedVariants,
} from './stage';

/** The names of the ops in the sources of the engine. */
function opsOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cpp'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bname = "([a-z_]+)"/g)])
    .map(([, name = '']) => name);
}

/** The names of the choreographies of each op in some runs. */
function choreographiesIn(traces: readonly Trace[]): Readonly<Record<string, string>> {
  const used = new Map<string, Set<string>>();
  for (const trace of traces)
    for (const node of trace.nodes) {
      const name = choreographyOf(node, trace)?.name ?? 'none';
      used.set(node.op, (used.get(node.op) ?? new Set()).add(name));
    }
  return Object.fromEntries([...used].sort().map(([op, names]) => [op, [...names].sort().join(', ')]));
}

describe('the table of choreographies', () => {
  it('has every op of the engine, and no other', () => {
    const ops = [...new Set([...opsOf('wasm/ops'), 'input'])].sort();
    expect(ops.length).toBeGreaterThan(45);
    expect(Object.keys(choices).sort()).toEqual(ops);
  });

  it('has no op whose motion is not compared with the engine in `numbers.test.ts`', () => {
    const cases = fixtureCases.filter(({ request }) => variedVariants.includes(request.variant));
    const traces = [
      ...lessons.map(({ id }) => runOf(id)),
      ...backwardLessons.map((id) => runOf(id, true)),
      ...cases.map(({ request }) => engine.run(request)),
      ...programs.map(({ engine: own, request }) => own.run(request)),
      ...backwardFixtures.map((name) => runBackward(caseNamed(name).request)),
    ];
    const met = new Set(traces.flatMap(({ nodes }) => nodes.map(({ op }) => op)));
    const moving = Object.keys(choices).filter((op) => choices[op] !== null);
    expect(moving.filter((op) => !met.has(op))).toEqual([]);
  });

  it('gives the ops that only programs have these choreographies', () => {
    const ofLessons = choreographiesIn(lessons.map(({ id }) => runOf(id)));
    const all = choreographiesIn(programs.map(({ engine: own, request }) => own.run(request)));
    const more = Object.entries(all).filter(([op]) => !Object.hasOwn(ofLessons, op));
    expect(Object.fromEntries(more)).toEqual({
      compare: 'operandsIntoResult',
      divide_number: 'activation',
      expand: 'heads',
      log_sum_exp: 'products',
      padding_mask: 'generatedMask',
      raise_to: 'activation',
      smaller: 'heads',
      smallest: 'heads',
      softcap: 'activation',
      softmax_columns: 'softmax',
      tril: 'heads',
      where: 'heads',
    });
  });

  it('gives the ops of all lessons these choreographies', () => {
    expect(choreographiesIn(lessons.map(({ id }) => runOf(id)))).toEqual({
      activation: 'activation',
      add: 'add, recurrence',
      add_number: 'add',
      arange: 'none',
      band_context: 'weightedMean',
      band_scores: 'products',
      causal_mask: 'generatedMask',
      clamp_max: 'heads',
      clamp_min: 'activation',
      concat_columns: 'heads',
      concat_rows: 'heads',
      constant: 'none',
      constant_matrix: 'none',
      convolve: 'convolution',
      cross_entropy: 'crossEntropy',
      divide: 'products, row',
      gather: 'heads',
      hardmax: 'operandsIntoResult',
      input: 'none',
      interleave_columns: 'heads',
      larger: 'heads',
      largest: 'heads',
      log_softmax: 'products',
      mask: 'mask',
      matmul: 'products, weightedMean',
      mean: 'mean',
      multiply: 'products, recurrence, row',
      norm: 'products',
      offset_distances: 'products',
      one_minus: 'recurrence',
      pair_concat: 'heads',
      pair_sum: 'add',
      power: 'activation',
      region_mask: 'generatedMask',
      reshape: 'heads',
      rotate_pairs: 'rotation',
      round_to: 'activation',
      scale: 'scale',
      slice_columns: 'heads',
      slice_rows: 'heads',
      softmax: 'softmax',
      square_root: 'activation',
      subtract: 'add, row',
      sum_of_squares: 'products',
      sum_to: 'products',
      top_k_mask: 'generatedMask',
      transpose: 'transpose',
      window_mask: 'generatedMask',
    });
  });
});
