/** Numbers of a result that is small, and of the buffer that small results share. */
const small = 1024;
const shared = 16 * small;

let buffer = new Float32Array(0);
let used = 0;

/**
 * A copy of numbers in the engine's memory. Small ones lie side by side in a larger buffer, because to make one of its
 * own for each takes a browser longer than a small attention: copy a result before handing its `buffer` to somebody else.
 */
export function copyOut(numbers: Float32Array): Float32Array {
  const { length } = numbers;
  if (length > small) return new Float32Array(numbers);
  if (used + length > buffer.length) {
    buffer = new Float32Array(shared);
    used = 0;
  }
  const copy = new Float32Array(buffer.buffer, used * buffer.BYTES_PER_ELEMENT, length);
  copy.set(numbers);
  used += length;
  return copy;
}
