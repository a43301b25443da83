import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../engine/types';
import { adoptStyles } from '../ui/dom/adopt-styles';
import { withSubscripts } from '../ui/format/subscripts';
import type { GlossaryViews, Model } from '../ui/model';
import { openStep } from '../ui/open-step';
import type { UiIntent } from '../ui/ui-intent';
import type { Glossary } from './entry';
import { type TermPiece, termFinder } from './find-terms';
import { glossaryCss } from './glossary.css';
import { loadGlossary, type TermId } from './load-glossary';
import { openNote } from './note';
import { places, symbolTerms } from './places';

/** The terms of a language, and what finds them in texts. */
interface Loaded {
  readonly code: string;
  readonly terms: Glossary<TermId>;
  readonly find: (text: string) => readonly TermPiece[];
}

/** Runs a task when the page is idle. Returns what cancels it. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 500);
  return () => clearTimeout(timer);
}

/** Explains the terms in texts: the first of each on a screen can be opened. */
export class TermNotes implements GlossaryViews {
  readonly #changed: () => void;
  #loaded: Loaded | null = null;
  #loading = '';
  #cancel: (() => void) | null = null;
  #intent: UiIntent | null = null;
  /** The text in which each term comes first, by screen: a text may be rendered again. */
  readonly #first = new WeakMap<Model, Map<TermId, string>>();

  /** `changed` requests another render. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** To be called after each render. Without the terms, everything else works: a file that cannot be loaded is no error. */
  updated(root: ParentNode, { locale: { code } }: Model, intent: UiIntent): void {
    this.#intent = intent;
    if (code === this.#loading) return;
    this.#loading = code;
    this.#cancel = whenIdle(() => {
      this.#cancel = null;
      loadGlossary(code).then(
        (terms) => {
          if (code !== this.#loading) return;
          this.#loaded = { code, terms, find: termFinder(terms) };
          adoptStyles(root, { styles: glossaryCss });
          this.#changed();
        },
        () => {},
      );
    });
  }

  /** Nothing is loaded for an element that has been removed; the next render after it is back loads the terms. */
  disconnect(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#loaded?.code !== this.#loading) this.#loading = '';
  }

  withTerms(text: string, model: Model): TemplateResult | null {
    const loaded = this.#loaded;
    if (loaded === null || loaded.code !== model.locale.code) return null;
    const pieces = loaded
      .find(text)
      .map((piece, at) =>
        piece.id !== null && this.#isFirst(piece.id, `${at} ${text}`, model)
          ? this.#term(piece.text, piece.id, loaded, model)
          : withSubscripts(piece.text),
      );
    return html`${pieces}`;
  }

  definitionOf({ name }: TraceNode, { locale }: Model): string | undefined {
    if (this.#loaded?.code !== locale.code) return undefined;
    const terms: Glossary<string> = this.#loaded.terms;
    return terms[symbolTerms[name] ?? '']?.text;
  }

  #isFirst(id: TermId, place: string, model: Model): boolean {
    const first = this.#first.get(model) ?? new Map<TermId, string>();
    this.#first.set(model, first);
    const known = first.get(id) ?? place;
    first.set(id, known);
    return known === place;
  }

  /** Not a button element: browsers break lines around those, and the text would move. */
  #term(text: string, id: TermId, { terms }: Loaded, { locale }: Model): TemplateResult {
    const open = (event: Event): void =>
      openNote(event.currentTarget as HTMLElement, terms[id], locale, this.#goTo(id));
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      open(event);
    };
    return html`<span class="term" role="button" tabindex="0" aria-haspopup="dialog" data-term=${id} @click=${open} @keydown=${onKey}>${text}</span>`;
  }

  #goTo(id: TermId): (() => void) | null {
    const intent = this.#intent;
    const place = places[id];
    if (intent === null) return null;
    const { locks, lesson } = intent.current();
    if (locks.has('lesson') && lesson.id !== place.lesson) return null;
    return () => void openStep(intent, place);
  }
}
