import { expect, it } from 'vitest';
import type { AttentionShape } from '../../../web/engine/long-sequences/attention';
import { cost } from '../../../web/experiments/cost';
import { type AttentionKernel, ExperimentContext } from '../../../web/experiments/shared/context';
import { english } from '../../../web/i18n/i18n';
import { engine, kernels, runExperiment, silentOptions } from './bench';

const settings = { longest: '1024', window: 32 };

/** Simulated duration of a call in milliseconds. */
type Costs = (shape: AttentionShape) => number;

/**
 * A context with a simulated clock: calls take what `costs` returns, plus up to 1 % of deterministic noise, so that the
 * results are the same everywhere.
 */
class SimulatedContext extends ExperimentContext {
  readonly #costs: Costs;
  #now = 0;
  #calls = 0;

  constructor(costs: Costs) {
    super(engine, kernels, cost.seed, silentOptions);
    this.#costs = costs;
  }

  override now(): number {
    this.#now += 0.001;
    return this.#now;
  }

  override async attention(shape: AttentionShape): Promise<AttentionKernel> {
    const run = (): Float32Array => {
      this.#calls += 1;
      this.#now += this.#costs(shape) * (1 + ((this.#calls * 7) % 11) / 1100);
      return new Float32Array(0);
    };
    return { shape, run };
  }
}

const pairs: Costs = ({ m, n, low, high }) => (high === 0 && low !== undefined ? n * (1 - low) : m * n);

it('finds n² in full and n in a window where time goes by pairs', async () => {
  const { data, verdict } = await runExperiment(
    cost,
    settings,
    cost.seed,
    new SimulatedContext((shape) => pairs(shape) * 1e-5),
  );
  expect(verdict(english).holds).toBe(true);
  expect(data.full.slope).toBeCloseTo(2, 1);
  expect(data.windowed.slope).toBeCloseTo(1, 1);
});

it('rejects the claim if a window costs as much as all pairs', async () => {
  const all: Costs = ({ m, n }) => m * n * 1e-5;
  const { data, verdict } = await runExperiment(cost, settings, cost.seed, new SimulatedContext(all));
  expect(verdict(english).holds).toBe(false);
  expect(data.windowed.slope).toBeCloseTo(2, 1);
});

/** The numbers depend on the load of the machine, so only their presence is checked. */
it('times the kernels of this machine', async () => {
  const { data, verdict, charts } = await runExperiment(cost, settings);
  expect(data.times.map(({ tokens }) => tokens)).toEqual([256, 384, 512, 768, 1024]);
  expect(data.times.every(({ full, windowed }) => full > 0 && windowed > 0)).toBe(true);
  expect(verdict(english).sentence).toMatch(
    /n to the power .* ± .* at 1024 tokens that is .* milliseconds\.$/,
  );
  for (const { points } of charts(english).flatMap(({ series }) => series))
    expect(points.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
});
