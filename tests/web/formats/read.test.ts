import { describe, expect, it } from 'vitest';
import type { GivenFile } from '../../../web/formats/given-array';
import { readFile, readText } from '../../../web/formats/read-given';
import { bytesOf, npy, safetensors, zip } from './files';

/** Name, shape and numbers of each array. */
const contents = ({ arrays }: GivenFile) =>
  arrays.map(({ name, shape, data }) => [name, [...shape], [...Array.from(data)]] as const);

const six = Float64Array.of(1, 2, 3, 4, 5, 6);
const rows = [1, 2, 3, 4, 5, 6];

describe('files of NumPy', () => {
  it.each([
    ['<f8', bytesOf(six)],
    ['<f4', bytesOf(Float32Array.from(six))],
    ['<f2', bytesOf(Uint16Array.of(0x3c00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600))],
    ['<i8', bytesOf(BigInt64Array.from(rows.map(BigInt)))],
    ['<i4', bytesOf(Int32Array.from(rows))],
    ['|u1', Uint8Array.from(rows)],
    ['>f8', bytesOf(six.slice()).reverse()],
  ] as const)('hold numbers of the type %s', async (type, body) => {
    const read = contents(await readFile(npy(type, [2, 3], body), 'scores.npy'));
    expect(read).toEqual([['scores', [2, 3], type === '>f8' ? [...rows].reverse() : rows]]);
  });

  it('may be in the order of Fortran', async () => {
    const body = bytesOf(Float64Array.of(1, 4, 2, 5, 3, 6));
    expect(contents(await readFile(npy('<f8', [2, 3], body, true), 'a.npy'))).toEqual([['a', [2, 3], rows]]);
    const cube = bytesOf(Float64Array.of(0, 4, 2, 6, 1, 5, 3, 7));
    const [[, shape, data] = []] = contents(await readFile(npy('<f8', [2, 2, 2], cube, true), 'a.npy'));
    expect([shape, data]).toEqual([
      [2, 2, 2],
      [0, 1, 2, 3, 4, 5, 6, 7],
    ]);
  });

  it('lie in an archive, stored or deflated, with options beside them', async () => {
    const word = new Uint8Array(24);
    for (const [at, letter] of [...'causal'].entries()) word[4 * at] = letter.charCodeAt(0);
    const read = await readFile(
      zip([
        { name: 'scores.npy', bytes: npy('<f8', [2, 3], bytesOf(six)) },
        { name: 'weights.npy', bytes: npy('<f8', [3, 2], bytesOf(six)), isDeflated: true },
        { name: 'n_heads.npy', bytes: npy('<i8', [], bytesOf(BigInt64Array.of(4n))) },
        { name: 'mask.npy', bytes: npy('<U6', [], word) },
      ]),
      'arrays.npz',
    );
    expect(contents(read)).toEqual([
      ['scores', [2, 3], rows],
      ['weights', [3, 2], rows],
    ]);
    expect([...read.values]).toEqual([
      ['n_heads', 4],
      ['mask', 'causal'],
    ]);
  });
});

describe('safetensors', () => {
  it.each([
    ['F32', bytesOf(Float32Array.from(six)), 2 ** -24],
    ['F64', bytesOf(six), 2 ** -53],
    ['BF16', bytesOf(Uint16Array.of(0x3f80, 0x4000, 0x4040, 0x4080, 0x40a0, 0x40c0)), 2 ** -8],
  ] as const)('hold numbers of the type %s', async (dtype, body, epsilon) => {
    const file = await readFile(
      safetensors({ dtype, shape: [2, 3], data_offsets: [0, body.length] }, body),
      'x',
    );
    expect(contents(file)).toEqual([['weights', [2, 3], rows]]);
    expect(file.arrays[0]?.epsilon).toBe(epsilon);
  });
});

describe('texts', () => {
  it.each([
    ['scores = [[1 2 3]\n [4 5 6]]', 'scores'],
    ['scores: tensor([[1., 2., 3.],\n        [4., 5., 6.]], grad_fn=<MmBackward0>)', 'scores'],
    ['>>> scores\narray([[1., 2., 3.],\n       [4., 5., 6.]], dtype=float32)', 'scores'],
    ["{'scores': tensor([[1., 2., 3.], [4., 5., 6.]], device='cuda:0')}", 'scores'],
    ['torch.Size([2, 3])\nAttention scores:\n[[1, 2, 3], [4, 5, 6]]', 'Attention scores'],
    ['In [3]: scores\nOut[3]: \narray([[1, 2, 3], [4, 5, 6]])', 'scores'],
    ['Parameter containing:\ntensor([[1., 2., 3.], [4., 5., 6.]], requires_grad=True)', '#1'],
    ['[[1, 2, 3], [4, 5, 6]]', '#1'],
    ['{"scores": [[1, 2, 3], [4, 5, 6.0]]}', 'scores'],
    ['scores\n1 2 3\n4 5 6\n', 'scores'],
  ])('such as %j are read', (text, name) => {
    expect(contents(readText(text))).toEqual([[name, [2, 3], rows]]);
  });

  it('may hold several arrays', () => {
    const read = readText('a = [[1, 2]]\nb = tensor([[3.0, -inf]], dtype=torch.float64)\na = [[1., 2.]]');
    expect(contents(read)).toEqual([
      ['a', [1, 2], [1, 2]],
      ['b', [1, 2], [3, -Infinity]],
    ]);
    expect(read.notes.map(({ key }) => key)).toEqual(['formats.note_repeated']);
  });

  it('say how many digits were printed', () => {
    const halves = (text: string) => [...Array.from(readText(text).arrays[0]?.halfDigit ?? [])];
    expect(halves('[[0.1234, 0.5]]')).toEqual([expect.closeTo(5e-5, 12), expect.closeTo(5e-5, 12)]);
    expect(halves('[[1.23e-04, 5.00e+00]]')).toEqual([expect.closeTo(5e-7, 12), expect.closeTo(0.005, 12)]);
    expect(halves('[[1, 2]]')).toEqual([0, 0]);
    expect(halves('[[1. 2.]]')).toEqual([0.0005, 0.0005]);
    expect(readText('[[0.5000, 1.0000]]').arrays[0]?.fractionDigits).toBe(1);
    expect(readText('[[True, False]]').arrays[0]).toMatchObject({ isBoolean: true, halfDigit: null });
  });

  it('may have what JSON does not have', () => {
    const read = readText('{"mask": [[0, -Infinity]], "n_heads": 2, "bias": true}');
    expect(contents(read)).toEqual([['mask', [1, 2], [0, -Infinity]]]);
    expect([...read.values]).toEqual([
      ['n_heads', 2],
      ['bias', true],
    ]);
  });
});
