import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import { movedIn } from '../../engine/numbers/rounding-error';
import { type ProgramWalk, programOf, secondNamesOf } from '../../engine/programs';
import type { CellRef, Trace, TraceNode } from '../../engine/types';
import { programText } from '../../i18n/en/program';
import { cellText } from '../../ui/format/format';
import { colName, placeOf, rowName } from '../../ui/format/names';
import { heatClass } from '../../ui/format/palette';
import type { Model } from '../../ui/model';
import { changeFrom, isBeside, originalOf, originalRun, runOriginal } from './original-run';
import type { TextChange } from './text-change';

/** Larger matrices are compared in the stage alone. */
const mostCells = 144;

/** The model with the numbers of the original to compare with, if it is to be shown. */
export function withOriginal(model: Model, engine: Engine): Model {
  if (!isBeside(model.state.settings)) return model;
  const before = runOriginal(model, engine);
  // The difference to the numbers of before would be taken for the difference to the original.
  return before === null ? model : { ...model, before, state: { ...model.state, compared: null } };
}

interface Moves {
  readonly count: number;
  /** The number that moved most, in units of its matrix; null if none moved. */
  readonly most: CellRef | null;
}

/** How many computed numbers of the same steps differ, and which one most. */
function movesOf(before: Trace, trace: Trace): Moves {
  let [count, largest, most]: [number, number, CellRef | null] = [0, 0, null];
  for (const node of trace.nodes) {
    const old = before.node(node.id);
    if (node.kind !== 'computed' || old?.rows !== node.rows || old.cols !== node.cols) continue;
    const isMoved = movedIn(node.id, before, trace);
    for (let at = 0; at < node.data.length; at += 1) {
      if (!isMoved(at)) continue;
      count += 1;
      const size = Math.abs((node.data[at] ?? 0) - (old.data[at] ?? 0));
      if (most !== null && !(size > largest)) continue;
      most = { node: node.id, row: Math.floor(at / node.cols), col: at % node.cols };
      largest = size;
    }
  }
  return { count, most };
}

/** “In line 31, softmax became sigmoid.” */
function changeText({ line, before, after, count }: TextChange, { locale }: Model): string {
  const place = { line, before, after };
  if (before === '') return locale.t(programText('editor.beside.added'), place);
  if (after === '') return locale.t(programText('editor.beside.removed'), place);
  return locale.t(programText(count > 1 ? 'editor.beside.replaced_more' : 'editor.beside.replaced'), place);
}

/** “21 numbers moved, the most context[bird, 4]: 1 → 2.32.” */
function moveText(before: Trace, model: Model): string {
  const { locale, trace } = model;
  const { count, most } = movesOf(before, trace);
  const [old, now] = [before.node(most?.node ?? ''), trace.node(most?.node ?? '')];
  if (most === null || old === undefined || now === undefined)
    return locale.t(programText('editor.beside.none_moved'));
  const cell = `${locale.format(now.title)}[${placeOf(most, model)}]`;
  const from = cellText(locale, old, most.row, most.col);
  return locale.t(programText('editor.beside.moved'), {
    count,
    cell,
    from,
    to: cellText(locale, now, most.row, most.col),
  });
}

function originalMatrix(node: TraceNode, model: Model): TemplateResult {
  const rows = Array.from({ length: node.rows }, (_, row) => row);
  const cols = Array.from({ length: node.cols }, (_, col) => col);
  const cell = (row: number, col: number): TemplateResult =>
    html`<td class=${heatClass(node, node.data[row * node.cols + col] ?? Number.NaN)}>${cellText(model.locale, node, row, col)}</td>`;
  return html`<table class="original">
    <caption>${model.locale.t(programText('editor.beside.original'))}: ${model.locale.format(node.title)}</caption>
    <thead><tr><td></td>${cols.map((col) => html`<th scope="col">${colName(node, col, model)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr><th scope="row">${rowName(node, row, model)}</th>${cols.map((col) => cell(row, col))}</tr>`)}</tbody>
  </table>`;
}

/**
 * The matrix of the original that the current step stands for: why there is none, if there is none. A step that has got the name of one
 * that is gone, as in `weights = scores`, stands for that one.
 */
function originalOfStep(before: Trace, model: Model, walk: ProgramWalk | null): TemplateResult {
  const { locale, state, trace } = model;
  const id = state.position.node;
  const names = secondNamesOf(walk, id).map(({ name }) => name);
  const gone = names.find((name) => trace.node(name) === undefined && before.node(name) !== undefined);
  const node = before.node(gone ?? id);
  if (node === undefined) return html`<p>${locale.t(programText('editor.beside.no_step'))}</p>`;
  if (node.rows * node.cols > mostCells)
    return html`<p>${locale.t(programText('editor.beside.too_large'))}</p>`;
  return originalMatrix(node, model);
}

/** The original and its run, where it is to be shown; the run is null where it does not run with these sizes and options. */
function shown(model: Model): { readonly original: string; readonly before: Trace | null } | null {
  const { settings } = model.state;
  const original = originalOf(settings);
  if (!isBeside(settings) || original === null) return null;
  return { original, before: originalRun(model) };
}

/** What changed in the text and in the numbers, above the stage; nothing unless it is to be shown. */
export function changes(model: Model): TemplateResult | typeof nothing {
  const { schema, locale } = model;
  const [found, text] = [shown(model), programOf(schema.id)];
  if (found === null || text === null) return nothing;
  const { original, before } = found;
  if (before === null)
    return html`<section class="beside"><p>${locale.t(programText('editor.beside.no_run'))}</p></section>`;
  const change = changeFrom(original, text);
  const sentence =
    change === null
      ? locale.t(programText('editor.beside.equal'))
      : `${changeText(change, model)} ${moveText(before, model)}`;
  return html`<section class="beside" aria-label=${locale.t(programText('editor.beside.show'))}><p role="status">${sentence}</p></section>`;
}

/** The matrix of the original, below the stage: what the reader has made comes first. */
export function beside(model: Model, walk: ProgramWalk | null): TemplateResult | typeof nothing {
  const before = shown(model)?.before ?? null;
  if (before === null) return nothing;
  return html`<section class="original-step" aria-label=${model.locale.t(programText('editor.beside.original'))}>${originalOfStep(before, model, walk)}</section>`;
}
