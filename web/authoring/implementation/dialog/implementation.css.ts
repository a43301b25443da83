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
    margin-block-end: 0.75rem;
    font-size: 0.875rem;
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
  .implementation :is(th, td):nth-child(2) {
    min-inline-size: 4rem;
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
  .implementation .check-setting {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
    align-items: end;
  }
  .implementation .check-setting label {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    min-inline-size: 0;
    font-size: 0.875rem;
  }
  .implementation .check-setting label.flag {
    flex-direction: row;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.25rem;
  }
  .implementation .check-setting .compared {
    grid-column: 1 / -1;
  }
  .implementation .told {
    margin-block: 0.5rem 0;
    font-size: 0.875rem;
  }
  .implementation .asked {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .implementation .choices button {
    text-wrap: balance;
  }
  @container lab (inline-size < 26rem) {
    .implementation textarea {
      block-size: 9rem;
    }
  }
  .implementation .unknown-array {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 18rem);
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-block-end: 0.25rem;
    overflow-wrap: anywhere;
  }
  .implementation :is(select, input[type='number']) {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--lab-line-strong);
    border-radius: 3px;
    background: var(--lab-paper);
    font-size: 0.875rem;
  }
  .implementation summary {
    padding-block: 0.5rem;
    cursor: pointer;
  }
`;
