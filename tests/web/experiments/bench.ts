import { readFileSync } from 'node:fs';
import { Engine } from '../../../web/engine/engine';
import {
  type AnySettings,
  type Experiment,
  type ExperimentResult,
  initialSettings,
} from '../../../web/experiments/experiment';
import { ExperimentContext } from '../../../web/experiments/shared/context';
import createModule from '../../../web/generated/engine-full.mjs';
import { wasm } from '../engine/support/watched';

export const engine = await Engine.load(wasm, createModule);

/** The kernels that run everywhere, from the file. */
const compiled = WebAssembly.compile(readFileSync('web/generated/kernels.wasm'));
export const kernels = () => compiled;

/** A watch that nobody looks at. */
export const silentOptions = { progress: () => {}, signal: new AbortController().signal };

/** Runs an experiment with its own seed, or another, and other settings where they are given. */
export function runExperiment<Data>(
  experiment: Experiment<Data>,
  settings: AnySettings = {},
  seed = experiment.seed,
  context = new ExperimentContext(engine, kernels, seed, silentOptions),
): Promise<ExperimentResult<Data>> {
  const all = { ...initialSettings(experiment.controls), ...settings };
  return experiment.run(all, context);
}
