/** The texts in a tree by their path, `steps.scores.prose`. What is absent or empty has none. */
export function leavesOf(tree: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof tree === 'string') return new Map(tree === '' ? [] : [[path, tree]]);
  if (typeof tree !== 'object' || tree === null) return new Map();
  const inner = Object.entries(tree).map(([name, each]) =>
    leavesOf(each, path === '' ? name : `${path}.${name}`),
  );
  return new Map(inner.flatMap((leaves) => [...leaves]));
}

/** English texts with their translations, by path; and the paths that only one of the two has. */
export function compared(english: unknown, translated: unknown) {
  const [texts, others] = [leavesOf(english), leavesOf(translated)];
  return {
    missing: [...texts.keys()].filter((path) => !others.has(path)),
    unused: [...others.keys()].filter((path) => !texts.has(path)),
    pairs: [...texts].flatMap(([path, text]) => {
      const other = others.get(path);
      return other === undefined ? [] : [[text, other] as const];
    }),
  };
}
