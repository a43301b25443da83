import type { CSSResult } from 'lit';

/** Adds the style sheet of a lazily loaded module to a shadow root, once. */
export function adoptStyles(root: ParentNode, { styles }: { readonly styles: CSSResult }): void {
  const sheet = styles.styleSheet;
  if (!(root instanceof ShadowRoot) || sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
