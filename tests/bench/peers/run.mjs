/**
 * The last part of `npm run bench`: the kernels and a training step compared with other libraries, in Node and headless
 * Chromium. `--only=node` and `--only=chromium` run only the kernels there; `--training` only the training step. `--write`
 * updates the tables in tests/bench/README.md. Returns the missed requirements.
 */
import { putTable } from '../readme.mjs';
import { bundle } from './bundle.mjs';
import { installPeers } from './install.mjs';
import { GOALS, TRAINING_GOALS } from './report/goals.mjs';
import { asMarkdown, asText, misses } from './report/table.mjs';
import { buildTraining } from './training/build.mjs';

const KERNELS = { name: 'kernels', title: 'Against the peers', goals: GOALS };
const TRAINING = { name: 'training', title: 'A training step', goals: TRAINING_GOALS };

export async function benchPeers(args = process.argv) {
  installPeers();
  await bundle();
  await buildTraining();
  const only = args.find((each) => each.startsWith('--only='))?.slice('--only='.length);
  const parts = args.includes('--training') ? [TRAINING] : only ? [KERNELS] : [KERNELS, TRAINING];
  const missed = [];
  for (const part of parts) {
    const environments = [];
    for (const name of ['node', 'chromium'])
      if (!only || only === name) environments.push(await benchIn(name, part));
    console.log(`\n${asText(part.goals, environments)}\n`);
    if (args.includes('--write')) putTable(part.name, asMarkdown(part.goals, environments));
    missed.push(...misses(part.goals, environments));
  }
  return missed;
}

async function benchIn(name, { name: part, title }) {
  console.log(`\n${title}, in ${name}:`);
  const { benchNode, benchChromium } = await import(`./${name}.mjs`);
  return (benchNode ?? benchChromium)(part);
}
