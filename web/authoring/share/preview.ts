import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { ShareOptions } from '../../store/links/snippets';

/** Events of the preview that must not reach listeners of the outer element or of the page. */
const ownEvents = [
  ...['ready', 'step-change', 'cell-select', 'value-change', 'complete', 'answer', 'result', 'error'],
  'keydown',
];

const stopPropagation = (event: Event): void => event.stopPropagation();

function containEvents(pane: Element | undefined): void {
  for (const name of ownEvents) pane?.addEventListener(name, stopPropagation);
}

/** A live preview of the element with the chosen options. */
export function preview(options: ShareOptions): TemplateResult {
  const { link, hide, lock, theme, lang } = options;
  return html`<div class="pane" tabindex="0" ${ref(containEvents)}>
    ${keyed(
      JSON.stringify(options),
      html`<attention-lab
        loading="eager"
        state=${link}
        hide=${hide.join(' ') || nothing}
        lock=${lock.join(' ') || nothing}
        theme=${theme || nothing}
        lang=${lang || nothing}
      ></attention-lab>`,
    )}
  </div>`;
}
