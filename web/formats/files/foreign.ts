import { formatsText } from '../../i18n/en/formats';
import { failReading } from '../given-array';

/** What the cure is for a kind of file that is not read. */
type Cure =
  | 'archive'
  | 'gguf'
  | 'hdf5'
  | 'lfs'
  | 'matlab'
  | 'model'
  | 'office'
  | 'pickle'
  | 'picture'
  | 'r'
  | 'sheet'
  | 'table'
  | 'torch';

interface Signature {
  /** The bytes as Latin-1. */
  readonly start: string;
  /** Where they stand; 0 if not given. */
  readonly at?: number;
  readonly type: string;
  readonly cure: Cure;
}

const legacyTorch = '\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19';

/** By their first bytes; the first one that fits counts. */
const signatures: readonly Signature[] = [
  { start: legacyTorch, type: '.pt', cure: 'torch' },
  ...['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05'].map(
    (start): Signature => ({ start, type: 'pickle', cure: 'pickle' }),
  ),
  { start: 'MATLAB 5.0 MAT-file', type: '.mat', cure: 'matlab' },
  { start: 'MATLAB 7.3 MAT-file', type: '.mat', cure: 'matlab' },
  { start: '\x89HDF\r\n\x1a\n', type: 'HDF5', cure: 'hdf5' },
  { start: 'PAR1', type: 'Parquet', cure: 'table' },
  { start: 'ARROW1', type: 'Arrow', cure: 'table' },
  { start: 'FEA1', type: 'Feather', cure: 'table' },
  { start: 'SQLite format 3\0', type: 'SQLite', cure: 'table' },
  { start: 'GGUF', type: 'GGUF', cure: 'gguf' },
  { start: 'TFL3', at: 4, type: 'TensorFlow Lite', cure: 'model' },
  { start: 'RDX2\n', type: 'RData', cure: 'r' },
  { start: 'RDX3\n', type: 'RData', cure: 'r' },
  { start: 'X\n\0\0\0', type: 'RDS', cure: 'r' },
  { start: '\x1f\x8b', type: 'gzip', cure: 'archive' },
  { start: 'BZh', type: 'bzip2', cure: 'archive' },
  { start: '\xfd7zXZ\0', type: 'xz', cure: 'archive' },
  { start: '\x28\xb5\x2f\xfd', type: 'Zstandard', cure: 'archive' },
  { start: '7z\xbc\xaf\x27\x1c', type: '7z', cure: 'archive' },
  { start: 'Rar!', type: 'RAR', cure: 'archive' },
  { start: 'ustar', at: 257, type: 'tar', cure: 'archive' },
  { start: '\x89PNG', type: 'PNG', cure: 'picture' },
  { start: '\xff\xd8\xff', type: 'JPEG', cure: 'picture' },
  { start: 'GIF8', type: 'GIF', cure: 'picture' },
  { start: 'WEBP', at: 8, type: 'WebP', cure: 'picture' },
  { start: 'ftypheic', at: 4, type: 'HEIC', cure: 'picture' },
  { start: 'II*\0', type: 'TIFF', cure: 'picture' },
  { start: 'MM\0*', type: 'TIFF', cure: 'picture' },
  { start: '%PDF', type: 'PDF', cure: 'picture' },
  { start: '\xd0\xcf\x11\xe0', type: 'Office', cure: 'sheet' },
  { start: '{\\rtf', type: 'RTF', cure: 'office' },
  { start: 'version https://git-lfs', type: 'Git LFS', cure: 'lfs' },
];

/** Formats without a signature, by the end of their names; only if the bytes are no text. */
const endings: readonly (readonly [RegExp, string, Cure])[] = [
  [/\.onnx$/i, 'ONNX', 'model'],
  [/\.pb$/i, 'TensorFlow', 'model'],
  [/\.(?:pkl|pickle|joblib)$/i, 'pickle', 'pickle'],
  [/\.(?:pt|pth|ckpt)$/i, '.pt', 'torch'],
  [/\.msgpack$/i, 'MessagePack', 'model'],
];

/** What an archive is that holds a file of this name. */
const members: readonly (readonly [RegExp, string, Cure])[] = [
  [/(?:^|\/)data\.pkl$/, '.pt', 'torch'],
  [/(?:^|\/)model\.weights\.h5$/, '.keras', 'hdf5'],
  [/^xl\/workbook\.xml$/, '.xlsx', 'sheet'],
  [/^word\/document\.xml$/, '.docx', 'office'],
  [/^ppt\/presentation\.xml$/, '.pptx', 'office'],
  [/^content\.xml$/, 'OpenDocument', 'sheet'],
  [/\.pkl$/, 'pickle', 'pickle'],
];

/** Throws a `MessageError` that names a format that is not read, and what to do instead. */
export function refuseForeign(bytes: Uint8Array, name: string): void {
  const found = signatures.find(({ start, at = 0 }) => startsWith(bytes, start, at));
  if (found !== undefined) fail(found.type, found.cure, name);
  // HDF5 may have a block of its user's before it: 512 bytes or twice that, again and again.
  for (let at = 512; at + 8 <= Math.min(bytes.length, 65_536); at *= 2)
    if (startsWith(bytes, '\x89HDF\r\n\x1a\n', at)) fail('HDF5', 'hdf5', name);
}

/** The same for bytes that are no text, by the end of their name. */
export function refuseByName(name: string): void {
  const found = endings.find(([ending]) => ending.test(name));
  if (found !== undefined) fail(found[1], found[2], name);
}

/** The same for a zip archive, by the names in it. */
export function refuseArchive(names: readonly string[], name: string): void {
  for (const [member, type, cure] of members)
    if (names.some((inner) => member.test(inner))) fail(type, cure, name);
}

function startsWith(bytes: Uint8Array, start: string, at: number): boolean {
  for (let index = 0; index < start.length; index++)
    if (bytes[at + index] !== start.charCodeAt(index)) return false;
  return true;
}

function fail(type: string, cure: Cure, name: string): never {
  return failReading(formatsText(`formats.file_${cure}`), { name, type });
}
