import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatrixData, Trace, TraceNode } from '../../../../web/engine/types';
import { wholeEngine } from '../../all';
import { EPSILON } from '../support/compare';
import { requestsOf } from '../support/requests';

/** Properties of the weights of every variant, with any numbers, sizes and options. */
const engine = await wholeEngine();
const variants = engine.variants.map((schema) => [schema.id, schema] as const);
const numRuns = 40;

const WITHOUT_SOFTMAX = [
  'activation',
  'layer_norm',
  'feed_forward',
  'score_counts',
  'cross_entropy_loss',
  'word_similarity',
  'patch_embedding',
];

/** The rows of a matrix, or with `across` its columns. */
function lines({ rows, cols, data }: MatrixData, across: boolean): readonly (readonly number[])[] {
  const [count, length] = across ? [cols, rows] : [rows, cols];
  const at = (i: number, j: number) => (across ? j * cols + i : i * cols + j);
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length }, (_, j) => data[at(i, j)] ?? Number.NaN),
  );
}

const isShare = ({ op }: TraceNode) => ['softmax', 'softmax_columns', 'hardmax'].includes(op);
const isAcross = ({ op }: TraceNode) => op === 'softmax_columns';

function operandsOf(trace: Trace, { operands }: TraceNode): readonly TraceNode[] {
  return operands.flatMap((at) => trace.nodes[at] ?? []);
}

/** Describes errors in one row of weights; empty if there are none. */
function wrongShares(shares: readonly number[], scores: readonly number[], showsNan: boolean): string {
  const isMasked = scores.every((score) => score === -Infinity);
  if (isMasked || scores.some(Number.isNaN)) {
    const isAsChosen = shares.every((share) => (showsNan ? Number.isNaN(share) : share === 0));
    return isAsChosen ? '' : `${shares} of ${scores}`;
  }
  const isPossible = shares.every((share, k) => share >= 0 && (scores[k] !== -Infinity || share === 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  // Each weight is rounded once, and so is each partial sum.
  return isPossible && Math.abs(sum - 1) <= EPSILON * shares.length ? '' : `${shares} of ${scores}`;
}

describe('shares', () => {
  const seen = new Set<string>();

  it.each(variants)('of %s sum to 1', (id, schema) => {
    fc.assert(
      fc.property(requestsOf(schema), (request) => {
        const trace = engine.run(request);
        for (const node of trace.nodes.filter(isShare)) {
          const scores = operandsOf(trace, node).flatMap((scored) => lines(scored, isAcross(node)));
          lines(node, isAcross(node)).forEach((shares, k) => {
            const showsNan = request.options.fully_masked === 'nan';
            expect(wrongShares(shares, scores[k] ?? [], showsNan), node.id).toBe('');
          });
          seen.add(id);
        }
      }),
      { numRuns },
    );
  });

  it('are in every variant but those without a softmax', () => {
    expect(variants.map(([id]) => id).filter((id) => !seen.has(id))).toEqual(WITHOUT_SOFTMAX);
  });
});

/** The weighted sums of a run, with their weights and values. */
function mixtures(trace: Trace) {
  return trace.nodes.flatMap((node) => {
    const [left, right] = operandsOf(trace, node);
    if (!left || !right || !['matmul', 'band_context'].includes(node.op)) return [];
    if (isShare(left) && !isAcross(left)) return [{ node, weights: left, mixed: right, across: false }];
    return isAcross(right) ? [{ node, weights: right, mixed: left, across: true }] : [];
  });
}

/** Numbers of a weighted sum that are not between the smallest and the largest value. */
function wrongMixtures({ node, weights, mixed, across }: ReturnType<typeof mixtures>[number]) {
  const shares = lines(weights, across);
  const features = lines(mixed, !across);
  // n products are rounded and added, and the sum of the weights differs from 1 by up to n roundings.
  const slack = 3 * EPSILON * (shares[0]?.length ?? 0) * Math.max(...Array.from(mixed.data, Math.abs));
  const isPossible = (value: number, feature: readonly number[] = []) =>
    Math.min(...feature) - slack <= value && value <= Math.max(...feature) + slack;
  // A row with all keys masked is zero.
  return lines(node, across)
    .filter((_, i) => shares[i]?.some((share) => share > 0))
    .flatMap((mixture) => mixture.filter((value, j) => !isPossible(value, features[j])));
}

describe('weighted averages', () => {
  const seen = new Set<string>();

  it.each(variants)('in %s lies between the smallest and the largest value', (id, schema) => {
    fc.assert(
      fc.property(requestsOf(schema), (request) => {
        for (const mixture of mixtures(engine.run(request))) {
          expect(wrongMixtures(mixture), mixture.node.id).toEqual([]);
          seen.add(id);
        }
      }),
      { numRuns },
    );
  });

  it('is in every variant that has values', () => {
    expect(variants.map(([id]) => id).filter((id) => !seen.has(id))).toEqual(['softmax', ...WITHOUT_SOFTMAX]);
  });
});
