import { html } from 'lit';
import { type Lock, lockReason } from '../../store/document/locks';
import type { Model } from '../model';

/** What readers may change by; where its author has locked any of that, it says so, and can be read but not used. */
export function unlessLocked(
  content: unknown,
  { locks }: Pick<Model, 'locks'>,
  ...touched: readonly Lock[]
): unknown {
  const reason = lockReasonOf({ locks }, ...touched);
  return reason === '' ? content : html`<p class="help">${reason}</p>${disabledIf(true, content)}`;
}

/** Why none of this may be changed; empty where it may. For what says it once and disables several parts. */
export function lockReasonOf({ locks }: Pick<Model, 'locks'>, ...touched: readonly Lock[]): string {
  const lock = touched.find((each) => locks.has(each));
  return lock === undefined ? '' : lockReason(lock);
}

/** Controls, or the same to be read and not used. */
export function disabledIf(locked: boolean, content: unknown): unknown {
  return locked ? html`<fieldset class="locked" disabled>${content}</fieldset>` : content;
}
