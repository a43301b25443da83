import type { TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { tourFormText } from '../../i18n/en/tour-form';
import { nodeLabel, placeName } from '../../ui/format/names';
import { capitalised } from '../../ui/prose/prose';
import { type PointerParts, pointerOf, pointerParts } from './draft/draft';
import { choice, type FormContext } from './form-context';

/** Rows and columns that a pointer can have. */
const maxIndex = 999;

/** What may be chosen besides a cell. */
export interface CellOptions {
  /** Names the fields. */
  readonly name: string;
  /** A whole matrix can be chosen. */
  readonly allowsNode: boolean;
  /** “The largest of the row” can be chosen. */
  readonly allowsMax: boolean;
}

/** Fields for a node or a cell of it: the step, the row and the column, by their names. */
export function cellFields(
  context: FormContext,
  pointer: string,
  { name, allowsNode, allowsMax }: CellOptions,
  change: (pointer: string) => void,
): readonly TemplateResult[] {
  const { locale } = context.screen;
  const parts = pointerParts(pointer);
  const node = context.run?.trace.node(parts.node);
  const set = (next: Partial<PointerParts>): void => change(pointerOf(completed({ ...parts, ...next })));
  const whole = allowsNode ? [['', locale.t(tourFormText('tour_form.whole'))] as const] : [];
  const max = allowsMax ? [['max', locale.t(tourFormText('tour_form.largest'))] as const] : [];
  const first = (): string => (allowsNode ? '' : '0');
  return [
    choice(
      `${name}-node`,
      locale.t(tourFormText('tour_form.step')),
      nodeOptions(context),
      parts.node,
      (value) => change(pointerOf({ node: value, row: first(), col: first() })),
    ),
    choice(
      `${name}-row`,
      locale.t(tourFormText('tour_form.row')),
      [...whole, ...indices(node, 'row', context)],
      parts.row,
      (row) => set(row === '' ? { row: '', col: '' } : { row }),
    ),
    choice(
      `${name}-col`,
      locale.t(tourFormText('tour_form.column')),
      [...whole, ...max, ...indices(node, 'col', context)],
      parts.col,
      (col) => set(col === '' ? { row: '', col: '' } : { col }),
    ),
  ];
}

/** A cell has a row and a column, or none of both. */
function completed({ node, row, col }: PointerParts): PointerParts {
  if (row === '' && col === '') return { node, row, col };
  return { node, row: row || '0', col: col || '0' };
}

/** All nodes of the run, in order, by their titles and ids. */
function nodeOptions({ run, screen }: FormContext): readonly (readonly [string, string])[] {
  const nodes = run?.trace.nodes.filter(({ pass }) => pass !== 'backward') ?? [];
  return nodes.map((node) => [node.id, `${capitalised(nodeLabel(screen.locale, node))} (${node.id})`]);
}

function indices(
  node: TraceNode | undefined,
  axis: 'row' | 'col',
  { run }: FormContext,
): readonly (readonly [string, string])[] {
  if (node === undefined || run === null) return [];
  const size = Math.min(axis === 'row' ? node.rows : node.cols, maxIndex);
  const dimension = axis === 'row' ? node.row_dim : node.col_dim;
  return Array.from({ length: size }, (_, at) => {
    const name = placeName(dimension, at, run);
    return [String(at), name === String(at + 1) ? name : `${at + 1}: ${name}`];
  });
}
