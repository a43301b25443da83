import { type Foreign, foreignTexts } from './foreign-texts';
import { saysTheSame } from './same-numbers';

/** So often a text is put back at once; then after a pause, since a translator may replace it again and again. */
const immediate = 5;
const pause = 1000;

/** A text node of Lit, or of its templates, and what it said when it was replaced. */
interface Original {
  readonly node: Text;
  readonly text: string;
}

/**
 * Keeps texts true while the page is translated. Translators replace text nodes, mostly by `<font>`, and Lit would go on writing
 * to nodes that are gone. Here, each of them stays before its translation, empty: when Lit writes to it again, the translation is
 * removed. A translation that has other numbers than the text, as one that comes after an edit may have, is undone; inside of
 * `translate="no"`, any that differs is.
 */
export class TextGuard {
  readonly #root: Node;
  readonly #observer = new MutationObserver((records) => this.#check(records));
  /** What Lit writes to emptied nodes, and how translations change: they are often filled in later. */
  readonly #inner = new MutationObserver((records) => this.#checkAgain(records));
  readonly #originals = new WeakMap<Node, Original>();
  readonly #translations = new WeakMap<Node, Foreign>();
  /** By text, or by parent: how often it has been put back. */
  readonly #undone = new WeakMap<Node, number>();
  /** Whether anything but the element has changed nodes, so that rendering may fail. */
  isTouched = false;
  #isConnected = false;

  constructor(root: Node) {
    this.#root = root;
  }

  connect(): void {
    this.#isConnected = true;
    this.#observe();
  }

  disconnect(): void {
    this.#isConnected = false;
    this.pause();
  }

  /**
   * To be called before a render, whose changes are our own: looks at what others have changed so far. Recording those of a render would
   * take longer than many of them.
   */
  pause(): void {
    this.#check(this.#observer.takeRecords());
    this.#checkAgain(this.#inner.takeRecords());
    this.#observer.disconnect();
  }

  /** To be called after a render. */
  resume(): void {
    if (this.#isConnected) this.#observe();
    this.#checkAgain(this.#inner.takeRecords());
    // The changes that this has made.
    this.#observer.takeRecords();
  }

  #observe(): void {
    this.#observer.observe(this.#root, { childList: true, subtree: true });
  }

  #check(records: readonly MutationRecord[]): void {
    if (records.length === 0) return;
    const { replacements, broken } = foreignTexts(records);
    if (replacements.length === 0 && broken.length === 0) return;
    this.isTouched = true;
    for (const each of broken) this.#atLeisure(each.target, () => restore(each));
    for (const { foreign, original: node } of replacements) {
      // A translation of a translation: the text of Lit stays the first one.
      const original = this.#originals.get(node) ?? { node, text: node.data };
      this.#originals.set(foreign, original);
      this.#judge(foreign, original);
    }
    // The changes that this has made.
    this.#observer.takeRecords();
  }

  #checkAgain(records: readonly MutationRecord[]): void {
    for (const target of new Set(records.map((record) => record.target))) {
      const translation = this.#translations.get(target);
      if (translation !== undefined) {
        // Lit has written to its node.
        translation.remove();
        this.#translations.delete(target);
        continue;
      }
      const foreign = this.#outermost(target);
      const original = foreign === null ? undefined : this.#originals.get(foreign);
      if (foreign !== null && original !== undefined) this.#judge(foreign, original);
    }
  }

  #outermost(node: Node): Foreign | null {
    for (let each: Node | null = node; each !== null; each = each.parentNode)
      if ((each instanceof Element || each instanceof Text) && this.#originals.has(each)) return each;
    return null;
  }

  #judge(foreign: Foreign, original: Original): void {
    const parent = foreign.parentElement;
    if (parent === null || !foreign.isConnected) return;
    // In SVG and MathML, an element of HTML would be no text at all.
    const isFixed = parent.closest('[translate="no"]') !== null;
    const isTrue = saysTheSame(original.text, foreign.textContent ?? '', isFixed);
    if (isTrue && parent instanceof HTMLElement) this.#accept(foreign, original);
    else this.#atLeisure(original.node, () => this.#undo(foreign, original));
  }

  #accept(foreign: Foreign, { node, text }: Original): void {
    // Some translators move the text node into an element of their own.
    if (foreign.contains(node)) node.replaceWith(text);
    if (this.#translations.get(node) !== foreign) {
      node.data = '';
      foreign.before(node);
      this.#translations.set(node, foreign);
    }
    this.#inner.observe(node, { characterData: true });
    this.#inner.observe(foreign, { childList: true, characterData: true, subtree: true });
    // The changes that this has made.
    this.#inner.takeRecords();
  }

  #undo(foreign: Foreign, { node, text }: Original): void {
    if (!foreign.isConnected) return;
    this.#translations.delete(node);
    if (node.data === '') node.data = text;
    foreign.replaceWith(node);
    this.#inner.takeRecords();
  }

  /** Does something at once, unless it has been done to this node too often. */
  #atLeisure(node: Node, action: () => void): void {
    const count = this.#undone.get(node) ?? 0;
    this.#undone.set(node, count + 1);
    if (count < immediate) action();
    else setTimeout(action, pause);
  }
}

/** Undoes a change of children, if they are still as it has left them. */
function restore({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (nextSibling !== null && nextSibling.parentNode !== target) return;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
