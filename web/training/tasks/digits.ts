import type { Examples } from '../../engine/training';
import type { LoadFile } from '../files';
import { RandomStream } from '../random';
import type { Task, TaskData } from '../task';

const side = 8;
const pixels = side * side;
const bytesOfPicture = 41;
const heldOut = 297;

/** A picture of the file that `.tools/data/digits.mjs` describes. */
export interface Digit {
  /** Brightness from 0 to 16, row by row. */
  readonly pixels: readonly number[];
  readonly digit: number;
}

export function readDigits(bytes: Uint8Array): readonly Digit[] {
  if (bytes.length === 0 || bytes.length % bytesOfPicture !== 0)
    throw new RangeError(`digits: ${bytes.length} bytes are not whole pictures of ${bytesOfPicture}`);
  return Array.from({ length: bytes.length / bytesOfPicture }, (_, at) =>
    readDigit(bytes.subarray(at * bytesOfPicture, (at + 1) * bytesOfPicture)),
  );
}

function readDigit(bytes: Uint8Array): Digit {
  const bitsAt = (bit: number) =>
    (((bytes[bit >> 3] ?? 0) | ((bytes[(bit >> 3) + 1] ?? 0) << 8)) >> (bit & 7)) & 31;
  return { pixels: Array.from({ length: pixels }, (_, at) => bitsAt(5 * at)), digit: bytes[40] ?? 0 };
}

function examples(digits: readonly Digit[]): Examples {
  return {
    count: digits.length,
    pictures: Float64Array.from(digits.flatMap(({ pixels }) => pixels.map((value) => value / 16))),
    target: Int32Array.from(digits, ({ digit }) => digit),
  };
}

/** The file is ordered by writer, so it is shuffled before it is split. */
async function load(files: LoadFile): Promise<TaskData> {
  const bytes = await files(
    'digit-pictures.bin',
    () => new URL('../data/digit-pictures.bin', import.meta.url),
  );
  const digits = new RandomStream(1, 3).shuffle(readDigits(new Uint8Array(bytes)));
  return {
    sourceWords: [],
    targetWords: [...'0123456789'],
    training: examples(digits.slice(heldOut)),
    heldOut: examples(digits.slice(0, heldOut)),
  };
}

/** 1,797 handwritten digits of 8 × 8 pixels (Alpaydin and Kaynak 1998). */
export const digits: Task = {
  id: 'digits',
  title: 'Handwritten digits',
  model: 'image_classifier',
  options: [
    ['layers', '2'],
    ['norm', 'pre'],
  ],
  sizes: [
    ['height', side],
    ['width', side],
    ['patch', 2],
    ['channels', 1],
    ['c', 10],
    ['d_model', 32],
    ['d_ff', 64],
    ['n_heads', 4],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.003, steps: 700 },
  clip: 1,
  batch: 32,
  steps: 700,
  seed: 1,
  load,
};

/** Without positions the model sees a set of patches, in no order. */
export const digitsWithoutPositions: Task = {
  ...digits,
  id: 'digits-without-positions',
  title: 'Handwritten digits without positions',
  options: [...digits.options, ['positions', 'none']],
};
