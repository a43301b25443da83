import { html } from 'lit';
import type { Message } from '../../i18n/message';
import { type Lock, lockReason } from '../../store/document/locks';
import type { Model } from '../model';

/** The controls; if one of the locks applies, disabled and with the reason above. */
export function unlessLocked(
  content: unknown,
  { locale, locks }: Pick<Model, 'locale' | 'locks'>,
  ...touched: readonly Lock[]
): unknown {
  const reason = lockReasonOf({ locks }, ...touched);
  return reason === null
    ? content
    : html`<p class="help">${locale.format(reason)}</p>${disabledIf(true, content)}`;
}

/** The reason of the first lock that applies; null if none does. */
export function lockReasonOf({ locks }: Pick<Model, 'locks'>, ...touched: readonly Lock[]): Message | null {
  const lock = touched.find((each) => locks.has(each));
  return lock === undefined ? null : lockReason(lock);
}

/** The controls, in a disabled fieldset if locked. */
export function disabledIf(locked: boolean, content: unknown): unknown {
  return locked ? html`<fieldset class="locked" disabled>${content}</fieldset>` : content;
}
