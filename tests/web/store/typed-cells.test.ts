import { describe, expect, it } from 'vitest';
import { LabStore } from '../../../web/store/store';
import { libraryOf, wholeEngine } from '../all';
import { inEnglish } from '../english';

const library = libraryOf(await wholeEngine());
const [first, masks] = await Promise.all([library.open('scaled-dot-product'), library.open('masks')]);

/** The store after a text has been typed into a cell and Enter pressed. */
function typed(text: string, cell = { node: 'query', row: 1, col: 1 }, opened = first): LabStore {
  const store = new LabStore(library, opened);
  store.dispatch({ type: 'edit-cell', cell, text, selectAll: false });
  store.dispatch({ type: 'commit-edit' });
  return store;
}

/** The number of the cell, what the status says, and why the text was refused. */
function outcome({ trace, state: { ui } }: LabStore) {
  const number = trace.node('query')?.data[5];
  const [status, error] = inEnglish([ui.status, ui.editing?.error ?? null]);
  return { number, status, error };
}

describe('a number typed into a cell', () => {
  it.each([
    ['0,5', 0.5],
    ['–0.5', -0.5],
    ['１．５', 1.5],
    ['= 3', 3],
    ['1/4', 0.25],
    ['1.20×10⁻⁷', 1.2e-7],
  ])('%s is read as elsewhere', (text, number) => {
    expect(outcome(typed(text))).toEqual({ number, status: null, error: null });
  });

  it.each([
    ['50 %', 0.5],
    ['1,234', 1.234],
  ])('%s is read, and the status says how', (text, number) => {
    expect(outcome(typed(text))).toEqual({ number, status: `Read as ${number}.`, error: null });
  });

  it('no longer says how the one before was read', () => {
    const store = typed('50 %');
    store.dispatch({
      type: 'edit-cell',
      cell: { node: 'query', row: 1, col: 1 },
      text: '2',
      selectAll: false,
    });
    store.dispatch({ type: 'commit-edit' });
    expect(outcome(store)).toEqual({ number: 2, status: null, error: null });
  });

  it('is not told again where nothing changes', () => {
    const store = typed('1.234');
    store.dispatch({
      type: 'edit-cell',
      cell: { node: 'query', row: 1, col: 1 },
      text: '1,234',
      selectAll: true,
    });
    store.dispatch({ type: 'commit-edit' });
    expect(outcome(store)).toEqual({ number: 1.234, status: null, error: null });
  });

  it.each(['1 000', '1.234,5', '2²', '1e-400', '-∞', 'x'])(
    '%s stays in the field, with the reason',
    (text) => {
      const before = new LabStore(library, first).trace.node('query')?.data[5];
      const { number, status, error } = outcome(typed(text));
      expect([number, status]).toEqual([before, null]);
      expect(error).toContain(`"${text}"`);
    },
  );

  it('is −∞ in a mask', () => {
    const cell = { node: 'mask', row: 1, col: 0 };
    const mask = typed('–∞', cell, masks).trace.node('mask');
    expect(mask?.data[mask.cols]).toBe(-Infinity);
  });
});
