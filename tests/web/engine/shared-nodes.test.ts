import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import type { RunRequest } from '../../../web/engine/types';
import { caseNamed } from './support/fixtures';
import { watch } from './support/watched';

const { request } = caseNamed('mhsa/causal_4x4h2');

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.from((await watch()).compiled);
});

/** The request with one number of one input replaced. */
function edited(name: string, value: number): RunRequest {
  const matrix = request.inputs[name];
  if (matrix === undefined) throw new Error(`no input ${name}`);
  const data = Array.from(matrix.data, (old, at) => (at === 0 ? value : old));
  return { ...request, inputs: { ...request.inputs, [name]: { ...matrix, data } } };
}

describe('a node', () => {
  it('is the same object in the next run while its numbers are the same', () => {
    const before = engine.run(request);
    const after = engine.run(edited('w_o', 9));
    const changed = after.nodes.filter((node) => node !== before.node(node.id)).map(({ id }) => id);
    expect(changed).toEqual(['w_o', 'output']);
    expect(before.node('w_o')?.data).not.toEqual(after.node('w_o')?.data);
  });

  it('is another one when 0 turns into −0', () => {
    const before = engine.run(edited('w_o', 0));
    const after = engine.run(edited('w_o', -0));
    expect(after.node('w_o')).not.toBe(before.node('w_o'));
    expect(after.node('w_q')).toBe(before.node('w_q'));
  });
});
