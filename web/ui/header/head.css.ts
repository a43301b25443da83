import { css } from 'lit';

/** The header: name, lessons, tools, and the title of the lesson. */
export const head = css`
  .masthead {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 1rem;
    padding-block: 0.5rem 0.25rem;
  }
  .brand {
    margin: 0;
    font-size: 1.0625rem;
    font-weight: 400;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.08em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    margin-inline-end: -0.75rem;
  }
  .lesson-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem 2rem;
    padding-block: 0.25rem 0.5rem;
  }
  .lesson-head h2 {
    margin: 0;
    font-size: clamp(1.5rem, 1.2rem + 1.2cqi, 2rem);
    font-weight: 400;
    line-height: 1.2;
    text-wrap: balance;
  }
  .standfirst {
    flex: 1 1 18rem;
    margin: 0;
    max-inline-size: 38rem;
    font-size: 0.9375rem;
    line-height: 1.4;
    text-wrap: pretty;
    color: var(--lab-ink-soft);
  }
  .standfirst cite {
    font-size: var(--lab-small);
    font-style: italic;
  }
  .mechanism {
    flex: none;
    box-sizing: border-box;
    margin: 0 0 0 auto;
    padding-block: 0.125em;
    padding-inline-end: 0.125rem;
    max-inline-size: 100%;
    overflow-x: auto;
    overflow-y: hidden;
    font-size: 1.0625rem;
  }
  /* Reserves space for fractions and superscripts that depend on options, to prevent layout shifts. */
  .mechanism.line,
  .mechanism.fraction {
    align-content: center;
    min-block-size: 2.5em;
  }
  .mechanism.fraction {
    min-block-size: 3.9em;
  }
  @container lab (max-width: 26rem) {
    .mechanism {
      font-size: 0.875rem;
    }
  }
`;
