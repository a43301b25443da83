import { longSequenceError } from './errors';
import type { KernelExports } from './module';

const PAGE = 65_536;
const BYTES = 4;
/** Blocks are aligned to cache lines. */
const ALIGNMENT = 64;
const MAX_BYTES = 768 * 2 ** 20;

/** A block of float32 numbers in WASM memory. */
export class MemoryBlock {
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

  /** Cached, since creating a view costs more than a small attention. Memory growth detaches it; then it is created again. */
  get numbers(): Float32Array {
    if (this.#view.length !== this.length)
      this.#view = new Float32Array(this.#memory.buffer, this.address, this.length);
    return this.#view;
  }
}

/** Allocates consecutive blocks of these lengths after the static data, and grows the memory if necessary. */
export function allocateBlocks<Name extends string>(
  { memory, __heap_base }: KernelExports,
  lengths: Readonly<Record<Name, number>>,
): Readonly<Record<Name, MemoryBlock>> {
  let next = aligned(__heap_base.value);
  const addresses = new Map<string, number>();
  for (const [name, length] of Object.entries<number>(lengths)) {
    addresses.set(name, next);
    next = aligned(next + length * BYTES);
  }
  const missing = Math.ceil((next - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
  const blocks = Object.entries<number>(lengths).map(([name, length]) => [
    name,
    new MemoryBlock(memory, addresses.get(name) ?? 0, length),
  ]);
  return Object.fromEntries(blocks) as Record<Name, MemoryBlock>;
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}

/** Refuses before anything is allocated. `sizes` are those that need so much memory. */
export function checkMemory(count: number, sizes: Readonly<Record<string, number>>): void {
  const bytes = count * BYTES;
  if (bytes <= MAX_BYTES) return;
  const megabytes = Math.ceil(bytes / 2 ** 20);
  const terms = Object.entries(sizes).map(([name, size]) => `${name} = ${size}`);
  throw longSequenceError('error.long_memory', {
    first: terms.slice(0, -1).join(', '),
    last: terms.at(-1) ?? '',
    megabytes,
    most: MAX_BYTES / 2 ** 20,
  });
}
