import type { EditorState } from '@codemirror/state';
import type { FunctionInfo } from '../../help/functions';
import { isProse, tokensOf } from '../tokens';
import type { NameInfo, Vocabulary } from './vocabulary';

/** A word that may be meant. */
export interface Suggestion {
  readonly name: string;
  /** The shape of a matrix, the number of a size, what a function makes of shapes. */
  readonly detail: string;
  /** Whether it is written with brackets. */
  readonly isCall: boolean;
  /** What is known of it; null for a name that has not run yet. */
  readonly known: FunctionInfo | NameInfo | null;
}

/** A list of suggestions for the word that begins at `from`, one of which is chosen. */
export interface Completion {
  readonly from: number;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  /** What the list is called. */
  readonly label: string;
}

const most = 12;

/** Names that have been written since the last text that ran: what a line assigns, what a loop counts, helpers. */
function writtenNames({ doc }: EditorState, at: number): readonly string[] {
  const tokens = tokensOf(doc);
  const names = tokens.filter(({ kind, from, to }, k) => {
    if (kind !== 'name' || (from < at && at <= to)) return false;
    const before = tokens[k - 1];
    const isDefined = before?.kind === 'keyword' && (before.text === 'def' || before.text === 'for');
    return isDefined || /^\s*=[^=]/.test(doc.sliceString(to, to + 8));
  });
  return [...new Set(names.map(({ text }) => text))];
}

/** All words that may stand here: names of the program, then functions. */
function allSuggestions(state: EditorState, { functions, names }: Vocabulary): readonly Suggestion[] {
  const own = Array.from(names.values(), (known): Suggestion => {
    return { name: known.name, detail: known.detail, isCall: false, known };
  });
  const written = writtenNames(state, state.selection.main.head)
    .filter((name) => !names.has(name) && !functions.has(name))
    .map((name): Suggestion => ({ name, detail: '', isCall: false, known: null }));
  const called = Array.from(functions.values(), (known): Suggestion => {
    return { name: known.name, detail: known.shapes, isCall: true, known };
  });
  return [...own, ...written, ...called];
}

/** Those that begin with the word before those that contain it. */
function matching(all: readonly Suggestion[], word: string): readonly Suggestion[] {
  const wanted = word.toLowerCase();
  const rank = ({ name }: Suggestion): number => name.toLowerCase().indexOf(wanted);
  const found = all.filter((each) => rank(each) >= 0);
  return [...found.filter((each) => rank(each) === 0), ...found.filter((each) => rank(each) > 0)].slice(
    0,
    most,
  );
}

/** What the word before the caret may become; null where nothing is to be suggested. */
export function suggestionsAt(
  state: EditorState,
  vocabulary: Vocabulary,
  isAsked: boolean,
): { readonly from: number; readonly suggestions: readonly Suggestion[] } | null {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const word = /[A-Za-z_]\w*$/.exec(line.text.slice(0, head - line.from))?.[0] ?? '';
  if (!empty || isProse(state.doc, head) || (word === '' && !isAsked)) return null;
  const all = allSuggestions(state, vocabulary);
  // A word that is complete needs no list, whose Enter would not begin a line.
  if (!isAsked && (word.length < 2 || all.some(({ name }) => name === word))) return null;
  return { from: head - word.length, suggestions: matching(all, word) };
}
