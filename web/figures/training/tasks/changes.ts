import type { StudyRequest } from '../../../engine/training';
import { msg } from '../../../i18n/i18n';
import type { Plan } from '../../../workers/training/messages';

type Request = Omit<StudyRequest, 'seed'>;

/** One thing that is done otherwise in the model beside the first; all else, and the seed, are the same. */
export interface Change {
  /** "without positions" */
  readonly label: string;
  /** What to expect of it, or what it is about. */
  readonly claim: string;
  apply(request: Request): Request;
  /** Where the heads are that find the answers, if they are elsewhere then. */
  readonly attention?: string;
  /** What is looked at in a model of another kind. */
  readonly looks?: Pick<Plan, 'maps' | 'parameter'>;
}

function withOption(name: string, value: number | string): Change['apply'] {
  return (request) => ({
    ...request,
    options: [...request.options.filter(([other]) => other !== name), [name, value]],
  });
}

function withSize(name: string, size: number): Change['apply'] {
  return (request) => ({
    ...request,
    sizes: [...request.sizes.filter(([other]) => other !== name), [name, size]],
  });
}

/** So many times the learning rate. */
const faster = 10;

/** Steps over which the learning rate rises, before it falls with the root of the step. */
const rise = 40;

const rateOf = ({ schedule: { rate = 0.001 } }: Request): number => faster * rate;

/** Too fast to begin with. */
function fast(request: Request): Request {
  return { ...request, schedule: { course: 'constant', rate: rateOf(request) } };
}

/** As fast, but only after the first steps. */
function fastAfterWarmUp(request: Request): Request {
  const rate = rateOf(request) * Math.sqrt(rise);
  return { ...request, schedule: { course: 'warm_up', rate, d_model: 1, warmup: rise } };
}

/** The same sentences, width and course for a network that reads and writes one word after the other. */
function recurrent(attention: 'bahdanau' | 'none'): Change['apply'] {
  const kept = ['n', 'm', 'c_source', 'c_target', 'd_model'];
  return ({ sizes, ...request }) => ({
    ...request,
    model: 'recurrent_translator',
    options: [['attention', attention]],
    sizes: [...sizes.filter(([name]) => kept.includes(name)), ['d_h', 40], ['d_a', 32]],
  });
}

/** It has one way to look at the source, and no heads. */
export const recurrentLooks: Change['looks'] = {
  maps: [{ node: 'decoder/weights', head: null }],
  parameter: 'decoder/w_s',
};

/** Nothing is looked at where there is no attention. */
const nowhere: Change['looks'] = { maps: [], parameter: 'w_u' };

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
    apply: fast,
  },
  'warm-up': {
    label: msg('with ten times the rate, after a warm-up'),
    claim: msg(
      'The same long steps, but reached little by little over the first 40, and shorter again after: with this warm-up it learns.',
    ),
    apply: fastAfterWarmUp,
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
    apply: recurrent('bahdanau'),
    looks: recurrentLooks,
  },
  'attention-off': {
    label: msg('without attention'),
    claim: msg(
      'Cho et al. 2014: all that it keeps of a sentence is where its reading ended. Short sentences fit in there, long ones do not.',
    ),
    apply: withOption('attention', 'none'),
    looks: nowhere,
  },
  'no-attention': {
    label: msg('a recurrent network without attention'),
    claim: msg(
      'Cho et al. 2014: all that it keeps of a sentence is where its reading ended. Short sentences fit in there, long ones do not.',
    ),
    apply: recurrent('none'),
    looks: nowhere,
  },
} satisfies Readonly<Record<string, Change>>;

export type ChangeName = keyof typeof changes;

export function changeNamed(name: ChangeName): Change {
  return changes[name];
}
