import { describe, expect, it } from 'vitest';
import { causal } from '../../../web/experiments/causal';
import { convolution } from '../../../web/experiments/convolution';
import { cosine } from '../../../web/experiments/cosine';
import { dotVariance } from '../../../web/experiments/dot-variance';
import {
  type AnySettings,
  type Experiment,
  initialSettings,
  normalizeSettings,
} from '../../../web/experiments/experiment';
import { heads } from '../../../web/experiments/heads';
import { order } from '../../../web/experiments/order';
import { pairs } from '../../../web/experiments/pairs';
import { saturation } from '../../../web/experiments/saturation';
import { ExperimentContext } from '../../../web/experiments/shared/context';
import { figures } from '../../../web/figures';
import { english } from '../../../web/i18n/i18n';
import { engine, kernels, runExperiment } from './bench';

/** Settings for which a hypothesis holds with the default seed, and for which it does not. */
interface Expected {
  readonly experiment: Experiment;
  readonly isTrue: readonly AnySettings[];
  readonly isFalse: readonly AnySettings[];
}

const all: readonly Expected[] = [
  { experiment: causal, isTrue: [{}, { tokens: 48, width: 1 }], isFalse: [{ mask: 'none' }] },
  { experiment: convolution, isTrue: [{}, { size: 2, channels: 1 }], isFalse: [{ alpha: 8 }] },
  { experiment: cosine, isTrue: [{}, { width: 64, count: 32 }], isFalse: [{ vectors: 'as drawn' }] },
  { experiment: dotVariance, isTrue: [{}, { law: 'uniform' }], isFalse: [{ mean: 0.3 }] },
  { experiment: heads, isTrue: [{}, { distance: 0.05 }], isFalse: [{ distance: 0 }] },
  {
    experiment: order,
    isTrue: [{}, { tokens: 32, width: 32 }],
    isFalse: [{ positions: 'sinusoidal' }, { positions: 'rotary' }],
  },
  { experiment: pairs, isTrue: [{}, { ratio: 3 }], isFalse: [] },
  { experiment: saturation, isTrue: [{}, { keys: 2 }], isFalse: [] },
];

/** Numbers as formatted in sentences. */
const numbers = /−?\d+(?:\.\d+)?/;

describe.each(all.map((each) => [each.experiment.id, each] as const))('the experiment %s', (_, each) => {
  const { experiment, isTrue, isFalse } = each;
  let found: ReturnType<typeof runExperiment> | undefined;
  const opened = () => {
    found ??= runExperiment(experiment);
    return found;
  };

  it.each(isTrue)('finds that its claim holds with %o', async (settings) => {
    const result = await (settings === isTrue[0] ? opened() : runExperiment(experiment, settings));
    const verdict = result.verdict(english);
    expect(verdict).toMatchObject({ holds: true, sentence: expect.stringMatching(numbers) });
    expect(verdict.threshold.length).toBeGreaterThan(40);
  });

  it.each(isFalse)('finds that its claim does not hold with %o', async (settings) => {
    expect((await runExperiment(experiment, settings)).verdict(english).holds).toBe(false);
  });

  it('finds other numbers with other seeds, and the same verdict', async () => {
    for (const seed of [2, 3]) {
      const { data, verdict } = await runExperiment(experiment, {}, seed);
      expect(verdict(english).holds).toBe(true);
      // Counts depend on the sizes only.
      if (experiment !== pairs) expect(data).not.toEqual((await opened()).data);
    }
  });

  it('finds the same numbers with the same seed', async () => {
    expect((await runExperiment(experiment)).data).toEqual((await opened()).data);
  });

  it('plots only finite points', async () => {
    const { charts } = await opened();
    for (const { x, y, series } of charts(english)) {
      expect(series.length).toBeGreaterThan(0);
      for (const { points } of series) {
        expect(points.length).toBeGreaterThan(0);
        expect(points.flatMap((point) => [point.x, point.y]).filter((n) => !Number.isFinite(n))).toEqual([]);
        if (x.scale === 'names') expect(points.every((point) => x.names?.[point.x] !== undefined)).toBe(true);
      }
      expect(`${x.label}${y.label}`).not.toBe('');
    }
  });

  it('gives its data as plain data', async () => {
    const { data } = await opened();
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const options = { progress: () => controller.abort(), signal: controller.signal };
    controller.abort();
    const lab = new ExperimentContext(engine, kernels, 1, options);
    await expect(experiment.run(initialSettings(experiment.controls), lab)).rejects.toThrow();
  });

  it('states its claim in one sentence, and is part of a lesson', () => {
    const hypothesis = english.t(experiment.hypothesis);
    expect(hypothesis).toMatch(/^[A-Z].*\.$/);
    expect(hypothesis.match(/[.?](?=\s|$)/g)).toHaveLength(1);
    expect(Object.keys(figures)).toContain(`experiment-${experiment.id}`);
  });
});

describe('settings', () => {
  const { controls } = heads;

  it('corrects out-of-range settings', () => {
    expect(normalizeSettings(controls, { distance: 7, tokens: 'nonsense', d_k: 3.4, other: 1 })).toEqual({
      distance: 1,
      tokens: 6,
      d_k: 3,
    });
    expect(normalizeSettings(controls, { distance: '0.349' })).toMatchObject({ distance: 0.35 });
    expect(normalizeSettings(controls, { distance: '0,349' })).toMatchObject({ distance: 0.35 });
    for (const distance of ['', ' ', 'x', '0x1', Number.NaN])
      expect(normalizeSettings(controls, { distance })).toEqual(normalizeSettings(controls, {}));
    expect(normalizeSettings(causal.controls, { mask: 'all' })).toMatchObject({ mask: 'causal' });
  });

  it.each(all.map(({ experiment }) => experiment))(
    'as an experiment opens with them fit: $id',
    ({ controls }) => {
      for (const [name, control] of Object.entries(controls))
        expect(initialSettings(controls)[name]).toBe(control.initial);
    },
  );
});

/** Runs an experiment with many steps: the reported progress, and how often a timer could run. */
async function measureResponsiveness(): Promise<{
  readonly progress: readonly number[];
  readonly turns: number;
}> {
  const progress: number[] = [];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const options = { progress: (done: number) => progress.push(done), signal: new AbortController().signal };
  await dotVariance.run(
    initialSettings(dotVariance.controls),
    new ExperimentContext(engine, kernels, 1, options),
  );
  clearInterval(timer);
  return { progress, turns };
}

describe('a run', () => {
  it('says how far it is', async () => {
    const { progress } = await measureResponsiveness();
    expect(progress.length).toBeGreaterThan(5);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);
  });

  it('lets the page draw', async () => {
    const { turns } = await measureResponsiveness();
    expect(turns).toBeGreaterThan(5);
  });
});
