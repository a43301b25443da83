// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import type { Position } from '../../../../web/store/document/state';
import type { Model } from '../../../../web/ui/model';
import { stage } from '../../../../web/ui/stage/stage';
import { show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

const goTo = (node: string): Action => ({ type: 'go-to', node });

function sumsIn(model: Model): { readonly rows: readonly string[]; readonly columns: readonly string[] } {
  const page = show(stage(model, recorder().intent));
  const texts = (list: string): readonly string[] => [...page.querySelectorAll(`.${list} li`)].map(textOf);
  return { rows: texts('row-sums'), columns: texts('column-sums') };
}

describe('the sums of attention weights', () => {
  it('are those of each row and of each column, with their words', () => {
    const model = modelOf('scaled-dot-product', [goTo('weights')]);
    const node = model.trace.node('weights');
    const columns = ['small', 'hungry', 'bird'].map((name, col) => {
      const numbers = [0, 1, 2].map((row) => node?.data[row * 3 + col] ?? Number.NaN);
      return `sum of column ${name} ${numbers.reduce((sum, each) => sum + each, 0).toFixed(3)}`;
    });
    expect(sumsIn(model)).toEqual({
      rows: ['sum of row small 1.000', 'sum of row hungry 1.000', 'sum of row bird 1.000'],
      columns,
    });
  });

  it('follow an edit', () => {
    const edit: Action = { type: 'set-cell', cell: { node: 'query', row: 0, col: 0 }, value: 3 };
    const [before, after] = [[], [edit]].map((edits) =>
      sumsIn(modelOf('scaled-dot-product', [goTo('weights'), ...edits])),
    );
    expect(after?.rows).toEqual(before?.rows);
    expect(after?.columns).not.toEqual(before?.columns);
  });

  it('are 0 for a row that is fully masked', () => {
    const close = [0, 1, 2].map(
      (col): Action => ({ type: 'set-cell', cell: { node: 'mask', row: 1, col }, value: -Infinity }),
    );
    const option: Action = { type: 'set-option', name: 'mask', value: 'custom' };
    const { rows } = sumsIn(modelOf('scaled-dot-product', [option, ...close, goTo('weights')]));
    expect(rows[1]).toBe('sum of row hungry 0.000');
  });

  it('are blank until all of their numbers are reached', () => {
    const at = (position: Partial<Position>) => {
      const whole: Position = { node: 'weights', row: 0, col: 0, granularity: 'cell', ...position };
      return sumsIn(modelOf('scaled-dot-product', [{ type: 'move', position: whole }]));
    };
    expect(at({ row: 0, col: 1 }).rows).toEqual(['', '', '']);
    expect(at({ row: 0, col: 2 }).rows.map((text) => text !== '')).toEqual([true, false, false]);
    expect(at({ row: 2, col: 1 }).columns.map((text) => text !== '')).toEqual([true, true, false]);
    const model = modelOf('scaled-dot-product', [goTo('weights')]);
    const { position } = model.state;
    const hidden = { ...model, state: { ...model.state, position: { ...position, isHidden: true } } };
    expect(sumsIn(hidden)).toEqual({ rows: ['', '', ''], columns: ['', '', ''] });
  });

  it('stand beside the weights of each head', () => {
    expect(sumsIn(modelOf('multi-head', [goTo('head_1/weights')])).rows).toHaveLength(3);
  });

  it('are left out of large matrices, of columns that are no words, and of other matrices', () => {
    const none = { rows: [], columns: [] };
    expect(sumsIn(modelOf('reversal', [goTo('layer_0/self/head_0/weights')]))).toEqual(none);
    expect(sumsIn(modelOf('sliding-window', [goTo('band_weights')])).columns).toEqual([]);
    expect(sumsIn(modelOf('scaled-dot-product', [goTo('scaled_scores')]))).toEqual(none);
    expect(sumsIn(modelOf('scaled-dot-product', [goTo('context')]))).toEqual(none);
  });
});
