import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { failReading, givenLimits } from '../given-array';
import { crc32 } from './crc32';
import type { ZipEntry } from './zip-directory';

export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The methods of compression that are read. */
const stored = 0;
const deflated = 8;

/** Others, by their names. */
const methodNames: ReadonlyMap<number, string> = new Map([
  [9, 'deflate64'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [20, 'Zstandard'],
  [93, 'Zstandard'],
  [95, 'xz'],
]);

/**
 * Unpacks files of a zip archive, stored or deflated. What would unpack to more than the limits is refused: first by the sizes
 * that the directory states, then by those that come out. Throws a `MessageError`.
 */
export async function unpackAll(
  entries: readonly ZipEntry[],
  bytes: Uint8Array,
): Promise<readonly UnpackedFile[]> {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > givenLimits.fileBytes)
    failReading(implementationText('implementation.unpacked_too_large'), { max: givenLimits.fileBytes });
  const files: UnpackedFile[] = [];
  for (const entry of entries) files.push({ name: entry.name, bytes: await unpack(entry, bytes) });
  return files;
}

async function unpack(entry: ZipEntry, bytes: Uint8Array): Promise<Uint8Array> {
  const { name, method, packed, size, start } = entry;
  if (entry.isEncrypted) failReading(implementationText('implementation.zip_encrypted'));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== 0x04034b50)
    failReading(implementationText('implementation.zip_broken'));
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) failReading(implementationText('implementation.zip_broken'));
  const content = bytes.subarray(from, from + packed);
  if (method !== stored && method !== deflated)
    failReading(formatsText('formats.file_zip_method'), {
      name,
      method: methodNames.get(method) ?? String(method),
    });
  const unpacked = method === deflated ? await inflate(content, size) : content;
  if (unpacked.length !== size || crc32(unpacked) !== entry.crc)
    failReading(implementationText('implementation.zip_broken'));
  return unpacked;
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
    failReading(implementationText('implementation.zip_broken'));
  }
  return at === size ? unpacked : failReading(implementationText('implementation.zip_broken'));
}
