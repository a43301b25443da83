import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { Sharing } from '../../store/links/share';

/** What the page around must not take for its own figure's. */
const own = ['ready', 'step-change', 'cell-select', 'value-change', 'complete', 'error', 'keydown'];

const keep = (event: Event): void => event.stopPropagation();

function keepIn(events: Element | undefined): void {
  for (const name of own) events?.addEventListener(name, keep);
}

/** The figure as readers will have it, in small. */
export function preview(sharing: Sharing): TemplateResult {
  const { link, hide, lock, theme, lang } = sharing;
  return html`<div class="pane" tabindex="0" ${ref(keepIn)}>
    ${keyed(
      JSON.stringify(sharing),
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
