import { failReading, type GivenArray, sizeOf } from '../given-array';
import { type NumberFormat, numpyFormats, readNumbers } from './number-format';

const magic = '\x93NUMPY';

export function isNpy(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, magic.length)) === magic;
}

interface Header {
  readonly format: NumberFormat;
  readonly littleEndian: boolean;
  readonly isFortran: boolean;
  readonly shape: readonly number[];
  /** Where the numbers begin. */
  readonly end: number;
}

/** A text that NumPy stored: the value of an option, such as `mask="causal"`. */
export interface NpyText {
  readonly text: string;
}

/** Reads the `.npy` format, versions 1 to 3. Throws a `MessageError` for a file that is not whole, or of another type. */
export function readNpy(bytes: Uint8Array, name: string): GivenArray | NpyText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = headerText(bytes, view, name);
  const words = /'descr':\s*'([<>|=]?)U(\d{1,3})'/.exec(text.header);
  if (words !== null && /'shape':\s*\(\s*\)/.test(text.header))
    return readText(view, text.end, Number(words[2]), words[1] !== '>');
  const { format, littleEndian, isFortran, shape, end } = parseHeader(text, name);
  const size = sizeOf(shape, name);
  if (bytes.length - end < size * format.bytes)
    failReading('implementation.file_cut', {
      name,
      found: bytes.length - end,
      expected: size * format.bytes,
    });
  const numbers = readNumbers(new DataView(bytes.buffer, bytes.byteOffset + end), size, format, littleEndian);
  return {
    ...{ name, shape, data: isFortran ? toRowMajor(numbers, shape) : numbers, epsilon: format.epsilon },
    ...{ halfDigit: null, fractionDigits: 0, isBoolean: format.isBoolean ?? false, place: null },
  };
}

function headerText(bytes: Uint8Array, view: DataView, name: string): { header: string; end: number } {
  const version = bytes[magic.length] ?? 0;
  const start = version === 1 ? 10 : 12;
  if (!isNpy(bytes) || version < 1 || version > 3 || bytes.length < start)
    failReading('implementation.not_npy', { name });
  const length = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  if (start + length > bytes.length || length > 65_535) failReading('implementation.not_npy', { name });
  return { header: new TextDecoder().decode(bytes.subarray(start, start + length)), end: start + length };
}

function parseHeader({ header, end }: { header: string; end: number }, name: string): Header {
  const [, order = '', type = ''] = /'descr':\s*'([<>|=]?)([a-zA-Z]\d+)'/.exec(header) ?? [];
  const [, shape] = /'shape':\s*\(([\d,\sL]*)\)/.exec(header) ?? [];
  const [, fortran] = /'fortran_order':\s*(True|False)/.exec(header) ?? [];
  const format = numpyFormats.get(type);
  if (shape === undefined || fortran === undefined) failReading('implementation.not_npy', { name });
  if (format === undefined) {
    const [, found = '?'] = /'descr':\s*('[^']{0,20}'|\[)/.exec(header) ?? [];
    failReading('implementation.type_not_read', { name, found, known: [...numpyFormats.keys()].join(', ') });
  }
  const sides = shape.split(',').flatMap((side) => (side.trim() === '' ? [] : [Number.parseInt(side, 10)]));
  return { format, littleEndian: order !== '>', isFortran: fortran === 'True', shape: sides, end };
}

/** NumPy stores texts as UTF-32. */
function readText(view: DataView, start: number, length: number, littleEndian: boolean): NpyText {
  let text = '';
  for (let at = start; at + 4 <= view.byteLength && at < start + 4 * length; at += 4) {
    const code = view.getUint32(at, littleEndian);
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
