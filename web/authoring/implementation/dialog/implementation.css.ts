import { css } from 'lit';

export const implementationCss = css`
  dialog.implementation {
    inline-size: min(56rem, calc(100vw - 2rem));
  }
  .implementation textarea {
    inline-size: 100%;
    resize: vertical;
    font-family: var(--lab-code);
    font-size: 0.8125rem;
    line-height: 1.5;
  }
  .implementation .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-block-start: 0.5rem;
  }
  .implementation .closing {
    justify-content: end;
  }
  .implementation .drop {
    margin-inline-end: auto;
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
  }
  .implementation .chosen-file {
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    overflow-wrap: anywhere;
  }
  .implementation .outcome {
    margin-block: 0.75rem;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .implementation .reading {
    font-size: 0.875rem;
    color: var(--lab-ink-soft);
  }
  .implementation .reading p,
  .implementation .reading ul {
    margin: 0;
    padding: 0;
  }
  .implementation .reading li {
    display: inline-block;
    margin-inline-end: 1.25rem;
    overflow-wrap: anywhere;
  }
  .implementation .running {
    margin-block: 0 0.75rem;
  }
  .implementation .running span {
    flex: 1 1 12rem;
  }
  .implementation .finding {
    margin-block-end: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--lab-error);
  }
  .implementation .finding.agrees {
    border-color: var(--lab-edit);
  }
  .implementation .finding p {
    margin-block: 0 0.25rem;
  }
  .implementation .summary-line {
    font-weight: 600;
  }
  .implementation .remark {
    margin-block: 0 0.5rem;
    font-style: italic;
  }
  .implementation .refused {
    color: var(--lab-error);
    overflow-wrap: anywhere;
  }
  .implementation table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .implementation :is(th, td) {
    padding: 0.25rem 0.75rem 0.25rem 0;
    border-block-end: 1px solid var(--lab-line);
    text-align: start;
    vertical-align: baseline;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  .implementation thead th {
    font-size: 0.8125rem;
    color: var(--lab-ink-soft);
  }
  .implementation tr.differs :is(td:last-child, th span) {
    color: var(--lab-error);
  }
  .implementation tr.first :is(th, td) {
    font-weight: 600;
  }
  .implementation code {
    font-family: var(--lab-code);
    font-size: 0.8125rem;
    color: var(--lab-ink-soft);
  }
  .implementation .setting :is(label, input, select) {
    font-size: 0.875rem;
  }
  .implementation .setting input[type='number'] {
    inline-size: 6rem;
  }
  .implementation .unknown-array {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-block-end: 0.5rem;
  }
  .implementation select {
    min-block-size: 2.25rem;
    max-inline-size: 100%;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .implementation summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
`;
