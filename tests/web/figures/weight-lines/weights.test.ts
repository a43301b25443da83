import { describe, expect, it } from 'vitest';
import { isIsolated } from '../../../../web/figures/weight-lines/isolation';
import { ribbonsOf } from '../../../../web/figures/weight-lines/placement';
import {
  strongestCell,
  type WordWeights,
  weightsOnStage,
} from '../../../../web/figures/weight-lines/weights-on-stage';
import { wordLabel } from '../../../../web/figures/weight-lines/word-labels';
import { english } from '../../../../web/i18n/i18n';
import type { Action } from '../../../../web/store/actions/actions';
import { modelOf, walks } from '../../ui/sample';

function weightsAt(lesson: string, node: string, actions: readonly Action[] = []): WordWeights | null {
  return weightsOnStage(modelOf(lesson, [{ type: 'go-to', node }, ...actions]));
}

function present<T>(found: T | null): T {
  if (found === null) throw new Error('there are no weights');
  return found;
}

/** The weights of so many heads. */
const heads = (of: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, head) => `${of}head_${head}/weights`);

/** All weights without lines: of more words, pixels or patches than lines can be told apart, or with sides that have no words. */
const withoutLines = [
  ...heads('induction layer_0/self/', 1),
  ...heads('induction layer_1/self/', 1),
  ...heads('induction-one-layer layer_0/self/', 1),
  ...heads('digits encoder_0/self/', 4),
  ...heads('digits encoder_1/self/', 4),
  ...heads('digits-without-positions encoder_0/self/', 4),
  ...heads('digits-without-positions encoder_1/self/', 4),
  'image-as-vectors weights',
  ...heads('vision-transformer ', 2),
  ...heads('convolution-as-attention ', 9),
  // One row, against the tokens so far: no list of words names the sides.
  ...[0, 1, 2, 3].map((step) => `key-value-cache step_${step}/weights`),
];

describe('the weights on the stage', () => {
  it('have the words of their rows and columns, and the numbers of the trace', () => {
    const weights = present(weightsAt('cross-attention', 'weights'));
    expect(weights.rows).toEqual(['Watch', 'that', 'bird']);
    expect(weights.columns).toEqual(['Regarde', 'cet', 'oiseau', '-là']);
    const numbers = weights.rows.flatMap((_, row) =>
      weights.columns.map((_, col) => weights.weightAt(row, col)),
    );
    expect(numbers).toEqual([...weights.node.data]);
  });

  it('draw no line for what is no number, and keep the width of the others', () => {
    const actions = [{ type: 'set-option', name: 'hide', value: 'billion' }] as const;
    const weights = present(weightsAt('rounding', 'weights', actions));
    expect(Number.isNaN(weights.node.data[0])).toBe(true);
    expect(weights.columns.map((_, col) => weights.weightAt(0, col))).toEqual([0, 0, 0]);
    const places = { width: 300, top: 0, bottom: 90, columns: [50, 150, 250], rows: [50, 150, 250] };
    const ribbons = ribbonsOf(weights, places);
    expect(ribbons.length).toBeGreaterThan(0);
    expect(ribbons.filter(({ row, width }) => row === 0 || !(width > 0))).toEqual([]);
    expect(strongestCell(weights, { row: 0, col: null })).toBeNull();
  });

  it('are those of the step, of a head, or the left operand of a product', () => {
    expect(present(weightsAt('multi-head', 'head_1/weights')).node.head).toBe(2);
    expect(present(weightsAt('scaled-dot-product', 'context'))).toMatchObject({
      isOperand: true,
      stageRows: 6,
      node: { id: 'weights' },
    });
  });

  it('of a band are those of the words in the window', () => {
    const weights = present(weightsAt('sliding-window', 'band_weights'));
    const { node, rows, columns } = weights;
    expect([rows.length, node.cols, weights.isBand]).toEqual([8, 3, true]);
    expect(columns).toEqual(rows);
    const at = (row: number, word: number): number => weights.weightAt(row, word);
    expect([at(0, 0), at(0, 1)]).toEqual([node.data[1], node.data[2]]);
    expect([at(4, 2), at(4, 3), at(4, 5), at(4, 6)]).toEqual([0, node.data[12], node.data[14], 0]);
    expect(weights.cellOf({ row: 4, col: 5 })).toEqual({ row: 4, col: 2 });
    expect(weights.wordsOf({ row: 4, col: 2 })).toEqual({ row: 4, col: 5 });
    expect(wordLabel(english, weights, 'row', 0)).toContain(` looks at `);
  });

  it('are none where there are too many, and on other steps', () => {
    expect(weightsAt('vision-transformer', 'head_0/weights')).toBeNull();
    expect(weightsAt('order-blindness', 'context')).toBeNull();
    expect(weightsAt('scaled-dot-product', 'scores')).toBeNull();
  });

  it('are shifted in a decoder, whose rows have the name of the word before', () => {
    const isShifted = (lesson: string, node: string) => present(weightsAt(lesson, node)).isShifted;
    expect(isShifted('english-french', 'decoder_0/cross/head_0/weights')).toBe(true);
    expect(isShifted('english-french', 'decoder_0/self/head_0/weights')).toBe(true);
    expect(isShifted('english-french-recurrent', 'decoder/weights')).toBe(true);
    expect(isShifted('english-french', 'encoder_0/self/head_0/weights')).toBe(false);
    expect(isShifted('cross-attention', 'weights')).toBe(false);
  });

  it('appear as the walk reaches them', () => {
    const byRow: Action = { type: 'set-granularity', granularity: 'row' };
    const weights = present(weightsAt('scaled-dot-product', 'weights', [byRow]));
    expect(weights.weightAt(0, 2)).toBeGreaterThan(0.5);
    expect([weights.weightAt(1, 2), weights.isReached(1)]).toEqual([0, false]);
    expect(wordLabel(english, weights, 'row', 1)).toBe('hungry');
  });

  it('have one line for each weight that is not 0, in all lessons', () => {
    let count = 0;
    const without = new Set<string>();
    for (const { lesson, trace } of walks())
      for (const { id, role, pass } of trace.nodes) {
        if (role !== 'weights' || pass !== 'forward') continue;
        const weights = weightsAt(lesson.id, id);
        if (weights === null) {
          without.add(`${lesson.id} ${id}`);
          continue;
        }
        count += 1;
        const middles = (names: readonly string[]) => names.map((_, index) => 40 * index);
        const places = { columns: middles(weights.columns), rows: middles(weights.rows) };
        const ribbons = ribbonsOf(weights, { ...places, width: 640, top: 0, bottom: 90 });
        expect(ribbons.map(({ weight }) => weight)).toEqual(
          [...weights.node.data].filter((each) => each !== 0),
        );
      }
    expect(count).toBeGreaterThan(80);
    expect([...without]).toEqual(withoutLines);
  });
});

describe('a word', () => {
  const weights = present(weightsAt('masks', 'weights'));

  it('says where it looks, and who looks at it', () => {
    expect(wordLabel(english, weights, 'row', 0)).toBe('small looks at small 100\u00a0%');
    expect(wordLabel(english, weights, 'row', 1)).toBe('hungry looks at hungry 88\u00a0%, small 12\u00a0%');
    expect(wordLabel(english, weights, 'col', 3)).toBe('sings is looked at by sings 31\u00a0%');
  });

  it('leads to its largest weight', () => {
    expect(strongestCell(weights, { row: 2, col: null })).toEqual({ row: 2, col: 2 });
    expect(strongestCell(weights, { row: null, col: 3 })).toEqual({ row: 3, col: 3 });
    expect(strongestCell(weights, { row: 0, col: 3 })).toBeNull();
    expect(isIsolated({ row: 2, col: null }, { row: 2, col: 0 })).toBe(true);
    expect(isIsolated({ row: null, col: 3 }, { row: 2, col: 0 })).toBe(false);
  });
});
