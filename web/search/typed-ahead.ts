/** Keeps what is typed while the search is loaded, so that its field has it from the start and no shortcut of the page takes it. */
export class TypedAhead {
  #text = '';
  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const isField =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    if (isField || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') this.#text = this.#text.slice(0, -1);
    else if ([...event.key].length === 1) this.#text += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  constructor() {
    addEventListener('keydown', this.#onKey, { capture: true });
  }

  /** Ends it, and returns what was typed. */
  end(): string {
    removeEventListener('keydown', this.#onKey, { capture: true });
    return this.#text;
  }
}
