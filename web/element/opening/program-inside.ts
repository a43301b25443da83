import { isProgramText } from '../../lessons/address';

/** A script of this type is no script of the page: browsers leave its text as it is, with every `<` and `&`. */
const type = 'text/x-attention-lab';

/**
 * The program that stands inside the element: in a script, or, on platforms that remove scripts, in a `pre` or as plain text. The indentation
 * that all its lines have is that of the page. Null if there is none; other text is for browsers without the element.
 */
export function programInside(element: Element): string | null {
  const script = element.querySelector(`:scope > script[type="${type}"]`);
  const text = withoutIndentation((script === null ? shownText(element) : script.textContent) ?? '');
  return isProgramText(text) ? text : null;
}

/** The text of what is no other script, and no style. */
const shownText = ({ childNodes }: Element): string =>
  Array.from(childNodes, (node) =>
    ['SCRIPT', 'STYLE'].includes(node.nodeName) ? '' : (node.textContent ?? ''),
  ).join('');

function withoutIndentation(text: string): string {
  const lines = text.replaceAll('\u00a0', ' ').split(/\r\n?|\n/);
  const depths = lines.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const depth = Math.min(...depths);
  const kept = lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0).trimEnd());
  return `${kept.join('\n').trim()}\n`;
}

/** Follows the program inside an element: it may be parsed after the element has started, and a page may replace it. */
export class ProgramInside {
  readonly #element: Element;
  readonly #changed: (before: string | null) => void;
  readonly #observer = new MutationObserver(() => this.#read());
  #text: string | null = null;

  constructor(element: Element, changed: (before: string | null) => void) {
    this.#element = element;
    this.#changed = changed;
  }

  get text(): string | null {
    return this.#text;
  }

  connect(): void {
    this.#text = programInside(this.#element);
    this.#observer.observe(this.#element, { childList: true, characterData: true, subtree: true });
  }

  disconnect(): void {
    this.#observer.disconnect();
  }

  #read(): void {
    const before = this.#text;
    this.#text = programInside(this.#element);
    if (this.#text !== before) this.#changed(before);
  }
}
