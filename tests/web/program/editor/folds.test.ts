import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { fold, foldedIn, folds, showsBeforeEdit } from '../../../../web/program/editor/folding/folds';

const doc = 'head\nhidden\nlast\nbelow';

/** A text whose second and third line are folded. */
function folded(): EditorState {
  const state = EditorState.create({ doc, extensions: [folds, showsBeforeEdit, history()] });
  return state.update({ effects: fold.of({ from: 4, to: 16, label: '2 lines' }) }).state;
}

const placesIn = (state: EditorState) => foldedIn(state, 0, state.doc.length);

describe('what is folded', () => {
  it('is shown before an edit by hand changes it, and nothing is lost', () => {
    for (const changes of [
      { from: 15, to: 16 },
      { from: 4, to: 5 },
      { from: 0, to: 5 },
    ]) {
      const { state } = folded().update({ changes, userEvent: 'delete.backward' });
      expect(state.doc.toString()).toBe(doc);
      expect(placesIn(state)).toEqual([]);
    }
  });

  it('stays folded under edits beside it, and moves with them', () => {
    const { state } = folded().update({ changes: { from: 0, insert: 'ab' }, userEvent: 'input.type' });
    expect(state.doc.toString()).toBe(`ab${doc}`);
    expect(placesIn(state)).toEqual([{ from: 6, to: 18 }]);
  });

  it('may be removed with what is selected, and comes back by undo', () => {
    const selected = folded().update({ selection: { anchor: 0, head: doc.length } }).state;
    let { state } = selected.update({ changes: { from: 0, to: doc.length }, userEvent: 'delete.selection' });
    expect(state.doc.length).toBe(0);
    undo({ state, dispatch: (transaction) => ({ state } = transaction) });
    expect(state.doc.toString()).toBe(doc);
  });
});
