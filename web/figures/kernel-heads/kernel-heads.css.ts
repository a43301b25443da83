import { css } from 'lit';
import { inColumn } from '../column.css';
import { pixelGridCss } from '../pixel-attention/pixel-grid.css';

export const kernelCss = css`
  ${pixelGridCss}
  ${inColumn('kernel-heads')}
  .kernel-heads {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .kernel-own,
  .kernel-heads-own {
    display: grid;
    gap: 0.375rem;
    inline-size: 12.5rem;
    text-align: center;
  }
  .kernel-nine {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.25rem;
    align-items: center;
  }
  .kernel-nine input {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: 0.25rem;
    text-align: center;
    font-family: var(--lab-mono);
    appearance: textfield;
  }
  .kernel-head {
    display: grid;
    justify-items: center;
    min-block-size: 2.75rem;
    padding: 0.125rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.75rem;
    font-family: var(--lab-mono);
    line-height: 1.3;
    cursor: pointer;
  }
  .kernel-head .pixel-still {
    inline-size: 100%;
  }
  @media (hover: hover) {
    .kernel-head:hover {
      background: var(--lab-lit-wash);
    }
  }
  .kernel-head:focus-visible {
    outline: 2px solid var(--lab-accent);
  }
  .kernel-field::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 36%;
    border-radius: 50%;
    background: #3c8ac2;
    outline: 1px solid #fff;
  }
  .kernel-gaze {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 1rem;
  }
  .kernel-gaze label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    font-size: var(--lab-small);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .kernel-gaze input {
    inline-size: 9rem;
    min-block-size: 2.75rem;
    accent-color: var(--lab-edit);
  }
  .kernel-gaze .pixel-help {
    flex-basis: 100%;
    text-align: center;
  }
  .kernel-verdict {
    margin: 0;
    text-align: center;
  }
`;
