import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { FigurePlace } from '../figures/figure-host';
import { library } from '../figures/library';
import { adoptStyles } from '../ui/dom/adopt-styles';
import { FooterMeter, focusKeeper, groupLandmarks, keepInView, syncDialogs } from '../ui/dom/dom-effects';
import { PressedCell } from '../ui/dom/page/pressed-cell';
import { TextGuard } from '../ui/dom/page/text-guard';
import { layout, layoutParts } from '../ui/layout';
import type { Model } from '../ui/model';
import type { LabController } from './lab-controller';
import type { LabIntent } from './lab-intent';

/** Renders the layout into the shadow root, and updates focus, scrolling, dialogs and style sheets after each render. */
export class LabRenderer implements ReactiveController {
  readonly #lab: LitElement;
  readonly #controller: LabController;
  readonly #footer: FooterMeter;
  readonly #pressed: PressedCell;
  /** Null until the element is connected. */
  #texts: TextGuard | null = null;
  /** What is rendered is created anew with another key: in another language, and where others have broken it. */
  #key: { readonly locale: unknown } = { locale: null };
  /** The model of the last render. */
  #model: Model | null = null;
  #restoreFocus = (): void => {};
  /** Static content of a declarative shadow root, removed when the layout is complete. */
  #prerendered: readonly ChildNode[] = [];

  constructor(lab: LitElement, controller: LabController) {
    this.#lab = lab;
    this.#controller = controller;
    this.#footer = new FooterMeter(lab);
    this.#pressed = new PressedCell(lab);
    lab.addController(this);
  }

  /** Keeps the content of a declarative shadow root. To be called before Lit creates the render root. */
  keepPrerendered(root: ShadowRoot | null): void {
    this.#prerendered = [...(root?.childNodes ?? [])];
    // Lit renders before the first child that it finds, and keeps a reference to it: that must not be removed later.
    if (this.#prerendered.length > 0) root?.prepend(document.createComment(''));
  }

  /** The layout; before the first lesson is loaded, the slot with the fallback content or the error. */
  render(): TemplateResult {
    const { intent, loadError, locale } = this.#controller;
    const isFilled = this.#isFilled || this.#prerendered.length > 0;
    const fallback = isFilled ? nothing : html`<slot></slot><slot name="end"></slot>`;
    if (intent !== null) return html`${fallback}${this.#layout(intent)}`;
    return html`${loadError === null ? nothing : html`<p class="load-error" role="alert">${locale.format(loadError)}</p>`}${fallback}`;
  }

  /** After rendering has failed: creates everything anew next time, if others have changed it. Returns whether they have. */
  recreate(): boolean {
    if (!this.#texts?.isTouched) return false;
    this.#texts.isTouched = false;
    this.#key = { locale: null };
    return true;
  }

  hostUpdate(): void {
    this.#texts?.pause();
    const { intent } = this.#controller;
    if (intent !== null) {
      this.#restoreFocus = focusKeeper(this.#lab.renderRoot);
      intent.stageExtras.update(intent.store.state.position);
    }
    if (!this.#isFilled) return;
    for (const node of this.#prerendered) node.remove();
    this.#prerendered = [];
  }

  hostUpdated(): void {
    this.#updateParts();
    this.#texts?.resume();
  }

  #updateParts(): void {
    const { intent } = this.#controller;
    if (intent === null || !this.#isComplete) return;
    const root = this.#lab.renderRoot;
    const { state } = intent.store;
    syncDialogs(root, state.ui, intent.loaded);
    this.#footer.update();
    if (library.backwardPass !== null) adoptStyles(root, library.backwardPass.module);
    if (this.#model !== null) intent.figureHost.updated(root, intent.store.opened, this.#model);
    if (this.#model !== null) intent.stageExtras.draw(root, this.#model, intent);
    if (!state.ui.isPage) groupLandmarks(root);
    this.#restoreFocus();
    keepInView(root, state, this.#pressed);
    // Last, since matrices on their way can be scrolled to.
    if (this.#model !== null) intent.stageExtras.move(root, this.#model, intent);
  }

  hostConnected(): void {
    this.#texts ??= new TextGuard(this.#lab.renderRoot);
    this.#texts.connect();
    this.#pressed.connect();
    this.#footer.connect();
  }

  hostDisconnected(): void {
    this.#footer.disconnect();
    this.#texts?.disconnect();
    this.#pressed.disconnect();
  }

  /** Whether the static content is not needed any more, or is that of something else. */
  get #isFilled(): boolean {
    return this.#isComplete || this.#controller.isMounted;
  }

  get #isComplete(): boolean {
    return this.#controller.intent !== null && this.#controller.renderedParts === layoutParts;
  }

  #layout(intent: LabIntent): unknown {
    const { locale, renderedParts } = this.#controller;
    const model = intent.current();
    this.#model = model;
    const { figureHost, store, loaded } = intent;
    const figures = (place: FigurePlace): unknown => figureHost.render(place, store.opened, model, intent);
    // Everything, including what guards would skip.
    if (this.#key.locale !== locale) this.#key = { locale };
    return keyed(this.#key, layout(model, store.state, intent, loaded, figures, renderedParts));
  }
}
