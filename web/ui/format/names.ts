import { html, type TemplateResult } from 'lit';
import type { CellRef, Group, Trace, TraceNode, TraceSection, VariantSchema } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { featureNames } from '../../i18n/lesson-texts';
import { sameCell } from '../../store/document/cell';
import type { Model } from '../model';

/** The tokens of a dimension; null if it is not one of tokens. */
export function tokensOf(dimension: string, model: Model): readonly string[] | null {
  const schema = model.schema.dimensions.find((each) => each.name === dimension);
  if (schema === undefined || schema.tokens === '') return null;
  return model.state.document.tokens[schema.tokens];
}

/** Whether each row of some weights has the name of the word before the one that is written from it, as in a decoder. */
export function isShifted({ role, row_dim }: TraceNode, model: Model): boolean {
  return (
    role === 'weights' &&
    model.lesson.reading?.query?.start !== undefined &&
    tokensOf(row_dim, model) === model.state.document.tokens.query
  );
}

/** The vocabulary of a model, if the dimension indexes it. */
function vocabularyOf(
  dimension: string,
  { lesson: { reading }, schema }: Model,
): readonly string[] | undefined {
  return [reading?.query, reading?.key].find(
    (each) => schema.inputs.find(({ name }) => name === each?.input)?.cols === dimension,
  )?.words;
}

function featuresOf(
  dimension: string,
  { locale, lesson: { id, preset } }: Model,
): readonly string[] | undefined {
  const names = preset.features?.[dimension];
  return names && featureNames(locale, id, dimension, names);
}

/** The names along a dimension: tokens, vocabulary, or features named by the lesson. */
function namesOf(dimension: string, model: Model): readonly string[] | undefined {
  return tokensOf(dimension, model) ?? vocabularyOf(dimension, model) ?? featuresOf(dimension, model);
}

/** The token lists of an axis of pairs such as `m*n`; null if a factor is not a dimension of tokens. */
function pairOf(dimension: string, model: Model): readonly (readonly string[])[] | null {
  if (!dimension.includes('*')) return null;
  const lists = dimension.split('*').map((factor) => tokensOf(factor, model));
  return lists.length === 2 && lists.every((list) => list !== null) ? lists : null;
}

const columnsOf = new WeakMap<Trace, ReadonlyMap<string, number>>();

/** The number of columns of the grid of a dimension, cached by trace. */
function gridColumns(dimension: string, { trace, schema, state }: Model): number {
  const columns = columnsOf.get(trace) ?? allGridColumns(trace, schema, state.document.options);
  columnsOf.set(trace, columns);
  return columns.get(dimension) ?? 0;
}

function allGridColumns(
  { dimensions: sizes }: Trace,
  { resolver }: VariantSchema,
  options: Model['state']['document']['options'],
): ReadonlyMap<string, number> {
  const { dimensions } = resolver.resolve({ options, sizes });
  return new Map(dimensions.map(({ name, columns }) => [name, columns]));
}

/** The position on a grid, "r2 c5", for an axis of pixels or patches; null for other axes. */
function gridPlace(dimension: string, index: number, model: Model): string | null {
  const schema = model.schema.dimensions.find((each) => each.name === dimension);
  if (schema === undefined || schema.grid === '') return null;
  const at = schema.lead === '' ? index : index - 1;
  if (at < 0) return schema.lead;
  const width = gridColumns(dimension, model);
  return `r${Math.floor(at / width) + 1} c${(at % width) + 1}`;
}

/** The name of an index of an axis: a token, a pair of tokens, a feature, a grid position, or the number from 1. */
export function placeName(dimension: string, index: number, model: Model): string {
  const [outer, inner] = pairOf(dimension, model) ?? [];
  if (outer === undefined || inner === undefined)
    return namesOf(dimension, model)?.[index] || (gridPlace(dimension, index, model) ?? String(index + 1));
  const [i, j] = [Math.floor(index / inner.length), index % inner.length];
  return `${outer[i] || i + 1} · ${inner[j] || j + 1}`;
}

/** Whether an axis has names other than numbers. */
export function isNamedAxis(dimension: string, model: Model): boolean {
  return (
    namesOf(dimension, model) !== undefined ||
    pairOf(dimension, model) !== null ||
    gridPlace(dimension, 0, model) !== null
  );
}

/** The name of an index for a text that is rendered by `withChips`: a token becomes a chip, a number stays as it is. */
export function chipName(dimension: string, index: number, model: Model): string {
  const name = placeName(dimension, index, model);
  return isNamedAxis(dimension, model) ? `\u2068${name}\u2069` : name;
}

/** Quotation marks around a token, which its chip replaces. */
const quoted = /["“«]\s?(\u2068[^\u2069]*\u2069)\s?["”»]/gu;

/** A text whose tokens become chips: they stand between two characters that are not seen. */
export const withChips = (text: string): TemplateResult =>
  html`${text
    .replace(quoted, '$1')
    .split(/\u2068(.*?)\u2069/u)
    .map((piece, at) => (at % 2 === 0 ? piece : html`<i class="word" translate="no">${piece}</i>`))}`;

/** The name of a row: "that", or "2". */
export function rowName(node: TraceNode, row: number, model: Model): string {
  return placeName(node.row_dim, row, model);
}

/** The name of a column: "bird", or "3". */
export function colName(node: TraceNode, col: number, model: Model): string {
  return placeName(node.col_dim, col, model);
}

/**
 * The display name of an option or of one of its choices: `causal_bottom_right` is “causal bottom right”. One of a program, for which no
 * text has a name, is called as the program calls it.
 */
export function readableName(locale: Locale, name: string): string {
  const key = `word.${name}`;
  const text = locale.format({ key, args: {} });
  return text === key ? name.replaceAll('_', ' ') : text;
}

/** The row and column names of a cell: "that, bird". */
export function placeOf(cell: CellRef, model: Model): string {
  const node = model.trace.node(cell.node);
  if (node === undefined) return `${cell.row + 1}, ${cell.col + 1}`;
  return `${rowName(node, cell.row, model)}, ${colName(node, cell.col, model)}`;
}

const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉';

/** The accessible label of a node, with its head or step. */
export function nodeLabel(locale: Locale, node: TraceNode): string {
  const { title, subscript: number, head } = node;
  if (number === '') return locale.format(title);
  return locale.format({ key: head === null ? 'title.of_step' : 'title.of_head', args: { title, number } });
}

/**
 * The title of a node. The gradient of a node shared by all heads would name it twice, "gradient with respect to values,
 * through values": there the head is named as well.
 */
export function nodeTitle(locale: Locale, node: TraceNode): string {
  const { of, via } = node.title.args;
  const isAmbiguous = via !== undefined && JSON.stringify(of) === JSON.stringify(via);
  return isAmbiguous ? nodeLabel(locale, node) : locale.format(node.title);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The title of a node beside its symbol; empty where it has the same letters, as what a program calls `w_k` or `Q` has. */
export function titleBesideSymbol(locale: Locale, node: TraceNode): string {
  const title = nodeTitle(locale, node);
  return lettersOf(title) === lettersOf(node.symbol) ? '' : title;
}

/** A cell as text, named as above its matrix: "attention weights[that, bird]", or "attention weights₁[that, bird]" in the first head. */
export function cellName(cell: CellRef, model: Model): string {
  const node = model.trace.node(cell.node);
  const index = [...(node?.subscript ?? '')].map((digit) => subscriptDigits[Number(digit)] ?? digit).join('');
  return `${node ? nodeTitle(model.locale, node) : cell.node}${index}[${placeOf(cell, model)}]`;
}

/** A cell as a template, with the hue of its role. */
export function cellLabel(cell: CellRef, model: Model): TemplateResult {
  const node = model.trace.node(cell.node);
  const subscript = node?.subscript ?? '';
  const index = subscript === '' ? '' : html`<sub>${subscript}</sub>`;
  return html`<span translate="no" class=${`cell-label role-${node?.role ?? 'input'}`}
    ><span class="cell-matrix">${node ? nodeTitle(model.locale, node) : cell.node}</span>${index}<wbr />[${placeOf(cell, model)}]</span>`;
}

export { sameCell };

/** Whether a dimension has a name and is not just a number. */
export function isNamed(dimension: string): boolean {
  return !/^\d*$/.test(dimension);
}

/** A dimension with subscripts: d_k, m, n_heads · d_k, or d_h + d_s. */
export function dimension(name: string): TemplateResult {
  const addends = name.split('+').map(product);
  return html`${addends.map((addend, at) => (at === 0 ? addend : html` + ${addend}`))}`;
}

function product(name: string): TemplateResult {
  const factors = name.split('*').map((factor) => {
    const [letter, subscript] = factor.split('_');
    if (!isNamed(factor)) return html`${factor}`;
    return html`<i>${letter}</i>${subscript === undefined ? '' : html`<sub>${subscript}</sub>`}`;
  });
  return html`${factors.map((factor, at) => (at === 0 ? factor : html`·${factor}`))}`;
}

/** The shape of a node in dimensions and in numbers: m × d_k = 3 × 4. */
export function shape(node: TraceNode): TemplateResult {
  const sizes = `${node.rows} × ${node.cols}`;
  if (!isNamed(node.row_dim) && !isNamed(node.col_dim))
    return html`<span class="shape" translate="no">${sizes}</span>`;
  return html`<span class="shape" translate="no">${dimension(node.row_dim)} × ${dimension(node.col_dim)} = ${sizes}</span>`;
}

/** The shape as text for accessible labels. */
export function shapeText(locale: Locale, node: TraceNode): string {
  return locale.t('format.by', { rows: node.rows, cols: node.cols });
}

/** The operands of a node, in order. */
export function operandsOf(node: TraceNode, trace: Trace): readonly TraceNode[] {
  return node.operands.flatMap((index) => trace.nodes[index] ?? []);
}

/** The title of a group: "Encoder 1", "Self-attention". */
export function groupName(locale: Locale, { kind, number }: Group): string {
  const key = number === null ? `group.${kind}` : `group.${kind}_number`;
  const text = locale.format({ key, args: number === null ? {} : { number } });
  // Programs have groups of their own: a loop over tiles, a helper.
  return text === key ? [kind.replaceAll('_', ' '), number ?? ''].join(' ').trim() : text;
}

/** The groups of a section: "Decoder 1, Norm 2". */
export function groupNames(locale: Locale, { groups }: Pick<TraceSection, 'groups'>): string {
  return groups.map((group) => groupName(locale, group)).join(', ');
}

/** A section with its groups: "Head 1: Scores". */
export function sectionName(locale: Locale, section: TraceSection): string {
  return [groupNames(locale, section), locale.format(section.name)]
    .filter((part) => part !== '')
    .join(locale.t('common.colon'));
}

/** The width of a text in average letters: m and w are wider than others. */
export function textWidth(name: string): number {
  return Math.ceil([...name].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 1.4 : 1), 0));
}
