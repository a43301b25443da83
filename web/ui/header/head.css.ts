import { css } from 'lit';

/** The top bar: name, lessons, title of the lesson, tools and their menu. */
export const head = css`
  .head {
    margin-inline: calc(-1 * var(--edge));
    padding-inline: calc(0.7 * var(--edge));
    border-block-end: 1px solid var(--lab-line);
  }
  .masthead {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    block-size: var(--bar);
  }
  .brand {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 400;
    white-space: nowrap;
  }
  .lesson-head {
    order: 4;
    min-inline-size: 0;
  }
  .lesson-head h2 {
    margin: 0;
    overflow: hidden;
    font-size: 1.0625rem;
    font-weight: 400;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tools {
    display: flex;
    flex: none;
    order: 7;
    align-items: center;
    margin-inline-start: auto;
  }
  .lab .icon,
  .lab .more {
    min-inline-size: 2.25rem;
    padding-inline: 0.25rem;
    font-size: 1.125rem;
  }
  .menu :is(.granularity, p) {
    margin: 0;
    padding: 0.375rem 0.75rem 0;
    border-block-start: 1px solid var(--lab-line);
    font-size: var(--lab-small);
  }
  .standfirst {
    margin: 0;
    max-inline-size: 38rem;
    font-size: var(--lab-small);
    line-height: 1.4;
    text-wrap: pretty;
    color: var(--lab-ink-soft);
  }
  @container lab (min-width: 40rem) {
    .menu .map,
    .menu .share {
      display: none;
    }
  }
  @container lab (min-width: 60rem) {
    .menu .granularity,
    .menu [lang] {
      display: none;
    }
    /* What it would be divided from is hidden. */
    .menu p:first-of-type {
      border: 0;
    }
  }
  @container lab (max-width: 59.99rem) {
    .tools > [lang] {
      display: none;
    }
  }
  @container lab (max-width: 39.99rem) {
    .masthead {
      gap: 0.25rem;
    }
    .brand,
    .contents .label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .masthead .contents {
      min-inline-size: 2.25rem;
      padding: 0;
      border-color: transparent;
    }
    .tools > .share {
      display: none;
    }
    .lab .icon,
    .lab .more {
      min-inline-size: 2rem;
    }
  }
`;
