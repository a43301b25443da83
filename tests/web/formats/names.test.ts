import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitStacked } from '../../../web/formats/names/stacked';
import { layerRows, stackedRows } from '../../../web/formats/names/table/layers';
import { groupRows, matrixRows } from '../../../web/formats/names/table/matrices';
import { valueRows } from '../../../web/formats/names/table/values';
import { isSure, rankTargets } from '../../../web/formats/names/targets';
import { turnTransposes } from '../../../web/formats/names/transposes';

const labels = (prefix: string) =>
  ['w_q', 'w_k', 'w_v', 'w_o', 'b_q', 'b_o'].map((name) => ({ label: `${prefix}${name}` }));

const single = labels('');
const encoder = [
  ...labels('self/'),
  ...['norm_1/gain', 'norm_1/shift', 'norm_2/gain', 'ffn/w_1', 'ffn/b_1', 'ffn/w_2'].map((label) => ({
    label,
  })),
];
const decoder = [...encoder, ...labels('cross/'), { label: 'norm_3/gain' }];
const additive = ['w_h', 'w_s', 'v_a', 'b_a'].map((label) => ({ label }));

describe('names of parameters in libraries', () => {
  it.each([
    ['q_proj.weight', single, 'w_q', 'transposed'],
    ['encoder.layer.0.attention.self.query.weight', single, 'w_q', 'transposed'],
    ['bert.encoder.layer.0.attention.output.dense.weight', encoder, 'self/w_o', 'transposed'],
    ['encoder.layer.0.intermediate.dense.weight', encoder, 'ffn/w_1', 'transposed'],
    ['encoder.layer.0.output.LayerNorm.weight', encoder, 'norm_2/gain', 'as_is'],
    ['h.0.attn.c_proj.weight', single, 'w_o', 'either'],
    ['transformer.h.0.mlp.c_fc.weight', encoder, 'ffn/w_1', 'either'],
    ['self_attn.out_proj.bias', encoder, 'self/b_o', 'as_is'],
    ['multihead_attn.out_proj.weight', decoder, 'cross/w_o', 'transposed'],
    ['self_attn.out_proj.weight', decoder, 'self/w_o', 'transposed'],
    ['linear1.weight', encoder, 'ffn/w_1', 'transposed'],
    ['norm1.weight', encoder, 'norm_1/gain', 'as_is'],
    ['query/kernel:0', single, 'w_q', 'as_is'],
    ['linears.3.weight', single, 'w_o', 'transposed'],
    ['W_q.weight', single, 'w_q', 'transposed'],
    ['layers.0.SelfAttention.q.weight', single, 'w_q', 'transposed'],
    ['blocks.0.attn.proj.weight', single, 'w_o', 'transposed'],
    ['fc_out.weight', single, 'w_o', 'transposed'],
    ['Wa.weight', additive, 'w_s', 'transposed'],
    ['Ua.weight', additive, 'w_h', 'transposed'],
    ['attention.w_v.weight', additive, 'v_a', 'transposed'],
    ['run1/w_q', single, 'w_q', 'as_is'],
  ] as const)('%s', (name, targets, label, orientation) => {
    const [best, second] = rankTargets(name, targets).filter(isSure);
    expect([best?.target.label, best?.orientation]).toEqual([label, orientation]);
    expect(best?.score).toBeGreaterThan(second?.score ?? 0);
  });

  it.each(['ln_f.weight', 'tok_emb.weight', 'foo', 'dropout.p'])('%s is none of them', (name) => {
    expect(rankTargets(name, single).filter(isSure)).toEqual([]);
  });
});

const array = (name: string, shape: readonly number[]) => {
  const size = shape.reduce((product, side) => product * side, 1);
  const data = Float64Array.from({ length: size }, (_, at) => at);
  return {
    name,
    shape,
    data,
    epsilon: 0,
    halfDigit: null,
    fractionDigits: 0,
    isBoolean: false,
    place: null,
  };
};

describe('transposes', () => {
  const turnedBack = [0, 3, 1, 4, 2, 5];

  it.each([
    ['k.T', 'k'],
    ['K.mT', 'K'],
    ['k.T.numpy()', 'k'],
    ['k.t()', 'k'],
    ['k.transpose(-2, -1)', 'k'],
    ['k.transpose(0, 1)', 'k'],
    ['k.permute(1, 0)', 'k'],
    ['np.transpose(k)', 'k'],
    ['t(k)', 'k'],
    ['Kᵀ', 'K'],
    ['K^T', 'key'],
    ['kT', 'key'],
    ['k_t', 'key'],
    ['key_transposed', 'key'],
    ['w_q.weight.T', 'w_q.weight'],
    ['weights transposed', 'weights'],
  ])('%s is turned back', (name, base) => {
    const [turned] = turnTransposes([array(name, [2, 3])]);
    expect(turned).toMatchObject({ name: base, shape: [3, 2], whole: name, wholeShape: [2, 3] });
    expect([...(turned?.data ?? [])]).toEqual(turnedBack);
  });

  it('have all axes in the opposite order, or the last two', () => {
    const [all, last, named] = turnTransposes(
      ['a.T', 'b.mT', 'c.transpose(0, 2, 1)'].map((name) => array(name, [2, 1, 3])),
    );
    expect([all?.shape, last?.shape, named?.shape]).toEqual([
      [3, 1, 2],
      [2, 3, 1],
      [2, 3, 1],
    ]);
    expect([...(all?.data ?? [])]).toEqual(turnedBack);
  });

  it.each(['encoder.H', 'x_t', 'h_t', 'k', "k'", 'scores', 'q.transpose(0, 1)'])('%s is none', (name) => {
    const given = [array(name, [2, 3, 4])];
    expect(turnTransposes(given)).toEqual(given);
  });

  it('are left as they are beside what was transposed', () => {
    const given = [array('k', [3, 2]), array('k.T', [2, 3])];
    expect(turnTransposes(given)).toEqual(given);
    const [best] = rankTargets('k.T', [{ label: 'key' }, { label: 'key_transposed' }]).filter(isSure);
    expect(best?.target.label).toBe('key_transposed');
  });

  it('are not what is marked by a stroke', () => {
    expect(rankTargets("k'", [{ label: 'key' }]).filter(isSure)).toEqual([]);
  });
});

describe('stacked projections', () => {
  it('lie one below the other in PyTorch, and side by side in GPT-2', () => {
    const below = splitStacked([array('self_attn.in_proj_weight', [6, 2])]);
    expect(below.map(({ name, shape, data }) => [name, shape, [...Array.from(data)]])).toEqual([
      ['self_attn.q_proj.weight', [2, 2], [0, 1, 2, 3]],
      ['self_attn.k_proj.weight', [2, 2], [4, 5, 6, 7]],
      ['self_attn.v_proj.weight', [2, 2], [8, 9, 10, 11]],
    ]);
    const beside = splitStacked([array('c_attn.weight', [2, 6])]);
    expect(beside.map(({ name, data }) => [name, [...Array.from(data)]])).toEqual([
      ['w_q', [0, 1, 6, 7]],
      ['w_k', [2, 3, 8, 9]],
      ['w_v', [4, 5, 10, 11]],
    ]);
    expect(splitStacked([array('qkv.bias', [6])]).map(({ name }) => name)).toEqual(['b_q', 'b_k', 'b_v']);
  });
});

describe('the table of names', () => {
  it('says where each comes from', () => {
    const sources = [...matrixRows, ...groupRows, ...layerRows, ...stackedRows, ...valueRows].map(
      ({ source }) => source,
    );
    expect(sources.filter((source) => source.trim() === '')).toEqual([]);
  });

  it('is in the docs', () => {
    const docs = readFileSync('web/site/package/README.md', 'utf8');
    const libraries = new Set(
      [...layerRows, ...stackedRows]
        .flatMap(({ source }) => source.split(', '))
        .map((source) => source.replace(/ \(.*/, '')),
    );
    expect([...libraries].filter((library) => !docs.includes(library))).toEqual([]);
    const missing = layerRows.flatMap(({ layers }) => {
      const [first = ''] = layers.split(' ');
      return docs.includes(`\`${first}`) ? [] : [first];
    });
    expect(missing).toEqual([]);
  });
});
