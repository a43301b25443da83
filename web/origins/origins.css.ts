import { css } from 'lit';

/** Dark in both themes, so that what the number is computed from is bright. */
export const originsCss = css`
  .lab dialog.origins {
    color-scheme: dark;
    display: none;
    flex-direction: column;
    gap: 0.5rem;
    inline-size: 100vw;
    max-inline-size: 100vw;
    block-size: 100vh;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 0 clamp(0.75rem, 2.78vw, 2.5rem) 0.75rem;
    border: 0;
    border-radius: 0;
    background: #0e1013;
    color: #f2f0ea;
  }
  .lab dialog.origins[open] {
    display: flex;
  }
  .origins-head,
  .origins-way {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
  }
  .origins-head {
    justify-content: space-between;
    min-block-size: 3rem;
  }
  .origins-head h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  .origins-view {
    flex: 1 1 55%;
    min-block-size: 14rem;
  }
  .origins-view canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .origins-way label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.5rem;
    min-inline-size: 12rem;
    font-size: 0.875rem;
  }
  .origins-way input {
    flex: 1;
    min-inline-size: 4rem;
  }
  .origins-sum {
    margin: 0;
    line-height: 1.6;
  }
  .origins-note {
    color: #a9adb5;
    font-size: 0.875rem;
  }
  .origins-term {
    white-space: nowrap;
  }
  .origins-words {
    display: block;
    flex: 0 1 auto;
    max-block-size: 30vh;
    overflow: auto;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  .origins-words caption {
    inline-size: max-content;
    max-inline-size: calc(100vw - 2rem);
    padding-block-end: 0.25rem;
    color: #a9adb5;
    text-align: start;
  }
  .origins-words th,
  .origins-words td {
    padding: 0.125rem 0.75rem 0.125rem 0;
    text-align: start;
    white-space: nowrap;
  }
  .origins-part {
    color: #dc9440;
    font-variant-numeric: tabular-nums;
  }
  .origins-part.fell {
    color: #aca1dd;
  }
  .lab .origins-number {
    min-block-size: 1.75rem;
    padding: 0 0.375rem;
    border: 0;
    border-block-end: 1px dotted #a9adb5;
    background: none;
    color: inherit;
    cursor: ew-resize;
    font: inherit;
    font-variant-numeric: tabular-nums;
    touch-action: none;
  }
  .lab .origins-number:disabled {
    border-block-end-color: transparent;
    cursor: default;
  }
`;
