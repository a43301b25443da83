import { html, type TemplateResult } from 'lit';
import { dimension } from './names';

/** Plain text in which names of dimensions, such as d_k, are rendered with subscripts. */
export function withSubscripts(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/\b([dn]_[a-z]+)\b/)
    .map((part, at) => (at % 2 === 0 ? part : html`<span class="letter">${dimension(part)}</span>`));
}
