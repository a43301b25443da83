import { AttentionLab } from './attention-lab';
import type { AttentionLabEventMap, AttentionLabEventName } from './events';

/** A page may load the script twice, even in two versions: only the first one defines the element. */
function define(): void {
  const present = customElements.get('attention-lab');
  if (present === undefined) customElements.define('attention-lab', AttentionLab);
  else if (Reflect.get(present, 'version') !== AttentionLab.version)
    console.warn(
      `<attention-lab> is there already, in another version than ${AttentionLab.version}; it stays.`,
    );
}

// Without custom elements, as in server-side rendering, importing does nothing.
if (globalThis.customElements !== undefined) define();

/** The events of every HTML element; those of `<attention-lab>` replace events of the same name. */
type Events = Omit<HTMLElementEventMap, AttentionLabEventName> & AttentionLabEventMap;

declare module './attention-lab' {
  /** Typed event listeners. */
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
