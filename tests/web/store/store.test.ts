import { describe, expect, it } from 'vitest';
import { Session } from '../../../web/element/session/session';
import { initialState } from '../../../web/store/document/preset';
import { libraryOf, wholeEngine } from '../all';

const library = libraryOf(await wholeEngine());
const [first, masks] = await Promise.all([library.open('scaled-dot-product'), library.open('masks')]);
const cell = { node: 'query', row: 1, col: 1 };
const started = () => new Session(library, first);

describe('a session', () => {
  it('opens a lesson with its run', () => {
    const session = started();
    expect(session.lesson).toBe(first.lesson);
    expect(session.trace.node('weights')).toBeDefined();
    expect(session.before).toBeNull();
  });

  it('runs an edit and keeps the run before it', () => {
    const session = started();
    const trace = session.trace;
    expect(session.dispatch({ type: 'set-cell', cell, value: 5 })).toBe('');
    expect(session.trace.node('query')?.data[5]).toBe(5);
    expect(session.before).toBe(trace);
    session.dispatch({ type: 'undo' });
    expect(session.trace).toBe(trace);
  });

  it('changes nothing when an edit is refused, and says why', () => {
    const session = started();
    const { state, trace } = session;
    expect(session.dispatch({ type: 'set-dimension', name: 'd_k', size: 900 })).toContain('d_k');
    expect(session.state).toBe(state);
    expect(session.trace).toBe(trace);
  });

  it('follows a document into another lesson and back', () => {
    const session = started();
    session.open(masks);
    expect(session.lesson.id).toBe('masks');
    expect(session.trace.node('mask')?.kind).toBe('generated');
    session.dispatch({ type: 'undo' });
    expect(session.lesson.id).toBe('scaled-dot-product');
  });

  it('starts over from a state without leaving a way back', () => {
    const session = started();
    session.adopt(initialState(masks.lesson, masks.schema));
    expect(session.lesson.id).toBe('masks');
    expect(session.state.past).toEqual([]);
  });

  it('brings a position that is not there to one that is', () => {
    const session = started();
    session.dispatch({ type: 'go-to', node: 'nosuch' });
    expect(session.trace.node(session.state.position.node)).toBeDefined();
  });
});
