import type { Trace } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { withDecimals } from '../ui/format/format';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { requireNode, scaleAsProjection } from './shared/matrices';
import { fitPower, type Line } from './shared/statistics';

/** Rows that passed through the score network, and rows that passed through the two maps. */
interface EvaluationCount {
  readonly queries: number;
  readonly keys: number;
  readonly pairs: number;
  readonly maps: number;
}

interface Data {
  readonly counts: readonly EvaluationCount[];
  readonly pairFit: Line;
  readonly mapFit: Line;
}

const maxKeys = 32;
const width = 4;

function rowsOf(trace: Trace, id: string): number {
  return requireNode(trace, id).rows;
}

/** Runs both forms on the same states and counts the rows of each. */
function countEvaluations(context: ExperimentContext, queries: number, keys: number): EvaluationCount {
  const square = (stream: number) => scaleAsProjection(context.randn(stream, width, width));
  const inputs = {
    decoder_states: context.randn(1, queries, width),
    encoder_states: context.randn(2, keys, width),
    w_s: square(3),
    w_h: square(4),
    v_a: scaleAsProjection(context.randn(5, width, 1)),
    w_f: square(6),
    w_g: square(7),
  };
  const trace = context.run({ variant: 'score_counts', inputs, options: {} });
  return {
    queries,
    keys,
    pairs: rowsOf(trace, 'hidden_pairs'),
    maps: rowsOf(trace, 'mapped_query') + rowsOf(trace, 'mapped_key'),
  };
}

export const pairs = defineExperiment({
  id: 'pairs',
  title: experimentsText('experiment.pairs.title'),
  hypothesis: experimentsText('experiment.pairs.hypothesis'),
  about: experimentsText('experiment.pairs.about'),
  seed: 1,
  controls: {
    ratio: {
      kind: 'number',
      label: experimentsText('experiment.pairs.keys_per_query'),
      min: 1,
      max: 4,
      step: 1,
      initial: 1,
    },
  },
  async measure({ ratio }, context): Promise<Data> {
    const counts: EvaluationCount[] = [];
    for (let queries = 1; queries * ratio <= maxKeys; queries += 1) {
      counts.push(countEvaluations(context, queries, queries * ratio));
      await context.yieldToPage((queries * ratio) / maxKeys);
    }
    return {
      counts,
      pairFit: fitPower(counts.map((each) => [each.queries, each.pairs])),
      mapFit: fitPower(counts.map((each) => [each.queries, each.maps])),
    };
  },
  evaluate({ counts, pairFit, mapFit }, locale) {
    const mismatches = counts.filter(
      ({ queries, keys, pairs, maps }) => pairs !== queries * keys || maps !== queries + keys,
    );
    const last = counts.at(-1);
    return {
      holds: mismatches.length === 0,
      sentence: locale.t(experimentsText('experiment.pairs.sentence'), {
        queries: last?.queries ?? 0,
        keys: last?.keys ?? 0,
        pairs: last?.pairs ?? 0,
        maps: last?.maps ?? 0,
        pairSlope: withDecimals(locale, pairFit.slope, 2),
        mapSlope: withDecimals(locale, mapFit.slope, 2),
      }),
      threshold: locale.t(experimentsText('experiment.pairs.threshold'), {
        count: counts.length,
        mismatches: mismatches.length,
      }),
    };
  },
  draw({ counts }, locale) {
    const line = (name: string, read: (each: EvaluationCount) => number) => ({
      name,
      mark: 'line' as const,
      points: counts.map((each) => ({ x: each.queries, y: read(each) })),
    });
    return [
      {
        title: locale.t(experimentsText('experiment.pairs.chart_title')),
        x: { label: locale.t(experimentsText('experiment.pairs.queries_m')), scale: 'linear' },
        y: { label: locale.t(experimentsText('experiment.pairs.evaluations')), scale: 'linear', reach: [0] },
        series: [
          line(locale.t(experimentsText('experiment.pairs.network_every_pair')), (each) => each.pairs),
          line(locale.t(experimentsText('experiment.pairs.two_maps')), ({ maps }) => maps),
        ],
      },
    ];
  },
});
