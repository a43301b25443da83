import type { Experiment } from '../../experiments/experiment';
import type { FigureModule } from '../figure';

/** Creates the figure of an experiment in `web/experiments`. */
async function figureOf(load: Promise<Experiment>): Promise<FigureModule> {
  const [{ experimentFigure }, experiment] = await Promise.all([import('./experiment'), load]);
  return experimentFigure(experiment);
}

/** The experiments by the names of their figures. */
export const experiments: Readonly<Record<string, () => Promise<FigureModule>>> = {
  'experiment-causal': () => figureOf(import('../../experiments/causal').then((module) => module.causal)),
  'experiment-convolution': () =>
    figureOf(import('../../experiments/convolution').then((module) => module.convolution)),
  'experiment-cosine': () => figureOf(import('../../experiments/cosine').then((module) => module.cosine)),
  'experiment-cost': () => figureOf(import('../../experiments/cost').then((module) => module.cost)),
  'experiment-dot-variance': () =>
    figureOf(import('../../experiments/dot-variance').then((module) => module.dotVariance)),
  'experiment-heads': () => figureOf(import('../../experiments/heads').then((module) => module.heads)),
  'experiment-order': () => figureOf(import('../../experiments/order').then((module) => module.order)),
  'experiment-pairs': () => figureOf(import('../../experiments/pairs').then((module) => module.pairs)),
  'experiment-saturation': () =>
    figureOf(import('../../experiments/saturation').then((module) => module.saturation)),
};
