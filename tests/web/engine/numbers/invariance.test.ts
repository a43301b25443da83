import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunRequest, Trace, TraceNode } from '../../../../web/engine/types';
import { wholeEngine } from '../../all';
import { EPSILON } from '../support/compare';
import { distance } from '../support/noise';
import { matrix, requestsOf } from '../support/requests';

/** Invariances of softmax and norms, in every variant that has one. */
const engine = await wholeEngine();

const largest = (node: TraceNode | undefined) => Math.max(...Array.from(node?.data ?? [], Math.abs));

/** Inputs that shift the scores of a softmax: the scores themselves, or a mask that is added to them. */
const movable = engine.variants.flatMap((schema) => {
  const input = schema.inputs.find(
    ({ name, kind }) => kind === 'mask' || ['scores', 'logits'].includes(name),
  );
  return input ? [[schema.id, input.name, schema] as const] : [];
});

describe('a softmax', () => {
  it.each(movable)('of %s stays where all scores of a row move together, by %s', (_, name, schema) => {
    let felt = 0;
    fc.assert(
      fc.property(
        requestsOf(schema, { mask: ['custom'] }),
        fc.integer({ min: -100, max: 100 }),
        (request, by) => {
          const { rows, cols, data } = request.inputs[name] ?? matrix(0, 0);
          const moved = {
            rows,
            cols,
            data: Array.from(data, (value, at) => value + by * (1 + Math.floor(at / cols))),
          };
          const after = engine.run({ ...request, inputs: { ...request.inputs, [name]: moved } });
          const { nodes } = engine.run(request);
          for (const node of nodes.filter(({ op }) => op === 'softmax' || op === 'log_softmax')) {
            const [at = -1] = node.operands;
            const [scores, others] = [nodes[at], after.nodes[at]];
            const isMoved = scores !== undefined && distance(scores, others) > 0;
            if (!isMoved || (request.inputs.mask && scores.op !== 'mask')) continue;
            // Error bound: scores are rounded to an ulp, which doubles in the quotient; n numbers are added.
            const tolerance = 4 * EPSILON * (largest(scores) + largest(others) + node.cols);
            expect(distance(node, after.node(node.id)), node.id).toBeLessThanOrEqual(tolerance);
            felt += 1;
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(felt).toBeGreaterThan(0);
  });
});

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The rows of a normalized node, each with the variance or mean square that it was divided by. */
function normalisedRows({ nodes }: Trace, { operands, data, cols }: TraceNode) {
  const [centred, root] = operands.map((at) => nodes[at]);
  const variances = nodes[root?.operands[0] ?? -1]?.data ?? [];
  const size = largest(nodes[centred?.operands[0] ?? -1]);
  return Array.from(variances, (variance, row) => ({
    own: Array.from(data).slice(row * cols, (row + 1) * cols),
    variance,
    size,
  })).filter(({ own }) => !own.some(Number.isNaN));
}

describe('a norm', () => {
  const normed = engine.variants.filter(({ options }) => options.some(({ name }) => name === 'norm_kind'));

  it.each(normed.map((schema) => [schema.id, schema] as const))(
    'of %s leaves rows of one size, around 0',
    (_, schema) => {
      fc.assert(
        fc.property(requestsOf(schema), (request) => {
          const trace = engine.run(request);
          const epsilon = Number(request.options.epsilon);
          for (const node of trace.nodes.filter(({ id }) => /(^|\/)normalised$/.test(id)))
            for (const { own, variance, size } of normalisedRows(trace, node)) {
              const square = mean(own.map((each) => each * each));
              // Squares and their sums are rounded a few times per column.
              const rounding = 8 * node.cols * EPSILON;
              expect(Math.abs(square - variance / (variance + epsilon)), node.id).toBeLessThanOrEqual(
                rounding,
              );
              // The mean has a rounding error relative to the input, which is divided as well.
              const slack = (rounding * size) / Math.sqrt(variance + epsilon);
              if (request.options.norm_kind === 'layer')
                expect(Math.abs(mean(own)), node.id).toBeLessThanOrEqual(slack);
            }
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(['encoder_layer', 'decoder_layer'])('of a %s is before each sub-layer, or after each sum', (id) => {
    const schema = engine.variants.find((each) => each.id === id);
    if (!schema) throw new Error(`no ${id}`);
    const read = (norm: string) => {
      const [request] = fc.sample(requestsOf(schema, { norm: [norm], norm_kind: ['layer'] }), 1);
      const trace = engine.run(request as RunRequest);
      return trace.nodes[trace.node('norm_1/mean')?.operands[0] ?? -1]?.id;
    };
    expect([read('pre'), read('post')]).toEqual(['x', 'residual_1']);
  });
});
