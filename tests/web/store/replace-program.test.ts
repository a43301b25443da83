import { describe, expect, it } from 'vitest';
import { programLesson } from '../../../web/program/program-lesson';
import { LabStore, type RunnableLesson } from '../../../web/store/store';
import { programEngine } from '../program/programs';

const engine = await programEngine();

const text = `def attention(Q: "m d_k", K: "n d_k", V: "n d_v", *, causal: bool = False):
    scores = Q @ K.T / sqrt(d_k)
    if causal:
        scores = scores + causal_mask(m, n)
    weights = softmax(scores)
    return weights @ V
`;

function lessonOf(source: string): RunnableLesson {
  const found = programLesson(source, engine);
  if ('span' in found) throw new Error(JSON.stringify(found));
  return found;
}

/** A store with a program, and a function that replaces the program. */
function opened() {
  const first = lessonOf(text);
  const lessons = new Map([[first.lesson.id, first]]);
  const store = new LabStore({ get: (id) => lessons.get(id), backwardPass: null }, first);
  const replace = (source: string, continues = false) => {
    const next = lessonOf(source);
    lessons.set(next.lesson.id, next);
    const { lesson, schema } = next;
    return store.dispatch({ type: 'replace-program', lesson, schema, continues });
  };
  return { store, replace };
}

describe('replacing a program', () => {
  it('keeps changed numbers, options and the place in the walk, and computes the others anew', () => {
    const { store, replace } = opened();
    store.dispatch({ type: 'set-cell', cell: { node: 'Q', row: 0, col: 0 }, value: 7 });
    store.dispatch({ type: 'set-option', name: 'causal', value: true });
    store.dispatch({ type: 'go-to', node: 'weights' });
    expect(replace(text.replace('softmax(scores)', 'sigmoid(scores)'))).toBeNull();
    expect(store.trace.node('Q')?.data[0]).toBe(7);
    expect(store.state.document.options.causal).toBe(true);
    expect(store.state.position.node).toBe('weights');
    expect(store.trace.node('weights')?.op).toBe('activation');
  });

  it('keeps words that were typed, and their number', () => {
    const { store, replace } = opened();
    store.dispatch({ type: 'replace-tokens', list: 'query', sentence: 'Watch that' });
    store.dispatch({ type: 'rename-token', list: 'key', index: 1, word: 'bird' });
    const { tokens } = store.state.document;
    expect(tokens.query).toEqual(['Watch', 'that']);
    replace(text.replace('softmax(scores)', 'sigmoid(scores)'));
    expect(store.state.document.tokens).toEqual(tokens);
    expect(store.trace.node('scores')?.rows).toBe(2);
  });

  it('has the words of the new program where none were typed', () => {
    const { store, replace } = opened();
    const next =
      'def sums(V: "n d_v"):\n    r"""Sums\n\n    Sizes: n = 6\n    """\n    return sum(V, axis=0)\n';
    replace(next);
    expect(store.state.document.tokens).toEqual(lessonOf(next).lesson.preset.tokens);
  });

  it('is undone and redone', () => {
    const { store, replace } = opened();
    const { lesson } = store.state.document;
    replace(text.replace('softmax(scores)', 'sigmoid(scores)'));
    replace(text.replace('softmax(scores)', 'relu(scores)'), true);
    store.dispatch({ type: 'undo' });
    expect(store.state.document.lesson).toBe(lesson);
    store.dispatch({ type: 'redo' });
    expect(store.trace.node('weights')?.equation).toContain('ReLU');
  });

  it('is refused where the lesson is locked', () => {
    const { store, replace } = opened();
    const { lesson } = store.state.document;
    const restrictions = { hidden: new Set<never>(), locks: new Set(['lesson'] as const) };
    store.dispatch({ type: 'set-restrictions', restrictions });
    expect(replace(text.replace('softmax(scores)', 'relu(scores)'))?.error.key).toBe('error.lesson_locked');
    expect(store.state.document.lesson).toBe(lesson);
  });

  it('drops what the new program has not', () => {
    const { store, replace } = opened();
    store.dispatch({ type: 'set-option', name: 'causal', value: true });
    replace('def average(V: "n d_v"):\n    return mean(V, axis=0)\n');
    expect(Object.keys(store.state.document.options)).toEqual([]);
    expect(Object.keys(store.state.document.inputs)).toEqual(['V']);
  });
});
