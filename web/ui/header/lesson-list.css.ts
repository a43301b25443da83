import { css } from 'lit';

/** The lesson navigation and the table of contents. */
export const lessonsCss = css`
  .lessons {
    grid-column: 1 / -1;
    order: 3;
    position: relative;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 1.125rem;
    border-block-start: 1px solid var(--lab-line);
    padding-block: 0.25rem;
    font-size: 0.875rem;
  }
  .standing {
    margin: 0;
    white-space: nowrap;
    font-style: italic;
    color: var(--lab-ink-soft);
  }
  .standing span {
    margin-inline-start: 0.5em;
    font-style: normal;
  }
  .lab .neighbour {
    min-inline-size: 0;
    max-inline-size: 22rem;
    padding-inline: 0.25rem;
    border: 0;
    background: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: inherit;
    color: var(--lab-ink-soft);
  }
  .neighbour:hover {
    color: var(--lab-ink);
  }
  .previous {
    grid-column: 3;
    justify-self: end;
  }
  .next {
    grid-column: 4;
  }
  .parts {
    position: absolute;
    inset: 100% 0 auto;
    z-index: 5;
    max-block-size: min(44rem, 100vh - 7rem - var(--foot, 4rem));
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
    align-items: baseline;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.375rem 0.5rem 0.375rem 0;
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    text-align: start;
  }
  .lesson:hover {
    background: var(--lab-line-faint, color-mix(in srgb, var(--lab-line) 35%, transparent));
  }
  .lesson .number {
    text-align: end;
    font-variant-numeric: oldstyle-nums;
    color: var(--lab-ink-soft);
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
  .lesson[aria-current] {
    border-inline-start-color: var(--lab-accent);
  }
  @container lab (max-width: 52rem) {
    .masthead {
      position: relative;
    }
    .lessons {
      display: contents;
    }
    /* Hidden to save height on phones: the list has the same information. */
    .standing,
    .neighbour {
      display: none;
    }
    .parts {
      padding-inline: 0.75rem;
    }
  }
`;
