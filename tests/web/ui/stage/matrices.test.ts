// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import type { Model } from '../../../../web/ui/model';
import { flowFit, givenFit } from '../../../../web/ui/stage/fit';
import { focusOf, matrices } from '../../../../web/ui/stage/matrices';
import { show } from '../page';
import { modelOf, recorder } from '../sample';

function nodesOf(model: Model, ...ids: readonly string[]): readonly TraceNode[] {
  return ids.map((id) => {
    const node = model.trace.node(id);
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  });
}

describe('the window of a product', () => {
  it('shows where the 1 of a word is, unless the reader chose another part', () => {
    const model = modelOf('english-french', [{ type: 'go-to', node: 'source/word_vectors' }]);
    const [result, words, table] = nodesOf(model, 'source/word_vectors', 'source', 'source/w_embed');
    if (!result || !words || !table) throw new RangeError('a node is missing');
    const { row, inner } = focusOf(result, words, table, model);
    expect(words.data[row * words.cols + inner]).toBe(1);
    const focus = { node: words.id, row, col: 0 };
    expect(focusOf(result, words, table, { ...model, focus }).inner).toBe(0);
  });
});

describe('given matrices', () => {
  it('take two lines where their cells grow by it, and one where they are high', () => {
    const first = modelOf('scaled-dot-product', []);
    expect(givenFit(nodesOf(first, 'query', 'key', 'value'), first)).toMatch(/^cols-8 rows-6 .* lines-2$/);
    expect(givenFit(nodesOf(first, 'query', 'key'), first)).toMatch(/^cols-8 rows-3 .* lines-1$/);
    const digits = modelOf('digits', []);
    const projections = ['w_q', 'w_k', 'w_v'].map((name) => `encoder_0/self/${name}`);
    expect(givenFit(nodesOf(digits, ...projections), digits)).toMatch(/ lines-1$/);
  });

  it('name the one that the step is about', () => {
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'key' }]);
    const [key] = nodesOf(model, 'key');
    if (!key) throw new RangeError('no keys');
    const root = show(matrices(key, { model, intent: recorder().intent, explanation: null }));
    const current = [...root.querySelectorAll<HTMLElement>('.matrix.current')];
    expect(current.map(({ dataset }) => dataset.matrix)).toEqual(['key']);
  });
});

describe('matrices in a row', () => {
  it('show fewer columns where there are more than two, and leave room for a map of the whole', () => {
    const model = modelOf('dates', []);
    const [result, words, positions] = nodesOf(
      model,
      'source/positioned',
      'source/word_vectors',
      'source/learned_positions',
    );
    if (!result || !words || !positions) throw new RangeError('a node is missing');
    expect(flowFit([words, positions], result, model)).toMatch(/^cols-24 .* tall mapped$/);
    expect(flowFit([words], result, model)).toMatch(/^cols-24 .* tall mapped$/);
  });
});
