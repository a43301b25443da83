import { AttentionLab } from './attention-lab';

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

declare global {
  interface HTMLElementTagNameMap {
    'attention-lab': AttentionLab;
  }
}
