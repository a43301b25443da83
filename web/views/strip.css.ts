import { type CSSResult, css, unsafeCSS } from 'lit';
import { above, below, blockedPaper, type Palette, share } from './palette';

/** Fills for the pictures, which are drawn and not set: the same colours as the cells have as background. */
function fills(palette: Palette, name: (step: number) => string): CSSResult {
  const rules = palette.light.map(
    (light, step) => `.tile .${name(step)}{fill:light-dark(${light}, ${palette.dark[step] ?? light})}`,
  );
  return unsafeCSS(rules.join('\n'));
}

const blocked = unsafeCSS(`light-dark(${blockedPaper.light[1]}, ${blockedPaper.dark[1]})`);

export const stripCss = css`
  ${fills(below, (step) => `d-${step}`)}
  ${fills(above, (step) => `d${step}`)}
  ${fills(share, (step) => `s${step}`)}
  .tile .blocked,
  .tile .nan {
    fill: ${blocked};
    background: none;
  }
  .tile {
    display: block;
    overflow: visible;
    shape-rendering: crispEdges;
  }
  .tile .mark {
    fill: none;
    stroke: var(--lab-lit);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .strip {
    overflow-x: auto;
    scrollbar-width: thin;
    border-block: 1px solid var(--lab-line);
  }
  .sections,
  .frames {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sections {
    inline-size: max-content;
    min-inline-size: 100%;
    padding-block: 0.25rem 0;
  }
  .section {
    display: flex;
    flex-direction: column;
  }
  .section + .section {
    margin-inline-start: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 1px solid var(--lab-line);
  }
  .section-title {
    padding-inline: 0.375rem;
    font-size: var(--lab-small);
    line-height: 1.5rem;
    font-style: italic;
    color: var(--lab-ink-soft);
    white-space: nowrap;
  }
  .fold {
    min-block-size: 1.5rem;
    padding-block: 0;
    border: 0;
    background: none;
    text-align: start;
  }
  .fold .how {
    margin-inline-start: 0.5em;
    font-style: normal;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .frames {
    align-items: stretch;
  }
  .frame {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.125rem;
    min-inline-size: 4.25rem;
    padding: 0.125rem 0.375rem 0;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: inherit;
  }
  .picture {
    display: grid;
    place-items: center;
    block-size: 3.25rem;
    min-inline-size: 3.25rem;
  }
  .picture .tile {
    outline: 1px solid var(--lab-line-strong);
  }
  .frame .name {
    font-size: 1rem;
    line-height: 1.5rem;
    color: var(--role);
  }
  .frame.coming .picture {
    opacity: 0.4;
  }
  .frame.current {
    border-block-end-color: var(--lab-accent);
    background: var(--lab-paper-sunk);
  }
  .frame:hover .picture {
    opacity: 1;
  }
  @media (forced-colors: active) {
    .frame {
      border-block-end-color: Canvas;
    }
    .frame.current {
      border-block-end-color: Highlight;
    }
  }
`;
