import type { AttentionLab } from '../element/attention-lab';
import type { SavedState } from '../store/links/saved';
import { limits } from '../store/sizes/limits';

/**
 * Lets the parent of an iframe set the state: `{type: 'attention-lab:set', state}`, where `state` is the text of a link or a
 * `SavedState`. Messages are accepted only from the parent window, and only if its origin is `allowedOrigin`, or by default the
 * origin that the browser reports.
 */
export function acceptState(lab: AttentionLab, allowedOrigin: string | null): void {
  const origin = allowedOrigin ?? parentOrigin();
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return;
    if (event.data?.type === 'attention-lab:set') setState(lab, event.data.state);
  });
}

/** The origin of the parent; null if the browser hides it, and then no message is accepted. */
function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return document.referrer === '' ? null : new URL(document.referrer).origin;
}

/** Links begin with their version; other texts are ignored. */
const link = /^#?v=\d+(?:&|$)/;

const isLink = (text: string): boolean => text.length <= limits.messageLength && link.test(text);

/** The element validates the state like a link in the URL. */
function setState(lab: AttentionLab, state: unknown): void {
  const isSaved = typeof state === 'object' && state !== null;
  if (isSaved || (typeof state === 'string' && isLink(state))) lab.state = state as SavedState | string;
}
