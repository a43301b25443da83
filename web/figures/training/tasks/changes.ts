import type { StudyRequest } from '../../../engine/training';
import { msg } from '../../../i18n/i18n';
import type { Plan } from '../../../workers/training/messages';

type Request = Omit<StudyRequest, 'seed'>;

/** A difference of the second model; everything else, and the seed, are the same. */
export interface ModelChange {
  /** For example "without positions". */
  readonly label: string;
  /** What to expect of it. */
  readonly claim: string;
  apply(request: Request): Request;
  /** The attention to show, if it differs. */
  readonly attention?: string;
  /** The nodes to show in another kind of model. */
  readonly views?: Pick<Plan, 'maps' | 'parameter'>;
}

function withOption(name: string, value: number | string): ModelChange['apply'] {
  return (request) => ({
    ...request,
    options: [...request.options.filter(([other]) => other !== name), [name, value]],
  });
}

function withSize(name: string, size: number): ModelChange['apply'] {
  return (request) => ({
    ...request,
    sizes: [...request.sizes.filter(([other]) => other !== name), [name, size]],
  });
}

/** Factor of the learning rate. */
const rateFactor = 10;

/** Steps of the warm-up, after which the learning rate falls with the square root of the step. */
const warmupSteps = 40;

const fasterRate = ({ schedule: { rate = 0.001 } }: Request): number => rateFactor * rate;

/** A learning rate that is too high at the start. */
function withFasterRate(request: Request): Request {
  return { ...request, schedule: { course: 'constant', rate: fasterRate(request) } };
}

/** The same learning rate after a warm-up. */
function withWarmUp(request: Request): Request {
  const rate = fasterRate(request) * Math.sqrt(warmupSteps);
  return { ...request, schedule: { course: 'warm_up', rate, d_model: 1, warmup: warmupSteps } };
}

/** A recurrent network on the same sentences, with the same width and schedule. */
function asRecurrent(attention: 'bahdanau' | 'none'): ModelChange['apply'] {
  const keptSizes = ['n', 'm', 'c_source', 'c_target', 'd_model'];
  return ({ sizes, ...request }) => ({
    ...request,
    model: 'recurrent_translator',
    options: [['attention', attention]],
    sizes: [...sizes.filter(([name]) => keptSizes.includes(name)), ['d_h', 40], ['d_a', 32]],
  });
}

/** A single attention without heads. */
export const recurrentViews: ModelChange['views'] = {
  maps: [{ node: 'decoder/weights', head: null }],
  parameter: 'decoder/w_s',
};

/** A model without attention. */
const noViews: ModelChange['views'] = { maps: [], parameter: 'w_u' };

/** By their names in links. */
export const changes = {
  'no-positions': {
    label: msg('without positions'),
    claim: msg('Without positions all that it reads is a bag: it cannot know what stood where.'),
    apply: withOption('positions', 'none'),
  },
  'no-mask': {
    label: msg('without the mask'),
    claim: msg(
      'Without the mask it cheats: while it learns, most answers stand one place ahead, and it looks there. When it has to write by itself there is nothing ahead: it makes mistakes, and more steps hardly help.',
    ),
    apply: withOption('mask', 'none'),
  },
  'no-scaling': {
    label: msg('without 1/√d_k'),
    claim: msg(
      'Without the division the scores are √d_k times as large, and the softmax is sharp before it has learned what to look for. In narrow heads, of 4 or 8 numbers, that hardly shows; in wide ones, of 32 or 48, learning begins late.',
    ),
    apply: withOption('scale', 1),
  },
  fast: {
    label: msg('with ten times the learning rate'),
    claim: msg(
      'Steps ten times as long throw it about before it has found anything, and it does not recover.',
    ),
    apply: withFasterRate,
  },
  'warm-up': {
    label: msg('with ten times the rate, after a warm-up'),
    claim: msg(
      'The same long steps, but reached little by little over the first 40, and shorter again after: with this warm-up it learns.',
    ),
    apply: withWarmUp,
  },
  'one-layer': {
    label: msg('with one layer'),
    claim: msg('One layer can search, but nothing has told it what stood before what: it cannot learn this.'),
    apply: withOption('layers', '1'),
    attention: 'layer_0/self',
  },
  'one-head': {
    label: msg('with one head'),
    claim: msg('One head, as wide as all of them together: it has to do all of the looking itself.'),
    apply: withSize('n_heads', 1),
  },
  'two-heads': {
    label: msg('with two heads'),
    claim: msg(
      'Two heads share the width between them, and may share the work: they need not look at the same place.',
    ),
    apply: withSize('n_heads', 2),
  },
  'four-heads': {
    label: msg('with four heads'),
    claim: msg(
      'Four heads share the width between them: they share the work, and some may find nothing to do.',
    ),
    apply: withSize('n_heads', 4),
  },
  'two-cross-heads': {
    label: msg('with two heads'),
    claim: msg('Two heads that look at the source, half as wide each: they need not look at the same word.'),
    apply: withSize('n_cross_heads', 2),
  },
  'four-cross-heads': {
    label: msg('with four heads'),
    claim: msg(
      'Four heads that look at the source, a quarter as wide each: see whether the alignment is spread among them, or whether one of them finds nearly all of it.',
    ),
    apply: withSize('n_cross_heads', 4),
  },
  recurrent: {
    label: msg('a recurrent network with attention'),
    claim: msg(
      'Bahdanau, Cho and Bengio 2015: a network that reads and writes word by word, and looks back at all it has read. This is where attention began.',
    ),
    apply: asRecurrent('bahdanau'),
    views: recurrentViews,
  },
  'attention-off': {
    label: msg('without attention'),
    claim: msg(
      'Cho et al. 2014: all that it keeps of a sentence is where its reading ended. Short sentences fit in there, long ones do not.',
    ),
    apply: withOption('attention', 'none'),
    views: noViews,
  },
  'no-attention': {
    label: msg('a recurrent network without attention'),
    claim: msg(
      'Cho et al. 2014: all that it keeps of a sentence is where its reading ended. Short sentences fit in there, long ones do not.',
    ),
    apply: asRecurrent('none'),
    views: noViews,
  },
} satisfies Readonly<Record<string, ModelChange>>;

export type ChangeName = keyof typeof changes;

export function changeNamed(name: ChangeName): ModelChange {
  return changes[name];
}
