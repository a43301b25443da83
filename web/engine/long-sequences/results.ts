/** Maximum length of a small result, and the length of the buffer that small results share, in numbers. */
const maxSmall = 1024;
const bufferLength = 16 * maxSmall;

let buffer = new Float32Array(0);
let used = 0;

/**
 * Copies numbers out of WASM memory. Small copies share one buffer, since allocating a buffer takes longer than a small
 * attention: copy a result again before transferring its `buffer`.
 */
export function copyOut(numbers: Float32Array): Float32Array {
  const { length } = numbers;
  if (length > maxSmall) return new Float32Array(numbers);
  if (used + length > buffer.length) {
    buffer = new Float32Array(bufferLength);
    used = 0;
  }
  const copy = new Float32Array(buffer.buffer, used * buffer.BYTES_PER_ELEMENT, length);
  copy.set(numbers);
  used += length;
  return copy;
}
