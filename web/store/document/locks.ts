import { type Message, message } from '../../i18n/message';
import type { MessageId } from '../../i18n/message-id';
import type { Action } from '../actions/actions';
import type { LockName } from '../untrusted/hide-and-lock';
import { sameLoss } from './loss';
import { sameList, sameMatrix } from './matrix';
import type { Document } from './state';

export type Locks = ReadonlySet<LockName>;

export type Lock = Exclude<LockName, 'all'>;

const reasons: Readonly<Record<Lock, MessageId>> = {
  inputs: 'error.inputs_locked',
  options: 'error.options_locked',
  tokens: 'error.tokens_locked',
  lesson: 'error.lesson_locked',
};

/** The message for a refused change. */
export function lockReason(lock: Lock): Message {
  return message(reasons[lock]);
}

/** An action with the documents before and after it, and the document that Reset of the new lesson goes back to. */
export interface AttemptedChange {
  readonly action: Action;
  readonly before: Document;
  readonly after: Document;
  readonly baseline: Document;
}

/** Checks a change against the locks. Returns an error message, or null. */
export function lockError(attempt: AttemptedChange, locks: Locks): Message | null {
  if (locks.size === 0 || attempt.after === attempt.before) return null;
  const found = affectedLocks(attempt).find((lock) => locks.has(lock));
  return found === undefined ? null : lockReason(found);
}

/** The locks that forbid an action. None forbids undo, redo and reset: they go back to states that were allowed. */
function affectedLocks({ action, before, after, baseline }: AttemptedChange): readonly Lock[] {
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
    case 'replace-program':
    case 'restore':
    case 'load-document':
      return before.lesson === after.lesson
        ? changedParts(before, after)
        : ['lesson', ...changedParts(baseline, after)];
    default:
      return [];
  }
}

function changedParts(before: Document, after: Document): readonly Lock[] {
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

function changedOptions(before: Document, after: Document): readonly Lock[] {
  const names = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  const differs = [...names].some((name) => before.options[name] !== after.options[name]);
  return differs || !sameLoss(before.loss, after.loss) ? ['options'] : [];
}

function changedSizes(before: Document, after: Document): readonly Lock[] {
  const resized = Object.entries(after.inputs).some(([name, { rows, cols }]) => {
    const old = before.inputs[name];
    return old !== undefined && (old.rows !== rows || old.cols !== cols);
  });
  return resized ? ['tokens'] : [];
}
