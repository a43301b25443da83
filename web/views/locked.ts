import { html } from 'lit';
import { type Lock, lockReason } from '../state/locks';
import type { Model } from './model';

/** What readers may change by; where its author has locked any of that, it says so, and can be read but not used. */
export function unlessLocked(
  content: unknown,
  { locks }: Pick<Model, 'locks'>,
  ...touched: readonly Lock[]
): unknown {
  const lock = touched.find((each) => locks.has(each));
  if (lock === undefined) return content;
  return html`<p class="help">${lockReason(lock)}</p><fieldset class="locked" disabled>${content}</fieldset>`;
}
