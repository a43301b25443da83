import { type Foreign, foreignTexts } from './foreign-texts';
import { saysTheSame } from './same-numbers';

/** So often a text is put back at once; then after a pause, since a translator may replace it again and again. */
const immediate = 5;
const pause = 1000;

/**
 * Keeps texts true while the page is translated. Translators replace text nodes, mostly by `<font>`, and Lit would go on writing
 * to where the old ones were. Here, what Lit writes takes the place of the translation. A translation that has other numbers than
 * the text, as one that comes after an edit may have, is undone; inside of `translate="no"`, any that differs is.
 */
export class TextGuard {
  readonly #root: Node;
  readonly #observer = new MutationObserver((records) => this.#check(records));
  /** Translations are often filled in later, or changed. */
  readonly #inner = new MutationObserver((records) => this.#checkAgain(records));
  /** The text nodes of Lit, by what is in their place. */
  readonly #originals = new WeakMap<Node, Text>();
  /** By text, or by parent: how often it has been put back. */
  readonly #undone = new WeakMap<Node, number>();
  /** Whether anything but the element has changed nodes, so that rendering may fail. */
  isTouched = false;

  constructor(root: Node) {
    this.#root = root;
  }

  connect(): void {
    this.#observer.observe(this.#root, { childList: true, subtree: true });
  }

  disconnect(): void {
    this.flush();
    this.#observer.disconnect();
    this.#inner.disconnect();
  }

  /** To be called before a render: looks at what others have changed so far. */
  flush(): void {
    this.#check(this.#observer.takeRecords());
    this.#checkAgain(this.#inner.takeRecords());
  }

  /** To be called after a render, whose changes are our own. */
  ignore(): void {
    this.#observer.takeRecords();
  }

  #check(records: readonly MutationRecord[]): void {
    if (records.length === 0) return;
    const { replacements, broken } = foreignTexts(records);
    if (replacements.length > 0 || broken.length > 0) this.isTouched = true;
    for (const each of broken) if (this.#mayUndo(each.target)) restore(each);
    for (const { foreign, original } of replacements) {
      // A translation of a translation: the text of Lit stays the first one.
      const first = this.#originals.get(original) ?? original;
      this.#originals.set(foreign, first);
      this.#judge(foreign, first);
    }
    // The changes that this has made.
    this.#observer.takeRecords();
  }

  #checkAgain(records: readonly MutationRecord[]): void {
    const changed = new Set(records.map(({ target }) => this.#outermost(target)));
    for (const foreign of changed) {
      const original = foreign === null ? undefined : this.#originals.get(foreign);
      if (foreign !== null && original !== undefined) this.#judge(foreign, original);
    }
  }

  #outermost(node: Node): Foreign | null {
    for (let each: Node | null = node; each !== null; each = each.parentNode)
      if ((each instanceof Element || each instanceof Text) && this.#originals.has(each)) return each;
    return null;
  }

  #judge(foreign: Foreign, original: Text): void {
    const parent = foreign.parentElement;
    if (parent === null || !foreign.isConnected) return;
    const translation = foreign.textContent ?? '';
    // In SVG and MathML, an element of HTML would be no text at all.
    const isFixed = parent.closest('[translate="no"]') !== null;
    const isKept = parent instanceof HTMLElement && saysTheSame(original.data, translation, isFixed);
    if (isKept && foreign instanceof Element) {
      giveWayTo(foreign, original);
      this.#inner.observe(foreign, { childList: true, characterData: true, subtree: true });
      return;
    }
    if (this.#mayUndo(original)) {
      foreign.replaceWith(original);
      // The translation, in the node that Lit writes to.
      if (isKept) original.data = translation;
    } else setTimeout(() => this.#judgeLater(foreign, original), pause);
  }

  #judgeLater(foreign: Foreign, original: Text): void {
    this.#undone.delete(original);
    this.#judge(foreign, original);
  }

  #mayUndo(node: Node): boolean {
    const count = this.#undone.get(node) ?? 0;
    this.#undone.set(node, count + 1);
    return count < immediate;
  }
}

/** Lit sets the `data` of the node at the place of a text: then that text comes back. */
function giveWayTo(foreign: Element, original: Text): void {
  Object.defineProperty(foreign, 'data', {
    configurable: true,
    get: () => original.data,
    set: (text: unknown) => {
      original.data = String(text);
      foreign.replaceWith(original);
    },
  });
}

/** Undoes a change of children, if they are still as it has left them. */
function restore({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (nextSibling !== null && nextSibling.parentNode !== target) return;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
