import { implementationText } from '../../i18n/en/implementation';
import { failReading, givenLimits } from '../given-array';

/** What the directory at the end of a zip archive says of one file. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  /** Bytes in the archive, and unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly start: number;
}

const endSignature = 0x06054b50;
const longEndSignature = 0x06064b50;
const locatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
/** Fields of 32 and of 16 bits that refer to a field of 64 bits. */
const full32 = 0xffffffff;
const full16 = 0xffff;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

interface Directory {
  readonly count: number;
  readonly start: number;
  /** Where it has to end. */
  readonly end: number;
}

/** The files of an archive, also of the form for large archives, ZIP64. Throws a `MessageError` for a damaged one. */
export function readDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start, end } = findDirectory(view);
  if (count > givenLimits.arrays)
    failReading(implementationText('implementation.too_many_arrays'), { count, max: givenLimits.arrays });
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature)
      failReading(implementationText('implementation.zip_broken'));
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const next = at + 46 + name + extra + comment;
    if (next > end) failReading(implementationText('implementation.zip_broken'));
    entries.push(readEntry(bytes, view, at));
    at = next;
  }
  return entries;
}

function findDirectory(view: DataView): Directory {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count !== full16 && start !== full32 && view.getUint32(end + 12, true) !== full32)
    return { count, start, end };
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== locatorSignature) return { count, start, end };
  const long = readLong(view, locator + 8, end);
  if (long + 56 > locator || view.getUint32(long, true) !== longEndSignature)
    failReading(implementationText('implementation.zip_broken'));
  return { count: readLong(view, long + 32, locator), start: readLong(view, long + 48, locator), end: long };
}

/** The record at the end, after which only a comment of the length that it states may follow. */
function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at--)
    if (
      view.getUint32(at, true) === endSignature &&
      at + 22 + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  return failReading(implementationText('implementation.zip_broken'));
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const long = new LongFields(view, nameEnd, nameEnd + view.getUint16(at + 30, true));
  // In the sequence of the extra field.
  const size = long.take(view.getUint32(at + 24, true));
  const packed = long.take(view.getUint32(at + 20, true));
  const start = long.take(view.getUint32(at + 42, true));
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).slice(0, givenLimits.nameLength),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    crc: view.getUint32(at + 16, true),
    ...{ packed, size, start },
  };
}

/** The extra field 1: those numbers, in sequence, that do not fit into 32 bits. */
class LongFields {
  readonly #view: DataView;
  #at = 0;
  #end = 0;

  constructor(view: DataView, start: number, end: number) {
    this.#view = view;
    for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true))
      if (view.getUint16(at, true) === 1) {
        this.#at = at + 4;
        this.#end = Math.min(end, at + 4 + view.getUint16(at + 2, true));
        return;
      }
  }

  take(short: number): number {
    if (short !== full32) return short;
    const number = readLong(this.#view, this.#at, this.#end);
    this.#at += 8;
    return number;
  }
}

/** 64 bits; what is larger than any file here is refused. */
function readLong(view: DataView, at: number, end: number): number {
  if (at < 0 || at + 8 > end) failReading(implementationText('implementation.zip_broken'));
  const number = Number(view.getBigUint64(at, true));
  return Number.isSafeInteger(number) ? number : failReading(implementationText('implementation.zip_broken'));
}
