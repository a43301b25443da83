/** Hashes text to 32 bits (FNV-1a), then mixes them (the output step of mulberry32). */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

/** An integer from 0 to `count` - 1. The same key always gives the same number. */
export function seededInteger(count: number, ...key: readonly (string | number)[]): number {
  return hash(key.join('\n')) % count;
}

/** A multiple of 0.5 in [-2, 2], so that readers can calculate by hand. The same key always gives the same number. */
export function seededNumber(...key: readonly (string | number)[]): number {
  return (seededInteger(9, ...key) - 4) / 2;
}
