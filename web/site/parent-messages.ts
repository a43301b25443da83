import type { AttentionLab } from '../element/attention-lab';
import type { SavedState } from '../store/links/saved';
import { limits } from '../store/sizes/limits';

/**
 * Lets the page around an iframe say what is to be seen: `{type: 'attention-lab:set', state}`, where `state` is the text of
 * a link or what the element's property `state` holds. Only the parent is heard, and only while it is of the origin that
 * the author has named, or else of the one that the browser names.
 */
export function takeState(lab: AttentionLab, named: string | null): void {
  const origin = named ?? parentOrigin();
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return;
    if (event.data?.type === 'attention-lab:set') show(lab, event.data.state);
  });
}

/** The origin of the page around; null when the browser hides it, and then nobody is heard. */
function parentOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return document.referrer === '' ? null : new URL(document.referrer).origin;
}

/** Links begin with their version. What does not is none, and nothing changes. */
const link = /^#?v=\d+(?:&|$)/;

const isLink = (text: string): boolean => text.length <= limits.messageLength && link.test(text);

/** The element holds what comes against the same rules as a link that somebody has typed. */
function show(lab: AttentionLab, state: unknown): void {
  const isSaved = typeof state === 'object' && state !== null;
  if (isSaved || (typeof state === 'string' && isLink(state))) lab.state = state as SavedState | string;
}
