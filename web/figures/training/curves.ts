import { nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { type ChartFrame, chartFigure } from '../../ui/charts/chart';
import type { Chart, ChartPoint, ChartSeries } from '../../ui/charts/chart-data';
import { chartTable } from '../../ui/charts/chart-table';
import type { History } from '../../workers/training/history';

/** Maximum number of points per curve; beyond that, each is the mean of several steps. */
const maxPoints = 160;

/** Rows of the table of numbers. */
const maxRows = 24;

/** All charts are aligned and low: accuracy and loss must fit one view together with the attention maps. */
const sparkline = ({ height }: Curves): ChartFrame => ({ height, left: 48 });

interface ModelCurves {
  readonly name: string;
  readonly history: History;
  /** Learning rate of each step, including future ones. */
  readonly rates: Float64Array;
}

export interface Curves {
  readonly models: readonly ModelCurves[];
  readonly steps: number;
  /** Length of the axis until it is exceeded. */
  readonly plannedSteps: number;
  readonly width: number;
  /** The height of each plot, in pixels. */
  readonly height: number;
  /** The tables are rendered again when this value changes. */
  readonly tableVersion: unknown;
}

/** The axis grows by doubling, so that curves are not rescaled with every step. */
function lastStep(plannedSteps: number, steps: number): number {
  let last = plannedSteps;
  while (last < steps) last *= 2;
  return last;
}

/** Means over several steps, because losses of single batches are noisy. */
function means(values: readonly number[]): readonly ChartPoint[] {
  const each = Math.max(1, Math.ceil(values.length / maxPoints));
  const count = Math.ceil(values.length / each);
  return Array.from({ length: count }, (_, at) => {
    const part = values.slice(at * each, (at + 1) * each);
    const sum = part.reduce((before, value) => before + value, 0);
    return { x: at * each + part.length, y: sum / part.length };
  });
}

function thinned(points: readonly ChartPoint[], limit: number): readonly ChartPoint[] {
  const each = Math.ceil(points.length / limit);
  return points.filter((_, at) => at % each === 0 || at === points.length - 1);
}

function chart(
  locale: Locale,
  title: MessageId,
  label: MessageId,
  reach: readonly number[],
  series: readonly ChartSeries[],
  last: number,
): Chart {
  return {
    title: locale.t(title),
    x: { label: locale.t(trainingText('training.steps')), scale: 'linear', reach: [0, last] },
    y: { label: locale.t(label), scale: 'linear', reach },
    series,
  };
}

function chartWithTable(
  locale: Locale,
  fullChart: Chart,
  curves: Curves,
  frame = sparkline(curves),
): TemplateResult {
  const tableChart = {
    ...fullChart,
    series: fullChart.series.map((each) => ({ ...each, points: thinned(each.points, maxRows) })),
  };
  return chartFigure(
    locale,
    fullChart,
    curves.width,
    guard([curves.tableVersion, locale], () => chartTable(locale, tableChart)),
    frame,
  );
}

/** Training loss by step. */
export function lossCurve(locale: Locale, curves: Curves): TemplateResult {
  const series = curves.models.map(({ name, history }) => ({
    name,
    mark: 'curve' as const,
    points: means(history.losses),
  }));
  const last = lastStep(curves.plannedSteps, curves.steps);
  return chartWithTable(
    locale,
    chart(locale, trainingText('training.how_wrong'), trainingText('training.loss'), [0, 2], series, last),
    curves,
  );
}

/** Accuracy on held-out examples by step, to be placed above the loss: they share the x axis. */
export function accuracyCurve(locale: Locale, curves: Curves): TemplateResult {
  const series = curves.models.map(({ name, history }) => ({
    name,
    mark: 'curve' as const,
    points: history.measures.map(({ step, tokens }) => ({ x: step, y: 100 * tokens })),
  }));
  const last = lastStep(curves.plannedSteps, curves.steps);
  const title = trainingText('training.how_much_gets_right');
  return chartWithTable(
    locale,
    chart(locale, title, trainingText('training.right_answers'), [0, 100], series, last),
    curves,
    { ...sparkline(curves), sharesXAxis: true },
  );
}

/** Maximum number of points of a rate curve, enough to show a short warm-up. */
const maxRatePoints = 600;

/** Learning rate by step; nothing if all are constant. */
export function rateCurve(locale: Locale, curves: Curves): TemplateResult | typeof nothing {
  const { models } = curves;
  const isConstant = ({ rates }: ModelCurves): boolean => rates.every((rate) => rate === rates[0]);
  if (models.every(isConstant)) return nothing;
  const [first] = models;
  const areEqual = models.every(({ rates }) => rates.every((rate, at) => rate === first?.rates[at]));
  const drawnModels = areEqual ? models.slice(0, 1) : models;
  const series = drawnModels.map(({ name, rates }) => {
    const points = Array.from(rates, (y, at) => ({ x: at + 1, y }));
    const isShared = areEqual && models.length > 1;
    return {
      name: isShared ? locale.t(trainingText('training.both_models')) : name,
      mark: 'curve' as const,
      points: thinned(points, maxRatePoints),
    };
  });
  const last = Math.max(...models.map(({ rates }) => rates.length));
  const title = trainingText('training.how_far_each_step');
  return chartWithTable(
    locale,
    chart(locale, title, trainingText('training.learning_rate'), [0], series, last),
    curves,
  );
}
