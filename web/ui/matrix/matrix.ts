import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import { symbol, symbolText } from '../equation/equation';
import { cssVariables } from '../format/css-variables';
import { captionScale } from '../format/legend';
import {
  colName,
  isNamedAxis,
  isShifted,
  nodeLabel,
  rowName,
  sameCell,
  shape,
  textWidth,
  titleBesideSymbol,
} from '../format/names';
import type { HeatScale } from '../format/palette';
import type { Intent, Model } from '../model';
import { minimap, restVariables } from '../overview/minimap';
import { mostLetters } from '../stage/fit/sizes';
import { cursorOn } from './highlight';
import { cell, type MatrixContext, matrixContextOf, numberSizes } from './matrix-cell';
import { gridEvents } from './matrix-events';
import { matrixDependencies, rowDependencies } from './render-dependencies';
import { hasSums, sums } from './sums';
import { isPart, type Window } from './window';

/** How a matrix is placed among others. */
export interface Placement {
  /** The part of a large matrix that has numbers. */
  readonly window: Window;
  /** Its neighbours show its row and column names: they are visually hidden. */
  readonly bare?: boolean;
  /** A neighbour shows its row names: they are visually hidden. */
  readonly hidesRowNames?: boolean;
  /** The caption is below the table. */
  readonly captionBelow?: boolean;
  /** The colours, if they are shared with other matrices. */
  readonly scale?: HeatScale | undefined;
  /** The caption shows the range of the colours. */
  readonly showsScale?: boolean;
  /** Attention weights have the sums of their rows and columns beside them. */
  readonly showsSums?: boolean;
  /** It is the one of several given matrices that the step is about. */
  readonly isCurrent?: boolean;
}

const range = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => start + at);

function axisClass(dimension: string, model: Model): string {
  return isNamedAxis(dimension, model) ? 'named' : 'numbered';
}

/** Shorter column names fit above any column. */
const minFitted = 4;

/** A column name, in smaller type if it is wider than the column. */
function columnName(name: string): TemplateResult {
  const letters = Math.min(9, textWidth(name));
  const fits = letters < minFitted ? '' : ' fits';
  return html`<span class=${`place${fits}`} title=${name} ${cssVariables({ letters })}>${name}</span>`;
}

function head(context: MatrixContext, window: Window): TemplateResult {
  const { node, model, highlight } = context;
  const axis = axisClass(node.col_dim, model);
  const names = range(window.col, window.cols).map(
    (col) => html`<th scope="col" class=${`${axis}${highlight.col === col ? ' on' : ''}`}
      >${columnName(colName(node, col, model))}</th>`,
  );
  const before = isShifted(node, model) ? model.locale.t('matrix.after') : nothing;
  return html`<thead><tr><td class="corner">${before}</td>${names}</tr></thead>`;
}

function matrixRow(context: MatrixContext, window: Window, row: number): TemplateResult {
  const { node, model, highlight } = context;
  const classes = `${axisClass(node.row_dim, model)}${highlight.row === row ? ' on' : ''}`;
  return html`<tr
    ><th scope="row" class=${classes}
      ><span class="place" title=${rowName(node, row, model)}>${rowName(node, row, model)}</span></th
    >${range(window.col, window.cols).map((col) => cell(context, row, col))}</tr>`;
}

/** All rows. Guards skip those that have not changed. */
function body(context: MatrixContext, window: Window): TemplateResult {
  const rows = range(window.row, window.rows).map((row) =>
    guard(rowDependencies(context, window, row), () => matrixRow(context, window, row)),
  );
  return html`<tbody>${rows}</tbody>`;
}

/** The width of the longest row name in letters, up to where names are cut. The width of the table does not depend on automatic layout. */
export function longestName(node: TraceNode, window: Window, model: Model): number {
  const names = range(window.row, window.rows).map((row) => textWidth(rowName(node, row, model)));
  return Math.min(mostLetters(model.room), Math.max(...names));
}

/** The longest symbol, with its indices, beside the title of a matrix of one or two columns on a phone. */
const mostSymbolLetters = 12;

/** Symbol, title and shape. Hidden from screen readers: the aria-label of the grid says the same. */
function caption({ node, model, scale }: MatrixContext, showsScale = false): TemplateResult {
  const { locale } = model;
  const title = titleBesideSymbol(locale, node);
  const isLong = title !== '' && symbolText(locale, node).length > mostSymbolLetters;
  return html`<caption
    ><div class="caption" aria-hidden="true"><div class="caption-line"
      ><span class=${isLong ? 'caption-name long' : 'caption-name'} data-symbol=${node.id}>${symbol(locale, node)} ${title === '' ? nothing : html`<span class="title">${title}</span>`}</span>
      <span class="range">${shape(node)} ${showsScale ? captionScale(model, node, scale) : nothing}</span></div></div></caption>`;
}

/** The cell with `tabindex=0`: the focused or selected one, else the first one of the window. */
function tabStopIn(node: TraceNode, model: Model, window: Window): MatrixContext['tabStop'] {
  const cursor = cursorOn(node, model);
  const inside =
    cursor.row >= window.row &&
    cursor.row < window.row + window.rows &&
    cursor.col >= window.col &&
    cursor.col < window.col + window.cols;
  const isTabStop =
    inside && (sameCell(cursor, model.focus) || model.state.trail.some((each) => sameCell(each, cursor)));
  return isTabStop ? cursor : { node: node.id, row: window.row, col: window.col };
}

function matrixClasses(
  node: TraceNode,
  model: Model,
  { bare, hidesRowNames, captionBelow, isCurrent }: Placement,
): string {
  const named = isNamedAxis(node.col_dim, model) ? ' named' : '';
  const place = `${bare ? ' bare' : ''}${hidesRowNames ? ' rowless' : ''}${captionBelow ? ' below' : ''}${isCurrent ? ' current' : ''}`;
  // A caption is wider than one or two columns, and must not overlap the neighbours.
  const narrow = node.cols <= 2 ? ` narrow${node.cols}` : '';
  return `matrix role-${node.role}${named}${place}${narrow}`;
}

/** One matrix as a table: caption, row and column names, and cells. */
export function matrix(node: TraceNode, model: Model, intent: Intent, placement: Placement): TemplateResult {
  const { window } = placement;
  const context = matrixContextOf(node, model, tabStopIn(node, model, window), placement.scale);
  const changes = [
    ...matrixDependencies(context, window),
    ...[matrixClasses(node, model, placement), placement.showsSums, intent],
  ];
  return html`${guard(changes, () => table(context, window, intent, placement))}`;
}

function table(context: MatrixContext, window: Window, intent: Intent, placement: Placement): TemplateResult {
  const { node, model } = context;
  const grid = { node, intent };
  const on = gridEvents(context.model.locale, grid);
  const part = isPart(node, window);
  return html`<div class=${matrixClasses(node, model, placement)} part="matrix" translate="no" data-matrix=${node.id} ${cssVariables(restVariables(node, window, model.room))}>
    <table
      role="grid"
      ${cssVariables({ 'head-letters': longestName(node, window, model), ...numberSizes(context) })}
      aria-label=${context.model.locale.t('common.by', { nodeLabel: nodeLabel(context.model.locale, node), rows: node.rows, cols: node.cols })}
      aria-rowcount=${part ? node.rows + 1 : nothing}
      aria-colcount=${part ? node.cols + 1 : nothing}
      @click=${on.click}
      @keydown=${on.keydown}
      @input=${on.input}
      @pointerdown=${on.pointerDown}
      @pointerover=${on.pointerOver}
      @pointerleave=${on.pointerLeave}
      @focusin=${on.focusIn}
      @focusout=${on.focusOut}
    >${caption(context, placement.showsScale)}${head(context, window)}${body(context, window)}</table>
    ${placement.showsSums && hasSums(node) && !part ? sums(context) : nothing}${part ? minimap(context.model.locale, grid, window, context.reached(node.rows - 1, node.cols - 1)) : nothing}
  </div>`;
}
