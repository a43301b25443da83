import type { MatrixData } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { figuresText } from '../i18n/en/figures';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { outputNode, replaceRow, rowOf, scaleAsProjection } from './shared/matrices';
import { countDifferent, largestDifference } from './shared/statistics';

/** The effect of changing one token on the rows of the output. */
interface Change {
  /** Index of the changed token. */
  readonly token: number;
  /** Per row: the largest absolute change of a number. */
  readonly maxChanges: readonly number[];
  /** Per row: how many numbers are not bit-identical to before. */
  readonly changedCounts: readonly number[];
}

interface Data {
  readonly mask: string;
  readonly tokens: number;
  readonly width: number;
  /** Index of the token whose change is plotted. */
  readonly shown: number;
  readonly masked: readonly Change[];
  readonly unmasked: readonly Change[];
}

/** Random streams: a different one for each matrix. */
const streams = { x: 1, w_q: 2, w_k: 3, w_v: 4, other: 5 } as const;

type Inputs = Readonly<Record<string, MatrixData>>;

function runOutput(context: ExperimentContext, mask: string, inputs: Inputs): MatrixData {
  return outputNode(context.run({ variant: 'self_attention', inputs, options: { mask } }));
}

/** Replaces each token in turn and measures the change of the output. */
async function measureChanges(
  context: ExperimentContext,
  mask: string,
  inputs: Inputs,
  others: MatrixData,
): Promise<Change[]> {
  const { x } = inputs;
  if (x === undefined) return [];
  const before = runOutput(context, mask, inputs);
  const changes: Change[] = [];
  for (let token = 0; token < x.rows; token += 1) {
    const after = runOutput(context, mask, { ...inputs, x: replaceRow(x, token, rowOf(others, token)) });
    const rows = Array.from({ length: x.rows }, (_, row) => [rowOf(before, row), rowOf(after, row)] as const);
    changes.push({
      token,
      maxChanges: rows.map(([one, other]) => largestDifference(one, other)),
      changedCounts: rows.map(([one, other]) => countDifferent(one, other)),
    });
    await context.yieldToPage((token + 1) / x.rows);
  }
  return changes;
}

/** Counts the numbers that changed in rows before the changed token, summed over all tokens. */
function countChangedBefore(changes: readonly Change[]): number {
  return changes.reduce(
    (total, { token, changedCounts }) =>
      total + changedCounts.slice(0, token).reduce((sum, count) => sum + count, 0),
    0,
  );
}

export const causal = defineExperiment({
  id: 'causal',
  title: experimentsText('experiment.causal.title'),
  hypothesis: experimentsText('experiment.causal.hypothesis'),
  about: experimentsText('experiment.causal.about'),
  seed: 1,
  controls: {
    mask: {
      kind: 'choice',
      label: 'common.mask',
      choices: ['causal', 'none'],
      choiceLabels: {
        causal: experimentsText('experiment.causal.causal'),
        none: experimentsText('common.none'),
      },
      initial: 'causal',
    },
    tokens: { kind: 'number', label: figuresText('common.tokens'), min: 2, max: 48, step: 1, initial: 12 },
    width: {
      kind: 'number',
      label: experimentsText('common.numbers_per_token'),
      min: 1,
      max: 32,
      step: 1,
      initial: 8,
    },
    shown: {
      kind: 'number',
      label: experimentsText('experiment.causal.token_picture'),
      min: 1,
      max: 48,
      step: 1,
      initial: 7,
    },
  },
  async measure({ mask, tokens, width, shown }, context): Promise<Data> {
    const square = (stream: number): MatrixData => scaleAsProjection(context.randn(stream, width, width));
    const inputs = {
      x: context.randn(streams.x, tokens, width),
      w_q: square(streams.w_q),
      w_k: square(streams.w_k),
      w_v: square(streams.w_v),
    };
    const others = context.randn(streams.other, tokens, width);
    const masked = await measureChanges(context, mask, inputs, others);
    const unmasked = mask === 'none' ? masked : await measureChanges(context, 'none', inputs, others);
    return { mask, tokens, width, shown: Math.min(shown, tokens) - 1, masked, unmasked };
  },
  evaluate({ masked, tokens, width }, locale) {
    const moved = countChangedBefore(masked);
    const all = (width * tokens * (tokens - 1)) / 2;
    return {
      holds: moved === 0,
      sentence: locale.t(experimentsText('experiment.causal.sentence'), { all, moved, tokens }),
      threshold: locale.t(experimentsText('experiment.causal.threshold')),
    };
  },
  draw({ mask, masked, unmasked, shown, tokens }, locale) {
    const line = (name: string, changes: readonly Change[]) => ({
      name,
      mark: 'line' as const,
      points: (changes[shown]?.maxChanges ?? []).map((y, row) => ({ x: row + 1, y })),
    });
    const seen = locale.t(experimentsText('experiment.causal.causal_mask'), {
      shown: shown + 1,
      change: formatNumber(locale, Math.max(0, ...(masked[shown]?.maxChanges.slice(0, shown) ?? []))),
    });
    return [
      {
        title: locale.t(experimentsText('experiment.causal.how_far_each_row_output'), {
          shown: shown + 1,
          tokens,
        }),
        x: { label: locale.t('common.row'), scale: 'linear' },
        y: {
          label: locale.t(experimentsText('experiment.causal.largest_move_number_row')),
          scale: 'linear',
          reach: [0],
        },
        series: [
          ...(mask === 'none' ? [] : [line(seen, masked)]),
          line(locale.t(experimentsText('experiment.causal.no_mask')), unmasked),
        ],
      },
    ];
  },
});
