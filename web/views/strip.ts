import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CellRef, TraceNode, TraceSection } from '../engine/types';
import { progressOf } from '../state/walk';
import type { Chrome, ChromeIntent } from './chrome';
import { symbol, symbolWords } from './equation';
import type { Model } from './model';
import { shapeText, shortName } from './names';
import { tile } from './tile';

type LitCells = ReadonlyMap<string, readonly CellRef[]>;

/** The cells that are being looked at, and those they are made from, by node. */
function litCells(model: Model): LitCells {
  const lit = new Map<string, readonly CellRef[]>();
  const add = (cell: CellRef | null): void => {
    if (cell !== null) lit.set(cell.node, [...(lit.get(cell.node) ?? []), cell]);
  };
  add(model.focus);
  const shown = model.glance ?? model.explanation;
  for (const term of shown?.terms ?? []) for (const factor of term.factors) add(factor.cell);
  return lit;
}

/** Whether a section is one of several alike, which fold to the tile that tells them apart. */
function isHead(section: TraceSection): boolean {
  return section.id.startsWith('head_');
}

/** How a frame stands to the walk. */
function standing(node: TraceNode, { trace, state }: Model): string {
  return node.id === state.position.node ? 'current' : progressOf(trace, state.position, node.id);
}

/** One matrix in the strip: a way to go there. */
function frame(
  node: TraceNode,
  stands: string,
  lit: readonly CellRef[],
  intent: ChromeIntent,
): TemplateResult {
  return html`<li>
    <button
      type="button"
      class=${`frame role-${node.role} ${stands}`}
      aria-current=${stands === 'current' ? 'step' : nothing}
      aria-label=${`${symbolWords(node)}, ${node.title}, ${shapeText(node)}`}
      @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
    >
      <span class="picture">${tile(node, lit)}</span>
      <span class="name">${symbol(node)}</span>
    </button>
  </li>`;
}

/** The title of a section; of a head, with the way to fold and unfold it. */
function heading(section: TraceSection, open: boolean, intent: ChromeIntent): TemplateResult {
  if (!isHead(section)) return html`<span class="section-title">${section.title}</span>`;
  return html`<button
    type="button"
    class="section-title fold"
    aria-expanded=${open}
    @click=${() => intent.unfold(section.id, !open)}
  >${section.title}<span class="how">${open ? 'fold' : 'unfold'}</span></button>`;
}

/** A head is open when the reader opened it, and while the walk is inside it. */
function isOpen(section: TraceSection, model: Model, chrome: Chrome): boolean {
  if (!isHead(section) || chrome.unfolded.has(section.id)) return true;
  return model.state.position.node.startsWith(`${section.id}/`);
}

/** The overview: every matrix of the run as a small picture, in the order in which data flows. */
export function strip(model: Model, chrome: Chrome, intent: ChromeIntent): TemplateResult {
  const lit = litCells(model);
  const sections = model.trace.sections.map((section) => {
    const open = isOpen(section, model, chrome);
    const nodes = section.nodes.flatMap((index) => model.trace.nodes[index] ?? []);
    const shown = open ? nodes : nodes.filter((node) => shortName(node.id) === 'weights');
    const frames = shown.map((node) => {
      const [stands, cells] = [standing(node, model), lit.get(node.id) ?? []];
      const outlined = cells.map(({ row, col }) => `${row},${col}`).join(' ');
      return guard([node, stands, outlined, intent], () => frame(node, stands, cells, intent));
    });
    return html`<li class="section">
      ${heading(section, open, intent)}
      <ol class="frames">${frames}</ol>
    </li>`;
  });
  return html`<nav class="strip" aria-label="All matrices, in order">
    <ol class="sections">${sections}</ol>
  </nav>`;
}
