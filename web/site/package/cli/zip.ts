/// <reference types="node" />
import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. Names are relative, with slashes. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** 1 January 1980, the first date of the format: the same contents give the same archive. */
const date = 0x21;
const version = 20;
/** Names are UTF-8. */
const flags = 0x800;
const deflated = 8;

/** Writes an archive. The format is 60 lines, and Node has its compression and checksum: a library would be larger. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const data = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const fields = shared(path, bytes, data);
    const local = Buffer.concat([uint32(0x04034b50), fields, path, data]);
    files.push(local);
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16(version), fields, Buffer.alloc(10), uint32(offset), path]),
    );
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = [uint16(0), uint16(0), uint16(entries.length), uint16(entries.length)];
  const end = [uint32(0x06054b50), ...counts, uint32(central.length), uint32(offset), uint16(0)];
  return Buffer.concat([...files, central, ...end]);
}

/** The fields that an entry and its line in the directory share. */
function shared(path: Buffer, bytes: Uint8Array, data: Buffer): Buffer {
  return Buffer.concat([
    ...[version, flags, deflated, 0, date].map(uint16),
    ...[crc32(bytes), data.length, bytes.length].map(uint32),
    ...[path.length, 0].map(uint16),
  ]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
