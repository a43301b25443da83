import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { givenLimits, sizeOf } from '../../given-array';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import type { Found } from '../found';
import type { Tokens } from '../tokens/tokens';
import type { DictValue, ListValue, NumberId, Value } from './value';

interface CollectorOptions {
  readonly format: FormatName;
  /** The rounding error of the type of the numbers; 0 if nothing says it. */
  readonly epsilon: number;
}

/** Adds the arrays and values that a value in brackets holds; dictionaries give names with dots. */
export class Collector {
  readonly #tokens: Tokens;
  readonly #found: Found;
  readonly #format: FormatName;
  readonly #epsilon: number;

  constructor(tokens: Tokens, found: Found, { format, epsilon }: CollectorOptions) {
    this.#tokens = tokens;
    this.#found = found;
    this.#format = format;
    this.#epsilon = epsilon;
  }

  collect(name: string, value: Value): void {
    if (typeof value === 'number') {
      this.#addNumber(name, value);
      return;
    }
    if (value.kind === 'text') {
      this.#addValue(name, textValue(value.text));
      return;
    }
    if (value.kind === 'dict') {
      this.#dict(name, value);
      return;
    }
    this.#list(name, value);
  }

  #addNumber(name: string, id: NumberId): void {
    const { value, kind } = this.#tokens.numbers.get(id);
    if (kind !== 'null') this.#addValue(name, kind === 'boolean' ? value === 1 : value);
  }

  #addValue(name: string, value: number | string | boolean): void {
    this.#found.values.push([name, value]);
  }

  /** `(tensor(…), tensor(…))`: arrays of their own. */
  #tuple(name: string, list: ListValue): void {
    const arrays = list.items.filter(isList);
    if (arrays.length > 1 && name.includes(','))
      throw new TextError(message(formatsText('formats.several_for_name')), this.#placeOf(arrays[1], list));
    for (const [at, item] of arrays.entries())
      this.#array(name === '' || arrays.length === 1 ? name : `${name}.${at}`, item);
  }

  #dict(name: string, dict: DictValue): void {
    const { entries } = dict;
    if (isSized(dict)) {
      this.#named(name, dict);
      return;
    }
    for (const [key, value] of entries) this.collect(name === '' ? key : `${name}.${key}`, value);
  }

  #list(name: string, list: ListValue): void {
    const [first] = list.items;
    if (isTuple(list)) {
      this.#tuple(name, list);
      return;
    }
    if (first === undefined || typeof first === 'number' || isNumbers(first)) {
      this.#array(name, list);
      return;
    }
    if (list.items.every(isPair)) {
      for (const { items } of list.items.filter(isPair)) this.collect(textOf(items[0]) ?? '', items[1] ?? 0);
      return;
    }
    if (list.items.every((item) => typeof item === 'object' && item.kind === 'text')) return;
    const dicts = list.items.filter(
      (item): item is DictValue => typeof item === 'object' && item.kind === 'dict',
    );
    if (dicts.length === list.items.length) {
      this.#records(name, dicts, list);
      return;
    }
    for (const [at, item] of list.items.entries())
      this.collect(name === '' ? `${at}` : `${name}.${at}`, item);
  }

  #array(name: string, list: ListValue): void {
    const shape = shapeOf(list, name);
    const ids: NumberId[] = [];
    this.#flatten(list, shape, ids);
    const { start, source } = { start: this.#tokens.start(list.at), source: this.#tokens.source };
    if (ids.length === 0)
      throw new TextError(message(formatsText('formats.no_numbers')), source.placeAt(start));
    const { format, epsilon } = { format: this.#format, epsilon: this.#epsilon };
    this.#found.add({ name, shape, ids, offset: start, format, epsilon });
  }

  #flatten(list: ListValue, shape: readonly number[], ids: NumberId[], row = 1): void {
    const [side = 0, ...inner] = shape;
    if (list.items.length !== side) this.#ragged(list, side, row);
    for (const [at, item] of list.items.entries()) {
      if (typeof item === 'number' && inner.length === 0) ids.push(item);
      else if (typeof item === 'object' && item.kind === 'list' && inner.length > 0)
        this.#flatten(item, inner, ids, at + 1);
      else throw new TextError(message(formatsText('formats.uneven_depth')), this.#placeOf(item, list));
    }
  }

  #ragged(list: ListValue, cols: number, row: number): never {
    const [first] = list.items;
    const id = typeof first === 'number' ? 'error.numbers' : formatsText('formats.lists');
    const found = message(id, { count: list.items.length });
    throw new TextError(
      message(formatsText('formats.row_length'), { row, found, cols }),
      this.#placeOf(first, list),
    );
  }

  #placeOf(item: Value | undefined, list: ListValue) {
    const { source, numbers } = this.#tokens;
    if (typeof item === 'number') return source.placeAt(numbers.offset(item));
    return source.placeAt(this.#tokens.start(item?.at ?? list.at));
  }

  /** A list of objects: named arrays, the rows of a table, or several groups of names. */
  #records(name: string, dicts: readonly DictValue[], list: ListValue): void {
    if (dicts.every(isRow)) {
      this.#table(name, dicts, list);
      return;
    }
    const names = dicts.map(nameOfRecord);
    const isNamed = names.every((each) => each !== null) && new Set(names).size === names.length;
    for (const [at, dict] of dicts.entries()) {
      if (isNamed) this.#named(names[at] ?? '', dict);
      else this.#dict(name === '' ? `${at}` : `${name}.${at}`, dict);
    }
  }

  #named(name: string, { entries }: DictValue): void {
    for (const [key, value] of entries) {
      if (typeof value === 'object' && value.kind === 'list' && isNumbers(value) && !sizeKeys.has(key))
        this.#array(name, value);
      else if (typeof value === 'number' && !sizeKeys.has(key)) this.#addNumber(`${name}.${key}`, value);
    }
    const sizes = entries.find(([key]) => sizeKeys.has(key))?.[1];
    const array = this.#found.arrays.at(-1);
    if (array === undefined || array.shape.length !== 1 || !isList(sizes)) return;
    const shape = sizes.items.map((id) => (typeof id === 'number' ? this.#tokens.numbers.get(id).value : 0));
    if (sizeOf(shape, name) !== array.ids.length)
      throw new TextError(
        message(formatsText('formats.shape_differs'), { stated: shape.join(' × '), found: array.ids.length }),
        this.#tokens.source.placeAt(array.offset),
      );
    this.#found.arrays.splice(-1, 1, { ...array, shape });
  }

  /** `[{"a": 1, "b": 2}, {"a": 3, "b": 4}]`: a row for each object, a column for each key. */
  #table(name: string, dicts: readonly DictValue[], list: ListValue): void {
    const columns = (dicts[0]?.entries ?? [])
      .filter(([, value]) => typeof value === 'number')
      .map(([key]) => key);
    const ids = dicts.flatMap((dict, row) => {
      const numbers = dict.entries.filter(([, value]) => typeof value === 'number');
      if (numbers.map(([key]) => key).join('\n') !== columns.join('\n'))
        throw new TextError(
          message(formatsText('formats.other_keys'), { row: row + 1 }),
          this.#tokens.source.placeAt(this.#tokens.start(dict.at)),
        );
      return numbers.map(([, value]) => value as NumberId);
    });
    this.#found.notes.add(
      message(formatsText('formats.note_records'), { columns: columns.slice(0, 12).join(', ') }),
    );
    const offset = this.#tokens.start(list.at);
    this.#found.add({ name, shape: [dicts.length, columns.length], ids, offset, format: this.#format });
  }
}

const sizeKeys: ReadonlySet<string> = new Set(['shape', 'size', 'sizes', 'dims']);
const nameKeys: readonly string[] = ['id', 'name', 'key', 'title', 'label'];

function isList(value: Value | undefined): value is ListValue {
  return typeof value === 'object' && value.kind === 'list';
}

/** Whether there are numbers or nothing at the bottom of a list. */
function isNumbers(value: Value): boolean {
  let inner: Value | undefined = value;
  while (isList(inner)) inner = inner.items[0];
  return inner === undefined ? isList(value) : typeof inner === 'number' && isList(value);
}

/** Whether the items are arrays of their own, of different sizes or with `None` beside them. */
function isTuple({ items }: ListValue): boolean {
  const arrays = items.filter(isList);
  if (arrays.length === 0 || !arrays.every(({ isArray }) => isArray === true)) return false;
  if (arrays.length < items.length) return items.every((item) => isList(item) || textOf(item) === 'None');
  const sizes = arrays.map((array) => array.items.length);
  const widths = arrays.map(({ items: [inner] }) => (isList(inner) ? inner.items.length : 0));
  return sizes.some((size) => size !== sizes[0]) || widths.some((width) => width !== widths[0]);
}

/** `{"shape": [3, 3], "data": [0.1, …]}`. */
function isSized({ entries }: DictValue): boolean {
  const arrays = entries.filter(([key, value]) => isList(value) && isNumbers(value) && !sizeKeys.has(key));
  const sizes = entries.filter(([key, value]) => isList(value) && sizeKeys.has(key));
  return (
    sizes.length === 1 &&
    arrays.length === 1 &&
    arrays.every(([key]) => /^(?:data|values?|buffer)$/.test(key))
  );
}

/** `('weights', array(…))`. */
function isPair(value: Value): value is ListValue {
  return (
    isList(value) &&
    value.items.length === 2 &&
    textOf(value.items[0]) !== null &&
    textOf(value.items[1]) === null
  );
}

function textOf(value: Value | undefined): string | null {
  return typeof value === 'object' && value.kind === 'text' ? value.text : null;
}

function isRow({ entries }: DictValue): boolean {
  const isPlain = entries.every(([, value]) => typeof value === 'number' || value.kind === 'text');
  return isPlain && entries.some(([, value]) => typeof value === 'number');
}

/** The name of an object that holds one array and a text that names it. */
function nameOfRecord({ entries }: DictValue): string | null {
  const arrays = entries.filter(([key, value]) => isList(value) && isNumbers(value) && !sizeKeys.has(key));
  if (arrays.length !== 1) return null;
  for (const name of nameKeys) {
    const text = textOf(entries.find(([key]) => key === name)?.[1]);
    if (text !== null) return text;
  }
  return null;
}

function shapeOf(list: ListValue, name: string): readonly number[] {
  const shape: number[] = [];
  for (let inner: Value | undefined = list; isList(inner); inner = inner.items[0]) {
    shape.push(inner.items.length);
    if (shape.length > givenLimits.dimensions) break;
  }
  sizeOf(shape, name);
  return shape;
}

function textValue(text: string): string {
  return text.slice(0, givenLimits.nameLength);
}
