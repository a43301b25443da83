import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choices, choreographyOf } from '../../../web/motion/choreography/index';
import { lessons } from '../all';
import { runOf } from './stage';

/** The names of the ops in the sources of the engine. */
function opsOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cpp'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bname = "([a-z_]+)"/g)])
    .map(([, name = '']) => name);
}

describe('the table of choreographies', () => {
  it('has every op of the engine, and no other', () => {
    const ops = [...new Set([...opsOf('wasm/ops'), 'input'])].sort();
    expect(ops.length).toBeGreaterThan(45);
    expect(Object.keys(choices).sort()).toEqual(ops);
  });

  it('gives the ops of all lessons these choreographies', () => {
    const used = new Map<string, Set<string>>();
    for (const { id } of lessons) {
      const trace = runOf(id);
      for (const node of trace.nodes) {
        const name = choreographyOf(node, trace)?.name ?? 'none';
        used.set(node.op, (used.get(node.op) ?? new Set()).add(name));
      }
    }
    const table = Object.fromEntries(
      [...used].sort().map(([op, names]) => [op, [...names].sort().join(', ')]),
    );
    expect(table).toEqual({});
  });
});
