import type { StateField } from '@codemirror/state';
import type { EditorView, TooltipView, ViewUpdate } from '@codemirror/view';
import { html, nothing, render } from 'lit';
import { infoOf } from './info';
import type { Completion, Suggestion } from './suggestions';

/** The list of suggestions, and what is known of the chosen one. A press takes one, and leaves the focus in the text. */
export function listDom(
  view: EditorView,
  take: (view: EditorView, suggestion: Suggestion) => boolean,
  field: StateField<Completion | null>,
): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'completion';
  const draw = (): void => {
    const open = view.state.field(field);
    if (open === null) return;
    const known = open.suggestions[open.chosen]?.known ?? null;
    render(
      html`<ul role="listbox" id="completion-list" aria-label=${open.label} translate="no" @mousedown=${(event: Event) => event.preventDefault()}>
        ${open.suggestions.map(
          (each, at) =>
            html`<li role="option" id=${`completion-${at}`} aria-selected=${at === open.chosen} @click=${() => take(view, each)}>
              <span>${each.name}</span> <span class="shapes">${each.detail}</span>
            </li>`,
        )}
      </ul>${known !== null && 'sentence' in known ? infoOf(known) : nothing}`,
      dom,
    );
    dom.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  };
  draw();
  return {
    dom,
    update({ state, startState }: ViewUpdate) {
      if (state.field(field) !== startState.field(field)) draw();
    },
  };
}
