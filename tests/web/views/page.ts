import { render, type TemplateResult } from 'lit';

/** Puts a view into the document and returns what holds it. */
export function show(view: TemplateResult, into: Element = document.createElement('div')): Element {
  document.body.append(into);
  render(view, into as HTMLElement);
  return into;
}

/** The cell of a node. */
export function cellIn(page: Element, node: string, row: number, col: number): HTMLElement {
  const cell = page.querySelector<HTMLElement>(
    `td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`,
  );
  if (cell === null) throw new Error(`no cell ${node}[${row}, ${col}] on the page`);
  return cell;
}

/** The text of an element without the space around it. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
