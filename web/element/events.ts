import type { CellRef } from '../engine/types';
import type { ErrorCode } from '../store/attributes/attributes';
import type { Document } from '../store/document/state';

export type { ErrorCode };

/** What the events of `<attention-lab>` carry in `detail`. */
export interface AttentionLabDetails {
  readonly ready: Readonly<Record<string, never>>;
  /** The node that the walk has come to, and which step that is, from 1, of how many. */
  readonly 'step-change': { readonly node: string; readonly index: number; readonly total: number };
  /** The selected cell; null when nothing is selected any more. */
  readonly 'cell-select': { readonly cell: CellRef | null };
  /** Words, options and numbers after the change. */
  readonly 'value-change': { readonly document: Document };
  /** The lesson whose end has been reached, and what was followed to it. */
  readonly complete: { readonly lesson: string; readonly by: 'walk' | 'tour' };
  readonly error: { readonly code: ErrorCode; readonly message: string };
}

export type AttentionLabEventName = keyof AttentionLabDetails;

/** The events of `<attention-lab>` by name, for listeners in TypeScript. */
export type AttentionLabEventMap = {
  readonly [Name in AttentionLabEventName]: CustomEvent<AttentionLabDetails[Name]>;
};

/** Fires an event that the page around the element hears as well, through every shadow root. */
export function tell<Name extends AttentionLabEventName>(
  target: EventTarget,
  name: Name,
  detail: AttentionLabDetails[Name],
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
