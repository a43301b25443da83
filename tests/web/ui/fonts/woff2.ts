import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tags that the directory of a WOFF2 file writes as a number, as far as they are needed here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NO_TAG = 0x3f;
const HEADER_SIZE = 48;

/** The code points that a WOFF2 font has glyphs for (https://www.w3.org/TR/WOFF2/). */
export function codePointsOf(path: string): ReadonlySet<number> {
  const file = readFileSync(path);
  const directory = new Reader(file, HEADER_SIZE);
  const sizes = Array.from({ length: file.readUInt16BE(12) }, () => tableSize(directory));
  const tables = brotliDecompressSync(file.subarray(directory.at, directory.at + file.readUInt32BE(20)));
  const index = sizes.findIndex(({ tag }) => tag === CMAP);
  const start = sizes.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  return charactersOf(tables.subarray(start));
}

class Reader {
  constructor(
    private readonly bytes: Buffer,
    public at: number,
  ) {}

  byte(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  /** UIntBase128: seven bits a byte, the highest bit says that more follow. */
  variable(): number {
    let value = 0;
    for (;;) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

/** Reads one entry of the directory. */
function tableSize(directory: Reader): { readonly tag: number; readonly size: number } {
  const flags = directory.byte();
  const tag = flags & 63;
  if (tag === NO_TAG) directory.at += 4;
  const size = directory.variable();
  const version = flags >> 6;
  const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
  return { tag, size: isTransformed ? directory.variable() : size };
}

function charactersOf(cmap: Buffer): ReadonlySet<number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  return new Set(subtables.flatMap((offset) => [...ranges(cmap.subarray(offset))].flatMap(expand)));
}

type Range = readonly [first: number, last: number];

const expand = ([first, last]: Range): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The ranges of a subtable in format 4 (up to U+FFFF) or 12. Subsets have no gaps in them. */
function ranges(table: Buffer): readonly Range[] {
  const format = table.readUInt16BE(0);
  if (format === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, at) => [
      table.readUInt32BE(16 + 12 * at),
      table.readUInt32BE(20 + 12 * at),
    ]);
  if (format !== 4) throw new Error(`cmap format ${format}`);
  const segments = table.readUInt16BE(6);
  return Array.from(
    { length: segments / 2 - 1 },
    (_, at) => [table.readUInt16BE(16 + segments + 2 * at), table.readUInt16BE(14 + 2 * at)] as const,
  );
}
