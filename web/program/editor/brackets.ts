import { EditorSelection, type EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { isProse } from './tokens';

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '"': '"' };
const closing = new Set(Object.values(pairs));

/** Writes both of a pair, or steps over the second one if it is there already. */
const closesPairs = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  if (from !== to || view.composing || state.selection.ranges.length > 1 || state.readOnly) return false;
  const next = state.sliceDoc(to, to + 1);
  if (closing.has(text) && next === text) {
    view.dispatch({ selection: { anchor: to + 1 }, userEvent: 'input.type' });
    return true;
  }
  const pair = pairs[text];
  // Before a word, the reader wants to enclose it.
  if (pair === undefined || isProse(state.doc, from) || /\w/.test(next)) return false;
  // The third of three quotes begins a docstring.
  if (text === '"' && state.sliceDoc(from - 1, from) === '"') return false;
  view.dispatch({
    changes: { from, insert: text + pair },
    selection: { anchor: from + 1 },
    userEvent: 'input.type',
  });
  return true;
});

/** Removes both of an empty pair. */
function removePair(view: EditorView): boolean {
  const { main } = view.state.selection;
  const [before, after] = [main.head - 1, main.head + 1].map((at) =>
    view.state.sliceDoc(Math.min(at, main.head), Math.max(at, main.head)),
  );
  if (!main.empty || before === undefined || before === '' || pairs[before] !== after) return false;
  view.dispatch({
    changes: { from: main.head - 1, to: main.head + 1 },
    selection: EditorSelection.cursor(main.head - 1),
    userEvent: 'delete.backward',
  });
  return true;
}

const open = '([{';
const close = ')]}';

/** The bracket that belongs to the one at a place; null if there is none. */
function partnerOf({ doc }: EditorState, at: number): number | null {
  const text = doc.toString();
  const direction = open.includes(text[at] ?? '') ? 1 : -1;
  let depth = 0;
  for (let k = at; k >= 0 && k < text.length; k += direction) {
    const letter = text[k] ?? '';
    if (!(open + close).includes(letter) || isProse(doc, k + 1)) continue;
    depth += open.includes(letter) ? direction : -direction;
    if (depth === 0) return k;
  }
  return null;
}

/** Marks the bracket at the caret and its partner. */
function partners({ state }: EditorView): DecorationSet {
  const { main } = state.selection;
  const at = [main.head - 1, main.head].find((k) => {
    const letter = state.sliceDoc(Math.max(k, 0), k + 1);
    return main.empty && letter !== '' && (open + close).includes(letter) && !isProse(state.doc, k + 1);
  });
  const partner = at === undefined ? null : partnerOf(state, at);
  if (at === undefined || partner === null) return Decoration.none;
  const mark = Decoration.mark({ class: 'bracket' });
  return Decoration.set([at, partner].sort((a, b) => a - b).map((k) => mark.range(k, k + 1)));
}

const marked = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = partners(view);
    }
    update({ docChanged, selectionSet, view }: ViewUpdate): void {
      if (docChanged || selectionSet) this.decorations = partners(view);
    }
  },
  { decorations: (value) => value.decorations },
);

export const brackets: Extension = [closesPairs, marked, keymap.of([{ key: 'Backspace', run: removePair }])];
