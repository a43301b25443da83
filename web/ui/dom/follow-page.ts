import { languageFor } from '../../i18n/choose';

/** What following the page needs of an element. */
interface Follower {
  updateLanguage(): Promise<void>;
}

/** `theme` is stronger, and paper is light. */
const inherited = `@media screen {
  :host(:not([theme='light'], [theme='dark'])) {
    color-scheme: inherit;
  }
}`;

/** The elements that are followed, with the function that reads the page anew. */
const followed = new WeakMap<HTMLElement, () => void>();

/**
 * Lets an element follow the language and the colour scheme of the page around it, also when scripts change them. To be called
 * again when it has been connected to another place. Returns a function to stop; until then, the page keeps the element alive.
 */
export function followPage(lab: HTMLElement, follower: Follower): () => void {
  followed.get(lab)?.();
  const sheet = sheetIn(lab);
  let language = languageFor(lab);
  const update = (): void => {
    sheet?.replaceSync(declaresColorScheme(lab) ? inherited : '');
    const now = languageFor(lab);
    if (now !== language) void follower.updateLanguage();
    language = now;
  };
  const observer = new MutationObserver(update);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('load', update, true);
    followed.delete(lab);
  };
  for (let each = parentOf(lab); each !== null; each = parentOf(each))
    observer.observe(each, { attributes: true });
  observer.observe(document.head, { attributes: true, characterData: true, childList: true, subtree: true });
  // A style sheet of the page has arrived.
  document.addEventListener('load', update, true);
  followed.set(lab, stop);
  update();
  return stop;
}

const sheets = new WeakMap<HTMLElement, CSSStyleSheet>();

/** A style sheet of its own, since the attributes and classes of the element belong to the page. */
function sheetIn(lab: HTMLElement): CSSStyleSheet | undefined {
  const root = lab.shadowRoot;
  if (!root?.adoptedStyleSheets) return undefined;
  const sheet = sheets.get(lab) ?? new CSSStyleSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  sheets.set(lab, sheet);
  return sheet;
}

/** Whether the page sets a colour scheme where the element stands, by a style or by its `meta` element. */
function declaresColorScheme(lab: HTMLElement): boolean {
  // With a `meta` element, `normal` stands for what it says. It is looked for first: a computed style takes a layout.
  if (document.querySelector('meta[name="color-scheme" i][content]') !== null) return true;
  const parent = parentOf(lab);
  return parent !== null && getComputedStyle(parent).colorScheme !== 'normal';
}

/** The element that styles are inherited from. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
