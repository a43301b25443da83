import { StateEffect } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Asks for a place in the text to be in view. Not while the reader is writing: the text must not move away then. */
export const setView = StateEffect.define<number>();

/**
 * Scrolls the text, and not the page, once the text has been laid out: it is created while it is hidden. CodeMirror's own effect
 * would scroll the page, too.
 */
export const keepInView = ViewPlugin.fromClass(
  class {
    /** Where to scroll to as soon as there is a layout; null if nothing is to be done. */
    #wanted: number | null = null;

    update({ view, transactions, changes, docChanged, geometryChanged }: ViewUpdate): void {
      if (docChanged && this.#wanted !== null) this.#wanted = changes.mapPos(this.#wanted);
      for (const { effects } of transactions)
        for (const effect of effects)
          if (effect.is(setView)) this.#wanted = view.hasFocus ? null : effect.value;
      if (this.#wanted !== null && (transactions.length > 0 || geometryChanged)) this.#measure(view);
    }

    #measure(view: EditorView): void {
      view.requestMeasure({
        key: this,
        read: () => this.#target(view),
        write: (top) => {
          if (top === null) return;
          this.#wanted = null;
          if (top !== view.scrollDOM.scrollTop) view.scrollDOM.scrollTop = top;
        },
      });
    }

    /** Where the text is to be scrolled to; null while it has no layout. */
    #target(view: EditorView): number | null {
      const { scrollTop, clientHeight } = view.scrollDOM;
      if (this.#wanted === null || clientHeight === 0) return null;
      const { top, bottom } = view.lineBlockAt(Math.min(this.#wanted, view.state.doc.length));
      const isSeen = top >= scrollTop && bottom <= scrollTop + clientHeight;
      return isSeen ? scrollTop : Math.max(0, top - clientHeight / 3);
    }
  },
);
