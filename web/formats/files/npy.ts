import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import type { Message } from '../../i18n/message';
import { failReading, type GivenArray, sizeOf } from '../given-array';
import { type NpyType, npyType } from './npy-type';
import { readNumbers } from './number-format';

const magic = '\x93NUMPY';

export function isNpy(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, magic.length)) === magic;
}

interface Header {
  readonly descr: string;
  readonly isFortran: boolean;
  readonly shape: readonly number[];
  /** Where the numbers begin. */
  readonly end: number;
}

/** A text that NumPy stored: the value of an option, such as `mask="causal"`. */
export interface NpyText {
  readonly text: string;
}

/** An array, and what was assumed of its type. */
export interface NpyArray {
  readonly array: GivenArray;
  readonly note?: Message | undefined;
}

/**
 * Reads the `.npy` format, versions 1 to 3. `file` is the name of the file or archive. Throws a `MessageError` for a file that is
 * not whole, or of another type.
 */
export function readNpy(bytes: Uint8Array, name: string, file = name): NpyArray | NpyText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { descr, isFortran, shape, end } = readHeader(bytes, view, name);
  const [, order, letters] = /^([<>|=]?)[SU](\d{1,4})$/.exec(descr) ?? [];
  if (letters !== undefined && shape.length === 0)
    return readText(bytes.subarray(end), descr.includes('U') ? 4 : 1, Number(letters), order !== '>');
  const type = npyType(descr, name, file);
  const size = sizeOf(shape, name);
  checkLength(bytes, end, size * type.format.bytes, name);
  return { array: arrayOf(bytes, end, type, { isFortran, shape, size, name }), note: type.note };
}

interface Layout {
  readonly isFortran: boolean;
  readonly shape: readonly number[];
  readonly size: number;
  readonly name: string;
}

function arrayOf(
  bytes: Uint8Array,
  start: number,
  { format, littleEndian }: NpyType,
  { isFortran, shape, size, name }: Layout,
): GivenArray {
  const numbers = readNumbers(
    new DataView(bytes.buffer, bytes.byteOffset + start),
    size,
    format,
    littleEndian,
  );
  return {
    ...{ name, shape, data: isFortran ? toRowMajor(numbers, shape) : numbers, epsilon: format.epsilon },
    ...{ halfDigit: null, fractionDigits: 0, isBoolean: format.isBoolean ?? false, place: null },
  };
}

/** Neither too short nor too long: `np.save` twice into one file leaves a second array behind the first. */
function checkLength(bytes: Uint8Array, start: number, expected: number, name: string): void {
  const found = bytes.length - start;
  if (found < expected) failReading(implementationText('implementation.file_cut'), { name, found, expected });
  if (found > expected)
    failReading(formatsText('formats.file_more_behind'), { name, count: found - expected });
}

function readHeader(bytes: Uint8Array, view: DataView, name: string): Header {
  const version = bytes[magic.length] ?? 0;
  const start = version === 1 ? 10 : 12;
  if (!isNpy(bytes) || version < 1 || version > 3 || bytes.length < start)
    failReading(implementationText('implementation.not_npy'), { name });
  const length = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  const end = start + length;
  if (end > bytes.length || length > 65_535)
    failReading(implementationText('implementation.not_npy'), { name });
  return { ...parseHeader(new TextDecoder().decode(bytes.subarray(start, end)), name), end };
}

function parseHeader(header: string, name: string): Omit<Header, 'end'> {
  const [, descr = '[', fields = ''] = /'descr':\s*(?:'([^']{1,40})'|(\[))/.exec(header) ?? [];
  const [, shape] = /'shape':\s*\(([\d,\sL]*)\)/.exec(header) ?? [];
  const [, fortran] = /'fortran_order':\s*(True|False)/.exec(header) ?? [];
  if (shape === undefined || fortran === undefined || (descr === '[' && fields === ''))
    failReading(implementationText('implementation.not_npy'), { name });
  const sides = shape.split(',').flatMap((side) => (side.trim() === '' ? [] : [Number.parseInt(side, 10)]));
  return { descr, isFortran: fortran === 'True', shape: sides };
}

/** NumPy stores texts as UTF-32, and bytes as they are. */
function readText(bytes: Uint8Array, width: 1 | 4, length: number, littleEndian: boolean): NpyText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at + width <= bytes.length && at < width * length; at += width) {
    const code = width === 1 ? view.getUint8(at) : view.getUint32(at, littleEndian);
    if (code === 0 || code > 0x10ffff) break;
    text += String.fromCodePoint(code);
  }
  return { text };
}

/** From the order in which the first index runs fastest. */
function toRowMajor(numbers: Float64Array, shape: readonly number[]): Float64Array {
  const strides = shape.map((_, axis) => shape.slice(0, axis).reduce((product, side) => product * side, 1));
  return numbers.map((_, at) => {
    let rest = at;
    let source = 0;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      const side = shape[axis] ?? 1;
      source += (rest % side) * (strides[axis] ?? 0);
      rest = Math.floor(rest / side);
    }
    return numbers[source] ?? Number.NaN;
  });
}
