import type { Dtype, Matrix } from './arithmetic';
import { encoderLayer, layerNorm, rmsNorm } from './layers';
import { crossAttention, dotProduct, type Mechanism, multiHead, scaledDotProduct } from './mechanisms';
import { type FuzzProgram, save } from './programs';
import { Random } from './random';
import { Builder } from './run';

/** Makes numbers of which rounding errors grow: large ones, and rows of nearly equal ones. */
class MagnifyingBuilder extends Builder {
  readonly #size: number;
  readonly #spread: number;

  constructor(random: Random, dtype: Dtype) {
    super(random, dtype);
    this.#size = random.pick([1, 2, 4]);
    this.#spread = random.pick([1, 1, 0.1, 0.01, 0.001]);
  }

  override matrix(rows: number, cols: number, size = 1): Matrix {
    const mean = this.#spread < 1 && rows > 1 ? this.random.normal() : 0;
    return Array.from({ length: rows }, () =>
      Array.from({ length: cols }, () => {
        const value = mean + this.random.normal() * (rows > 1 ? this.#spread : 1);
        return this.arithmetic.round(value * size * this.#size);
      }),
    );
  }
}

const mechanisms: readonly Mechanism[] = [
  ...[layerNorm, layerNorm, layerNorm, rmsNorm, rmsNorm, encoderLayer],
  ...[scaledDotProduct, dotProduct, crossAttention, multiHead],
];

/** A correct program with steps that magnify the rounding errors of those before them; null if it is not correct, as numbers overflow. */
export function magnifyingProgram(seed: number): FuzzProgram | null {
  const random = new Random(seed ^ 0xa9);
  const dtype = random.pick(['float64', 'float32', 'float32', 'float16', 'float16', 'bfloat16'] as const);
  const build = new MagnifyingBuilder(random, dtype);
  const run = random.pick(mechanisms)(build);
  if (build.arithmetic.overflows) return null;
  return { ...run, saved: save(random, run) };
}
