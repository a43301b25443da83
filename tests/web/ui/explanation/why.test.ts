// @vitest-environment happy-dom

import { render } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CellRef } from '../../../../web/engine/types';
import { english } from '../../../../web/i18n/i18n';
import { englishText } from '../../../../web/i18n/messages';
import { renderWaiting } from '../../../../web/ui/dom/after-paint';
import { why } from '../../../../web/ui/explanation/why';
import { cellText, exact } from '../../../../web/ui/format/format';
import { legend } from '../../../../web/ui/format/legend';
import { colName, rowName } from '../../../../web/ui/format/names';
import { unlike } from '../../../unlike';
import { endTask, show, textOf } from '../page';
import { modelOf, recorder, walks } from '../sample';

const at = (node: string, row: number, col: number): CellRef => ({ node, row, col });
const nameOf = ({ node, row, col }: CellRef): string => `${node}[${row}, ${col}]`;
const select = (cell: CellRef) => ({ type: 'select-cell', cell }) as const;

afterEach(() => vi.unstubAllGlobals());

describe('the why panel', () => {
  it('invites to select a number while none is', () => {
    const page = show(why(modelOf('scaled-dot-product'), recorder().intent));
    expect(textOf(page)).toContain('Select any number to see where it comes from.');
  });

  it.each(walks().map(({ lesson, trace }) => [lesson.id, trace] as const))(
    'shows for every kind of step of %s the numbers that the engine explains it with',
    async (lesson, trace) => {
      // Without frames, all is rendered at once.
      vi.stubGlobal('requestAnimationFrame', undefined);
      const page = document.createElement('div');
      for (const node of unlike(trace.nodes, ({ id }) => id)) {
        const cell = at(node.id, node.rows - 1, node.cols - 1);
        const model = modelOf(lesson, [select(cell)]);
        render(why(model, recorder().intent), page);
        const explanation = trace.explain(cell);
        expect(textOf(page.querySelector('.question output'))).toBe(
          cellText(english, node, cell.row, cell.col),
        );
        expect(textOf(page.querySelector('.exact code'))).toBe(exact(english, explanation.result));
        const { key, args } = explanation.sentence;
        const names = { row: rowName(node, cell.row, model), column: colName(node, cell.col, model) };
        const own = { row: cell.row + 1, column: cell.col + 1 };
        if (explanation.namesCell) expect({ ...own, ...args }).toMatchObject(own);
        expect(textOf(page)).toContain(
          englishText({ key, args: explanation.namesCell ? { ...args, ...names } : args }),
        );
        const factors = explanation.terms.flatMap((term) =>
          term.factors.flatMap(({ cell: from }) => from ?? []),
        );
        const shown = new Set(
          [...page.querySelectorAll<HTMLElement>('.factor')].map(({ dataset }) =>
            nameOf(at(String(dataset.node), Number(dataset.row), Number(dataset.col))),
          ),
        );
        expect(factors.map(nameOf).filter((name) => !shown.has(name))).toEqual([]);
        await endTask();
      }
    },
  );

  it.each([
    [
      'weights',
      'The share of column bird in row hungry of scaled scores after exp, so that the row sums to 1. Subtracting the largest first keeps exp small; no share changes.',
    ],
    ['context', 'Row hungry of attention weights times column 3 of values, products added up.'],
  ])('names the row and the column of a number of %s as its heading does', (node, sentence) => {
    const page = show(why(modelOf('scaled-dot-product', [select(at(node, 1, 2))]), recorder().intent));
    expect(textOf(page.querySelector('.because'))).toBe(sentence);
  });

  it('puts the largest contribution first and leads one level down', () => {
    const { intent, calls } = recorder();
    // The stage shows the weights, which are no product: there are no rows to be level with.
    const page = show(why(modelOf('scaled-dot-product', [select(at('context', 1, 2))]), intent));
    const values = [...page.querySelectorAll('.terms .equals')].map((cell) =>
      Number(textOf(cell).replace(/[= ]/g, '')),
    );
    expect(values).toEqual([...values].sort((a, b) => Math.abs(b) - Math.abs(a)));
    page.querySelector<HTMLElement>('.factor')?.click();
    expect(calls).toEqual([['dispatch', { type: 'open-term', cell: at('weights', 1, 2) }]]);
  });

  /** Until what comes a frame later is rendered. */
  const frames = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

  it('renders the end of a long list after a frame, and with the beginning while its cell stays the same', async () => {
    const page = document.createElement('div');
    const { intent } = recorder();
    const rows = (): number => page.querySelectorAll('.terms tbody tr').length;
    const rowsOf = (node: string, row: number): number => {
      render(why(modelOf('words-as-vectors', [select(at(node, row, 0))]), intent), page);
      return rows();
    };
    // The first list of all.
    expect(rowsOf('squared_lengths', 0)).toBe(64);
    expect(rowsOf('squared_lengths', 1)).toBe(16);
    await frames();
    expect(rows()).toBe(64);
    expect(rowsOf('squared_lengths', 1)).toBe(64);
    expect(rowsOf('combined_squared_length', 0)).toBe(16);
    renderWaiting(intent);
    expect(rows()).toBe(64);
  });

  it('comes a frame after the numbers of a step that is entered, and at once with the first and within a step', async () => {
    const page = document.createElement('div');
    const { intent } = recorder();
    const cellAt = (step: string, cell: CellRef): string | undefined => {
      const actions = [{ type: 'go-to', node: step } as const, select(cell)];
      render(why(modelOf('scaled-dot-product', actions), intent), page);
      return shown();
    };
    const shown = (): string | undefined => page.querySelector<HTMLElement>('.question output')?.dataset.node;
    expect(cellAt('scores', at('scores', 1, 2))).toBe('scores');
    expect(cellAt('scores', at('query', 1, 2))).toBe('query');
    expect(cellAt('weights', at('weights', 1, 2))).toBeUndefined();
    expect(page.querySelectorAll('.why')).toHaveLength(1);
    await frames();
    expect(shown()).toBe('weights');
    expect(cellAt('weights', at('weights', 0, 0))).toBe('weights');
    expect(cellAt('context', at('context', 1, 2))).toBeUndefined();
    renderWaiting(intent);
    expect(shown()).toBe('context');
  });

  it('keeps the terms of the product on the stage level with the rows of its right operand', () => {
    const page = show(why(modelOf('scaled-dot-product', [select(at('scores', 1, 2))]), recorder().intent));
    const rows = [...page.querySelectorAll<HTMLElement>('.workbench .terms tr')].map((line) =>
      [...line.querySelectorAll<HTMLElement>('.factor')].map(({ dataset: { node, row, col } }) => [
        node,
        row,
        col,
      ]),
    );
    expect(rows).toEqual(
      ['0', '1', '2', '3'].map((inner) => [
        ['query', '1', inner],
        ['key_transposed', inner, '2'],
      ]),
    );
    expect(textOf(page.querySelector('.workbench .result'))).toContain('6');
  });

  it('shows the way down and leads back', () => {
    const { intent, calls } = recorder();
    const down = { type: 'open-term', cell: at('query', 1, 1) } as const;
    const page = show(why(modelOf('scaled-dot-product', [select(at('scores', 1, 2)), down]), intent));
    expect([...page.querySelectorAll('.way li')].map(textOf)).toEqual([
      'scores[hungry, bird]',
      'queries[hungry, 2]',
    ]);
    page.querySelector<HTMLElement>('.way button')?.click();
    expect(calls).toEqual([['dispatch', { type: 'back-to', index: 0 }]]);
  });

  it('lists what would move a number, the strongest first', () => {
    const gradient = { type: 'set-why', why: 'gradient' } as const;
    const model = modelOf('scaled-dot-product', [select(at('weights', 1, 2)), gradient]);
    const page = show(why(model, recorder().intent));
    const lines = [...page.querySelectorAll('.movers tbody tr')];
    const derivatives = lines.map((line) =>
      Number(textOf(line.querySelector('.derivative')).replace('−', '-')),
    );
    expect(derivatives.length).toBeGreaterThan(4);
    expect(derivatives.map(Math.abs)).toEqual(derivatives.map(Math.abs).sort((a, b) => b - a));
    expect(textOf(page.querySelector('.because'))).toMatch(
      /^Raising \w+\[.*\] by 0\.01 (raises|lowers) it by about 0\.\d+\.$/,
    );
  });

  it('distinguishes numbers of one name by position', () => {
    const gradient = { type: 'set-why', why: 'gradient' } as const;
    const model = modelOf('encoder-layer', [select(at('norm_2/normed', 1, 2)), gradient]);
    const names = [...show(why(model, recorder().intent)).querySelectorAll('.mover')].map(textOf);
    expect(names).toContain('gain[1, 3] Norm 1');
    expect(names).toContain('gain[1, 3] Norm 2');
    expect(names).toContain('input[bird, 3]');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the legend', () => {
  it('states the range of the node on show', () => {
    const scores = show(legend(modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }])));
    expect(scores.querySelector('.legend-heat')?.getAttribute('aria-label')).toBe(
      'Colours of scores: from −6 to 6',
    );
    const weights = show(legend(modelOf('scaled-dot-product', [{ type: 'go-to', node: 'weights' }])));
    expect(textOf(weights.querySelector('.ends'))).toMatch(/^0 ?1$/);
  });

  it('explains blocked cells where there are some', () => {
    expect(textOf(show(legend(modelOf('masks'))))).toContain('blocked');
    expect(textOf(show(legend(modelOf('scaled-dot-product'))))).not.toContain('blocked');
  });
});
