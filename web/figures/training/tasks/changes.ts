import type { TrainingSessionRequest } from '../../../engine/training';
import { figuresText } from '../../../i18n/en/figures';
import { trainingText } from '../../../i18n/en/training';
import type { MessageId } from '../../../i18n/message-id';
import type { Plan } from '../../../workers/training/messages';

type Request = Omit<TrainingSessionRequest, 'seed'>;

/** A difference of the second model; everything else, and the seed, are the same. */
export interface ModelChange {
  /** For example "without positions". */
  readonly label: MessageId;
  /** What to expect of it. */
  readonly claim: MessageId;
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
  return { ...request, schedule: { kind: 'constant', rate: fasterRate(request) } };
}

/** The same learning rate after a warm-up. */
function withWarmUp(request: Request): Request {
  const rate = fasterRate(request) * Math.sqrt(warmupSteps);
  return { ...request, schedule: { kind: 'warm_up', rate, d_model: 1, warmup: warmupSteps } };
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
    label: trainingText('training.without_positions'),
    claim: trainingText('training.without_positions_all_reads'),
    apply: withOption('positions', 'none'),
  },
  'no-mask': {
    label: trainingText('training.without_mask'),
    claim: trainingText('training.without_mask_cheats'),
    apply: withOption('mask', 'none'),
  },
  'no-scaling': {
    label: trainingText('training.without_1_d_k'),
    claim: trainingText('training.without_division_scores_d'),
    apply: withOption('scale', 1),
  },
  fast: {
    label: trainingText('training.ten_times_learning_rate'),
    claim: trainingText('training.steps_ten_times_long'),
    apply: withFasterRate,
  },
  'warm-up': {
    label: trainingText('training.ten_times_rate_after'),
    claim: trainingText('training.same_long_steps_but'),
    apply: withWarmUp,
  },
  'one-layer': {
    label: trainingText('training.one_layer'),
    claim: trainingText('training.one_layer_can_search'),
    apply: withOption('layers', '1'),
    attention: 'layer_0/self',
  },
  'one-head': {
    label: trainingText('training.one_head'),
    claim: trainingText('training.one_head_wide_all'),
    apply: withSize('n_heads', 1),
  },
  'two-heads': {
    label: trainingText('training.two_heads'),
    claim: trainingText('training.two_heads_share_width'),
    apply: withSize('n_heads', 2),
  },
  'four-heads': {
    label: trainingText('training.four_heads'),
    claim: trainingText('training.four_heads_share_width'),
    apply: withSize('n_heads', 4),
  },
  'two-cross-heads': {
    label: trainingText('training.two_heads'),
    claim: trainingText('training.two_heads_look_source'),
    apply: withSize('n_cross_heads', 2),
  },
  'four-cross-heads': {
    label: trainingText('training.four_heads'),
    claim: trainingText('training.four_heads_look_source'),
    apply: withSize('n_cross_heads', 4),
  },
  recurrent: {
    label: trainingText('training.recurrent_network_attention'),
    claim: trainingText('training.bahdanau_cho_bengio_2015'),
    apply: asRecurrent('bahdanau'),
    views: recurrentViews,
  },
  'attention-off': {
    label: figuresText('common.without_attention'),
    claim: trainingText('training.cho_et_al'),
    apply: withOption('attention', 'none'),
    views: noViews,
  },
  'no-attention': {
    label: trainingText('training.recurrent_network_without'),
    claim: trainingText('training.cho_et_al'),
    apply: asRecurrent('none'),
    views: noViews,
  },
} satisfies Readonly<Record<string, ModelChange>>;

export type ChangeName = keyof typeof changes;

export function changeNamed(name: ChangeName): ModelChange {
  return changes[name];
}
