import type { Experiment } from '../../experiments/experiment';
import type { FigureModule } from '../figure';

/** An experiment of `web/experiments`, shown by the panel that all of them share. */
async function shown(load: Promise<Experiment>): Promise<FigureModule> {
  const [{ experimentFigure }, experiment] = await Promise.all([import('./experiment'), load]);
  return experimentFigure(experiment);
}

/** The experiments by their names as figures. */
export const experiments: Readonly<Record<string, () => Promise<FigureModule>>> = {
  'experiment-causal': () => shown(import('../../experiments/causal').then((module) => module.causal)),
  'experiment-convolution': () =>
    shown(import('../../experiments/convolution').then((module) => module.convolution)),
  'experiment-cosine': () => shown(import('../../experiments/cosine').then((module) => module.cosine)),
  'experiment-cost': () => shown(import('../../experiments/cost').then((module) => module.cost)),
  'experiment-dot-variance': () =>
    shown(import('../../experiments/dot-variance').then((module) => module.dotVariance)),
  'experiment-heads': () => shown(import('../../experiments/heads').then((module) => module.heads)),
  'experiment-order': () => shown(import('../../experiments/order').then((module) => module.order)),
  'experiment-pairs': () => shown(import('../../experiments/pairs').then((module) => module.pairs)),
  'experiment-saturation': () =>
    shown(import('../../experiments/saturation').then((module) => module.saturation)),
};
