import { failReading, givenLimits } from '../given-array';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The methods of compression. */
const stored = 0;
const deflated = 8;

interface DirectoryEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly start: number;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of a zip archive whose names `isWanted` accepts, stored or deflated. What would unpack to more than the limits is
 * refused: first by the sizes that the directory states, then by those that come out. Throws a `MessageError`.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<readonly ZipEntry[]> {
  const entries = readDirectory(bytes).filter(({ name }) => isWanted(name));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > givenLimits.fileBytes)
    failReading('implementation.unpacked_too_large', { max: givenLimits.fileBytes });
  const files: ZipEntry[] = [];
  for (const entry of entries) files.push({ name: entry.name, bytes: await unpack(entry, bytes) });
  return files;
}

function readDirectory(bytes: Uint8Array): readonly DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > givenLimits.arrays)
    failReading('implementation.too_many_arrays', { count, max: givenLimits.arrays });
  const entries: DirectoryEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) failReading('implementation.zip_broken');
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const next = at + 46 + (nameLength ?? 0);
    if (next > end) failReading('implementation.zip_broken');
    if ((view.getUint16(at + 8, true) & 1) !== 0) failReading('implementation.zip_encrypted');
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, next)).slice(0, givenLimits.nameLength),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    at = next + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** The record at the end, after which only a comment may follow. */
function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return failReading('implementation.zip_broken');
}

async function unpack(
  { name, method, packed, size, start }: DirectoryEntry,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== 0x04034b50)
    failReading('implementation.zip_broken');
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) failReading('implementation.zip_broken');
  const content = bytes.subarray(from, from + packed);
  if (method === stored && packed === size) return content;
  if (method !== deflated) failReading('implementation.zip_method', { name, method });
  return inflate(content, size);
}

/** Stops as soon as more comes out than the archive says. */
async function inflate(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const unpacked = new Uint8Array(size);
  const source = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = source.getReader();
  let at = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > size) throw new RangeError();
      unpacked.set(part.value, at);
      at += part.value.length;
    }
  } catch {
    reader.cancel().catch(() => undefined);
    failReading('implementation.zip_broken');
  }
  return at === size ? unpacked : failReading('implementation.zip_broken');
}
