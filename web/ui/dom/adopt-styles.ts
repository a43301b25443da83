import type { CSSResult } from 'lit';

/** Adds a style sheet that came later to a shadow root, once. */
export function adoptStyles(root: ParentNode, { styles }: { readonly styles: CSSResult }): void {
  const sheet = styles.styleSheet;
  if (!(root instanceof ShadowRoot) || sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
