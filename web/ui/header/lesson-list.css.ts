import { css } from 'lit';

/** The lesson navigation and the table of contents. */
export const lessonsCss = css`
  .lessons {
    display: contents;
    font-size: 0.875rem;
  }
  .contents .bars {
    margin-inline-end: 0.125rem;
  }
  .contents {
    flex: none;
  }
  .standing {
    margin: 0;
    font-size: 0.875rem;
    white-space: nowrap;
    color: var(--lab-ink-soft);
  }
  .standing span {
    margin-inline-start: 0.5em;
  }
  .standing::after {
    margin-inline-start: 0.75em;
    content: '▸' / '';
  }
  .lab .neighbour {
    order: 5;
    min-inline-size: 1.75rem;
    margin-inline-start: -0.5rem;
    padding: 0;
    font-size: 1.25rem;
  }
  .parts {
    position: absolute;
    inset: 100% 0 auto;
    z-index: 6;
    max-block-size: min(44rem, 100vh - var(--bar) - var(--foot, 3.5rem) - 1rem);
    padding: 0.5rem 1.25rem 1.25rem;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  /* Not on the scrolling element: columns of limited height would overflow to the side. */
  .columns {
    columns: 3 17rem;
    column-gap: 2.5rem;
  }
  .part {
    break-inside: avoid;
    padding-block-start: 0.75rem;
  }
  .part-title {
    margin: 0 0 0.25rem;
    border-block-end: 1px solid var(--lab-line);
    font-size: 0.9375rem;
    font-weight: 400;
    font-style: italic;
    color: var(--lab-ink-soft);
  }
  .part-purpose {
    margin: 0 0 0.25rem;
    color: var(--lab-ink-soft);
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .lesson .progress {
    color: var(--lab-edit);
    font-family: var(--lab-sans);
  }
  .part ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lesson {
    font-family: var(--lab-serif);
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0 0.5rem;
    align-content: start;
    align-items: start;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.375rem 0.5rem 0.375rem 0;
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    text-align: start;
  }
  @media (hover: hover) {
    .lesson:hover {
      background: var(--lab-line-faint, color-mix(in srgb, var(--lab-line) 35%, transparent));
    }
  }
  .lesson .number {
    font-size: 0.9375rem;
    text-align: end;
    color: var(--lab-ink-soft);
  }
  .lesson :is(.number, .title) {
    line-height: 1.35;
  }
  .lesson .title {
    font-size: 0.9375rem;
    color: var(--lab-ink);
  }
  .lesson .summary {
    grid-column: 2;
    font-size: var(--lab-small);
    line-height: 1.35;
    color: var(--lab-ink-soft);
  }
  .lab .parts > .search-open {
    padding-inline: 1rem;
    border-radius: 999px;
  }
  .lesson[aria-current] {
    border-inline-start-color: var(--lab-accent);
  }
  @container lab (max-width: 64rem) {
    .standing {
      display: none;
    }
  }
  /* The list has the same information. */
  @container lab (max-width: 39.99rem) {
    .neighbour {
      display: none;
    }
    .parts {
      padding-inline: 0.75rem;
    }
  }
`;
