import { beforeAll, describe, expect, it } from 'vitest';
import { findMistakes, recogniseMistakes } from '../../../../web/engine/analysis/mistakes';
import { Engine } from '../../../../web/engine/engine';
import type { RunRequest, Trace } from '../../../../web/engine/types';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale } from '../../../../web/i18n/i18n';
import { englishText } from '../../../../web/i18n/messages';
import { fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

const matrix = (rows: number, cols: number, ...data: number[]) => ({ rows, cols, data });

/** d_k = 4; scores 8 and 0, scaled 4 and 0. */
const request: RunRequest = {
  variant: 'scaled_dot_product',
  inputs: {
    query: matrix(1, 4, 2, 2, 0, 0),
    key: matrix(2, 4, 2, 2, 0, 0, 0, 0, 1, 0),
    value: matrix(2, 1, 1, 0),
  },
  options: { mask: 'none' },
};

let engine: Engine;
let run: Trace;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
  run = engine.run(request);
});

describe('mistakes', () => {
  it('have the numbers of the node, nearest first', () => {
    const found = findMistakes(run, 'weights');
    const numbers = new Map(found.map(({ diagnosis, data }) => [diagnosis.key, [...Array.from(data.data)]]));
    const share = Math.exp(8) / (Math.exp(8) + 1);
    expect(numbers.get('mistake.scale_missing')).toEqual([
      expect.closeTo(share, 12),
      expect.closeTo(1 - share, 12),
    ]);
    expect(numbers.get('mistake.softmax_other_axis')).toEqual([1, 1]);
    expect(numbers.get('mistake.softmax_missing')).toEqual([4, 0]);
    const sites = found.map(({ site }) => run.nodes.findIndex(({ id }) => id === site));
    expect(sites).toEqual([...sites].sort((a, b) => b - a));
  });

  it('are recognised by a matrix, or by one cell', () => {
    const whole = recogniseMistakes(run, 'scaled_scores', matrix(1, 2, 8, 0));
    expect(whole.isRight).toBe(false);
    expect(whole.mistakes.map(({ diagnosis, site }) => [diagnosis.key, site])).toEqual([
      ['mistake.scale_missing', 'scaled_scores'],
    ]);
    const rounded = recogniseMistakes(run, 'scaled_scores', [{ row: 0, col: 0, number: 2.04 }], 0.05);
    expect(rounded.mistakes.map(({ diagnosis }) => diagnosis.key)).toEqual(['mistake.scale_by_d_k']);
    expect(recogniseMistakes(run, 'scaled_scores', matrix(1, 2, 4, 0))).toEqual({
      isRight: true,
      mistakes: [],
    });
    expect(recogniseMistakes(run, 'scaled_scores', matrix(1, 2, 5, 0))).toEqual({
      isRight: false,
      mistakes: [],
    });
  });

  it('have texts in both languages, on every fixture', () => {
    const locale = createLocale(french);
    const texts = new Map<string, string>();
    for (const { request: of } of fixtureCases) {
      const trace = engine.run(of);
      for (const { diagnosis } of findMistakes(trace, trace.outputs[0] ?? ''))
        texts.set(englishText(diagnosis), locale.format(diagnosis));
    }
    expect(texts.size).toBeGreaterThan(40);
    expect(
      [...texts].filter(([text, translated]) => text === translated || /mistake\.|[{}]/.test(text)),
    ).toEqual([]);
  });

  it('of a whole run may be at one place of several, and outside the group of the node', () => {
    const bias = (data: number) => matrix(1, 1, data);
    const ffn = engine.run({
      variant: 'feed_forward',
      inputs: { x: bias(1), w_1: bias(1), b_1: bias(2), w_2: bias(1), b_2: bias(5) },
      options: {},
    });
    const missing = (scope: 'group' | 'run') =>
      findMistakes(ffn, 'ffn_output', 0, scope)
        .filter(({ diagnosis }) => diagnosis.key === 'mistake.bias_missing')
        .map(({ data }) => data.data[0]);
    expect(missing('group')).toEqual([1]);
    expect(missing('run')).toEqual([1, 3, 6]);
  });

  it('refuse what does not fit the node', () => {
    expect(() => findMistakes(run, 'none')).toThrow('there is no node "none"');
    expect(() => findMistakes(run, 'weights', -1)).toThrow('the tolerance is -1');
    expect(() => recogniseMistakes(run, 'weights', matrix(2, 2, 1, 2, 3, 4))).toThrow('1 × 2');
    expect(() => recogniseMistakes(run, 'weights', [{ row: 1, col: 0, number: 1 }])).toThrow(
      'no cell in row 1',
    );
  });
});
