const canonicalNaN = 0x7ff8000000000000n;

/** Collects names and numbers as bytes, to be hashed. */
export class Bits {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.#parts.push(new Uint8Array(Uint32Array.of(bytes.length).buffer), bytes);
  }

  /** The bits of a NaN are not standardized: all NaNs are replaced by one. */
  doubles(numbers: ArrayLike<number>): void {
    const own = Float64Array.from(numbers);
    const bits = new BigUint64Array(own.buffer);
    for (const [at, number] of own.entries()) if (Number.isNaN(number)) bits[at] = canonicalNaN;
    this.#parts.push(new Uint8Array(own.buffer));
  }

  /** SHA-256, in hexadecimal digits. */
  async hash(): Promise<string> {
    const bytes = await new Blob(this.#parts).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
