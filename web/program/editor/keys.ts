import * as commands from '@codemirror/commands';
import { EditorSelection, EditorState, type Extension } from '@codemirror/state';
import { type EditorView, type KeyBinding, keymap } from '@codemirror/view';

/** Spaces of a block. */
const block = '    ';

/** A line begins where the one before begins, and further to the right after a colon. */
function newLine({ state, dispatch }: EditorView): boolean {
  const change = state.changeByRange(({ from, to }) => {
    const line = state.doc.lineAt(from);
    const before = line.text.slice(0, from - line.from);
    const start = /^ */.exec(before)?.[0] ?? '';
    const insert = `\n${start}${/:\s*(?:#.*)?$/.test(before) ? block : ''}`;
    const gap = /^ */.exec(state.sliceDoc(to, state.doc.lineAt(to).to))?.[0].length ?? 0;
    return { changes: { from, to: to + gap, insert }, range: EditorSelection.cursor(from + insert.length) };
  });
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
}

/** Moves the lines of the selection one block to the right; without a selection, the caret to the next block. */
function indent({ state, dispatch }: EditorView): boolean {
  const { main } = state.selection;
  if (main.empty) {
    const column = main.head - state.doc.lineAt(main.head).from;
    const text = ' '.repeat(block.length - (column % block.length));
    dispatch(state.update(state.replaceSelection(text), { userEvent: 'input.indent' }));
    return true;
  }
  const changes = linesOf(state).map((from) => ({ from, insert: block }));
  dispatch(state.update({ changes, userEvent: 'input.indent' }));
  return true;
}

/** Moves the lines of the selection one block to the left. */
function outdent({ state, dispatch }: EditorView): boolean {
  const changes = linesOf(state).flatMap((from) => {
    const spaces = /^ {1,4}/.exec(state.sliceDoc(from, from + block.length))?.[0].length ?? 0;
    return spaces === 0 ? [] : [{ from, to: from + spaces }];
  });
  if (changes.length > 0) dispatch(state.update({ changes, userEvent: 'delete.dedent' }));
  return true;
}

/** Removes the spaces back to the block before; what else is before the caret is for the browser to remove. */
function removeIndent({ state, dispatch }: EditorView): boolean {
  const { main } = state.selection;
  const column = main.head - state.doc.lineAt(main.head).from;
  const before = state.sliceDoc(main.head - column, main.head);
  if (!main.empty || column === 0 || /[^ ]/.test(before)) return false;
  const from = main.head - (column % block.length || block.length);
  dispatch(state.update({ changes: { from, to: main.head }, userEvent: 'delete.backward' }));
  return true;
}

/** Where the lines of the selection begin. */
function linesOf({ doc, selection: { main } }: EditorState): readonly number[] {
  const [first, last] = [doc.lineAt(main.from).number, doc.lineAt(main.to).number];
  return Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at).from);
}

/** Tab indents; Escape gives the focus back, so that Tab can go on. */
function leave(view: EditorView): boolean {
  view.contentDOM.blur();
  return true;
}

/** Carets that CodeMirror moves better than the browser: over wrapped lines, and lines that are not drawn. */
const motions: readonly KeyBinding[] = [
  { key: 'ArrowLeft', run: commands.cursorCharLeft, shift: commands.selectCharLeft, preventDefault: true },
  { key: 'ArrowRight', run: commands.cursorCharRight, shift: commands.selectCharRight, preventDefault: true },
  { key: 'ArrowUp', run: commands.cursorLineUp, shift: commands.selectLineUp, preventDefault: true },
  { key: 'ArrowDown', run: commands.cursorLineDown, shift: commands.selectLineDown, preventDefault: true },
  { key: 'PageUp', run: commands.cursorPageUp, shift: commands.selectPageUp },
  { key: 'PageDown', run: commands.cursorPageDown, shift: commands.selectPageDown },
  { key: 'Home', run: commands.cursorLineBoundaryBackward, shift: commands.selectLineBoundaryBackward },
  { key: 'End', run: commands.cursorLineBoundaryForward, shift: commands.selectLineBoundaryForward },
  { key: 'Mod-Home', run: commands.cursorDocStart, shift: commands.selectDocStart },
  { key: 'Mod-End', run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  { mac: 'Cmd-ArrowUp', run: commands.cursorDocStart, shift: commands.selectDocStart },
  { mac: 'Cmd-ArrowDown', run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  {
    key: 'Mod-ArrowLeft',
    mac: 'Alt-ArrowLeft',
    run: commands.cursorGroupLeft,
    shift: commands.selectGroupLeft,
    preventDefault: true,
  },
  {
    key: 'Mod-ArrowRight',
    mac: 'Alt-ArrowRight',
    run: commands.cursorGroupRight,
    shift: commands.selectGroupRight,
    preventDefault: true,
  },
];

const edits: readonly KeyBinding[] = [
  { key: 'Enter', run: newLine, shift: newLine },
  { key: 'Tab', run: indent, shift: outdent },
  { key: 'Mod-a', run: commands.selectAll },
  { key: 'Backspace', run: removeIndent },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: commands.deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: commands.deleteGroupForward },
  { key: 'Alt-ArrowUp', run: commands.moveLineUp },
  { key: 'Alt-ArrowDown', run: commands.moveLineDown },
  { key: 'Shift-Mod-k', run: commands.deleteLine },
  { key: 'Mod-/', run: commands.toggleComment },
  { key: 'Escape', run: leave },
];

/** What keys do, except those of completion, tooltips and brackets, which come first. */
export const keys: Extension = [
  commands.history(),
  EditorState.languageData.of(() => [{ commentTokens: { line: '#' } }]),
  keymap.of([...edits, ...motions, ...commands.historyKeymap]),
];
