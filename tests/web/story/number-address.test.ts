import { describe, expect, it } from 'vitest';
import { runOf } from '../../../web/figures/trained-models/runs';
import type { State } from '../../../web/store/document/state';
import { decode } from '../../../web/store/links/decode';
import { addressOf, parseNumberName, placeOf } from '../../../web/story/number-address';
import { at, type Story } from '../../../web/story/story';
import { matricesOf, others, shipped, translator } from './stories';

/** The state that an address opens. */
function opened(address: string): State {
  const { state, messages } = decode(address, [translator.lesson], [translator.schema]);
  expect(messages).toEqual([]);
  return state;
}

const stories: readonly Story[] = [shipped, ...others];

describe('the address of a number', () => {
  it.each(stories.map((story) => [story.after.english.join(' '), story] as const))(
    'selects the cell with that number in the lesson: %s',
    (_, story) => {
      const { product: _products, ...matrices } = matricesOf(story);
      const { document } = opened(addressOf(story, { matrix: 'weights', row: 0, col: 0 }));
      expect(document.tokens.key).toEqual(story.after.english);
      const trace = runOf(document, translator);
      for (const [matrix, rows] of Object.entries(matrices)) {
        const last = { matrix, row: rows.length - 1, col: (rows[0]?.length ?? 1) - 1 };
        const { trail, position } = opened(addressOf(story, last));
        expect(trail).toEqual([{ node: position.node, row: last.row, col: last.col }]);
        const node = trace.node(position.node);
        expect([node?.rows, node?.cols], matrix).toEqual([rows.length, rows[0]?.length]);
        expect(Array.from(node?.data ?? []), matrix).toEqual(rows.flat());
      }
    },
  );

  it('of a product is that of the score that it is a term of', () => {
    const { row, col, products } = shipped.opened;
    for (const name of ['product:0,3', 'rest']) {
      const { trail } = opened(addressOf(shipped, parseNumberName(name)));
      expect(trail).toEqual([{ node: 'decoder_0/cross/head_0/scores', row, col }]);
    }
    const sum = products.reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(at(shipped.attention.scores, row, col), 10);
  });
});

describe('the place of a number', () => {
  it('is the words of its row and column', () => {
    expect(placeOf(shipped, parseNumberName('weights:1,2'))).toBe('chat, cat');
    expect(placeOf(shipped, parseNumberName('key:2,4'))).toBe('cat, 5');
    expect(placeOf(shipped, parseNumberName('context:1,0'))).toBe('chat, 1');
  });
});
