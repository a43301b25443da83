import { fastError } from './errors';
import type { FastExports } from './module';

const PAGE = 65_536;
const BYTES = 4;
/** Each part begins at a multiple of this, the line of a cache. */
const ALIGNMENT = 64;
const MOST_BYTES = 768 * 2 ** 20;

/** A piece of an instance's memory, seen as numbers. */
export class Part {
  readonly address: number;
  readonly length: number;
  readonly #memory: WebAssembly.Memory;
  #view: Float32Array;

  constructor(memory: WebAssembly.Memory, address: number, length: number) {
    this.#memory = memory;
    this.address = address;
    this.length = length;
    this.#view = new Float32Array(memory.buffer, address, length);
  }

  /** Kept, because making it costs more than a small attention. Memory that grows detaches it, and it is made again. */
  get numbers(): Float32Array {
    if (this.#view.length !== this.length)
      this.#view = new Float32Array(this.#memory.buffer, this.address, this.length);
    return this.#view;
  }
}

/** The parts of these lengths, one after the other, in memory that has grown to hold them. */
export function layOut<Name extends string>(
  { memory, __heap_base }: FastExports,
  lengths: Readonly<Record<Name, number>>,
): Readonly<Record<Name, Part>> {
  let next = aligned(__heap_base.value);
  const addresses = new Map<string, number>();
  for (const [name, length] of Object.entries<number>(lengths)) {
    addresses.set(name, next);
    next = aligned(next + length * BYTES);
  }
  const missing = Math.ceil((next - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
  const parts = Object.entries<number>(lengths).map(([name, length]) => [
    name,
    new Part(memory, addresses.get(name) ?? 0, length),
  ]);
  return Object.fromEntries(parts) as Record<Name, Part>;
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}

/** Refuses before anything is allocated. `sizes` are those that need so much memory. */
export function checkMemory(count: number, sizes: Readonly<Record<string, number>>): void {
  const bytes = count * BYTES;
  if (bytes <= MOST_BYTES) return;
  const megabytes = Math.ceil(bytes / 2 ** 20);
  const terms = Object.entries(sizes).map(([name, size]) => `${name} = ${size}`);
  throw fastError('error.fast_memory', {
    first: terms.slice(0, -1).join(', '),
    last: terms.at(-1) ?? '',
    megabytes,
    most: MOST_BYTES / 2 ** 20,
  });
}
