import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Optimizer, Schedule, TrainingRequest } from '../../../../web/engine/training';
import { withEnglishErrors } from '../support/errors';
import { createModule, wasm } from '../support/watched';

interface Tensor {
  readonly shape: readonly [number, number];
  readonly data: readonly number[];
  readonly tolerance?: number;
}

interface Model {
  readonly inputs: Readonly<Record<string, Tensor>>;
  readonly trainable: readonly string[];
  readonly targets: Tensor;
  readonly loss: TrainingRequest['loss'];
  readonly smoothing: number;
}

interface Run {
  readonly name: string;
  readonly model: string;
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip: number;
  readonly rates: readonly number[];
  readonly losses: Tensor;
  readonly norms: Tensor;
  readonly final: Readonly<Record<string, Tensor>>;
}

interface Runs {
  readonly steps: number;
  readonly models: Readonly<Record<string, Model>>;
  readonly cases: readonly Run[];
}

const runs = JSON.parse(readFileSync('tests/fixtures/training/runs.json', 'utf8')) as Runs;
const engine = await createModule({ wasmBinary: wasm });

const named = (name: string, { shape: [rows, cols], data }: Tensor) => ({
  ...{ name, rows, cols },
  data: Float64Array.from(data),
});

function modelOf({ model }: Run): Model {
  const found = runs.models[model];
  if (!found) throw new Error(`no model ${model}`);
  return found;
}

function requestOf(run: Run): TrainingRequest {
  const { inputs, trainable, targets, loss, smoothing } = modelOf(run);
  const { model, optimizer, schedule, clip } = run;
  return {
    ...{ model, optimizer, schedule, clip, trainable, loss, smoothing, options: [] },
    inputs: Object.entries(inputs).map(([name, tensor]) => named(name, tensor)),
    targets: [named('targets', targets)],
  };
}

/** Every third number: a step returns its loss, the norm of its gradient, and its learning rate. */
const column = (steps: Float64Array, at: number) => Array.from(steps).filter((_, k) => k % 3 === at);

function expectNear(found: readonly number[], { data, tolerance = 0 }: Tensor): void {
  expect(found).toHaveLength(data.length);
  const worst = Math.max(...data.map((value, k) => Math.abs((found[k] ?? Number.NaN) - value)));
  expect(worst).toBeLessThanOrEqual(tolerance);
}

function first(): Run {
  const [run] = runs.cases;
  if (!run) throw new Error('no runs');
  return run;
}

describe('training, through WebAssembly', () => {
  it('has all runs', () => expect(runs.cases).toHaveLength(48));

  it.each(runs.cases)('$name matches the reference program', (run) => {
    const training = new engine.Training(requestOf(run));
    const steps = training.step(runs.steps);
    expectNear(column(steps, 0), run.losses);
    expectNear(column(steps, 1), run.norms);
    expectNear(column(steps, 2), { shape: [1, runs.steps], data: run.rates, tolerance: 1e-15 });
    const parameters = Array.from(training.parameters());
    const { trainable } = modelOf(run);
    let start = 0;
    for (const name of trainable) {
      const tensor = run.final[name];
      if (!tensor) throw new Error(`no ${name}`);
      expectNear(parameters.slice(start, start + tensor.data.length), tensor);
      start += tensor.data.length;
    }
    expect(parameters).toHaveLength(start);
    training.delete();
  });

  it('continues from a checkpoint without any difference', () => {
    const request = requestOf({ ...first(), optimizer: { rule: 'adam' } });
    const once = new engine.Training(request);
    once.step(3);
    const checkpoint = once.checkpoint();
    const rest = once.step(4);
    const again = new engine.Training(request);
    again.restore(checkpoint);
    expect(again.steps()).toBe(3);
    expect(again.step(4)).toEqual(rest);
    expect(again.checkpoint()).toEqual(once.checkpoint());
    once.delete();
    again.delete();
  });

  it('rejects invalid requests with a message', () => {
    const request = requestOf(first());
    const made = (change: object) =>
      withEnglishErrors(() => new engine.Training({ ...request, ...change } as TrainingRequest));
    expect(made({ loss: 'hinge' })).toThrow(
      new RangeError('[training] loss is "hinge": it must be one of mean_squares, cross_entropy'),
    );
    expect(made({ clip: -1 })).toThrow(new RangeError('[training] clip is -1: it must be 0 or more'));
    expect(made({ trainable: ['w_z'] })).toThrow(
      new RangeError('[training] there is no input "w_z" that could be trained'),
    );
    expect(made({ model: 'no such' })).toThrow(new RangeError('[run] there is no variant "no such"'));
    const training = new engine.Training(request);
    expect(() => training.step(0.5)).toThrow(RangeError);
    expect(withEnglishErrors(() => training.restore(new Uint8Array(5)))).toThrow(
      new RangeError('[checkpoint] this is no checkpoint'),
    );
    training.delete();
  });
});
