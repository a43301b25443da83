import type { AttentionLab } from '../element/attention-lab';
import type { SavedState } from '../state/saved';

/** No link that the page writes is as long. */
const longestLink = 100_000;

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

/** The element holds what comes against the same rules as a link that somebody has typed. */
function show(lab: AttentionLab, state: unknown): void {
  if (typeof state === 'string' ? state.length <= longestLink : typeof state === 'object')
    lab.state = state as SavedState | string | null;
}
