import { describe, expect, it } from 'vitest';
import type { Action } from '../../../web/store/actions/actions';
import { initialState } from '../../../web/store/document/preset';
import { LabStore } from '../../../web/store/store';
import { type LockName, readLocked } from '../../../web/store/untrusted/hide-and-lock';
import { libraryOf, wholeEngine } from '../all';
import { inEnglish } from '../english';

const library = libraryOf(await wholeEngine());
const [first, masks] = await Promise.all([library.open('scaled-dot-product'), library.open('masks')]);

/** Sets locks, as the attribute `lock` does. */
function lock(store: LabStore, names: LockName): void {
  const restrictions = { hidden: store.state.ui.hidden, locks: readLocked(names).names };
  store.dispatch({ type: 'set-restrictions', restrictions });
}

function locked(names: LockName, opened = first): LabStore {
  const store = new LabStore(library, opened);
  lock(store, names);
  return store;
}

function openLesson(store: LabStore, { lesson, schema }: typeof first): void {
  store.dispatch({ type: 'open-lesson', lesson, schema });
}

const cell = { node: 'query', row: 1, col: 1 };
const matrix = { rows: 3, cols: 4, data: Array.from({ length: 12 }, (_, i) => i) };
const larger = { rows: 4, cols: 4, data: Array.from({ length: 16 }, (_, i) => i) };
const open = { rows: 3, cols: 3, data: Array(9).fill(0) };
const initial = initialState(first.lesson, first.schema);
const another = { ...initial.document, options: { ...initial.document.options, mask: 'causal' } };

type Lock = Exclude<LockName, 'all'>;

/** Actions that change words, options, numbers or the lesson, each with the locks that forbid it. */
const cases: readonly (readonly [string, Action, readonly Lock[]])[] = [
  ['a number', { type: 'set-cell', cell, value: 9 }, ['inputs']],
  ['a matrix', { type: 'replace-matrix', input: 'query', matrix }, ['inputs']],
  ['a matrix of more rows', { type: 'replace-matrix', input: 'query', matrix: larger }, ['inputs', 'tokens']],
  ['random numbers', { type: 'refill', input: 'query', seed: 3 }, ['inputs']],
  ['a cell of the mask', { type: 'toggle-mask', row: 0, col: 1, generated: open }, ['inputs', 'options']],
  ['an option', { type: 'set-option', name: 'mask', value: 'causal' }, ['options']],
  ['a file', { type: 'load-document', document: another }, ['options']],
  ['a link', { type: 'restore', state: { ...initial, document: another } }, ['options']],
  ['one more word', { type: 'add-token', list: 'query' }, ['tokens']],
  ['one word less', { type: 'remove-token', list: 'query', index: 0 }, ['tokens']],
  ['another word', { type: 'rename-token', list: 'query', index: 0, word: 'other' }, ['tokens']],
  ['a sentence', { type: 'replace-tokens', list: 'query', sentence: 'other words' }, ['tokens']],
  ['a size', { type: 'set-dimension', name: 'd_k', size: 3 }, ['tokens']],
  ['another lesson', { type: 'open-lesson', lesson: masks.lesson, schema: masks.schema }, ['lesson']],
];

const locks: readonly Lock[] = ['inputs', 'options', 'tokens', 'lesson'];

describe('locked actions', () => {
  it.each(cases)('%s is rejected only by its own locks, with the reason', (_, action, against) => {
    for (const name of [...locks, 'all'] as const) {
      const store = locked(name);
      const { state, trace } = store;
      const refused = store.dispatch(action)?.error ?? null;
      if (name === 'all' || against.includes(name)) {
        expect(inEnglish(refused)).toMatch(/^The author of this page has locked the /);
        expect(store.state).toEqual({ ...state, ui: { ...state.ui, message: refused } });
        expect(store.state.document).toBe(state.document);
        expect(store.trace).toBe(trace);
      } else expect([name, refused]).toEqual([name, null]);
    }
  });

  it('does not lock navigation', () => {
    const store = locked('all');
    expect(store.dispatch({ type: 'go-to', node: 'weights' })).toBeNull();
    expect(store.dispatch({ type: 'select-cell', cell: { node: 'weights', row: 0, col: 0 } })).toBeNull();
    expect(store.state.position.node).toBe('weights');
    expect(store.state.trail).toHaveLength(1);
  });

  it('disables undo: earlier changes stay', () => {
    const store = new LabStore(library, first);
    store.dispatch({ type: 'set-cell', cell, value: 9 });
    lock(store, 'inputs');
    store.dispatch({ type: 'undo' });
    expect(store.trace.node('query')?.data[5]).toBe(9);
  });

  it('does not apply to programs', () => {
    const store = locked('all');
    const { state } = new LabStore(library, masks);
    expect(store.dispatch({ type: 'replace-state', state })).toBeNull();
    expect(store.lesson.id).toBe('masks');
  });
});

describe('the initial view set by the author', () => {
  const baseline = another;

  it('is what reset goes back to, and so does opening the lesson again', () => {
    const store = new LabStore(library, first);
    store.dispatch({ type: 'set-baseline', baseline: baseline });
    store.dispatch({ type: 'replace-state', state: { ...store.state, document: baseline } });
    store.dispatch({ type: 'set-cell', cell, value: 9 });
    store.dispatch({ type: 'reset' });
    expect(store.state.document).toBe(baseline);
    openLesson(store, masks);
    expect(store.lesson.id).toBe('masks');
    store.dispatch({ type: 'reset' });
    expect(store.lesson.id).toBe('masks');
    openLesson(store, first);
    expect(store.state.document).toBe(baseline);
  });

  it('may be gone back to even when all is locked', () => {
    const store = locked('all');
    store.dispatch({ type: 'set-baseline', baseline: baseline });
    expect(store.dispatch({ type: 'reset' })).toBeNull();
    expect(store.state.document).toBe(baseline);
  });
});
