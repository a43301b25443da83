import { AttentionLab } from './attention-lab';
import type { AttentionLabEventMap, AttentionLabEventName } from './events';

/** A page may carry the script twice, in two versions even: the first one defines the element, and the other stands back. */
function define(): void {
  const present = customElements.get('attention-lab');
  if (present === undefined) customElements.define('attention-lab', AttentionLab);
  else if (Reflect.get(present, 'version') !== AttentionLab.version)
    console.warn(
      `<attention-lab> is there already, in another version than ${AttentionLab.version}; it stays.`,
    );
}

// Where there are no elements, as on a server that renders pages, importing does nothing.
if (globalThis.customElements !== undefined) define();

/** The events of every element, and the element's own in place of those of the same name. */
type Events = Omit<HTMLElementEventMap, AttentionLabEventName> & AttentionLabEventMap;

declare module './attention-lab' {
  /** Listeners know what the events carry. */
  interface AttentionLab {
    addEventListener<Name extends keyof Events>(
      type: Name,
      listener: (this: AttentionLab, event: Events[Name]) => void,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'attention-lab': AttentionLab;
  }
}
