import type { MatrixData } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { figuresText } from '../i18n/en/figures';
import { argmaxRow } from '../store/document/matrix';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { requireNode } from './shared/matrices';
import { largestDifference } from './shared/statistics';

/** Cosines and dot products of the same pairs of vectors. */
interface Similarities {
  readonly dots: readonly number[];
  readonly cosines: readonly number[];
  /** Number of queries whose nearest key differs between cosine and dot product. */
  readonly disagree: number;
}

interface Data {
  readonly vectors: keyof typeof vectorLabels;
  readonly count: number;
  readonly width: number;
  readonly unit: Similarities;
  readonly raw: Similarities;
}

/** Both similarities of one run: the dot product is an intermediate result of the cosine. */
function compare(context: ExperimentContext, query: MatrixData, key: MatrixData): Similarities {
  const inputs = { query, key, value: context.randn(3, key.rows, 1) };
  const trace = context.run({ variant: 'similarity_attention', inputs, options: { similarity: 'cosine' } });
  const [dots, cosines] = [requireNode(trace, 'scores'), requireNode(trace, 'cosine_scores')];
  const rows = Array.from({ length: query.rows }, (_, row) => row);
  return {
    dots: Array.from(dots.data),
    cosines: Array.from(cosines.data),
    disagree: rows.filter((row) => argmaxRow(dots, row) !== argmaxRow(cosines, row)).length,
  };
}

/** Scales each row to length 1, with the norms computed by the engine. */
function unitRows(context: ExperimentContext, matrix: MatrixData): MatrixData {
  const inputs = { query: matrix, key: matrix, value: matrix };
  const trace = context.run({ variant: 'similarity_attention', inputs, options: { similarity: 'cosine' } });
  const norms = requireNode(trace, 'query_norms').data;
  const data = Array.from(matrix.data, (x, at) => x / (norms[Math.floor(at / matrix.cols)] ?? 1));
  return { ...matrix, data };
}

/**
 * Dividing a vector by its computed length leaves a relative error of up to (d / 2 + 3) roundings; computing that length
 * again adds d / 2 + 2. The cosine divides by two such lengths, and both similarities are at most 1.
 */
function toleranceOf(width: number): number {
  return (2 * width + 12) * 2 ** -53;
}

const unitVectors = 'of length 1';
const vectorLabels = {
  [unitVectors]: experimentsText('experiment.cosine.length_1'),
  'as drawn': experimentsText('experiment.cosine.drawn'),
} as const;

export const cosine = defineExperiment({
  id: 'cosine',
  title: experimentsText('experiment.cosine.title'),
  hypothesis: experimentsText('experiment.cosine.hypothesis'),
  about: experimentsText('experiment.cosine.about'),
  seed: 1,
  controls: {
    vectors: {
      kind: 'choice',
      label: experimentsText('experiment.cosine.vectors'),
      choices: [unitVectors, 'as drawn'],
      choiceLabels: vectorLabels,
      initial: unitVectors,
    },
    count: {
      kind: 'number',
      label: experimentsText('experiment.cosine.queries_keys'),
      min: 2,
      max: 32,
      step: 1,
      initial: 16,
    },
    width: {
      kind: 'number',
      label: experimentsText('experiment.cosine.numbers_per_vector'),
      min: 1,
      max: 64,
      step: 1,
      initial: 8,
    },
  },
  async measure({ vectors, count, width }, context): Promise<Data> {
    const [query, key] = [context.randn(1, count, width), context.randn(2, count, width)];
    const raw = compare(context, query, key);
    await context.yieldToPage(0.5);
    return {
      vectors,
      count,
      width,
      unit: compare(context, unitRows(context, query), unitRows(context, key)),
      raw,
    };
  },
  evaluate({ vectors, count, width, unit, raw }, locale) {
    const pairs = vectors === unitVectors ? unit : raw;
    const maxDifference = largestDifference(pairs.dots, pairs.cosines);
    return {
      holds: maxDifference <= toleranceOf(width),
      sentence: locale.t(experimentsText('experiment.cosine.sentence'), {
        pairs: count * count,
        vectors: locale.t(vectorLabels[vectors]),
        difference: formatNumber(locale, maxDifference),
        disagree: pairs.disagree,
        count,
      }),
      threshold: locale.t(experimentsText('experiment.cosine.threshold'), {
        tolerance: formatNumber(locale, toleranceOf(width)),
        roundings: 2 * width + 12,
        width,
      }),
    };
  },
  draw({ unit, raw, count }, locale) {
    const points = ({ dots, cosines }: Similarities) =>
      cosines.map((x, at) => ({ x, y: dots[at] ?? Number.NaN }));
    return [
      {
        title: locale.t(experimentsText('experiment.cosine.dot_product_against_cosine_pairs'), {
          count: count * count,
        }),
        x: { label: locale.t(figuresText('common.cosine')), scale: 'linear', reach: [-1, 1] },
        y: { label: locale.t(figuresText('common.dot_product')), scale: 'linear' },
        series: [
          {
            name: locale.t(experimentsText('experiment.cosine.vectors_drawn')),
            mark: 'points',
            points: points(raw),
          },
          {
            name: locale.t(experimentsText('experiment.cosine.same_length_1')),
            mark: 'points',
            points: points(unit),
          },
          {
            name: locale.t(experimentsText('experiment.cosine.equal')),
            mark: 'expected',
            points: [-1, 1].map((x) => ({ x, y: x })),
          },
        ],
      },
    ];
  },
});
