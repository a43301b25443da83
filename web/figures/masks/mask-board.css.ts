import { css } from 'lit';

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
  .mask-board table {
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
    text-align: center;
  }
  .mask-board td {
    padding: 0;
  }
  .mask-board button.cell {
    width: 100%;
    min-width: 2.75rem;
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
