import { describe, expect, it } from 'vitest';
import { initialState } from '../../../web/store/document/preset';
import { LabStore } from '../../../web/store/store';
import { libraryOf, wholeEngine } from '../all';
import { inEnglish } from '../english';

const library = libraryOf(await wholeEngine());
const [first, masks] = await Promise.all([library.open('scaled-dot-product'), library.open('masks')]);
const cell = { node: 'query', row: 1, col: 1 };
const started = () => new LabStore(library, first);

describe('a store', () => {
  it('opens a lesson with its run', () => {
    const store = started();
    expect(store.lesson).toBe(first.lesson);
    expect(store.trace.node('weights')).toBeDefined();
    expect(store.before).toBeNull();
  });

  it('runs an edit and keeps the run before it', () => {
    const store = started();
    const trace = store.trace;
    expect(store.dispatch({ type: 'set-cell', cell, value: 5 })).toBeNull();
    expect(store.trace.node('query')?.data[5]).toBe(5);
    expect(store.before).toBe(trace);
    store.dispatch({ type: 'undo' });
    expect(store.trace).toBe(trace);
  });

  it('changes nothing when an edit is rejected, and reports why', () => {
    const store = started();
    const { state, trace } = store;
    const refusal = store.dispatch({ type: 'set-dimension', name: 'd_k', size: 900 });
    expect(inEnglish(refusal)?.error).toContain('d_k');
    expect(store.state).toEqual({ ...state, ui: { ...state.ui, message: store.state.ui.message } });
    expect(store.state.document).toBe(state.document);
    expect(store.trace).toBe(trace);
  });

  it('follows a document into another lesson and back', () => {
    const store = started();
    store.dispatch({ type: 'open-lesson', lesson: masks.lesson, schema: masks.schema });
    expect(store.lesson.id).toBe('masks');
    expect(store.trace.node('mask')?.kind).toBe('generated');
    store.dispatch({ type: 'undo' });
    expect(store.lesson.id).toBe('scaled-dot-product');
  });

  it('loads a state without adding to the history', () => {
    const store = started();
    store.dispatch({ type: 'replace-state', state: initialState(masks.lesson, masks.schema) });
    expect(store.lesson.id).toBe('masks');
    expect(store.state.past).toEqual([]);
  });

  it('replaces an invalid position by a valid one', () => {
    const store = started();
    store.dispatch({ type: 'go-to', node: 'nosuch' });
    expect(store.trace.node(store.state.position.node)).toBeDefined();
  });
});
