import { css } from 'lit';
import { chartCss } from '../../ui/charts/chart.css';

export const experimentCss = css`
  ${chartCss}
  .experiment {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    min-inline-size: 0;
    padding-block: 1rem;
    border-block-start: 1px solid var(--lab-line);
  }
  .experiment h3 {
    margin: 0;
    font-size: var(--lab-large);
    font-weight: 400;
    line-height: 1.3;
  }
  .experiment .of {
    color: var(--lab-ink-soft);
    font-style: italic;
  }
  .experiment .of::after {
    content: ' ·';
  }
  .experiment p {
    margin: 0;
    max-inline-size: var(--lab-measure);
    line-height: 1.55;
    text-wrap: pretty;
  }
  .experiment b {
    font-weight: 600;
  }
  .experiment .about,
  .experiment .threshold,
  .experiment .stale {
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--lab-ink-soft);
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1.5rem;
  }
  .setting {
    display: grid;
    gap: 0.125rem;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .setting input,
  .setting select {
    box-sizing: border-box;
    min-block-size: 2.25rem;
    min-inline-size: 6.5rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-size: 0.9375rem;
  }
  .setting input {
    inline-size: 6.5rem;
    font-family: var(--lab-mono);
    font-size: 0.875rem;
  }
  .setting select {
    align-self: start;
  }
  .settings .setting:has(select) {
    align-self: start;
  }
  .lab .settings .main {
    align-self: center;
    min-inline-size: 5rem;
    padding: 0.25rem 1rem;
    border: 1px solid var(--lab-ink);
    border-radius: 3px;
    background: var(--lab-ink);
    color: var(--lab-paper);
  }
  .experiment progress {
    inline-size: min(100%, 20rem);
    accent-color: var(--lab-accent);
  }
  .findings {
    display: grid;
    gap: 0.375rem;
  }
  .found {
    padding-inline-start: 0.875rem;
    border-inline-start: 3px solid var(--lab-edit);
  }
  .found.fails {
    border-inline-start-color: var(--lab-accent);
  }
  .experiment .error {
    color: var(--lab-error);
  }
  .charts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem 2rem;
  }
  .charts.two {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (pointer: coarse) {
    .setting input,
    .setting select,
    .lab .settings .main {
      min-block-size: 2.75rem;
    }
  }
`;
