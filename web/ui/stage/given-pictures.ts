import { css, html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import { motionText } from '../../i18n/en/motion';
import { symbol } from '../equation/equation';
import { paint } from '../format/canvas';
import { nodeLabel, titleBesideSymbol } from '../format/names';
import type { Intent, Model } from '../model';

/** A given matrix as a heat map, as a button that shows its numbers. */
function picture(node: TraceNode, { locale }: Model, intent: Intent): TemplateResult {
  const { rows, cols } = node;
  const act = locale.t(motionText('picture.show_numbers'));
  return html`<button
    type="button"
    class=${`given-picture printed role-${node.role}`}
    data-symbol=${node.id}
    aria-label=${`${locale.t('common.by', { nodeLabel: nodeLabel(locale, node), rows, cols })}: ${act}`}
    @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
  >
    <canvas class="painted" width=${cols} height=${rows} ${paint(node)}></canvas>
    <span>${symbol(locale, node)} ${titleBesideSymbol(locale, node)}</span>
    <span class="costs">${rows} × ${cols}</span>
    <span class="show-numbers">${act}</span>
  </button>`;
}

/** Given matrices as pictures. */
export function givenPictures(nodes: readonly TraceNode[], model: Model, intent: Intent): TemplateResult {
  const all = (): TemplateResult =>
    html`<div class="given-pictures">${nodes.map((each) => picture(each, model, intent))}</div>`;
  return html`${guard([intent, ...nodes], all)}`;
}

export const givenPicturesCss = css`
  .flow.given.pictured {
    --beside: 20rem;
    align-items: start;
  }
  /* Beside the table one below the other, below it side by side. */
  .given-pictures {
    display: flex;
    flex: 1 1 12rem;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .lab .given-picture {
    display: grid;
    grid-template-columns: 3rem 1fr;
    align-items: center;
    gap: 0 0.75rem;
    inline-size: 12rem;
    padding: 0.375rem 0.5rem;
    border-radius: 6px;
    color: var(--role);
    font-size: 0.875rem;
    text-align: start;
    white-space: normal;
  }
  .show-numbers {
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
    text-decoration: underline;
  }
  .given-picture canvas {
    grid-row: span 3;
    inline-size: 3rem;
    block-size: 3rem;
    object-fit: contain;
    image-rendering: pixelated;
  }
`;
