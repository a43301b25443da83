import { crc32, deflateRawSync } from 'node:zlib';

/** A `.npy` file of version 1. */
export function npy(
  descr: string,
  shape: readonly number[],
  body: Uint8Array,
  isFortran = false,
): Uint8Array {
  const sides = `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;
  const text = `{'descr': '${descr}', 'fortran_order': ${isFortran ? 'True' : 'False'}, 'shape': ${sides}, }`;
  const header = `${text.padEnd(117)}\n`;
  return Uint8Array.from([
    ...[0x93, ...Buffer.from('NUMPY'), 1, 0, header.length % 256, header.length >> 8],
    ...Buffer.from(header),
    ...body,
  ]);
}

interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isDeflated?: boolean;
  /** The size that the directory states. */
  readonly stated?: number;
}

/** A zip archive; sizes are those of the directory only, as NumPy's are. */
export function zip(files: readonly Packed[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isDeflated = false, stated = bytes.length } of files) {
    const content = isDeflated ? deflateRawSync(bytes) : Buffer.from(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(stated, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), content);
    at += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

/** A safetensors file with one tensor. */
export function safetensors(entry: object, body: Uint8Array, name = 'weights'): Uint8Array {
  const header = Buffer.from(JSON.stringify({ [name]: entry }));
  const length = Buffer.alloc(8);
  length.writeUInt32LE(header.length, 0);
  return new Uint8Array(Buffer.concat([length, header, body]));
}

export const bytesOf = (numbers: ArrayBufferView): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
