/** A word that stays, goes, comes, or is replaced: its places before and after. */
export interface Change {
  readonly before: number | null;
  readonly after: number | null;
}

/** Lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const below = table[i + 1]?.[j] ?? 0;
      const right = table[i]?.[j + 1] ?? 0;
      const both = (table[i + 1]?.[j + 1] ?? 0) + 1;
      const row = table[i];
      if (row !== undefined) row[j] = one[i] === other[j] ? both : Math.max(below, right);
    }
  return table;
}

/** What becomes of each word of a sentence. Words between the same two that stay replace each other in pairs. */
export function changesOf(one: readonly string[], other: readonly string[]): readonly Change[] {
  const lengths = commonLengths(one, other);
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  let gone: number[] = [];
  let come: number[] = [];
  const flush = (): void => {
    for (let k = 0; k < Math.max(gone.length, come.length); k += 1)
      changes.push({ before: gone[k] ?? null, after: come[k] ?? null });
    [gone, come] = [[], []];
  };
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      flush();
      changes.push({ before: i, after: j });
      i += 1;
      j += 1;
    } else if (j >= other.length || (lengths[i + 1]?.[j] ?? -1) >= (lengths[i]?.[j + 1] ?? 0)) {
      if (i < one.length) gone.push(i++);
      else come.push(j++);
    } else come.push(j++);
  }
  flush();
  return changes;
}

/** How many letters two words have in common at their beginning. */
export function commonPrefix(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const differs = a.findIndex((letter, index) => letter !== b[index]);
  return differs < 0 ? a.length : differs;
}
