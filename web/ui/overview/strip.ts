import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CellRef, Trace, TraceNode, TraceSection } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { progressOf } from '../../store/actions/walk';
import type { UiState } from '../../store/ui/ui-state';
import { symbol, symbolText } from '../equation/equation';
import { groupName, shapeText } from '../format/names';
import { moveFocus, resetTabStop, trackFocus } from '../matrix/roving-tabindex';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';
import { type Branch, branchesOf, type Group, lastSection } from './branches';
import { tile } from './tile';

type HighlightedCells = ReadonlyMap<string, readonly CellRef[]>;

/** The focused cell and the cells it is computed from, by node. */
function highlightedCells(model: Model): HighlightedCells {
  const highlighted = new Map<string, readonly CellRef[]>();
  const add = (cell: CellRef | null): void => {
    if (cell !== null) highlighted.set(cell.node, [...(highlighted.get(cell.node) ?? []), cell]);
  };
  add(model.focus);
  const explanation = model.hoverExplanation ?? model.explanation;
  for (const term of explanation?.terms ?? []) for (const factor of term.factors) add(factor.cell);
  return highlighted;
}

/** Whether a section is one of several heads or recurrent steps. These are folded to the tile in which they differ. */
function isHead([node]: readonly TraceNode[]): boolean {
  return node !== undefined && (node.head !== null || node.group.at(-1)?.kind === 'step');
}

/** The names of the nodes that a folded head or step shows; in the backward pass, it shows their gradients. */
const summaryNodes: readonly string[] = ['weights', 'state'];

function isSummary(node: TraceNode, trace: Trace): boolean {
  const { name } = trace.node(node.gradient_of ?? node.id) ?? node;
  return node.part === '' && summaryNodes.includes(name);
}

/** The class of a tile: the current node, before it, or after it. */
function progressClass(node: TraceNode, { trace, state }: Model): string {
  return node.id === state.position.node ? 'current' : progressOf(trace, state.position, node.id);
}

/** One matrix in the strip: a button that goes to it. */
function tileButton(
  locale: Locale,
  node: TraceNode,
  progress: string,
  highlighted: readonly CellRef[],
  intent: UiIntent,
): TemplateResult {
  return html`<li>
    <button
      type="button"
      class=${`frame role-${node.role} ${progress}`}
      tabindex=${progress === 'current' ? 0 : -1}
      aria-current=${progress === 'current' ? 'step' : nothing}
      aria-label=${`${symbolText(locale, node)}, ${locale.format(node.title)}, ${shapeText(locale, node)}`}
      @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
    >
      <span class="picture">${tile(node, highlighted)}</span>
      <span class="name">${guard([node.symbol, node.superscript, node.subscript], () => symbol(locale, node))}</span>
    </button>
  </li>`;
}

/** What all parts of the strip need. */
interface View {
  readonly model: Model;
  readonly uiState: UiState;
  readonly intent: UiIntent;
  readonly highlighted: HighlightedCells;
}

/** The title of a collapsible part, which toggles it. */
function sectionToggle(
  locale: Locale,
  id: string,
  title: string,
  open: boolean,
  intent: UiIntent,
): TemplateResult {
  return html`<button
    type="button"
    class="section-title fold"
    tabindex="-1"
    aria-expanded=${open}
    @click=${() => intent.unfold(id, !open)}
  >${title} <span class="how">${open ? locale.t('overview.fold') : locale.t('overview.unfold')}</span></button>`;
}

/** A head or a group is open if the reader unfolded it, or if the current node is inside. */
function isOpen(id: string, { uiState, model }: View): boolean {
  const { node } = model.state.position;
  const section = model.trace.node(node)?.section ?? '';
  return uiState.unfolded.has(id) || [node, section, `${section}/`].some((each) => each.startsWith(`${id}/`));
}

function tileList(nodes: readonly TraceNode[], { model, intent, highlighted }: View): TemplateResult {
  const tiles = nodes.map((node) => {
    const [progress, cells] = [progressClass(node, model), highlighted.get(node.id) ?? []];
    const outlined = cells.map(({ row, col }) => `${row},${col}`).join(' ');
    return guard([node, progress, outlined, intent], () =>
      tileButton(model.locale, node, progress, cells, intent),
    );
  });
  return html`<ol class="frames">${tiles}</ol>`;
}

function nodesOf(section: TraceSection | undefined, { model }: View): readonly TraceNode[] {
  return (section?.nodes ?? []).flatMap((index) => model.trace.nodes[index] ?? []);
}

/** A section with all its matrices; a folded head or step only with its `summaryNodes`. */
function leaf(section: TraceSection, view: View): TemplateResult {
  const nodes = nodesOf(section, view);
  if (!isHead(nodes))
    return html`<li class="section"><span class="section-title">${view.model.locale.format(section.name)}</span>${tileList(nodes, view)}</li>`;
  const open = isOpen(section.id, view);
  const visible = open ? nodes : nodes.filter((node) => isSummary(node, view.model.trace));
  return html`<li class="section">${sectionToggle(view.model.locale, section.id, view.model.locale.format(section.name), open, view.intent)}${tileList(visible, view)}</li>`;
}

/** A group with all its parts; a folded one only with its last matrix. */
function group(of: Group, view: View): TemplateResult {
  const open = isOpen(of.id, view);
  const inside = open
    ? html`<ol class="sections">${of.branches.map((each) => branchItem(each, view))}</ol>`
    : tileList(nodesOf(lastSection(of), view).slice(-1), view);
  return html`<li class="section branch">${sectionToggle(view.model.locale, of.id, groupName(view.model.locale, of.group), open, view.intent)}${inside}</li>`;
}

function branchItem(branch: Branch, view: View): TemplateResult {
  return branch.kind === 'leaf' ? leaf(branch.section, view) : group(branch, view);
}

/** The place of the current step in a model, from the outermost group to the matrix, and the button that opens the map. */
export function currentPlace(
  { locale, trace, state }: Model,
  intent: UiIntent,
): TemplateResult | typeof nothing {
  if (!trace.nodes.some(({ group, head, pass }) => (group[0] ?? head) && pass === 'forward')) return nothing;
  const node = trace.node(state.position.node);
  const section = trace.sections.find(({ id }) => id === node?.section);
  const groups = section?.groups.map((each) => groupName(locale, each)) ?? [];
  const names = [...groups, ...[section?.name, node?.title].map((each) => each && locale.format(each))];
  return html`<div class="current-place">
    <button type="button" class="section-title" aria-haspopup="dialog" @click=${() => intent.showDialog('map')}>${locale.t('header.map')}</button>
    <span>${names.join(' › ')}</span>
  </div>`;
}

/** The overview: every matrix of the run as a thumbnail, in the order of the data flow. */
export function strip(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const view = { model, uiState, intent, highlighted: highlightedCells(model) };
  const branches = branchesOf(model.trace.sections);
  return html`<div role="navigation" class="strip" part="strip" aria-label=${model.locale.t('overview.all_matrices_order')} @keydown=${moveFocus} @focusin=${trackFocus} @focusout=${resetTabStop}>
    <ol class="sections">${branches.map((each) => branchItem(each, view))}</ol>
  </div>`;
}
