import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromFloat16, toFloat16 } from '../../../web/training/float16';
import { readWeights, type Weights, writeWeights } from '../../../web/training/weight-file';
import { trainedModelIds } from '../../../web/training/weights/index';
import { fromTensor, parameters, toTensor } from '../../../web/training/weights/parameter-names';

const weights: Weights = {
  task: 'reversal',
  model: 'language_model',
  options: [
    ['norm', 'pre'],
    ['layers', '1'],
  ],
  sizes: [['d_model', 2]],
  seed: 1,
  steps: 200,
  measured: { tokens: 0.99 },
  matrices: [
    { name: 'w_embed', rows: 2, cols: 2, data: Float32Array.of(1, -0.5, 0.25, 65504) },
    { name: 'layer_0/self/w_q', rows: 1, cols: 2, data: Float32Array.of(2 ** -24, 0) },
  ],
};

const file = (): ArrayBuffer => writeWeights(weights).buffer;

interface Header {
  readonly __metadata__?: object;
}

const headerOf = (bytes: ArrayBuffer): Header => {
  const length = Number(new DataView(bytes).getBigUint64(0, true));
  return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length)));
};

/** The file with another header and the same numbers. */
function withHead(head: string): ArrayBuffer {
  const old = new Uint8Array(file());
  const numbers = old.slice(8 + Number(new DataView(old.buffer).getBigUint64(0, true)));
  const text = new TextEncoder().encode(head);
  const bytes = new Uint8Array(8 + text.length + numbers.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  bytes.set(numbers, 8 + text.length);
  return bytes.buffer;
}

const changed = (change: object): ArrayBuffer => withHead(JSON.stringify({ ...headerOf(file()), ...change }));

const changedMetadata = (change: object): ArrayBuffer =>
  changed({ __metadata__: { ...headerOf(file()).__metadata__, ...change } });

const refusal = (bytes: ArrayBuffer): string => {
  try {
    readWeights(bytes);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  return '';
};

describe('16-bit numbers', () => {
  it('are all read and written', () => {
    const all = [...Array(0x10000).keys()].filter((half) => !Number.isNaN(fromFloat16(half)));
    expect(all.length).toBe(0x10000 - 2 * 1023);
    expect(all.filter((half) => toFloat16(fromFloat16(half)) !== half)).toEqual([]);
  });

  it('are the standard ones', () => {
    expect([0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0x03ff, 0x7c00].map(fromFloat16)).toEqual([
      ...[1, -2, 0.333251953125, 65504],
      ...[2 ** -24, 1023 * 2 ** -24, Infinity],
    ]);
  });

  it('are the nearest, halfway the even one', () => {
    expect([1 + 2 ** -11, 1 + 3 * 2 ** -11, 1 + 2 ** -11 + 2 ** -20].map(toFloat16)).toEqual([
      0x3c00, 0x3c02, 0x3c01,
    ]);
    expect([65519, 65520, -1e9, 2 ** -25, 2 ** -25 + 2 ** -30].map(toFloat16)).toEqual([
      ...[0x7bff, 0x7c00, 0xfc00],
      ...[0, 1],
    ]);
  });
});

describe('a file of weights', () => {
  it('is read as it was written', () => {
    expect(readWeights(file())).toEqual(weights);
    expect(new Uint8Array(writeWeights(readWeights(file())))).toEqual(new Uint8Array(file()));
  });

  it('is rejected with a message if it is not a safetensors file', () => {
    expect(refusal(new ArrayBuffer(0))).toBe('weights: the file has 0 bytes: at least 8');
    expect(refusal(new TextEncoder().encode('<!doctype html>').buffer)).toMatch(
      /^weights: the header has \d+ bytes: at most 32768, and not more than the file$/,
    );
    expect(refusal(new ArrayBuffer(1e6))).toBe('weights: the file has 1000000 bytes: at most 200000');
  });

  it('is rejected if truncated anywhere', () => {
    const whole = file();
    for (let length = 0; length < whole.byteLength; length += 1)
      expect(refusal(whole.slice(0, length))).toMatch(/^weights: /);
    expect(refusal(new Uint8Array([...new Uint8Array(whole), 0]).buffer)).toBe(
      'weights: the header lists 12 bytes of numbers, and 13 follow',
    );
  });

  it('is rejected if its header is invalid', () => {
    expect(refusal(withHead('{'))).toBe('weights: the header is not JSON');
    expect(refusal(withHead('null'))).toBe('weights: the header is not an object');
    expect(refusal(withHead('[]'))).toBe('weights: the header lists 0 bytes of numbers, and 12 follow');
    expect(refusal(withHead('7'))).toBe('weights: the header is not an object');
    expect(refusal(withHead('{"__metadata__": {"task": 7}}'))).toBe(
      'weights: the header says nothing usable of "__metadata__"',
    );
    expect(refusal(changed({ __metadata__: {} }))).toBe('weights: the header says nothing usable of "task"');
    expect(refusal(withHead(' '.repeat(40_000)))).toMatch(/^weights: the header has 40000 bytes/);
    for (const [name, value] of [
      ['options', [['norm', {}]]],
      ['sizes', [['d_model', -1]]],
      ['seed', 0.5],
      ['steps', null],
      ['measured', { tokens: '1' }],
      ['options', [['norm', 'pre', 1]]],
    ] as const)
      expect(refusal(changedMetadata({ [name]: JSON.stringify(value) }))).toBe(
        `weights: the header says nothing usable of "${name}"`,
      );
    expect(refusal(changedMetadata({ model: 'another' }))).toBe(
      'weights: the header says nothing usable of "model"',
    );
    expect(refusal(changedMetadata({ seed: '{' }))).toBe('weights: the header says nothing usable of "seed"');
  });

  it.each([
    { dtype: 'F64', shape: [2, 2], data_offsets: [0, 8] },
    { dtype: 'F16', shape: [-2, -2], data_offsets: [0, 8] },
    { dtype: 'F16', shape: ['2', 2], data_offsets: [0, 8] },
    { dtype: 'F16', shape: [1, 2, 2], data_offsets: [0, 8] },
    { dtype: 'F16', shape: [2, 2], data_offsets: [0] },
    { dtype: 'F16', shape: [2, 2], data_offsets: [0, 8.5] },
    { dtype: 'F16', shape: [2, 2] },
    null,
  ])('is refused with the tensor %j', (entry) => {
    expect(refusal(changed({ 'embed_tokens.weight': entry }))).toBe(
      'weights: the header says nothing usable of "embed_tokens.weight"',
    );
  });

  it('is rejected before allocation if it claims more data than it has', () => {
    const entry = { dtype: 'F16', shape: [1e9, 1e9], data_offsets: [0, 8] };
    expect(refusal(changed({ 'embed_tokens.weight': entry }))).toBe(
      'weights: "embed_tokens.weight" has 1000000000000000000 numbers in 8 bytes: two bytes are a number',
    );
    const endless = { ...entry, shape: [Number.MAX_VALUE, Number.MAX_VALUE] };
    expect(refusal(changed({ 'embed_tokens.weight': endless }))).toMatch(/Infinity numbers/);
    const most = { dtype: 'F16', shape: [0, 1], data_offsets: [0, 0] };
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`t${at}`, most]));
    expect(refusal(changed(many))).toBe('weights: the header has 302 tensors: at most 256');
  });

  it('is rejected if tensors overlap, leave a gap, or have an unknown name or wrong dimension', () => {
    const entry = { dtype: 'F16', shape: [1, 1] };
    expect(refusal(changed({ other: { ...entry, data_offsets: [2, 4] } }))).toMatch(
      /^weights: "other" begins at 2, and the numbers before it end at 8$/,
    );
    expect(refusal(changed({ other: { ...entry, data_offsets: [14, 16] } }))).toMatch(
      /^weights: "other" begins at 14, and the numbers before it end at 12$/,
    );
    const empty = { dtype: 'F16', shape: [0, 1], data_offsets: [12, 12] };
    expect(refusal(changed({ other: empty }))).toBe('weights: "other" is no parameter of a trained model');
    const flat = { dtype: 'F16', shape: [4], data_offsets: [0, 8] };
    expect(refusal(changed({ 'embed_tokens.weight': flat }))).toBe(
      'weights: "embed_tokens.weight" has 1 dimensions',
    );
  });

  it('is rejected if a number is not finite', () => {
    const broken = new Uint8Array(file());
    broken.set([0, 0x7c], broken.length - 2);
    expect(refusal(broken.buffer)).toBe('weights: "layer_0/self/w_q" has a number that is not finite');
  });
});

describe('the names of parameters', () => {
  it('are one for one', () => {
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
    expect(new Set(parameters.map(({ tensor }) => tensor)).size).toBe(parameters.length);
  });

  it('rejects names that are in no trained model', () => {
    const matrix = { name: 'layer_0/w', rows: 1, cols: 1, data: Float32Array.of(1) };
    expect(() => toTensor(matrix)).toThrow(
      new RangeError('weights: "layer_0/w" is no parameter of a trained model'),
    );
  });

  it('keep linear layers as PyTorch does, transposed', () => {
    const data = Float32Array.of(1, 2, 3, 4, 5, 6);
    const tensor = toTensor({ name: 'layer_1/ffn/w_1', rows: 2, cols: 3, data });
    expect(tensor).toEqual({
      name: 'layers.1.linear1.weight',
      shape: [3, 2],
      data: Float32Array.of(1, 4, 2, 5, 3, 6),
    });
    expect(fromTensor(tensor)).toEqual({ name: 'layer_1/ffn/w_1', rows: 2, cols: 3, data });
  });
});

interface Described {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: Readonly<Record<string, { readonly shape: number[]; readonly data: number[] }>>;
  readonly names: readonly string[];
}

const bits = ({ data, ...shape }: Weights['matrices'][number]) => ({
  ...shape,
  data: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('hex'),
});

describe('the shipped files', () => {
  const paths = trainedModelIds.map((id) => `web/training/weights/files/${id}.safetensors`);
  const options = { encoding: 'utf8', maxBuffer: 64_000_000 } as const;

  it('are read by an independent reader in Python as by the page', () => {
    const output = execFileSync('python3', ['tests/fixtures/trained_weights.py', ...paths], options);
    const files: Readonly<Record<string, Described>> = JSON.parse(output);
    for (const path of paths) {
      const { task, matrices } = readWeights(new Uint8Array(readFileSync(path)).buffer);
      expect(files[path]?.metadata).toMatchObject({ format: 'pt', task });
      expect(files[path]?.names).toEqual(matrices.map(({ name }) => name));
      const found = Object.entries(files[path]?.tensors ?? {}).map(([name, { shape, data }]) =>
        fromTensor({ name, shape, data: Float32Array.from(data) }),
      );
      expect(found.map(bits)).toEqual(matrices.map(bits));
    }
  });
});
