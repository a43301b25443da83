/** Levenshtein distance (Wagner and Fischer 1974). */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, target] of to.entries()) {
      const substituted = (row[j] ?? 0) + (letter === target ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, substituted));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The words with the smallest distance; ties in their original order. */
export function nearest(word: string, words: readonly string[], count: number): readonly string[] {
  const query = word.slice(0, 40).toLowerCase();
  return words
    .map((each, at) => ({ each, at, far: distance(query, each) }))
    .sort((one, other) => one.far - other.far || one.at - other.at)
    .slice(0, count)
    .map(({ each }) => each);
}
