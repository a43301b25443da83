import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialState } from '../../../web/store/document/preset';
import { requestWithAllOptions } from '../../../web/store/document/request';
import { lessons, wholeEngine } from '../all';

/** PyTorch results for the weights of a lesson, see tests/fixtures/generate_learned.py. */
interface Learned {
  readonly variant: string;
  /** Relative to the largest number of a matrix. */
  readonly tolerance: number;
  readonly nodes: Readonly<
    Record<string, { readonly shape: readonly number[]; readonly data: readonly number[] }>
  >;
}

const engine = await wholeEngine();
const learned = lessons.filter(({ trained }) => trained !== undefined);

describe('a lesson about a trained model', () => {
  it.each(learned.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the engine computes what PyTorch does with the same file of weights',
    (id, lesson) => {
      const expected: Learned = JSON.parse(readFileSync(`tests/fixtures/learned/${id}.json`, 'utf8'));
      const schema = engine.variants.find((variant) => variant.id === lesson.variant);
      if (schema === undefined) throw new Error(`no variant ${lesson.variant}`);
      expect(expected.variant).toBe(lesson.variant);
      const trace = engine.run(requestWithAllOptions(initialState(lesson, schema).document, schema));
      const recorded = trace.nodes.filter(({ id }) => /(^|\/)(weights|residual_\d|logits)$/.test(id));
      expect(recorded.map((node) => node.id).filter((node) => !(node in expected.nodes))).toEqual([]);
      for (const [name, { shape, data }] of Object.entries(expected.nodes)) {
        const node = trace.node(name);
        expect([name, node?.rows, node?.cols]).toEqual([name, ...shape]);
        const most = expected.tolerance * Math.max(...data.map(Math.abs));
        const apart = data.map((value, at) => Math.abs(value - (node?.data[at] ?? Number.NaN)));
        expect([name, Math.max(...apart) <= most]).toEqual([name, true]);
      }
    },
  );
});
