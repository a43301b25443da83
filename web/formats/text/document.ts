import { formatsText } from '../../i18n/en/formats';
import { message } from '../../i18n/message';
import { givenLimits, shapeText, sizeOf } from '../given-array';
import type { ReadArray } from './arrays';
import { TextError } from './errors';
import type { FormatName } from './format-names';
import { Found } from './found';
import { Collector } from './grammars/collect';
import { readCommaInitializer, startsCommaInitializer } from './grammars/eigen';
import {
  isBooleanHeader,
  isDiagonalHeader,
  isMaxPrint,
  isRule,
  isSeparatorLine,
  juliaHeaderAt,
  libtorchFooterAt,
  matlabHeaderAt,
  type StatedShape,
  seriesFooterAt,
  seriesName,
} from './grammars/headers';
import { readLatex, skipMath, startsLatex } from './grammars/latex';
import { ValueParser } from './grammars/parse-value';
import { readPrintedMatrix, startsMatrix } from './grammars/printed-matrix';
import { readR, skipListIndex, startsR } from './grammars/r';
import { statedSizes } from './grammars/sizes';
import { readSlices, sliceHeaderAt } from './grammars/slices';
import { readNamedRows, readTable, type Table } from './grammars/table';
import { epsilonOf, fail, failFactor, formatOf, isMarkup, refuseToken, type Value } from './grammars/value';
import { type Label, labelAt } from './labels';
import { promptName } from './prompt';
import { isComment, skipComment } from './tokens/comments';
import { kinds, type Tokens } from './tokens/tokens';

/** How a text is read. */
export interface DocumentRules {
  /** One matrix is wanted: rows may stand on both sides of empty lines, and lists are two deep. */
  readonly isMatrix?: boolean;
}

interface Pending {
  readonly name: string;
  readonly at: number;
  readonly sizes: readonly number[] | null;
  /** Nothing needs to follow: a heading, a prompt, or sizes. */
  readonly isOptional: boolean;
}

interface ReadValue {
  readonly at: number;
  readonly end: number;
  readonly format: FormatName;
  readonly epsilon: number;
}

/** An array that has no name yet. */
interface NewArray {
  readonly shape: readonly number[];
  readonly ids: readonly number[];
  readonly at: number;
  readonly format: FormatName;
  readonly epsilon?: number;
}

const typeName = /^(?:torch\.|np\.|tf\.)?(?:b?float|u?int|bool)\d{0,3}$/;

const none: Pending = { name: '', at: 0, sizes: null, isOptional: true };

/** Reads all arrays and values of a text. Each token belongs to one of them, or to what is known around them. */
export class DocumentReader {
  readonly #tokens: Tokens;
  readonly #found = new Found();
  readonly #isMatrix: boolean;
  #at = 0;
  #pending = none;
  /** The array that ends where the current line begins, for rows in brackets below one another. */
  #rowsAt = -1;
  #rowIds: number[] = [];
  /** The sizes that the line above says. */
  #stated: StatedShape | null = null;
  /** Whether that line says true and false. */
  #isBoolean = false;
  /** A shape that was printed as an array, before its numbers. */
  #described: { readonly sizes: readonly number[]; readonly at: number } | null = null;

  constructor(tokens: Tokens, { isMatrix = false }: DocumentRules = {}) {
    this.#tokens = tokens;
    this.#isMatrix = isMatrix;
  }

  read(): Found {
    const tokens = this.#tokens;
    try {
      while (this.#at < tokens.count) {
        if (tokens.kind(this.#at) === kinds.newline) this.#at += 1;
        else this.#advance();
      }
    } catch (error) {
      throw this.#isMatrix ? error : named(error, this.#pending.name);
    }
    this.#closePending();
    if (this.#described !== null)
      fail(tokens, this.#described.at, formatsText('formats.name_alone'), { name: 'shape' });
    return this.#found;
  }

  /** Reads a statement. One that reads nothing is not understood. */
  #advance(): void {
    const { arrays } = this.#found;
    const [at, count] = [this.#at, arrays.length];
    this.#statement();
    if (this.#at <= at && arrays.length === count) refuseToken(this.#tokens, at);
  }

  #statement(): void {
    const tokens = this.#tokens;
    const at = this.#at;
    const isLineStart = tokens.kind(at - 1) === kinds.newline;
    if (isLineStart && this.#prompt()) return;
    if (isLineStart && this.#decoration()) return;
    if (this.#matrix()) return;
    if (isComment(tokens, at) && this.#comment()) return;
    if (isFactor(tokens, at)) failFactor(tokens, at);
    if (startsMatrix(tokens, at)) {
      this.#printed();
      return;
    }
    if (tokens.kind(at) === kinds.ellipsis) refuseToken(tokens, at);
    if (isMarkup(tokens, at)) fail(tokens, at, formatsText('formats.markup'));
    this.#labelled();
  }

  /** Lines that say nothing about numbers: rules, and sizes that an array repeats. */
  #decoration(): boolean {
    const tokens = this.#tokens;
    if (isRule(tokens, this.#at) || isDiagonalHeader(tokens, this.#at) || isSeparatorLine(tokens, this.#at)) {
      this.#at = tokens.lineEnd(this.#at);
      return true;
    }
    const stated = juliaHeaderAt(tokens, this.#at) ?? matlabHeaderAt(tokens, this.#at);
    if (stated === null) return false;
    this.#stated = stated;
    this.#isBoolean = isBooleanHeader(tokens, this.#at);
    this.#at = stated.end;
    const next = tokens.skipLines(this.#at);
    this.#readStated(next, stated);
    return true;
  }

  /** Reads what stands below a line with its sizes. */
  #readStated(at: number, stated: StatedShape): void {
    const format: FormatName =
      this.#tokens.textBetween(stated.end - 1, stated.end) === ':' ? 'julia' : 'matlab';
    this.#at = at;
    if (sliceHeaderAt(this.#tokens, at) !== null) return;
    if (!startsMatrix(this.#tokens, at)) return;
    const matrix = readPrintedMatrix(this.#tokens, at);
    this.#at = matrix.end;
    this.#addRows(matrix.rows, { at: matrix.at, format });
  }

  /** What begins a matrix without a label. */
  #matrix(): boolean {
    const tokens = this.#tokens;
    const at = this.#at;
    const skipped = skipMath(tokens, at);
    if (skipped > at) {
      this.#at = skipped;
      return true;
    }
    if (startsLatex(tokens, at)) {
      const { rows, end } = readLatex(tokens, at);
      this.#at = end;
      this.#addRows(rows, { at, format: 'latex' });
      return true;
    }
    const index = skipListIndex(tokens, at);
    if (index > at) {
      this.#setPending({ name: `[[${tokens.text(at + 2)}]]`, at, sizes: null, isOptional: false });
      this.#at = index;
      return true;
    }
    if (sliceHeaderAt(tokens, at) !== null) {
      this.#slices();
      return true;
    }
    if (startsR(tokens, at)) {
      const { rows, isVector, end } = readR(tokens, at);
      this.#at = end;
      const [first = []] = rows;
      if (isVector) this.#add({ shape: [first.length], ids: first, at, format: 'r' });
      else this.#addRows(rows, { at, format: 'r' });
      return true;
    }
    if (libtorchFooterAt(tokens, at) !== null) refuseToken(tokens, at);
    if (isMaxPrint(tokens, at)) fail(tokens, at, formatsText('formats.printed_short'), { text: 'max.print' });
    return this.#tableAt(at) || this.#value(at);
  }

  #tableAt(at: number): boolean {
    const tokens = this.#tokens;
    if (tokens.kind(at - 1) !== kinds.newline || (this.#isMatrix && !tokens.is(at, '|'))) return false;
    const { notes } = this.#found;
    const table: Table | null = readTable(tokens, at, notes) ?? readNamedRows(tokens, at, notes);
    if (table === null) return false;
    this.#at = table.end;
    this.#addRows(table.rows, table);
    return true;
  }

  #slices(): void {
    const tokens = this.#tokens;
    const at = this.#at;
    const slices = readSlices(tokens, at);
    this.#at = slices.end;
    if (slices.name !== '' && (this.#pending.name === '' || this.#pending.isOptional))
      this.#setPending({ name: slices.name, at, sizes: null, isOptional: true });
    if (slices.format !== 'libtorch') this.#found.notes.add(message(formatsText('formats.note_slices')));
    if (this.#stated !== null) this.#stated = { ...this.#stated, sizes: turned(this.#stated.sizes) };
    this.#add({ shape: slices.shape, ids: slices.ids, at, format: slices.format });
  }

  /** A value in brackets, or in a call, that begins here. */
  #value(at: number): boolean {
    const tokens = this.#tokens;
    if (startsCommaInitializer(tokens, at)) {
      const { rows, end } = readCommaInitializer(tokens, at);
      this.#at = end;
      const ids = rows.flat();
      if (this.#pending.sizes === null && rows.length === 1)
        fail(tokens, at, formatsText('formats.rows_lost'));
      if (this.#pending.sizes !== null)
        this.#add({ shape: this.#pending.sizes, ids, at, format: 'eigen_comma' });
      else this.#addRows(rows, { at, format: 'eigen_comma' });
      return true;
    }
    const isBracket = tokens.is(at, '[') || tokens.is(at, '(') || tokens.is(at, '{');
    const isCall = tokens.isWord(at) && labelAt(tokens, at) === null;
    if (!isBracket && !tokens.is(at, '<') && !isCall) return false;
    const isCallee =
      tokens.is(at + 1, '(') || tokens.is(at + 1, '[') || /^(?:Parameter|Tensor)$/.test(tokens.text(at));
    if (isCall && !isCallee) return false;
    const parser = new ValueParser(tokens, this.#isMatrix ? 2 : undefined);
    const value = parser.parse(at);
    if (typeof value === 'object' && value.kind === 'text') refuseToken(tokens, at);
    const { traits } = parser;
    if (traits.name !== '') this.#setPending({ name: traits.name, at, sizes: null, isOptional: true });
    this.#addValue(value, { at, end: parser.at, format: formatOf(traits), epsilon: epsilonOf(traits) });
    this.#afterValue();
    return true;
  }

  #addValue(value: Value, { at, end, format, epsilon }: ReadValue): void {
    this.#at = end;
    this.#stated = null;
    const before = this.#found.arrays.length;
    const name = this.#pending.name;
    if (typeof value === 'number' && name === '') {
      this.#add({ shape: [1], ids: [value], at, format, epsilon });
      return;
    }
    new Collector(this.#tokens, this.#found, { format, epsilon }).collect(name, value);
    const added = this.#found.arrays.slice(before);
    if (added.length === 1 && added[0] !== undefined) {
      this.#found.arrays.pop();
      const { shape, ids, offset } = added[0];
      this.#addNamed({ ...added[0], shape, ids, offset });
      this.#mergeRows(added[0], at);
    }
    this.#pending = none;
  }

  /** Rows in brackets below one another, without brackets around them all, are one matrix: Eigen prints them so. */
  #mergeRows(row: ReadArray, at: number): void {
    const { arrays } = this.#found;
    const tokens = this.#tokens;
    const above = arrays.at(-2);
    const isBelow =
      this.#rowsAt >= 0 &&
      tokens.start(at) > 0 &&
      tokens.kind(at - 1) === kinds.newline &&
      this.#rowsAt === at - 1;
    this.#rowsAt = row.shape.length === 1 ? this.#at : -1;
    if (!isBelow || above === undefined || row.name !== '' || row.shape.length !== 1) return;
    const cols = above.shape.at(-1);
    if (cols !== row.shape[0] || above.shape.length > 2) return;
    const rows = above.shape.length === 1 ? 1 : (above.shape[0] ?? 1);
    const shape = [rows + 1, cols ?? 0];
    if (above.shape.length === 1) this.#rowIds = [...above.ids];
    for (const id of row.ids) this.#rowIds.push(id);
    arrays.splice(-2, 2, { ...above, shape, ids: this.#rowIds, format: 'eigen_rows' });
    this.#found.notes.add(message(formatsText('formats.note_rows'), {}));
  }

  /** Behind a value: `,` or `;`, and a comment that may name it. */
  #afterValue(): void {
    const tokens = this.#tokens;
    this.#description();
    if (tokens.is(this.#at, ',') || tokens.is(this.#at, ';')) {
      this.#at += 1;
      return;
    }
    if (tokens.isLineEnd(this.#at) || isComment(tokens, this.#at)) return;
    if (tokens.isWord(this.#at) && /^\${1,2}$|^\\right$/.test(tokens.text(this.#at))) return;
    const label = labelAt(tokens, this.#at);
    if (label !== null && label.valueAt < tokens.lineEnd(this.#at) && !this.#isMatrix) return;
    if (!this.#isMatrix)
      fail(tokens, this.#at, formatsText('formats.not_understood'), { text: this.#restOfLine() });
    throw new TextError(
      message(formatsText('formats.more_text_after_last')),
      tokens.source.placeAt(tokens.end(this.#at - 1)),
    );
  }

  /** Sizes and the type of the array in front of them: `print(q, q.shape, q.dtype)`. */
  #description(): void {
    const tokens = this.#tokens;
    const last = this.#found.arrays.at(-1);
    while (last !== undefined && !tokens.isLineEnd(this.#at)) {
      const at = this.#at;
      const stated = tokens.is(at, '[') ? null : statedSizes(tokens, at);
      const isType = tokens.isWord(at) && typeName.test(tokens.text(at));
      if (stated === null && !isType) return;
      const end = stated?.end ?? at + 1;
      if (!tokens.isLineEnd(end) && !tokens.is(end, '(') && !tokens.isWord(end)) return;
      if (stated !== null) this.#checkShape(last.shape, stated.sizes, at);
      this.#at = end;
    }
  }

  #restOfLine(): string {
    return this.#tokens.textBetween(this.#at, this.#tokens.lineEnd(this.#at)).slice(0, 60);
  }

  /** A comment above or behind an array may name it; others are left out, which is told if they hold numbers. */
  #comment(): boolean {
    const tokens = this.#tokens;
    const at = this.#at;
    const end = skipComment(tokens, at, false);
    const isAbove = tokens.kind(at - 1) === kinds.newline;
    const [, name] = /^# name: (\S{1,100})$/.exec(tokens.textBetween(at, Math.min(end, at + 12))) ?? [];
    if (name !== undefined) {
      this.#setPending({ name, at, sizes: null, isOptional: true });
      this.#at = end;
      return true;
    }
    const label = tokens.is(at, '/*') ? null : labelAt(tokens, at);
    if (label !== null && label.valueAt < end && tokens.is(at, '%') === false) {
      // `# weights = [[1, 2]]` was refused above; `# seed = 3` is left out.
      this.#tellComment(at, end);
    } else if (label !== null && label.name !== '') {
      const last = this.#found.arrays.at(-1);
      if (isAbove) this.#setPending({ name: label.name, at, sizes: label.sizes, isOptional: true });
      else if (last !== undefined && last.name === '')
        this.#found.arrays.splice(-1, 1, { ...last, name: label.name });
      else this.#tellComment(at, end);
    } else this.#tellComment(at, end);
    this.#at = end;
    return true;
  }

  #tellComment(at: number, end: number): void {
    const text = this.#tokens.textBetween(at, end).slice(0, 60);
    if (/\d/.test(text)) this.#found.notes.add(message(formatsText('formats.note_comment'), { text }));
  }

  /** `>>> weights`: what was typed names what is printed below. */
  #prompt(): boolean {
    const tokens = this.#tokens;
    const line = tokens.source.lineAt(tokens.start(this.#at));
    if (tokens.source.prefixes[line]?.isPrompt !== true) return false;
    const end = tokens.lineEnd(this.#at);
    const text = tokens.textBetween(this.#at, end);
    const name = promptName(text);
    // Numbers that were typed are read like any others.
    if (name === null) return false;
    this.#setPending({ name, at: this.#at, sizes: null, isOptional: true });
    this.#at = end;
    return true;
  }

  #printed(): void {
    const tokens = this.#tokens;
    const at = this.#at;
    const matrix = readPrintedMatrix(tokens, at, this.#isMatrix);
    this.#at = matrix.end;
    const series = seriesFooterAt(tokens, matrix.end);
    const isSeries =
      series >= 0 &&
      matrix.rows.every((row, index) => row.length === 2 && tokens.numbers.get(row[0] ?? -1).value === index);
    if (isSeries) {
      this.#at = series;
      const ids = matrix.rows.map((row) => row[1] ?? 0);
      const name = seriesName(tokens, matrix.end);
      if (name !== '') this.#setPending({ name, at, sizes: null, isOptional: true });
      this.#add({ shape: [ids.length], ids, at, format: 'pandas' });
    } else if (series >= 0) refuseToken(tokens, matrix.end);
    else this.#addRows(matrix.rows, isBelowName(tokens, at) ? { ...matrix, format: 'matlab' } : matrix);
  }

  #labelled(): void {
    const tokens = this.#tokens;
    const at = this.#at;
    const label = labelAt(tokens, at);
    if (label === null) {
      this.#refuseLine(at);
      return;
    }
    const { valueAt, name, sizes } = label;
    if (tokens.isLineEnd(valueAt)) {
      this.#at = valueAt;
      if (name === '' && sizes !== null) return;
      if (name === 'Tensor' || name === 'Parameter containing') return;
      this.#setPending({ name, at, sizes, isOptional: label.isStatement });
      return;
    }
    this.#setPending({ name, at, sizes, isOptional: false });
    this.#at = valueAt;
    this.#labelledValue(label);
  }

  #labelledValue({ name, valueAt: at, isTerminated }: Label): void {
    const tokens = this.#tokens;
    if (isComment(tokens, at)) {
      this.#at = skipComment(tokens, at, false);
      return;
    }
    if (this.#matrix()) return;
    const end = tokens.lineEnd(at);
    if (tokens.isNumber(at) && isTerminated) {
      if (isFactor(tokens, at)) failFactor(tokens, at);
      const isAlone =
        at + 1 >= end ||
        isComment(tokens, at + 1) ||
        ((tokens.is(at + 1, ',') || tokens.is(at + 1, ';')) && at + 2 >= end);
      if (!isAlone) {
        this.#printed();
        return;
      }
      const { value, kind } = tokens.numbers.get(tokens.number(at));
      this.#found.addValue(name, kind === 'boolean' ? value === 1 : value);
      this.#at = at + 1;
    } else if (isTerminated && (tokens.isString(at) || tokens.isWord(at))) {
      this.#found.addValue(name, tokens.text(at).slice(0, givenLimits.nameLength));
      this.#at = at + 1;
    } else {
      refuseToken(tokens, at);
      return;
    }
    this.#pending = none;
    this.#afterValue();
  }

  #refuseLine(at: number): never {
    const tokens = this.#tokens;
    const end = tokens.lineEnd(at);
    for (let each = at; each < end; each++) {
      if (isFactor(tokens, each)) failFactor(tokens, each);
      if (tokens.kind(each) === kinds.ellipsis) refuseToken(tokens, each);
    }
    if (this.#isMatrix) {
      const problem = message(formatsText('formats.not_a_number'), { text: tokens.text(at).slice(0, 60) });
      throw new TextError(problem, tokens.source.placeAt(tokens.start(at)), { row: 1, col: 1 });
    }
    const text = tokens.textBetween(at, end).slice(0, 60);
    return fail(tokens, at, formatsText('formats.line_not_understood'), { text });
  }

  #setPending(pending: Pending): void {
    const mayRepeat = pending.isOptional || this.#pending.isOptional || this.#pending.sizes !== null;
    const isEqual = pending.name === this.#pending.name && mayRepeat;
    const repeats = isEqual || (pending.isOptional && this.#pending.name !== '');
    if (this.#pending.name !== '' && pending.isOptional && !this.#pending.isOptional) {
      // `weights` and `weights shape: (2, 2)` below it.
      if (!repeats) this.#closePending();
      this.#pending = { ...this.#pending, sizes: pending.sizes ?? this.#pending.sizes };
      return;
    }
    const { sizes } = this.#pending;
    if (!repeats) this.#closePending();
    this.#pending = repeats ? { ...pending, sizes: pending.sizes ?? sizes } : pending;
  }

  /** A name must be followed by numbers. */
  #closePending(): void {
    const { name, at, isOptional } = this.#pending;
    if (name !== '' && !isOptional)
      fail(this.#tokens, at, formatsText('formats.name_alone'), { name: name.slice(0, 60) });
    this.#pending = none;
  }

  #addRows(
    rows: readonly (readonly number[])[],
    { at, format }: { readonly at: number; readonly format: FormatName },
  ): void {
    const cols = rows[0]?.length ?? 0;
    const footer = libtorchFooterAt(this.#tokens, this.#tokens.skipLines(this.#at));
    const isLibtorch = footer !== null && (rows.every((row) => row.length === 1) || footer.sizes.length > 1);
    const shape = isLibtorch && footer.sizes.length === 1 ? [rows.length] : [rows.length, cols];
    this.#add({ shape, ids: rows.flat(), at, format: footer === null ? format : 'libtorch' });
  }

  /** Adds an array, after its sizes were compared with those that stand above or below it. */
  #add(array: NewArray): void {
    const tokens = this.#tokens;
    const footerAt = tokens.skipLines(this.#at);
    const footer = libtorchFooterAt(tokens, footerAt);
    let { shape } = array;
    if (this.#stated !== null) {
      const { sizes } = this.#stated;
      if (sizes.length === 1 && shape.length === 2 && shape[1] === 1) shape = [shape[0] ?? 0];
      this.#checkShape(shape, sizes, array.at);
    }
    if (footer !== null) {
      this.#checkShape(shape, footer.sizes, array.at);
      this.#at = footer.end;
    }
    this.#stated = null;
    this.#rowsAt = -1;
    const { ids, format, epsilon = 0 } = array;
    const isBoolean = this.#isBoolean || (footer !== null && isBooleanHeader(tokens, footerAt));
    this.#isBoolean = false;
    this.#addNamed({ name: '', shape, ids, offset: tokens.start(array.at), format, isBoolean, epsilon });
  }

  #checkShape(found: readonly number[], stated: readonly number[], at: number): void {
    if (found.join() !== stated.join())
      fail(this.#tokens, at, formatsText('formats.shape_differs'), {
        stated: shapeText(stated),
        found: shapeText(found),
      });
  }

  #addNamed(array: ReadArray): void {
    const { name, sizes, at } = this.#pending;
    const own = array.name === '' ? name : array.name;
    if (this.#isDescription(own, array)) {
      this.#pending = none;
      return;
    }
    let { shape } = array;
    if (sizes !== null && sizes.join() !== shape.join()) {
      const isFlat = shape.length === 1 || (shape.length === 2 && shape[0] === 1);
      const isLine = shape.length === 2 && sizes.length === 1 && shape[0] === 1;
      if ((isFlat || isLine) && sizeOf(sizes, own) === array.ids.length) shape = sizes;
      else this.#checkShape(shape, sizes, at);
    }
    if (this.#described !== null) this.#checkShape(shape, this.#described.sizes, this.#described.at);
    const isField = this.#described !== null && own === 'values';
    this.#described = null;
    // TensorFlow.js prints its fields one below the other.
    if (isField) this.#found.add({ ...array, name: '', shape, format: 'tensorflow' });
    else this.#found.add({ ...array, name: own, shape });
    this.#pending = none;
  }

  /** Whether numbers describe an array: `shape: [3, 3]` above its numbers, or `shape=[3, 3], strides=[3, 1]` behind them. */
  #isDescription(name: string, { shape, ids }: ReadArray): boolean {
    if (!/^(?:shape|strides)$/.test(name) || shape.length !== 1) return false;
    const last = this.#found.arrays.at(-1);
    if (name === 'strides') return last !== undefined;
    const sizes = ids.map((id) => this.#tokens.numbers.get(id).value);
    if (last?.shape.join() !== sizes.join()) this.#described = { sizes, at: this.#pending.at };
    return true;
  }
}

/** Sizes in the order in which slices are kept: their axes first. */
function turned(sizes: readonly number[]): readonly number[] {
  const [rows = 0, cols = 0, ...slices] = sizes;
  return [...slices, rows, cols];
}

/** Whether a name, `=` and an empty line stand above, as MATLAB and Octave print. */
function isBelowName(tokens: Tokens, at: number): boolean {
  let above = at - 1;
  while (tokens.kind(above) === kinds.newline && above >= 0) above -= 1;
  const isDiagonal = tokens.isWord(above) && tokens.text(above) === 'Matrix';
  return at - above > 2 && (tokens.is(above, '=') || isDiagonal);
}

/** Whether a number and `*` stand before a bracket or a call on the same line. */
function isFactor(tokens: Tokens, at: number): boolean {
  const isProduct = tokens.isNumber(at) && tokens.is(at + 1, '*');
  return (
    isProduct && (tokens.isWord(at + 2) || ['[', '(', '{'].some((bracket) => tokens.is(at + 2, bracket)))
  );
}

/** The error with the name of the array that it is about. */
function named(error: unknown, name: string): unknown {
  if (!(error instanceof TextError) || name === '' || lines.has(error.problem.key)) return error;
  const { problem, cell } = error;
  return new TextError(
    message(formatsText('formats.of_array'), { name: name.slice(0, 60), problem }),
    error,
    cell,
  );
}

const lines: ReadonlySet<string> = new Set([
  formatsText('formats.name_alone'),
  formatsText('formats.line_not_understood'),
]);
