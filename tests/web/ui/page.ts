import { setImmediate } from 'node:timers/promises';
import { render } from 'lit';

/**
 * Renders a view into the document and returns its container. Happy DOM goes through a part again for every part around it that is
 * inserted into the document, so a new container is inserted when it is complete. Walks through many views leave it outside.
 */
export function show(view: unknown, into: Element = document.createElement('div')): Element {
  render(view, into as HTMLElement);
  if (!into.isConnected) document.body.append(into);
  return into;
}

/**
 * Ends the task, so that memory is freed. Happy DOM uses weak references, whose targets stay alive until the end of a task: many
 * pages in one task take gigabytes.
 */
export const endTask = (): Promise<void> => setImmediate();

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
