import { EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap, showTooltip, type Tooltip, type ViewUpdate } from '@codemirror/view';
import { listDom } from './completion-list';
import { type Completion, type Suggestion, suggestionsAt } from './suggestions';
import type { Vocabulary } from './vocabulary';

const setCompletion = StateEffect.define<Completion | null>();

/** The list that is open. Writing looks for another one; other moves of the caret close it. */
export const completionField = StateField.define<Completion | null>({
  create: () => null,
  update(open, { effects, docChanged, selection }) {
    const set = effects.find((effect) => effect.is(setCompletion));
    if (set !== undefined) return set.value;
    return docChanged || selection !== undefined ? null : open;
  },
  provide: (field) => [
    showTooltip.computeN([field], (state) => tooltipsOf(state.field(field))),
    EditorView.contentAttributes.of((view) => attributesOf(view.state.field(field, false) ?? null)),
  ],
});

const tooltipsOf = (open: Completion | null): readonly Tooltip[] =>
  open === null ? [] : [{ pos: open.from, create: (view) => listDom(view, take, completionField) }];

/** What screen readers say of the list: the focus stays in the text. */
function attributesOf(open: Completion | null): Readonly<Record<string, string>> {
  if (open === null) return { 'aria-autocomplete': 'list' };
  return {
    'aria-autocomplete': 'list',
    'aria-controls': 'completion-list',
    'aria-activedescendant': `completion-${open.chosen}`,
  };
}

/** Writes a suggestion in place of the word: a function with its brackets, and the caret between them. */
export function take(view: EditorView, { name, isCall }: Suggestion): boolean {
  const open = view.state.field(completionField);
  if (open === null) return false;
  const to = view.state.selection.main.head;
  const hasBracket = view.state.sliceDoc(to, to + 1) === '(';
  view.dispatch({
    changes: { from: open.from, to, insert: isCall && !hasBracket ? `${name}()` : name },
    selection: { anchor: open.from + name.length + (isCall ? 1 : 0) },
    effects: setCompletion.of(null),
    userEvent: 'input.complete',
  });
  return true;
}

function choose(view: EditorView, by: number): boolean {
  const open = view.state.field(completionField);
  if (open === null) return false;
  const count = open.suggestions.length;
  view.dispatch({ effects: setCompletion.of({ ...open, chosen: (open.chosen + by + count) % count }) });
  return true;
}

function takeChosen(view: EditorView): boolean {
  const open = view.state.field(completionField);
  const chosen = open?.suggestions[open.chosen];
  return chosen !== undefined && take(view, chosen);
}

function close(view: EditorView): boolean {
  if (view.state.field(completionField) === null) return false;
  view.dispatch({ effects: setCompletion.of(null) });
  return true;
}

/** Opens the list at the caret; with `isAsked`, also where no word has been begun. */
function openAt(view: EditorView, vocabulary: Vocabulary, isAsked: boolean): boolean {
  const found = suggestionsAt(view.state, vocabulary, isAsked);
  const hasNone = found === null || found.suggestions.length === 0;
  if (hasNone && view.state.field(completionField) === null) return isAsked;
  view.dispatch({
    effects: setCompletion.of(hasNone ? null : { ...found, chosen: 0, label: vocabulary.label }),
  });
  return true;
}

/** Whether the reader has written or removed letters by hand. */
const isTyped = ({ docChanged, transactions }: ViewUpdate): boolean =>
  docChanged &&
  transactions.some((each) => each.isUserEvent('input.type') || each.isUserEvent('delete.backward'));

/** Completes functions and names: while one types, and with Ctrl and the space bar; Enter, Tab or a press take one. */
export const completion = (vocabulary: () => Vocabulary): Extension => [
  completionField,
  Prec.high(
    keymap.of([
      { key: 'Ctrl-Space', run: (view) => openAt(view, vocabulary(), true) },
      { key: 'ArrowDown', run: (view) => choose(view, 1) },
      { key: 'ArrowUp', run: (view) => choose(view, -1) },
      { key: 'Enter', run: takeChosen },
      { key: 'Tab', run: takeChosen },
      { key: 'Escape', run: close },
    ]),
  ),
  EditorView.updateListener.of((update) => {
    const { view } = update;
    if (update.focusChanged && !view.hasFocus) close(view);
    // An update may not begin another one.
    if (isTyped(update)) queueMicrotask(() => view.hasFocus && openAt(view, vocabulary(), false));
  }),
  EditorState.allowMultipleSelections.of(false),
];
