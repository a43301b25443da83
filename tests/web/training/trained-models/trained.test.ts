import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../web/training/task';
import { taskNamed } from '../../../../web/training/tasks/index';
import { measure } from '../../../../web/training/train';
import { trainedModelIds } from '../../../../web/training/weights/index';
import storedAccuracy from '../../../../web/training/weights/measured.json';
import { model } from './trained-models';

/** Lower and upper bounds for the accuracy of each shipped model on held-out examples. */
const least: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'english-french': { whole: 0.99, alignment: 0.95 },
  'english-french-recurrent': { whole: 0.99, alignment: 0.94 },
  'number-words': { whole: 0.99 },
  dates: { whole: 0.98 },
  reversal: { tokens: 0.99 },
  sorting: { tokens: 0.98 },
  pronoun: { whole: 0.98 },
  induction: { tokens: 0.98 },
  digits: { whole: 0.95 },
};
const most: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'english-french-without-attention': { whole: 0.7 },
  'reversal-without-positions': { tokens: 0.5 },
  'induction-one-layer': { tokens: 0.6 },
  'digits-without-positions': { whole: 0.8 },
};

describe.each(trainedModelIds)('the weights of %s', (id) => {
  it('are of this task, in a small file', async () => {
    expect(statSync(`web/training/weights/files/${id}.safetensors`).size).toBeLessThanOrEqual(150_000);
    const { weights } = await model(id);
    const { model: name, options, sizes, seed, steps }: Task = taskNamed(id);
    expect(weights).toMatchObject({ task: id, model: name, options, sizes, seed, steps });
  });

  it('match the report beside them', async () => {
    expect(storedAccuracy).toHaveProperty([id], (await model(id)).weights.measured);
  });

  it('reach the accuracy in the file, and the required one, on held-out examples', async () => {
    const { session: learner, weights, data } = await model(id);
    const found = measure(learner, taskNamed(id), data);
    // Another order of summation may change close decisions, so values may differ by 0.5 %.
    expect(Object.keys(found)).toEqual(Object.keys(weights.measured));
    for (const [name, share] of Object.entries(weights.measured))
      expect(Math.abs((found[name] ?? Number.NaN) - share)).toBeLessThan(0.005);
    for (const [name, share] of Object.entries(least[id] ?? {}))
      expect(found[name]).toBeGreaterThanOrEqual(share);
    for (const [name, share] of Object.entries(most[id] ?? {})) expect(found[name]).toBeLessThan(share);
  });
});
