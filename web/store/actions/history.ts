import { sameLoss } from '../document/loss';
import { sameList, sameMatrix } from '../document/matrix';
import { atStep } from '../document/preset';
import { currentSettings, type Settings, withSettings } from '../document/settings';
import type { Document, HistoryEntry, State } from '../document/state';

/** Maximum number of undo steps. */
export const historyLength = 200;

/** Whether two documents have equal contents. */
export function sameDocument(a: Document, b: Document): boolean {
  return a === b || (sameForwardPass(a, b) && sameLoss(a.loss, b.loss));
}

/** Whether two documents are equal except for the loss. */
export function sameForwardPass(a: Document, b: Document): boolean {
  return (
    a.lesson === b.lesson &&
    sameList(a.tokens.query, b.tokens.query) &&
    sameList(a.tokens.key, b.tokens.key) &&
    sameKeys(a.options, b.options, (name) => a.options[name] === b.options[name]) &&
    sameKeys(a.inputs, b.inputs, (name) => sameMatrix(a.inputs[name], b.inputs[name]))
  );
}

function sameKeys(a: object, b: object, same: (name: string) => boolean): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(name))
  );
}

/**
 * Adds an edited document to the history; an edit that `continues` the last one is part of its step. The difference view compares
 * with the document before the first edit.
 */
export function commit(state: State, document: Document, continues = false): State {
  if (sameDocument(document, state.document)) return state;
  const before = comparable(state.compared, document) ?? comparable(state.document, document);
  return {
    ...state,
    document,
    compared: before !== null && sameForwardPass(before, document) ? null : before,
    ...(continues ? continueHistory(state, document) : pushHistory(state, { document: state.document })),
  };
}

/** Without its last step if the document is again what it was before that step. */
function continueHistory({ past }: State, document: Document): Pick<State, 'past' | 'future'> {
  const start = past.at(-1)?.document;
  const isUndone = start !== undefined && sameDocument(start, document);
  return { past: isUndone ? past.slice(0, -1) : past, future: [] };
}

/** Adds settings that change what a figure computes to the history. */
export function commitSettings(state: State, chosen: Settings): State {
  const settings = withSettings(state.settings, chosen);
  if (sameKeys(settings, state.settings, (name) => settings[name] === state.settings[name])) return state;
  return { ...state, settings, ...pushHistory(state, entryFor(state, chosen)) };
}

/** Settings that change together with the document that has just been added to the history. */
export function commitWith(chosen: Settings | undefined, before: State, committed: State): State {
  if (chosen === undefined || committed === before) return committed;
  const past = committed.past.map((entry, at) =>
    at === committed.past.length - 1 ? { ...entryFor(before, chosen), ...entry } : entry,
  );
  return { ...committed, past, settings: withSettings(before.settings, chosen) };
}

function pushHistory({ past }: State, before: HistoryEntry): Pick<State, 'past' | 'future'> {
  return { past: [...past, before].slice(-historyLength), future: [] };
}

/** The history entry that restores the document, and the present values of the settings in `chosen`. */
function entryFor({ document, settings }: State, chosen: Settings | undefined): HistoryEntry {
  return chosen === undefined ? { document } : { document, settings: currentSettings(settings, chosen) };
}

/** The parts of the state that a history entry restores. Settings that it does not contain stay as they are. */
function restoredFrom(
  { document, settings = {} }: HistoryEntry,
  state: State,
): Pick<State, 'document' | 'settings' | 'compared'> {
  return {
    document,
    settings: withSettings(state.settings, settings),
    compared: comparable(state.compared, document),
  };
}

/** The state without the screen of another lesson. */
function inLessonOf({ document }: HistoryEntry, state: State): State {
  return document.lesson === state.document.lesson ? state : atStep(state);
}

export function undo(state: State): State {
  const entry = state.past.at(-1);
  if (entry === undefined) return state;
  return {
    ...inLessonOf(entry, state),
    ...restoredFrom(entry, state),
    past: state.past.slice(0, -1),
    future: [entryFor(state, entry.settings), ...state.future],
  };
}

export function redo(state: State): State {
  const [entry, ...future] = state.future;
  if (entry === undefined) return state;
  return {
    ...inLessonOf(entry, state),
    ...restoredFrom(entry, state),
    past: [...state.past, entryFor(state, entry.settings)],
    future,
  };
}

/** Returns null for documents of different lessons, which cannot be compared cell by cell. */
function comparable(before: Document | null, after: Document): Document | null {
  return before?.lesson === after.lesson ? before : null;
}
