import { describe, expect, it } from 'vitest';
import { fromHalf, toHalf } from '../../../web/training/half';
import { readWeights, type Weights, writeWeights } from '../../../web/training/weight-file';

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

/** The file with another head, and the same numbers. */
function withHead(head: string): ArrayBuffer {
  const old = new Uint8Array(file());
  const numbers = old.slice(8 + new DataView(old.buffer).getUint32(4, true));
  const text = new TextEncoder().encode(head);
  const bytes = new Uint8Array(8 + text.length + numbers.length);
  bytes.set(old.slice(0, 4));
  new DataView(bytes.buffer).setUint32(4, text.length, true);
  bytes.set(text, 8);
  bytes.set(numbers, 8 + text.length);
  return bytes.buffer;
}

const changed = (change: object): ArrayBuffer => {
  const shapes = weights.matrices.map(({ name, rows, cols }) => [name, rows, cols]);
  return withHead(JSON.stringify({ ...weights, matrices: shapes, ...change }));
};

const refusal = (bytes: ArrayBuffer): string => {
  try {
    readWeights(bytes);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  return '';
};

describe('numbers of 16 bits', () => {
  it('are all read and written', () => {
    const all = [...Array(0x10000).keys()].filter((half) => !Number.isNaN(fromHalf(half)));
    expect(all.length).toBe(0x10000 - 2 * 1023);
    expect(all.filter((half) => toHalf(fromHalf(half)) !== half)).toEqual([]);
  });

  it('are the standard ones', () => {
    expect([0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0x03ff, 0x7c00].map(fromHalf)).toEqual([
      ...[1, -2, 0.333251953125, 65504],
      ...[2 ** -24, 1023 * 2 ** -24, Infinity],
    ]);
  });

  it('are the nearest, halfway the even one', () => {
    expect([1 + 2 ** -11, 1 + 3 * 2 ** -11, 1 + 2 ** -11 + 2 ** -20].map(toHalf)).toEqual([
      0x3c00, 0x3c02, 0x3c01,
    ]);
    expect([65519, 65520, -1e9, 2 ** -25, 2 ** -25 + 2 ** -30].map(toHalf)).toEqual([
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

  it('is refused, in words, when it is something else', () => {
    expect(refusal(new ArrayBuffer(0))).toBe('weights: the file must start with ALT1');
    expect(refusal(new TextEncoder().encode('<!doctype html>').buffer)).toBe(
      'weights: the file must start with ALT1',
    );
    expect(refusal(new ArrayBuffer(1e6))).toBe('weights: the file has 1000000 bytes: at most 200000');
  });

  it('is refused wherever it is cut short', () => {
    const whole = file();
    for (let length = 0; length < whole.byteLength; length += 1)
      expect(refusal(whole.slice(0, length))).toMatch(/^weights: /);
    expect(refusal(new Uint8Array([...new Uint8Array(whole), 0]).buffer)).toMatch(/two bytes are a number$/);
  });

  it('is refused when its head is another', () => {
    expect(refusal(withHead('{'))).toBe('weights: the head is not JSON');
    expect(refusal(withHead('null'))).toBe('weights: the head is not an object');
    expect(refusal(withHead('[]'))).toBe('weights: the head says nothing usable of "task"');
    expect(refusal(withHead(' '.repeat(40_000)))).toMatch(/^weights: the head has 40000 bytes/);
    for (const [name, value] of [
      ['options', [['norm', {}]]],
      ['sizes', [['d_model', -1]]],
      ['seed', 0.5],
      ['steps', null],
      ['measured', { tokens: '1' }],
      ['matrices', [['w', Infinity, 1]]],
      ['matrices', Array(300).fill(['w', 0, 0])],
      ['model', 7],
    ] as const)
      expect(refusal(changed({ [name]: value }))).toBe(`weights: the head says nothing usable of "${name}"`);
  });

  it('is refused before anything is made when it claims more than it has', () => {
    const huge = [['w', 1e9, 1e9]];
    expect(refusal(changed({ matrices: huge }))).toBe(
      'weights: the head tells of 1000000000000000000 numbers, and 12 bytes follow: two bytes are a number',
    );
    expect(refusal(changed({ matrices: [['w', Number.MAX_VALUE, Number.MAX_VALUE]] }))).toMatch(
      /Infinity numbers/,
    );
  });

  it('is refused when a number is not finite', () => {
    const broken = new Uint8Array(file());
    broken.set([0, 0x7c], broken.length - 2);
    expect(refusal(broken.buffer)).toBe('weights: "layer_0/self/w_q" has a number that is not finite');
  });
});
