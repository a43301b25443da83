import { describe, expect, it } from 'vitest';
import { Session } from '../../../web/element/session/session';
import type { Action } from '../../../web/store/actions/actions';
import { initialState } from '../../../web/store/document/preset';
import { type LockName, readLocked } from '../../../web/store/untrusted/allowed';
import { libraryOf, wholeEngine } from '../all';

const library = libraryOf(await wholeEngine());
const [first, masks] = await Promise.all([library.open('scaled-dot-product'), library.open('masks')]);

function locked(lock: LockName, opened = first): Session {
  const session = new Session(library, opened);
  session.lock(readLocked(lock).names);
  return session;
}

const cell = { node: 'query', row: 1, col: 1 };
const matrix = { rows: 3, cols: 4, data: Array.from({ length: 12 }, (_, i) => i) };
const larger = { rows: 4, cols: 4, data: Array.from({ length: 16 }, (_, i) => i) };
const open = { rows: 3, cols: 3, data: Array(9).fill(0) };
const initial = initialState(first.lesson, first.schema);
const another = { ...initial.document, options: { ...initial.document.options, mask: 'causal' } };

type Lock = Exclude<LockName, 'all'>;

/** Every action that changes words, options, numbers or the lesson, and the locks of which each forbids it. */
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

describe('what is locked', () => {
  it.each(cases)('%s is refused by its own locks only, with the reason', (_, action, against) => {
    for (const lock of [...locks, 'all'] as const) {
      const session = locked(lock);
      const { state, trace } = session;
      const refused = session.dispatch(action);
      if (lock === 'all' || against.includes(lock)) {
        expect(refused).toMatch(/^The author of this page has locked the /);
        expect(session.state).toBe(state);
        expect(session.trace).toBe(trace);
      } else expect([lock, refused]).toEqual([lock, '']);
    }
  });

  it('leaves the walk free', () => {
    const session = locked('all');
    expect(session.dispatch({ type: 'go-to', node: 'weights' })).toBe('');
    expect(session.dispatch({ type: 'select-cell', cell: { node: 'weights', row: 0, col: 0 } })).toBe('');
    expect(session.state.position.node).toBe('weights');
    expect(session.state.trail).toHaveLength(1);
  });

  it('cannot be undone either: what was changed while it was free stays', () => {
    const session = new Session(library, first);
    session.dispatch({ type: 'set-cell', cell, value: 9 });
    session.lock(readLocked('inputs').names);
    session.dispatch({ type: 'undo' });
    expect(session.trace.node('query')?.data[5]).toBe(9);
  });

  it('does not bind programs', () => {
    const session = locked('all');
    const { state } = new Session(library, masks);
    expect(session.adopt(state)).toBe('');
    expect(session.lesson.id).toBe('masks');
  });
});

describe('where the author lets a lesson start', () => {
  const home = another;

  it('is what reset goes back to, and so does opening the lesson again', () => {
    const session = new Session(library, first);
    session.setBaseline(home);
    session.adopt({ ...session.state, document: home });
    session.dispatch({ type: 'set-cell', cell, value: 9 });
    session.dispatch({ type: 'reset' });
    expect(session.state.document).toBe(home);
    session.open(masks);
    expect(session.lesson.id).toBe('masks');
    session.dispatch({ type: 'reset' });
    expect(session.lesson.id).toBe('masks');
    session.open(first);
    expect(session.state.document).toBe(home);
  });

  it('may be gone back to even when all is locked', () => {
    const session = locked('all');
    session.setBaseline(home);
    expect(session.dispatch({ type: 'reset' })).toBe('');
    expect(session.state.document).toBe(home);
  });
});
