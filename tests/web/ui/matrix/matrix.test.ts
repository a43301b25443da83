// @vitest-environment happy-dom

import { render } from 'lit';
import { describe, expect, it } from 'vitest';
import type { CellRef, Trace } from '../../../../web/engine/types';
import { english } from '../../../../web/i18n/i18n';
import { type Message, message } from '../../../../web/i18n/message';
import type { Action } from '../../../../web/store/actions/actions';
import { textInCell } from '../../../../web/ui/format/format';
import type { Model } from '../../../../web/ui/model';
import { stage } from '../../../../web/ui/stage/stage';
import { unlike } from '../../../unlike';
import { cellIn, endTask, show, textOf } from '../page';
import { modelOf, recorder, walks } from '../sample';

const at = (node: string, row: number, col: number): CellRef => ({ node, row, col });
const goTo = (node: string): Action => ({ type: 'go-to', node });
const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

describe('every number on the stage', () => {
  /** The text of a cell, and the text that its node gives. */
  const shownAndTrue = (cell: HTMLElement, trace: Trace): readonly [string, string] => {
    const { node = '', row, col } = cell.dataset;
    const source = trace.node(node);
    if (source === undefined) throw new Error(`a cell of no node: ${node}`);
    return [textOf(cell), textInCell(english, source, Number(row), Number(col))];
  };

  // Lessons about trained models take long; browser tests cover them: tests/browser/numbers/numbers-learned.spec.ts.
  const written = walks().filter(({ lesson }) => lesson.trained === undefined);

  it.each(written.map((walk) => [walk.lesson.id, walk] as const))(
    'is the one the engine computed, at every kind of step of %s',
    async (id, { trace }) => {
      const page = document.createElement('div');
      for (const node of unlike(trace.nodes, ({ id }) => id)) {
        render(stage(modelOf(id, [goTo(node.id)]), recorder().intent), page);
        const cells = [...page.querySelectorAll<HTMLElement>('td[data-node]')];
        const own = cells.filter((cell) => cell.dataset.node === node.id);
        // Of larger matrices a part has numbers, which browser tests cover.
        const isWhole = node.rows <= 4 && node.cols <= 4;
        if (isWhole) expect(own).toHaveLength(node.rows * node.cols);
        else expect(own.length).toBeGreaterThan(0);
        const isWrong = (cell: HTMLElement, [shown, value]: readonly [string, string]): boolean =>
          shown !== value && (shown !== '·' || cell.dataset.node === node.id);
        const wrong = cells.flatMap((cell) => {
          const texts = shownAndTrue(cell, trace);
          return isWrong(cell, texts) ? [[cell.outerHTML, ...texts]] : [];
        });
        expect(wrong).toEqual([]);
        await endTask();
      }
    },
    120_000,
  );
});

describe('the row names of a matrix', () => {
  const corner = (lesson: string, node: string): string =>
    textOf(
      show(stage(modelOf(lesson, [goTo(node)]), recorder().intent)).querySelector(
        `[data-matrix="${node}"] .corner`,
      ),
    );

  it('are said to be the words before, in the weights of a decoder that is trained', () => {
    expect(corner('english-french', 'decoder_0/cross/head_0/weights')).toBe('after');
    expect(corner('english-french', 'encoder_0/self/head_0/weights')).toBe('');
    expect(corner('decoder-layer', 'cross/head_0/weights')).toBe('');
    expect(corner('scaled-dot-product', 'weights')).toBe('');
  });
});

describe('a cell', () => {
  it('announces its position and value', () => {
    const page = show(stage(modelOf('scaled-dot-product', [goTo('scores')]), recorder().intent));
    expect(cellIn(page, 'scores', 1, 2).getAttribute('aria-label')).toBe(
      'scores, row hungry, column bird: 6',
    );
    expect(cellIn(page, 'query', 1, 0).getAttribute('aria-label')).toBe('queries, row hungry, column 1: −1');
  });

  it('announces the previous value after an edit', () => {
    const edit: Action = { type: 'set-cell', cell: at('query', 0, 0), value: 3 };
    const page = show(stage(modelOf('scaled-dot-product', [goTo('scores'), edit]), recorder().intent));
    const cell = cellIn(page, 'query', 0, 0);
    expect(cell.getAttribute('aria-label')).toBe('queries, row small, column 1: 3 +2, was 1');
    expect(textOf(cell.querySelector('.delta'))).toBe('+2');
  });

  it('has its change in the digits of the finer of both matrices', () => {
    const edit: Action = { type: 'set-cell', cell: at('x', 1, 1), value: 2 };
    const page = show(stage(modelOf('feed-forward', [goTo('hidden_product'), edit]), recorder().intent));
    const cell = cellIn(page, 'hidden_product', 1, 2);
    expect(cell.getAttribute('aria-label')).toMatch(/: 2 \+1\.5, was 0\.5$/);
    expect(textOf(cell.querySelector('.delta'))).toBe('+1.5');
  });

  it('has no change where only rounding differs', () => {
    // All scores of a row move by the same amount, so its weights stay but for rounding.
    const shift = ['query', 'key'].map(
      (input): Action => ({ type: 'set-cell', cell: at(input, 0, 0), value: 0.7 }),
    );
    const ones = [0, 1, 2].map((row): Action => ({ type: 'set-cell', cell: at('key', row, 3), value: 0.3 }));
    const before = [...shift, ...ones];
    const moved: Action = { type: 'set-cell', cell: at('query', 0, 3), value: 1.1 };
    const compare: Action = {
      type: 'compare-with',
      document: modelOf('scaled-dot-product', before).state.document,
    };
    const page = show(
      stage(modelOf('scaled-dot-product', [...before, compare, moved, goTo('weights')]), recorder().intent),
    );
    expect([0, 1, 2].map((col) => textOf(cellIn(page, 'weights', 0, col).querySelector('.delta')))).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('is blank until the walk reaches it', () => {
    const position = { node: 'scores', row: 0, col: 1, granularity: 'cell' } as const;
    const page = show(stage(modelOf('scaled-dot-product', [{ type: 'move', position }]), recorder().intent));
    expect(textOf(cellIn(page, 'scores', 0, 1))).not.toBe('·');
    expect(textOf(cellIn(page, 'scores', 0, 2))).toBe('·');
    expect(cellIn(page, 'scores', 0, 2).getAttribute('aria-label')).toMatch(/not computed yet$/);
  });

  it('highlights its operands', () => {
    const model = modelOf('scaled-dot-product', [
      goTo('scores'),
      { type: 'select-cell', cell: at('scores', 1, 2) },
    ]);
    const page = show(stage(model, recorder().intent));
    const lit = [...page.querySelectorAll<HTMLElement>('td.lit')].map((cell) =>
      Object.values({ ...cell.dataset }),
    );
    const row = model.trace.node('query')?.cols ?? 0;
    const wanted = Array.from({ length: row }, (_, k) => [
      ['query', '1', String(k)],
      ['key_transposed', String(k), '2'],
    ]).flat();
    expect(lit).toEqual(expect.arrayContaining([...wanted, ['scores', '1', '2']]));
    expect(lit).toHaveLength(wanted.length + 1);
    expect(cellIn(page, 'scores', 1, 2).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the keyboard', () => {
  const open = (model: Model = modelOf('scaled-dot-product', [goTo('scores')])) => {
    const { intent, calls } = recorder(model);
    return { page: show(stage(model, intent)), calls };
  };

  it('stops once at each matrix', () => {
    const { page } = open();
    for (const grid of page.querySelectorAll('table[role=grid]')) {
      expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    }
  });

  it.each([
    ['ArrowRight', {}, 1, 2],
    ['ArrowLeft', {}, 1, 0],
    ['ArrowUp', {}, 0, 1],
    ['ArrowDown', {}, 2, 1],
    ['Home', {}, 1, 0],
    ['End', {}, 1, 2],
    ['Home', { ctrlKey: true }, 0, 0],
    ['End', { ctrlKey: true }, 2, 2],
  ])('%s %o leads to %d, %d', (key, more, row, col) => {
    const { page, calls } = open();
    const went = press(cellIn(page, 'scores', 1, 1), key, more);
    expect(went).toBe(false);
    expect(calls).toContainEqual(['hover', at('scores', row, col)]);
  });

  it('selects a computed number and edits one that can be edited', () => {
    const { page, calls } = open();
    press(cellIn(page, 'scores', 1, 1), 'Enter');
    press(cellIn(page, 'query', 1, 0), 'Enter');
    press(cellIn(page, 'query', 1, 0), 'F2');
    press(cellIn(page, 'query', 1, 0), '7');
    press(cellIn(page, 'query', 1, 0), ' ');
    expect(calls).toEqual([
      ['dispatch', { type: 'select-cell', cell: at('scores', 1, 1) }],
      ['edit', at('query', 1, 0), '-1', true],
      ['edit', at('query', 1, 0), '-1', true],
      ['edit', at('query', 1, 0), '7'],
      ['dispatch', { type: 'select-cell', cell: at('query', 1, 0) }],
    ]);
  });

  it('leaves other keys to the page', () => {
    const { page, calls } = open();
    expect(press(cellIn(page, 'scores', 1, 1), '?')).toBe(true);
    expect(press(cellIn(page, 'scores', 1, 1), '7')).toBe(true);
    expect(press(cellIn(page, 'scores', 1, 1), 'z', { ctrlKey: true })).toBe(true);
    expect(calls).toEqual([]);
  });

  it('opens and closes a cell of the mask', () => {
    const { page, calls } = open(modelOf('masks', [goTo('masked_scores')]));
    press(cellIn(page, 'mask', 0, 1), ' ');
    expect(calls).toEqual([['dispatch', expect.objectContaining({ type: 'toggle-mask', row: 0, col: 1 })]]);
  });
});

describe('editing', () => {
  const editing = (text: string, error: Message | null): Model => ({
    ...modelOf('scaled-dot-product', [goTo('scores')]),
    editing: { cell: at('query', 1, 1), text, selectAll: false, error },
  });

  it('puts a field in place of the number, with what was refused and why', () => {
    const { intent } = recorder(modelOf('scaled-dot-product', [goTo('scores')]));
    const page = show(stage(editing('2x', message('error.other', { text: 'not a number' })), intent));
    const field = cellIn(page, 'query', 1, 1).querySelector('input');
    expect(field?.value).toBe('2x');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const reason = page.querySelector(`#${field?.getAttribute('aria-describedby')}`);
    expect(textOf(reason)).toBe('not a number');
  });

  it('takes the text on Enter and gives it up on Escape', () => {
    // Once committed, the blur of the field must not commit again.
    const { intent, calls } = recorder(modelOf('scaled-dot-product', [goTo('scores')]));
    const field = cellIn(show(stage(editing('2', null), intent)), 'query', 1, 1).querySelector('input');
    if (field === null) throw new Error('no field');
    field.value = '2.5';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    press(field, 'Enter');
    press(field, 'Escape');
    expect(calls.filter(([what]) => what !== 'hover')).toEqual([
      ['edit', at('query', 1, 1), '2.5'],
      ['commitEdit'],
      ['cancelEdit'],
    ]);
  });
});

describe('the pointer', () => {
  const click = (target: Element): boolean =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  it('selects with the first click and edits with the next', () => {
    const opened = modelOf('scaled-dot-product', [goTo('scores')]);
    const first = recorder(opened);
    click(cellIn(show(stage(opened, first.intent)), 'query', 0, 0));
    expect(first.calls).toEqual([['dispatch', { type: 'select-cell', cell: at('query', 0, 0) }]]);
    const selected = modelOf('scaled-dot-product', [
      goTo('scores'),
      { type: 'select-cell', cell: at('query', 0, 0) },
    ]);
    const next = recorder(selected);
    click(cellIn(show(stage(selected, next.intent)), 'query', 0, 0));
    expect(next.calls).toEqual([['edit', at('query', 0, 0), '1', true]]);
  });

  it('moves to a number that is not computed yet before selecting it', () => {
    const position = { node: 'scores', row: 0, col: 1, granularity: 'cell' } as const;
    const model = modelOf('scaled-dot-product', [{ type: 'move', position }]);
    const { intent, calls } = recorder(model);
    const page = show(stage(model, intent));
    click(cellIn(page, 'scores', 2, 2));
    expect(calls.map(([, action]) => (action as Action).type)).toEqual(['go-to', 'select-cell']);
  });

  it('follows a symbol of the equation', () => {
    const { intent, calls } = recorder();
    const page = show(stage(modelOf('scaled-dot-product', [goTo('scores')]), intent));
    const symbol = page.querySelector('[data-equation="scores"] [data-symbol="query"]');
    if (symbol === null) throw new Error('no symbol');
    click(symbol);
    expect(calls).toEqual([['dispatch', { type: 'go-to', node: 'query' }]]);
  });
});
