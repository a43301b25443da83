import { html, nothing, render } from 'lit';
import type { FunctionInfo } from '../../help/functions';
import type { NameInfo } from './vocabulary';

/** What a tooltip says of a function or a name. */
export function infoOf(known: FunctionInfo | NameInfo): HTMLElement {
  const element = document.createElement('div');
  element.className = 'info';
  render('signature' in known ? functionInfo(known) : nameInfo(known), element);
  return element;
}

const functionInfo = ({
  signature,
  shapes,
  sentence,
}: FunctionInfo) => html`<code translate="no">${signature}</code>
  ${shapes === '' ? nothing : html`<span class="shapes" translate="no">${shapes}</span>`}
  <p>${sentence}</p>`;

const nameInfo = ({ name, detail, role }: NameInfo) =>
  html`<code class=${role === '' ? '' : `name role-${role}`} translate="no">${name}</code>
    <span class="shapes" translate="no">${detail}</span>`;
