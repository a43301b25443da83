import { nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { msg, t } from '../../i18n/i18n';
import { chartFigure } from '../../ui/charts/chart';
import type { Chart, ChartPoint, ChartSeries } from '../../ui/charts/chart-data';
import { chartTable } from '../../ui/charts/chart-table';
import type { History } from '../../workers/training/history';

/** More points than this cannot be told apart in a chart: then each stands for the mean of several steps. */
const maxPoints = 160;

/** Rows of the table of numbers. */
const maxRows = 24;

interface ModelCurves {
  readonly name: string;
  readonly history: History;
  /** The learning rate of each step of the course, also of those to come. */
  readonly rates: Float64Array;
}

export interface Curves {
  readonly models: readonly ModelCurves[];
  readonly steps: number;
  /** The length of the axis until there are more steps. */
  readonly plannedSteps: number;
  readonly width: number;
  /** Something that changes when the tables are to be written again. */
  readonly tableVersion: unknown;
}

/** The axis grows in jumps, so that a curve is not squeezed with every step. */
function lastStep(plannedSteps: number, steps: number): number {
  let last = plannedSteps;
  while (last < steps) last *= 2;
  return last;
}

/** Losses of single batches jump about: means over a few steps show where they go. */
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
  title: string,
  label: string,
  reach: readonly number[],
  series: readonly ChartSeries[],
  last: number,
): Chart {
  return {
    title,
    x: { label: msg('steps'), scale: 'linear', reach: [0, last] },
    y: { label, scale: 'linear', reach },
    series,
  };
}

function chartWithTable(fullChart: Chart, { width, tableVersion }: Curves): TemplateResult {
  const tableChart = {
    ...fullChart,
    series: fullChart.series.map((each) => ({ ...each, points: thinned(each.points, maxRows) })),
  };
  return chartFigure(
    fullChart,
    width,
    guard([tableVersion], () => chartTable(tableChart)),
  );
}

/** How wrong the models are, step by step. */
export function lossCurve(curves: Curves): TemplateResult {
  const series = curves.models.map(({ name, history }) => ({
    name,
    mark: 'curve' as const,
    points: means(history.losses),
  }));
  const last = lastStep(curves.plannedSteps, curves.steps);
  return chartWithTable(chart(msg('How wrong it is'), msg('loss'), [0, 2], series, last), curves);
}

/** How much of what they never learned from the models tell rightly. */
export function accuracyCurve(curves: Curves): TemplateResult {
  const series = curves.models.map(({ name, history }) => ({
    name,
    mark: 'curve' as const,
    points: history.measures.map(({ step, tokens }) => ({ x: step, y: 100 * tokens })),
  }));
  const last = lastStep(curves.plannedSteps, curves.steps);
  const title = msg('How much it gets right of what it never saw');
  return chartWithTable(chart(title, msg('right answers, %'), [0, 100], series, last), curves);
}

/** Points of a course that is drawn: enough for the peak after a warm-up of a few steps. */
const maxRatePoints = 600;

/** How far the steps go, from the first to the end of the course; nothing where all go as far. */
export function rateCurve(curves: Curves): TemplateResult | typeof nothing {
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
      name: isShared ? t('both models') : name,
      mark: 'curve' as const,
      points: thinned(points, maxRatePoints),
    };
  });
  const last = Math.max(...models.map(({ rates }) => rates.length));
  const title = msg('How far each step goes');
  return chartWithTable(chart(title, msg('learning rate'), [0], series, last), curves);
}
