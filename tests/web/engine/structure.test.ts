import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import type { Trace } from '../../../web/engine/types';
import { englishText } from '../../../web/i18n/messages';
import { caseNamed, fixtureCases } from './support/fixtures';
import { createModule, wasm } from './support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

const walk = (trace: Trace) =>
  trace.sections.map(({ id, nodes }) => [id, nodes.map((at) => trace.nodes[at]?.id)]);

describe('the walk', () => {
  it('of scaled dot-product attention', () => {
    expect(walk(engine.run(caseNamed('softcap/all').request))).toEqual([
      ['inputs', ['query', 'key', 'value']],
      ['scores', ['key_transposed', 'scores', 'scaled_scores', 'capped_scores']],
      ['mask', ['mask', 'masked_scores']],
      ['weights', ['weights']],
      ['context', ['context']],
    ]);
  });

  it('of dot-product attention, which is not scaled', () => {
    expect(walk(engine.run(caseNamed('dot/int_3x5x4x2').request))).toEqual([
      ['inputs', ['query', 'key', 'value']],
      ['scores', ['key_transposed', 'scores']],
      ['weights', ['weights']],
      ['context', ['context']],
    ]);
  });

  it('of multi-head attention with biases and one mask for all heads', () => {
    const head = (k: number) => [
      `head_${k}`,
      [
        'query',
        'key',
        'value',
        'key_transposed',
        'scores',
        'scaled_scores',
        'masked_scores',
        'weights',
        'context',
      ].map((id) => `head_${k}/${id}`),
    ];
    expect(walk(engine.run(caseNamed('mhca/mask_custom').request))).toEqual([
      ['inputs', ['x', 'y', 'w_q', 'w_k', 'w_v', 'b_q', 'b_k', 'b_v', 'w_o', 'b_o']],
      ['projections', ['query_product', 'query', 'key_product', 'key', 'value_product', 'value']],
      ['mask', ['mask']],
      head(0),
      head(1),
      ['output', ['concat', 'output_product', 'output']],
    ]);
  });

  it('finds the sizes of all dimensions', () => {
    const { dimensions, outputs } = engine.run(caseNamed('mhca/dv!=dk_2x4h3').request);
    expect(dimensions).toEqual({ m: 2, n: 4, d_x: 3, d_y: 5, n_heads: 3, d_k: 1, d_v: 2, d_out: 2 });
    expect(outputs).toEqual(['output']);
  });

  it('names pairs of one item with each of n items after n', () => {
    const trace = engine.run(caseNamed('recurrent_translator/bahdanau').request);
    const axes = trace.nodes.flatMap(({ row_dim, col_dim }) => [row_dim, col_dim]);
    expect(axes.filter((axis) => axis.startsWith('1*'))).toEqual([]);
    expect(trace.node('decoder/weights')).toMatchObject({ row_dim: 'm', col_dim: 'n' });
    expect(trace.node('decoder/step_0/summed_pairs')).toMatchObject({ row_dim: 'n', col_dim: 'd_a' });
  });

  it('lists fully masked rows', () => {
    const { notes } = engine.run(caseNamed('sdpa/mask_causal_bottom_right_5x2').request);
    expect(notes.map(({ node, row }) => [node, row])).toEqual([
      ['weights', 0],
      ['weights', 1],
      ['weights', 2],
    ]);
    for (const { text } of notes) expect(englishText(text)).toContain('Every key is masked');
  });
});

describe('every run', { timeout: 60_000 }, () => {
  it('has nodes in order, each in one section, with operands before it', () => {
    for (const { name, request } of fixtureCases) {
      const { nodes, sections, outputs } = engine.run(request);
      expect(
        nodes.map(({ index }) => index),
        name,
      ).toEqual(nodes.map((_, at) => at));
      expect(new Set(nodes.map(({ id }) => id)).size, name).toBe(nodes.length);
      expect(sections.flatMap((section) => section.nodes).sort((a, b) => a - b)).toEqual(
        nodes.map((_, at) => at),
      );
      for (const { id, nodes: own } of sections)
        for (const at of own) expect(nodes[at]?.section, name).toBe(id);
      for (const { index, operands } of nodes) expect(Math.max(-1, ...operands), name).toBeLessThan(index);
      expect(outputs.length, name).toBe(1);
      expect(
        nodes.map(({ id }) => id),
        name,
      ).toContain(outputs[0]);
    }
  });

  it('has axes that are as long as their dimensions', () => {
    for (const { name, request } of fixtureCases) {
      const { nodes, dimensions } = engine.run(request);
      const product = (term: string) =>
        term.split('*').reduce((size, factor) => size * (dimensions[factor] ?? Number(factor)), 1);
      const length = (axis: string) => axis.split('+').reduce((sum, term) => sum + product(term), 0);
      for (const { id, rows, cols, row_dim, col_dim } of nodes)
        expect([length(row_dim), length(col_dim)], `${name} ${id}: ${row_dim} × ${col_dim}`).toEqual([
          rows,
          cols,
        ]);
    }
  });

  it('shows only formulas that are typeset', () => {
    const files = ['web/generated/equations.json', 'web/generated/equations-full.json'];
    if (!files.every((file) => existsSync(file))) return;
    const typeset: Record<string, unknown> = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
    );
    const shown = fixtureCases.flatMap(({ request }) =>
      engine.run(request).nodes.flatMap((node) => [node.symbol, node.equation]),
    );
    const missing = [...new Set(shown)].filter((latex) => latex !== '' && !Object.hasOwn(typeset, latex));
    expect(missing).toEqual([]);
  });

  it('shows formulas that name every operand', () => {
    const problems = fixtureCases.flatMap(({ request }) =>
      engine
        .run(request)
        .nodes.filter(({ operands, equation }) => operands.some((_, k) => !equation.includes(`\\arg{${k}}`)))
        .map(({ id }) => id),
    );
    expect(problems).toEqual([]);
  });
});
