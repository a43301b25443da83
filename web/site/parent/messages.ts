import type { AttentionLab } from '../../element/attention-lab';
import type { SavedState } from '../../store/links/saved';
import { limits } from '../../store/sizes/limits';

/**
 * Lets the parent of an iframe set the state: `{type: 'attention-lab:set', state}`, where `state` is the text of a link or a
 * `SavedState`. Messages are accepted only from the parent window, and only if its origin is `origin`.
 */
export function acceptState(lab: AttentionLab, origin: string | null): void {
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return;
    if (event.data?.type === 'attention-lab:set') setState(lab, event.data.state);
  });
}

/**
 * The origin of the parent: the one that the author has named, else the one that the browser reports. Null if the browser hides it, or if
 * it is no origin: then no message is accepted, and none sent.
 */
export function parentOrigin(named: string | null): string | null {
  if (named !== null) return named === 'null' || isOrigin(named) ? named : null;
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return document.referrer === '' ? null : new URL(document.referrer).origin;
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Links begin with their version; other texts are ignored. */
const link = /^#?v=\d+(?:&|$)/;

const isLink = (text: string): boolean => text.length <= limits.messageLength && link.test(text);

/** The element validates the state like a link in the URL. */
function setState(lab: AttentionLab, state: unknown): void {
  const isSaved = typeof state === 'object' && state !== null;
  if (isSaved || (typeof state === 'string' && isLink(state))) lab.state = state as SavedState | string;
}
