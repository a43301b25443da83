import { html, nothing, type TemplateResult } from 'lit';

/** A paragraph about an answer. */
export interface FeedbackLine {
  readonly tone?: 'right' | 'wrong' | 'hint';
  /** Stands before the text, in bold. */
  readonly lead?: string;
  readonly text: unknown;
}

/** What answers were worth: of a guide, a tour or an exercise. It stays in the page, so that screen readers say what appears in it. */
export function feedback(lines: readonly FeedbackLine[]): TemplateResult {
  return html`<div class="feedback" role="status">${lines.map(
    ({ tone, lead = '', text }) =>
      html`<p class=${tone ?? nothing}>${lead === '' ? nothing : html`<b>${lead}</b> `}${text}</p>`,
  )}</div>`;
}
