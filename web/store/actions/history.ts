import { sameLoss } from '../document/loss';
import { sameList, sameMatrix } from '../document/matrix';
import { type Settings, settingsNow, withSettings } from '../document/settings';
import type { Document, Moment, State } from '../document/state';

/** How many edits can be undone. */
export const historyLength = 200;

/** Whether two documents give the same numbers and names, and the same backward pass. */
export function sameDocument(a: Document, b: Document): boolean {
  return a === b || (sameWalk(a, b) && sameLoss(a.loss, b.loss));
}

/** Whether two documents give the same numbers and names on the way forward. */
function sameWalk(a: Document, b: Document): boolean {
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

/** Takes over an edited document. What is shown as a difference starts from the document before the first edit. */
export function commit(state: State, document: Document): State {
  if (sameDocument(document, state.document)) return state;
  const before = comparable(state.compared, document) ?? comparable(state.document, document);
  return {
    ...state,
    document,
    compared: before !== null && sameWalk(before, document) ? null : before,
    ...edited(state, { document: state.document }),
  };
}

/** Takes over settings that decide what a figure computes. */
export function choose(state: State, chosen: Settings): State {
  const settings = withSettings(state.settings, chosen);
  if (sameKeys(settings, state.settings, (name) => settings[name] === state.settings[name])) return state;
  return { ...state, settings, ...edited(state, now(state, chosen)) };
}

/** The history after an edit. */
function edited({ past }: State, before: Moment): Pick<State, 'past' | 'future'> {
  return { past: [...past, before].slice(-historyLength), future: [] };
}

/** The moment that leads back to a state from where a step with such settings has led. */
function now({ document, settings }: State, chosen: Settings | undefined): Moment {
  return chosen === undefined ? { document } : { document, settings: settingsNow(settings, chosen) };
}

/** The document and the settings of a moment; settings that it does not name stay as they are. */
function at(
  { document, settings = {} }: Moment,
  state: State,
): Pick<State, 'document' | 'settings' | 'compared'> {
  return {
    document,
    settings: withSettings(state.settings, settings),
    compared: comparable(state.compared, document),
  };
}

/** Goes back to what was before the last edit. */
export function undo(state: State): State {
  const moment = state.past.at(-1);
  if (moment === undefined) return state;
  return {
    ...state,
    ...at(moment, state),
    past: state.past.slice(0, -1),
    future: [now(state, moment.settings), ...state.future],
  };
}

/** Makes again the edit that was undone last. */
export function redo(state: State): State {
  const [moment, ...future] = state.future;
  if (moment === undefined) return state;
  return {
    ...state,
    ...at(moment, state),
    past: [...state.past, now(state, moment.settings)],
    future,
  };
}

/** Documents of different lessons have no cells in common, so there is no difference to show. */
function comparable(before: Document | null, after: Document): Document | null {
  return before?.lesson === after.lesson ? before : null;
}
