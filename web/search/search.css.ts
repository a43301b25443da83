/** The style sheet of the dialog. Colours are those of the element, else those of the home page. */
export const searchCss = `
.search {
  box-sizing: border-box;
  inline-size: min(42rem, calc(100vw - 1.5rem));
  max-inline-size: none;
  max-block-size: min(40rem, calc(100dvh - 1.5rem));
  margin-block: min(10vh, 5rem) auto;
  margin-inline: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--lab-line-strong, var(--soft));
  border-radius: 6px;
  background: var(--lab-paper, var(--paper));
  color: var(--lab-ink, var(--ink));
  font-family: var(--lab-serif, "Attention Lab Serif", "Attention Lab Serif Fallback", serif);
  font-size: 1rem;
  line-height: 1.4;
}
.search[open] {
  display: flex;
  flex-direction: column;
}
.search::backdrop {
  background: rgb(0 0 0 / 40%);
}
.search-head {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border-block-end: 1px solid var(--lab-line, var(--line));
}
.search-head input {
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1.125rem;
}
.search-head:has(input:focus-visible) {
  box-shadow: inset 0 -2px var(--lab-accent, var(--accent));
}
.search-head input::placeholder {
  color: var(--lab-ink-soft, var(--soft));
  opacity: 1;
}
.search-close {
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--lab-ink-soft, var(--soft));
  font: inherit;
  font-size: 0.9375rem;
  cursor: pointer;
}
.search-close:focus-visible {
  outline: 2px solid var(--lab-accent, var(--accent));
  outline-offset: -2px;
}
.search .search-status {
  margin: 0;
  padding: 0.5rem 1rem;
  color: var(--lab-ink-soft, var(--soft));
  font-size: 0.875rem;
}
.search-results {
  flex: 1;
  min-block-size: 0;
  margin: 0;
  padding: 0 0 0.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
}
.search-results:empty {
  display: none;
}
.search-results li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 1rem;
  align-items: baseline;
  min-block-size: 1.75rem;
  padding: 0.5rem 1rem;
  border-inline-start: 3px solid transparent;
  cursor: pointer;
}
.search-results li[aria-selected="true"] {
  border-inline-start-color: var(--lab-accent, var(--accent));
  background: var(--lab-paper-sunk, var(--sunk));
}
.search-results math {
  font-family: "Attention Lab Math", math;
}
.search-symbol {
  margin-inline-start: 0.5em;
}
.search-kind,
.search-about,
.search-lesson {
  color: var(--lab-ink-soft, var(--soft));
  font-size: 0.875rem;
}
.search-lesson {
  font-style: italic;
}
.search-about {
  grid-column: 1 / -1;
}
@media (max-width: 40rem) {
  .search {
    margin-block-start: 0.75rem;
  }
  .search-lesson {
    grid-column: 1 / -1;
  }
}
@media (forced-colors: active) {
  .search-results li[aria-selected="true"] {
    border-inline-start-color: Highlight;
  }
}
`;
