import { html, nothing, render } from 'lit';
import { motionText } from '../i18n/en/motion';
import type { Locale } from '../i18n/i18n';
import { capitalised } from '../ui/prose/prose';
import type { TermText } from './entry';

/** Pixels between a term and its note, and between a note and the edge of the window. */
const gap = 8;

/** Puts a note below the first line of a term, or above it where there is no room. */
function place(note: HTMLElement, term: HTMLElement): void {
  const [line = term.getBoundingClientRect()] = term.getClientRects();
  const { offsetWidth, offsetHeight } = note;
  const left = Math.min(line.left, window.innerWidth - offsetWidth - gap);
  const below = line.bottom + gap;
  const isBelow = below + offsetHeight <= window.innerHeight;
  note.style.left = `${Math.max(left, gap)}px`;
  note.style.top = `${isBelow ? below : Math.max(line.top - gap - offsetHeight, gap)}px`;
}

/** Opens the note of a term beside it. `show` goes to the step that shows it; null where readers may not go there. */
export function openNote(
  term: HTMLElement,
  { title, text }: TermText,
  locale: Locale,
  show: (() => void) | null,
): void {
  const note = document.createElement('div');
  note.className = 'term-note';
  note.popover = 'auto';
  note.role = 'dialog';
  note.ariaLabel = title;
  note.tabIndex = -1;
  note.autofocus = true;
  let hasFocus = false;
  const go = (): void => {
    note.hidePopover();
    hasFocus = false;
    show?.();
  };
  const button = html`<button type="button" @click=${go}>${locale.t(motionText('term_note.show_me'))}</button>`;
  render(html`<p><b>${capitalised(title)}</b> ${text}</p>${show === null ? nothing : button}`, note);
  // The element has shortcuts, and closes its selection with Escape.
  note.addEventListener('keydown', (event) => event.stopPropagation());
  note.addEventListener('beforetoggle', ({ newState }) => {
    hasFocus = newState === 'closed' && note.matches(':focus-within');
  });
  note.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    note.remove();
    if (hasFocus) term.focus({ preventScroll: true });
  });
  const root = term.getRootNode();
  (root instanceof ShadowRoot ? root : document.body).append(note);
  note.showPopover();
  place(note, term);
}
