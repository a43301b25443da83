import { nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';
import type { OutlineStyle } from './outline';

/** Adds the rules to the style sheets of the shadow root while the element with the directive is rendered. */
class OutlineDirective extends AsyncDirective {
  readonly #sheet = new CSSStyleSheet();
  #text = '';
  #root: ShadowRoot | null = null;

  override render(_style: OutlineStyle): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [style]: [OutlineStyle]): unknown {
    // Deferred, since the stage is rendered after the text, and a new element is connected after its directives.
    queueMicrotask(() => this.#apply(element, style));
    return nothing;
  }

  /** Where nothing on the stage is named, nothing is dimmed either. */
  #apply(element: Element, { selector, text, always }: OutlineStyle): void {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot) || !this.isConnected) return;
    const isShown = selector !== '' && root.querySelector(`.stage :is(${selector})`) !== null;
    const shown = isShown ? always + text : always;
    if (shown !== this.#text) this.#sheet.replaceSync(shown);
    this.#text = shown;
    if (root.adoptedStyleSheets.includes(this.#sheet)) return;
    this.#root = root;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
  }

  override disconnected(): void {
    if (this.#root === null) return;
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#root = null;
  }
}

export const outlineCells = directive(OutlineDirective);
