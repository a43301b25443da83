import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../web/element/session';
import { Engine } from '../../../web/engine/engine';
import { lessons } from '../../../web/lessons';

const engine = await Engine.load(readFileSync('web/generated/engine.wasm'));
const cell = { node: 'query', row: 1, col: 1 };

describe('a session', () => {
  it('opens the first lesson with its run', () => {
    const session = new Session(engine, lessons);
    expect(session.lesson).toBe(lessons[0]);
    expect(session.trace.node('weights')).toBeDefined();
    expect(session.before).toBeNull();
  });

  it('runs an edit and keeps the run before it', () => {
    const session = new Session(engine, lessons);
    const first = session.trace;
    expect(session.dispatch({ type: 'set-cell', cell, value: 5 })).toBe('');
    expect(session.trace.node('query')?.data[5]).toBe(5);
    expect(session.before).toBe(first);
    session.dispatch({ type: 'undo' });
    expect(session.trace).toBe(first);
  });

  it('changes nothing when an edit is refused, and says why', () => {
    const session = new Session(engine, lessons);
    const { state, trace } = session;
    expect(session.dispatch({ type: 'set-dimension', name: 'd_k', size: 900 })).toContain('d_k');
    expect(session.open('nosuch')).toContain('nosuch');
    expect(session.state).toBe(state);
    expect(session.trace).toBe(trace);
  });

  it('follows a document into another lesson and back', () => {
    const session = new Session(engine, lessons);
    session.open('masks');
    expect(session.lesson.id).toBe('masks');
    expect(session.trace.node('mask')?.kind).toBe('generated');
    session.dispatch({ type: 'undo' });
    expect(session.lesson.id).toBe('scaled-dot-product');
  });

  it('starts over from a state without leaving a way back', () => {
    const session = new Session(engine, lessons);
    const state = session.opening('cross-attention');
    expect(state).not.toBeNull();
    if (state !== null) session.adopt(state);
    expect(session.lesson.id).toBe('cross-attention');
    expect(session.state.past).toEqual([]);
  });

  it('brings a position that is not there to one that is', () => {
    const session = new Session(engine, lessons);
    session.dispatch({ type: 'go-to', node: 'nosuch' });
    expect(session.trace.node(session.state.position.node)).toBeDefined();
  });

  it('needs a lesson that the engine can run', () => {
    expect(() => new Session(engine, [])).toThrow('variants');
  });
});
