import { sameLoss } from './loss';
import { sameList, sameMatrix } from './matrix';
import type { Document, State } from './state';

/** How many edits can be undone. */
export const historyLength = 200;

/** Whether two documents give the same numbers and names, and the same way back. */
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
    past: [...state.past, state.document].slice(-historyLength),
    future: [],
  };
}

/** Goes back to the document before the last edit. */
export function undo(state: State): State {
  const document = state.past.at(-1);
  if (document === undefined) return state;
  return {
    ...state,
    document,
    compared: comparable(state.compared, document),
    past: state.past.slice(0, -1),
    future: [state.document, ...state.future],
  };
}

/** Makes again the edit that was undone last. */
export function redo(state: State): State {
  const [document, ...future] = state.future;
  if (document === undefined) return state;
  return {
    ...state,
    document,
    compared: comparable(state.compared, document),
    past: [...state.past, state.document],
    future,
  };
}

/** Documents of different lessons have no cells in common, so there is no difference to show. */
function comparable(before: Document | null, after: Document): Document | null {
  return before?.lesson === after.lesson ? before : null;
}
