import { readFileSync } from 'node:fs';
import { Engine } from '../../../web/engine/engine';
import {
  type AnySettings,
  type Experiment,
  type Findings,
  initialSettings,
} from '../../../web/experiments/experiment';
import { Lab } from '../../../web/experiments/shared/lab';
import createModule from '../../../web/generated/engine-full.mjs';
import { wasm } from '../engine/support/watched';

export const engine = await Engine.load(wasm, createModule);

/** The kernels that run everywhere, from the file. */
const compiled = WebAssembly.compile(readFileSync('web/generated/kernels.wasm'));
export const kernels = () => compiled;

/** A watch that nobody looks at. */
export const unwatched = { progress: () => {}, signal: new AbortController().signal };

/** Runs an experiment with its own seed, or another, and other settings where they are given. */
export function perform<Data>(
  experiment: Experiment<Data>,
  settings: AnySettings = {},
  seed = experiment.seed,
  lab = new Lab(engine, kernels, seed, unwatched),
): Promise<Findings<Data>> {
  const all = { ...initialSettings(experiment.controls), ...settings };
  return experiment.run(all, lab);
}
