import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessageError } from '../../../web/engine/errors';
import { givenLimits } from '../../../web/formats/given-array';
import { readFile, readText } from '../../../web/formats/read-given';
import { bytesOf, npy, safetensors, zip } from './files';
import { bytesOfCase, type OutsideCase, outsideCases } from './outside';

const numbers = bytesOf(Float64Array.of(1, 2, 3, 4));
const good = npy('<f8', [2, 2], numbers);

/** What reading is refused with. */
async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await readFile(bytes, 'file');
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
  return 'read';
}

/** Counts what is unpacked from here on. */
function countUnpacked(): { bytes: number } {
  const unpacked = { bytes: 0 };
  const Decompression = DecompressionStream;
  class Counting {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<BufferSource>;

    constructor(format: CompressionFormat) {
      const { readable, writable } = new Decompression(format);
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          unpacked.bytes += part.length;
          controller.enqueue(part);
        },
      });
      this.readable = readable.pipeThrough(count);
      this.writable = writable;
    }
  }
  vi.stubGlobal('DecompressionStream', Counting);
  return unpacked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function textRefusal(text: string): string {
  try {
    readText(text);
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
  return 'read';
}

describe('files that cannot be read', () => {
  it.each([
    ['cut', good.subarray(0, good.length - 1), 'has 31 bytes of numbers: 32 expected'],
    ['without a header', good.subarray(0, 20), 'no header of the .npy format'],
    ['of objects', npy('|O', [2], numbers), 'no header|type'],
    ['of complex numbers', npy('<c16', [2], numbers), 'holds complex numbers .<c16.'],
    ['of a huge shape', npy('<f8', [1_000_000, 1_000_000], numbers), 'at most 4000000 numbers'],
    ['of many dimensions', npy('<f8', [1, 1, 1, 1, 1, 1, 1, 4], numbers), 'has 8 dimensions'],
    ['without arrays', zip([{ name: 'a.txt', bytes: good }]), 'no array of NumPy .* a.txt'],
    ['of PyTorch', zip([{ name: 'archive/data.pkl', bytes: good }]), 'only Python can run'],
    ['cut archives', zip([{ name: 'a.npy', bytes: good }]).subarray(0, 60), 'damaged'],
    ['of another kind', Uint8Array.of(0, 1, 2, 3), 'NUL byte as its character 1'],
    [
      'with a short tensor',
      safetensors({ dtype: 'F64', shape: [2, 2], data_offsets: [0, 32] }, numbers.subarray(8)),
      '24 bytes',
    ],
    [
      'with an odd tensor',
      safetensors({ dtype: 'F64', shape: 'x' }, numbers),
      'does not say how weights is stored',
    ],
    [
      'with a strange tensor',
      safetensors({ dtype: 'C64', shape: [2], data_offsets: [0, 16] }, numbers.subarray(16)),
      'complex numbers .C64.',
    ],
  ])('%s are answered by a message', async (_name, bytes, expected) => {
    expect(await refusal(bytes)).toMatch(new RegExp(expected));
  });

  it('zip bombs are refused by the size that they state, and by the bytes unpacked', async () => {
    const bomb = new Uint8Array(givenLimits.fileBytes + 1000);
    const unpacked = countUnpacked();
    expect(await refusal(zip([{ name: 'a.npy', bytes: bomb, isDeflated: true }]))).toContain(
      'unpack to more than',
    );
    expect(unpacked.bytes).toBe(0);
    expect(await refusal(zip([{ name: 'a.npy', bytes: bomb, isDeflated: true, stated: 100 }]))).toContain(
      'damaged',
    );
    // The first part that is unpacked is too much already.
    expect(unpacked.bytes).toBeGreaterThan(100);
    expect(unpacked.bytes).toBeLessThan(givenLimits.fileBytes / 20);
  });
});

describe('texts that cannot be read', () => {
  it.each([
    ['[[0.1, ..., 0.3]]', 'line 1, column 8: printed in short, with “...”'],
    ['a = [[1, 2], [3]]', 'line 1, column 15: a: row 2 has 1 number: 2 expected'],
    ['a = [[1, 2], 3]', 'line 1, column 14: a: a number between the rows'],
    ['x = 1\na = [[1, two]]', 'line 2, column 10: a: "two" is not a number'],
    ['a = [[1, 2]', 'line 1, column 12: a: a bracket is not closed'],
    ['[[[[[[[1]]]]]]]', 'at most 6 dimensions'],
    ['{"a": [[1, "x"]]}', '"x" is not a number'],
    ['{"a": {"b": 1}}', 'No matrix was found'],
    ['hello', '“hello” is followed by no numbers'],
    ['a = []', 'no numbers'],
    ['['.repeat(100_000), 'at most 6 dimensions'],
    [`[${'1 '.repeat(1_000_000)}`, 'the text has 2000001 characters'],
  ])('such as %.40s are answered by a message', (text, expected) => {
    expect(textRefusal(text)).toMatch(new RegExp(expected));
  });
});

describe('whatever is changed in a file', () => {
  const folder = 'tests/implementations/recorded';
  const files = readdirSync(folder).map((name) => new Uint8Array(readFileSync(`${folder}/${name}`)));

  it('it is read or answered by a message', async () => {
    const change = fc.record({
      file: fc.constantFrom(...files),
      at: fc.nat(0xffffff),
      byte: fc.nat(255),
      cut: fc.option(fc.nat(0xffffff), { freq: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 1 }), async ([changed]) => {
        if (changed === undefined) return;
        const whole = changed.file.length;
        const bytes = changed.file.slice(0, changed.cut === null ? whole : 1 + (changed.cut % whole));
        bytes[changed.at % bytes.length] = changed.byte;
        expect(typeof (await refusal(bytes))).toBe('string');
      }),
      { numRuns: 400 },
    );
  });

  it('headers with wrong bytes are, too', async () => {
    const archive = zip([{ name: 'a.npy', bytes: good, isDeflated: true }]);
    for (const file of [
      good,
      archive,
      safetensors({ dtype: 'F64', shape: [2, 2], data_offsets: [0, 32] }, numbers),
    ])
      for (let at = 0; at < file.length; at++)
        for (const byte of [0, 255]) {
          const bytes = file.slice();
          bytes[at] = byte;
          expect(typeof (await refusal(bytes))).toBe('string');
        }
  });

  const stored = outsideCases().filter(({ path }) => path.startsWith('files/'));
  const damages = (cases: readonly OutsideCase[]) =>
    fc.record({
      given: fc.constantFrom(...cases),
      at: fc.nat(0xffffff),
      byte: fc.nat(255),
      isCut: fc.boolean(),
    });
  type Damage = { given: OutsideCase; at: number; byte: number; isCut: boolean };
  const damaged = ({ given, at, byte, isCut }: Damage): Uint8Array => {
    const bytes = bytesOfCase(given);
    const place = at % bytes.length;
    if (isCut) return bytes.subarray(0, place);
    bytes[place] = byte;
    return bytes;
  };

  it('so are files of all kinds and encodings', async () => {
    await fc.assert(
      fc.asyncProperty(damages(stored), async (damage) => {
        expect(typeof (await refusal(damaged(damage)))).toBe('string');
      }),
      { numRuns: 1500 },
    );
  });

  it('numbers of an archive are those that were packed, or it is refused', async () => {
    const archives = stored.filter(({ file, refused }) => file?.endsWith('.npz') && refused === undefined);
    const numbersOf = async (bytes: Uint8Array) =>
      (await readFile(bytes, 'a.npz')).arrays.map(({ shape, data }) => `${shape}: ${data}`);
    await fc.assert(
      fc.asyncProperty(damages(archives), async (damage) => {
        const right = await numbersOf(bytesOfCase(damage.given));
        try {
          expect(right).toEqual(expect.arrayContaining(await numbersOf(damaged(damage))));
        } catch (error) {
          if (!(error instanceof MessageError)) throw error;
        }
      }),
      { numRuns: 600 },
    );
  });
});
