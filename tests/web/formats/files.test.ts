import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageError } from '../../../web/engine/errors';
import { decodeText } from '../../../web/formats/files/encoding';
import { fromFloat8 } from '../../../web/formats/files/float8';
import type { GivenFile } from '../../../web/formats/given-array';
import { AmbiguousTextError, readFile, readFiles } from '../../../web/formats/read-given';
import { fromFloat16 } from '../../../web/training/float16';
import { bytesOf, npy, safetensors, zip } from './files';

const two = bytesOf(Float64Array.of(1, 2));
const notesOf = ({ notes }: GivenFile): string =>
  notes.map((note) => new MessageError(note).message).join('\n');

describe('float8', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);

  it('e5m2 is the upper half of a float16', () => {
    for (const byte of bytes) expect(fromFloat8(byte, 'e5m2')).toBe(fromFloat16(byte << 8));
  });

  it('e4m3 doubles with each exponent, ends at 448 and has no infinity', () => {
    for (const byte of bytes) {
      const value = fromFloat8(byte, 'e4m3');
      if ((byte & 0x7f) === 0x7f) expect(value).toBeNaN();
      else expect(Math.abs(value)).toBeLessThanOrEqual(448);
      if ((byte & 0x78) >= 0x10 && (byte & 0x7f) < 0x7f) expect(value).toBe(2 * fromFloat8(byte - 8, 'e4m3'));
    }
    expect([0x00, 0x80, 0x01, 0x07, 0x08, 0x38, 0x7e].map((byte) => fromFloat8(byte, 'e4m3'))).toEqual([
      0,
      -0,
      2 ** -9,
      7 * 2 ** -9,
      2 ** -6,
      1,
      448,
    ]);
  });

  it('the forms without infinity are half of the others, and NaN is their negative zero', () => {
    for (const byte of bytes) {
      if (byte === 0x80) {
        expect(fromFloat8(byte, 'e4m3fnuz')).toBeNaN();
        expect(fromFloat8(byte, 'e5m2fnuz')).toBeNaN();
        continue;
      }
      if ((byte & 0x7f) < 0x7f) expect(fromFloat8(byte, 'e4m3fnuz')).toBe(fromFloat8(byte, 'e4m3') / 2);
      if ((byte & 0x7f) < 0x7c) expect(fromFloat8(byte, 'e5m2fnuz')).toBe(fromFloat8(byte, 'e5m2') / 2);
    }
  });
});

describe('archives', () => {
  it('say which files were left out', async () => {
    const read = await readFile(
      zip([
        { name: 'query.npy', bytes: npy('<f8', [2], two) },
        { name: 'folder/', bytes: new Uint8Array() },
        { name: 'notes.txt', bytes: two },
      ]),
      'a.npz',
    );
    expect(read.arrays.map(({ name }) => name)).toEqual(['query']);
    expect(notesOf(read)).toBe('Left out of a.npz, since they are no arrays: notes.txt.');
  });
});

describe('several files', () => {
  const shard = (name: string) => safetensors({ dtype: 'F64', shape: [2], data_offsets: [0, 16] }, two, name);

  it('are read as one, without a word on what is missing', async () => {
    const read = await readFiles([
      { name: 'model-00001-of-00002.safetensors', bytes: shard('query') },
      { name: 'model-00002-of-00002.safetensors', bytes: shard('key') },
    ]);
    expect(read.arrays.map(({ name }) => name)).toEqual(['query', 'key']);
    expect(read.notes).toEqual([]);
  });

  it('must not have two arrays of one name', async () => {
    const twice = [
      { name: 'a.safetensors', bytes: shard('query') },
      { name: 'b.safetensors', bytes: shard('query') },
    ];
    await expect(readFiles(twice)).rejects.toThrow('query is in a.safetensors and in b.safetensors');
  });

  it('that are none, or shards that are not all of them, are told', async () => {
    await expect(readFiles([])).rejects.toThrow(MessageError);
    const name = 'model-00002-of-00003.safetensors';
    expect(notesOf(await readFiles([{ name, bytes: shard('key') }]))).toContain('file 2 of the 3 files');
  });
});

describe('encodings', () => {
  const characters = fc.stringMatching(/^[ -~\n\t€é–ü∞−]{4,60}$/);
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return new Uint8Array(isLittle ? bytes : bytes.swap16());
  };

  it('with a mark give the same text', () => {
    fc.assert(
      fc.property(characters, fc.boolean(), (text, isLittle) => {
        expect(decodeText(utf16(`\ufeff${text}`, isLittle), 'a').text).toBe(text);
        expect(decodeText(new TextEncoder().encode(`\ufeff${text}`), 'a').text).toBe(text);
      }),
    );
  });

  it('without a mark give the same text if most of it is Latin', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~\n]{2,60}$/), fc.boolean(), (text, isLittle) => {
        expect(decodeText(utf16(text, isLittle), 'a').text).toBe(text);
      }),
    );
  });

  it('of Windows have dashes and quotation marks where Latin-1 has control characters', () => {
    const { text, notes } = decodeText(Uint8Array.of(0x80, 0x93, 0x94, 0x96, 0xe9, 0x20, 0x31), 'a');
    expect(text).toBe('€“”–é 1');
    expect(notes.map((note) => new MessageError(note).message)).toEqual([
      'The text was read as Windows-1252.',
    ]);
  });

  it('that are damaged are refused', () => {
    expect(() => decodeText(Uint8Array.of(0xff, 0xfe, 0x31, 0x00, 0x32), 'a.txt')).toThrow('UTF-16 LE');
    expect(() => decodeText(Uint8Array.of(0x31, 0x00, 0x32, 0x20, 0x33), 'a.txt')).toThrow('character 2');
    expect(() => decodeText(Uint8Array.of(0x31, 0x01, 0x02), 'a.onnx')).toThrow('ONNX');
  });
});

describe('several files are read as one', () => {
  const text = (content: string): Uint8Array => new TextEncoder().encode(content);
  const namesOf = ({ arrays }: GivenFile): readonly string[] => arrays.map(({ name }) => name);

  it('and the only array of a text that names none is called what its file is called', async () => {
    const file = await readFiles([
      { name: 'query.txt', bytes: text('1 0\n0 1') },
      { name: 'weights.csv', bytes: text('0.5,0.5\n0.25,0.75') },
      { name: 'key.npy', bytes: npy('<f8', [1, 2], two) },
    ]);
    expect(namesOf(file)).toEqual(['query', 'weights', 'key']);
    const format = new MessageError(file.format).message;
    for (const part of ['rows of numbers', 'CSV', '.npy']) expect(format).toContain(part);
  });

  it('but not what has a name, or stands among others, or comes from no file', async () => {
    expect(namesOf(await readFile(text('scores = [[1, 2]]'), 'weights.txt'))).toEqual(['scores']);
    expect(namesOf(await readFile(text('[[1, 2]]\n\n[[3, 4]]'), 'weights.txt'))).toEqual(['#1', '#2']);
    expect(namesOf(await readFile(text('[[1, 2]]'), '-'))).toEqual(['#1']);
  });

  it('and what cannot be read is told with the name of its file', async () => {
    const files = (second: string) => [
      { name: 'query.txt', bytes: text('1 0\n0 1') },
      { name: 'weights.csv', bytes: text(second) },
    ];
    await expect(readFiles(files('0.5 0.x'))).rejects.toThrow(/^weights\.csv: line 1, column \d+: /);
    await expect(readFiles(files('# nothing'))).rejects.toThrow(/^weights\.csv: /);
    await expect(readFiles(files('0,5\n0,5'))).rejects.toThrow(
      'weights.csv: line 1, column 1: the commas may',
    );
    await expect(readFiles(files('0,5\n0,5'))).rejects.toBeInstanceOf(AmbiguousTextError);
    const read = await readFiles(files('0,5\n0,5'), { decimal: ',' });
    expect(read.arrays.map(({ shape }) => shape)).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  it('within the limits of one', async () => {
    const large = npy('|u1', [2_100_000], new Uint8Array(2_100_000));
    const files = ['a.npy', 'b.npy'].map((name) => ({ name, bytes: large }));
    await expect(readFiles(files)).rejects.toThrow('too many numbers: at most 4000000 in all');
  });
});
