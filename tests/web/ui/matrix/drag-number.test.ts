import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CellRef } from '../../../../web/engine/types';
import type { Action } from '../../../../web/store/actions/actions';
import { draggedNumber, LiveNumber } from '../../../../web/ui/matrix/drag-number';
import { after, dotProduct, rowsOf } from '../../store/samples';

const cell: CellRef = { node: 'query', row: 1, col: 1 };
const set = (value: number, continues?: boolean): Action =>
  continues === undefined ? { type: 'set-cell', cell, value } : { type: 'set-cell', cell, value, continues };

describe('a dragged number', () => {
  it('changes by 0.1 every eight pixels, and by 1 with the Shift key', () => {
    expect(draggedNumber(2, 7, 'small')).toBe(2);
    expect(draggedNumber(2, 8, 'small')).toBe(2.1);
    expect(draggedNumber(2, -25, 'small')).toBe(1.7);
    expect(draggedNumber(2, 24, 'large')).toBe(5);
  });

  it('has no rounding errors, and keeps further decimals', () => {
    expect(draggedNumber(0.1, 16, 'small')).toBe(0.3);
    expect(draggedNumber(0.123, 8, 'small')).toBe(0.223);
  });
});

// Numbers are applied at once here.
beforeAll(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterAll(() => void vi.unstubAllGlobals());

describe('the changes of one drag', () => {
  it('are one step of the history', () => {
    const dragged = after(dotProduct, set(2.1), set(2.2, true), set(2.3, true));
    expect(dragged.past).toHaveLength(1);
    expect(rowsOf(dragged, 'query')[1]?.[1]).toBe(2.3);
    expect(after(dotProduct, set(2.1), set(2.2, true), { type: 'undo' }).document).toEqual(
      after(dotProduct).document,
    );
  });

  it('are one step of their own after the number was back at its start', () => {
    const start = rowsOf(after(dotProduct), 'query')[1]?.[1] ?? 0;
    const actions: Action[] = [{ type: 'set-cell', cell: { ...cell, row: 0 }, value: 7 }];
    const number = new LiveNumber(cell, start, { dispatch: (action) => actions.push(action) });
    for (const value of [start + 1, start, start + 2]) {
      number.set(value);
      number.apply();
    }
    const undone = after(dotProduct, ...actions, { type: 'undo' });
    expect(rowsOf(undone, 'query')[1]?.[1]).toBe(start);
    expect(rowsOf(undone, 'query')[0]?.[1]).toBe(7);
  });

  it('are none if the number is again what it was', () => {
    const start = rowsOf(after(dotProduct), 'query')[1]?.[1] ?? 0;
    const dragged = after(dotProduct, set(start + 0.1), set(start, true));
    expect(dragged.past).toHaveLength(0);
    expect(dragged.compared).toBeNull();
  });
});
