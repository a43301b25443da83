import { setImmediate } from 'node:timers/promises';
import { render, type TemplateResult } from 'lit';

/** Puts a view into the document and returns what holds it. */
export function show(view: TemplateResult, into: Element = document.createElement('div')): Element {
  document.body.append(into);
  render(view, into as HTMLElement);
  return into;
}

/**
 * Takes a page away and lets its memory go. Happy DOM holds elements by weak references, and JavaScript keeps whatever one
 * of them was asked for until the task ends: many pages in one task take gigabytes.
 */
export async function leave(page: Element): Promise<void> {
  page.remove();
  await setImmediate();
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
