import { describe, expect, it } from 'vitest';
import { TrainingEngine } from '../../../../web/engine/training-session';
import { groupsOf, isFalling } from '../../../../web/figures/lengths/groups';
import { type Evaluation, evaluate, type Generated } from '../../../../web/training/evaluate';
import { padRows } from '../../../../web/training/padding';
import { loadHeldOut, sampleSentences } from '../../../../web/training/tasks/english-french';
import type { Connect, Remote } from '../../../../web/workers/client';
import { EvaluationClient } from '../../../../web/workers/training/evaluation-client';
import type { TrainingService } from '../../../../web/workers/training/training-service';
import { wasm } from '../../engine/support/watched';
import { plan } from '../../training/bench';

const word = [1, 2, 3, 4, 5, 6, 8, 6, 5, 4, 3, 2];
const examples = { count: 3, source: padRows([word, word, word], word.length) };

const student = (await TrainingEngine.open(wasm)).begin(plan.request);
const weights = student.weights();
student.close();

const evaluation: Evaluation = {
  file: wasm,
  models: [
    { request: plan.request, weights },
    { request: plan.request, weights },
  ],
  examples,
};

/** A connection to an evaluator on this thread. */
const connection =
  (evaluator: object, ready: Promise<unknown> = Promise.resolve()): Connect<TrainingService> =>
  () => ({
    service: { evaluator } as unknown as Remote<TrainingService>,
    ready,
    close: () => undefined,
  });

const here = connection({
  evaluate: (asked: Evaluation, onGenerated: (generated: Generated) => Promise<void>) =>
    evaluate(asked, onGenerated, new AbortController().signal),
});

describe('an evaluation', () => {
  it('asks every model for every example, in order', async () => {
    const written: number[][] = [[], []];
    const collect = (generated: Generated): void =>
      generated.written.forEach((_, at) => void written[generated.model]?.push(generated.first + at));
    await new EvaluationClient([here]).evaluate(evaluation, collect, new AbortController().signal);
    expect(written).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('runs without a worker where workers are unavailable, and reports an error where it cannot run', async () => {
    const none: Connect<TrainingService> = () => {
      throw new Error('SecurityError');
    };
    const mute: Connect<TrainingService> = (failed) => {
      setTimeout(failed, 1);
      return connection({}, new Promise(() => undefined))(failed);
    };
    let found = 0;
    const count = (): void => {
      found += 1;
    };
    const { signal } = new AbortController();
    await new EvaluationClient([none, mute, here]).evaluate(evaluation, count, signal);
    expect(found).toBeGreaterThan(0);
    const nowhere = new EvaluationClient([none, mute]).evaluate(evaluation, count, signal);
    await expect(nowhere).rejects.toThrow('cannot run here');
  });

  it('reports what cannot be measured, and stops when it is cancelled', async () => {
    const wrong = { ...plan.request, sizes: [['n_heads', 3] as const] };
    const bad = { ...evaluation, models: [{ request: wrong, weights }] };
    const { signal } = new AbortController();
    const refused = new EvaluationClient([here]).evaluate(bad, () => undefined, signal);
    await expect(refused).rejects.toThrow(/^\[training\]/);
    const controller = new AbortController();
    const silent = connection({ evaluate: () => new Promise(() => undefined) });
    const stopped = new EvaluationClient([silent]).evaluate(evaluation, () => undefined, controller.signal);
    controller.abort(new Error('enough'));
    await expect(stopped).rejects.toThrow('enough');
  });
});

describe('accuracy by length', () => {
  it('counts each sentence once, in the group of its length', async () => {
    const { heldOut } = await loadHeldOut();
    const right = [...Array(heldOut.count).keys()].map((number) => {
      const row = heldOut.target?.subarray(number * 21, (number + 1) * 21) ?? new Int32Array();
      return [...row].filter((word) => word >= 0);
    });
    const whole = groupsOf(heldOut, right);
    expect(whole.reduce((sum, { count: asked }) => sum + asked, 0)).toBe(600);
    expect(whole.every(({ count: asked, correct: right }) => asked === right)).toBe(true);
    expect(isFalling(whole)).toBe(false);
    // Long ones lose their last word.
    const cut = right.map((words) => (words.length > 10 ? words.slice(0, -1) : words));
    const groups = groupsOf(heldOut, cut);
    expect(isFalling(groups)).toBe(true);
    expect(groups.at(-1)?.correct).toBe(0);
  });

  it('is of the same sentences, however many are learned from', async () => {
    expect((await sampleSentences(10)).heldOut).toEqual((await sampleSentences(0)).heldOut);
  });
});
