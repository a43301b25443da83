import { msg, translate } from '../../i18n/i18n';
import type { Action } from '../actions/actions';
import type { LockName } from '../untrusted/allowed';
import { sameLoss } from './loss';
import { sameList, sameMatrix } from './matrix';
import type { Document } from './state';

/** What readers may not change. */
export type Locks = ReadonlySet<LockName>;

/** One thing that is locked. */
export type Lock = Exclude<LockName, 'all'>;

const reasons: Readonly<Record<Lock, string>> = {
  inputs: msg('The author of this page has locked the numbers.'),
  options: msg('The author of this page has locked the options.'),
  tokens: msg('The author of this page has locked the words and sizes.'),
  lesson: msg('The author of this page has locked the choice of the lesson.'),
};

/** Why something is locked, in a sentence for the reader. */
export function lockReason(lock: Lock): string {
  return translate(reasons[lock]);
}

/** An action of a reader: the document on show, the one it would lead to, and how the author lets that lesson start. */
export interface Attempt {
  readonly action: Action;
  readonly before: Document;
  readonly after: Document;
  readonly home: Document;
}

/** Why a reader may not do this; empty when nothing locked is in the way. */
export function lockedOut(attempt: Attempt, locks: Locks): string {
  if (locks.size === 0 || attempt.after === attempt.before) return '';
  const found = touched(attempt).find((lock) => locks.has(lock));
  return found === undefined ? '' : lockReason(found);
}

type Touched = readonly Lock[];

/** What an action changes. Undo, redo and reset lead to what has been allowed before. */
function touched({ action, before, after, home }: Attempt): Touched {
  switch (action.type) {
    case 'set-cell':
    case 'toggle-mask':
    case 'replace-matrix':
    case 'refill':
      return ['inputs', ...changedOptions(before, after), ...changedSizes(before, after)];
    case 'set-option':
    case 'set-loss':
      return ['options'];
    case 'set-dimension':
      return ['tokens', ...changedOptions(before, after)];
    case 'add-token':
    case 'remove-token':
    case 'rename-token':
    case 'replace-tokens':
    case 'read-words':
      return ['tokens'];
    case 'open-lesson':
    case 'restore':
    case 'load-document':
      return before.lesson === after.lesson ? changed(before, after) : ['lesson', ...changed(home, after)];
    default:
      return [];
  }
}

function changed(before: Document, after: Document): Touched {
  const names = new Set([...Object.keys(before.inputs), ...Object.keys(after.inputs)]);
  const numbers = [...names].some((name) => !sameMatrix(before.inputs[name], after.inputs[name]));
  const words = (['query', 'key'] as const).some(
    (list) => !sameList(before.tokens[list], after.tokens[list]),
  );
  return [
    ...(numbers ? (['inputs'] as const) : []),
    ...(words ? (['tokens'] as const) : changedSizes(before, after)),
    ...changedOptions(before, after),
  ];
}

function changedOptions(before: Document, after: Document): Touched {
  const names = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  const differs = [...names].some((name) => before.options[name] !== after.options[name]);
  return differs || !sameLoss(before.loss, after.loss) ? ['options'] : [];
}

function changedSizes(before: Document, after: Document): Touched {
  const resized = Object.entries(after.inputs).some(([name, { rows, cols }]) => {
    const old = before.inputs[name];
    return old !== undefined && (old.rows !== rows || old.cols !== cols);
  });
  return resized ? ['tokens'] : [];
}
