import { describe, expect, it } from 'vitest';
import { includes, localImports, type Source, sourcesOf } from './sources';

type Graph = ReadonlyMap<string, readonly string[]>;

/** What each file imports, as paths of files that exist. Types count: who reads a file reads what it names. */
function graphOf(sources: readonly Source[], uses: (source: Source) => readonly string[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  const resolved = (path: string): readonly string[] =>
    [path, `${path}.ts`, `${path}/index.ts`].filter((each) => paths.has(each)).slice(0, 1);
  return new Map(sources.map((source) => [source.path, uses(source).flatMap(resolved)]));
}

/** Import chains that come back to where they began, each once: strongly connected components by Tarjan 1972. */
export function circles(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const component = stack.splice(stack.indexOf(path));
    if (component.length > 1 || graph.get(path)?.includes(path)) found.push(component.sort());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

describe('no file imports itself through others', () => {
  it('in C++', () => {
    const graph = graphOf(sourcesOf('wasm', ['.h', '.cpp']), includes);
    expect(graph.size).toBeGreaterThan(100);
    expect(circles(graph)).toEqual([]);
  });

  it('in TypeScript', () => {
    const graph = graphOf(sourcesOf('web', ['.ts']), localImports);
    expect(graph.size).toBeGreaterThan(300);
    expect(circles(graph)).toEqual([]);
  });

  it('finds a circle of three', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]);
    expect(circles(graph)).toEqual([['a', 'b', 'c']]);
  });
});
