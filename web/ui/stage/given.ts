import { html, nothing, type TemplateResult } from 'lit';
import type { Trace, TraceNode } from '../../engine/types';
import { cssVariables } from '../format/css-variables';
import { rowOfTexts } from '../matrix/active-row';
import { cursorOn } from '../matrix/highlight';
import { matrix } from '../matrix/matrix';
import { isPart, shownColumn, type Window, windowAt } from '../matrix/window';
import type { Intent, Model } from '../model';
import { fitsAsGiven, givenFit } from './fit/given';
import type { Fit } from './fit/need';

/** The inputs that no step of a run reads, by index. Cached by run. */
const unread = new WeakMap<Trace['nodes'], ReadonlySet<number>>();

function unreadOf({ nodes, outputs }: Trace): ReadonlySet<number> {
  const read = new Set(nodes.flatMap(({ operands }) => operands));
  const isLeftOut = ({ op, index, id }: TraceNode): boolean =>
    op === 'input' && !read.has(index) && !outputs.includes(id);
  return new Set(nodes.filter(isLeftOut).map(({ index }) => index));
}

/** Whether a node is an input that no step reads: a program may have parameters for a choice that is not chosen. */
export function isUnread({ index }: TraceNode, trace: Trace): boolean {
  const found = unread.get(trace.nodes) ?? unreadOf(trace);
  unread.set(trace.nodes, found);
  return found.has(index);
}

/** Inputs are shown together with the adjacent inputs of their section; a generated matrix is shown alone. */
export function inputsBeside(node: TraceNode, model: Model): readonly TraceNode[] {
  if (node.kind === 'generated') return [node];
  const section = model.trace.sections.find((each) => each.id === node.section);
  const nodes = (section?.nodes ?? []).flatMap((index) => model.trace.nodes[index] ?? []);
  const [from, to] = around(nodes, nodes.indexOf(node));
  const given = nodes
    .slice(from, to)
    .filter((each) => each.operands.length === 0 && each.kind !== 'generated');
  return given.filter((each) => each === node || !isUnread(each, model.trace));
}

/** The range around `place` without computed nodes; `to` is exclusive. */
function around(nodes: readonly TraceNode[], place: number): readonly [from: number, to: number] {
  const computed = nodes.flatMap(({ operands }, at) => (operands.length > 0 ? [at] : []));
  const before = computed.filter((at) => at < place).at(-1) ?? -1;
  return [before + 1, computed.find((at) => at > place) ?? nodes.length];
}

/** The window of a given matrix: of the chosen cell, else with a number of the row that the text is about. */
export function givenWindow(node: TraceNode, model: Model, { partOf }: Fit): Window {
  const cursor = cursorOn(node, model);
  const window = windowAt(node, cursor, partOf(node));
  const isChosen = [model.focus, ...model.state.trail].some((cell) => cell?.node === node.id);
  if (isChosen || !isPart(node, window)) return window;
  const row = Math.min(rowOfTexts(node.row_dim, model), node.rows - 1);
  return windowAt(node, { ...cursor, col: shownColumn(node, row, window, cursor.col) }, partOf(node));
}

/**
 * The inputs of a step. If there is no room for readable numbers of all of them, the others than the one of the step and the
 * selected one are pictures.
 */
export function given(node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const all = inputsBeside(node, model);
  const selected = model.state.trail.at(-1)?.node;
  const shown = fitsAsGiven(all, model) ? all : all.filter((each) => each === node || each.id === selected);
  const others = all.filter((each) => !shown.includes(each));
  const fit = givenFit(shown, others.length, model);
  const table = (each: TraceNode): TemplateResult =>
    matrix(each, model, intent, {
      window: givenWindow(each, model, fit),
      showsScale: true,
      isCurrent: each === node && all.length > 1,
    });
  const pictured = others.length === 0 ? '' : ' pictured';
  return html`<div class=${`flow fit given${pictured}${fit.classes}`} ${cssVariables(fit.counts)}>
    ${shown.map(table)}${others.length === 0 ? nothing : intent.stageViews?.givenPictures(others, model, intent)}
  </div>`;
}
