import { css } from 'lit';

/** Longer names of columns are cut off, so that a board of few words fits a phone: a finger on it draws, it cannot scroll. */
export const maxLetters = 7;

export const maskBoardCss = css`
  .mask-board {
    grid-column: 1 / -1;
    margin: var(--lab-gap) 0;
    max-width: 52rem;
  }
  .mask-board h4 {
    margin: 0;
  }
  .mask-board .fills {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0.5rem 0;
  }
  .mask-board .fills button {
    min-height: 2.75rem;
    background: var(--lab-paper);
    color: var(--lab-ink);
  }
  .mask-board .scroll {
    overflow-x: auto;
  }
  /* All columns are equally wide: wide enough for a finger, and for the longest of their names. */
  .mask-board table {
    --square: max(2.75rem, var(--letters) * 0.5rem + 0.25rem);
    border-collapse: collapse;
    touch-action: none;
    user-select: none;
  }
  .mask-board th {
    padding: 0 0.5rem;
    font-size: var(--lab-small);
    font-weight: normal;
    text-align: end;
  }
  .mask-board thead th {
    padding: 0;
    text-align: center;
  }
  .mask-board thead span {
    display: block;
    inline-size: var(--square);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .mask-board td {
    padding: 0;
  }
  .mask-board button.cell {
    width: var(--square);
    max-width: none;
    height: 2.75rem;
    padding: 0;
    border: 1px solid var(--lab-edit);
    border-radius: 0;
    font-family: var(--lab-mono);
    font-size: var(--lab-small);
  }
  .mask-board button.cell:disabled {
    border-color: var(--lab-line-strong);
    color: var(--lab-ink-soft);
  }
  .mask-board .dead {
    font-size: var(--lab-small);
  }
`;
