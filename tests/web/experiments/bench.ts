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

/** The kernels without optional WebAssembly features, from the file. */
const compiled = WebAssembly.compile(readFileSync('web/generated/kernels.wasm'));
export const kernels = () => compiled;

/** Run options without any effects. */
export const silentOptions = { progress: () => {}, signal: new AbortController().signal };

/** Runs an experiment with its default seed and settings, unless others are given. */
export function runExperiment<Data>(
  experiment: Experiment<Data>,
  settings: AnySettings = {},
  seed = experiment.seed,
  context = new ExperimentContext(engine, kernels, seed, silentOptions),
): Promise<ExperimentResult<Data>> {
  const all = { ...initialSettings(experiment.controls), ...settings };
  return experiment.run(all, context);
}
