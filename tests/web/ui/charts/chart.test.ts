// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { english } from '../../../../web/i18n/i18n';
import { chartFigure } from '../../../../web/ui/charts/chart';
import type { Chart } from '../../../../web/ui/charts/chart-data';
import { scalesOf } from '../../../../web/ui/charts/chart-scale';
import { show, textOf } from '../page';

const lines: Chart = {
  title: 'Cost against d_k',
  x: { label: 'd_k', scale: 'log', ticks: [1, 4, 16] },
  y: { label: 'cost', scale: 'linear', reach: [0] },
  series: [
    {
      name: 'measured',
      mark: 'line',
      points: [
        { x: 1, y: 2, low: 1, high: 3 },
        { x: 4, y: 7 },
        { x: 16, y: 19 },
      ],
    },
    { name: 'expected', mark: 'expected', points: [1, 16].map((x) => ({ x, y: x })) },
  ],
};

const bars: Chart = {
  title: 'Weights',
  x: { label: 'key', scale: 'names', names: ['Watch', 'that', 'bird'] },
  y: { label: 'weight', scale: 'linear', reach: [0, 1] },
  series: [
    { name: 'one', mark: 'bars', points: [0.2, 0.3, 0.5].map((y, x) => ({ x, y })) },
    { name: 'other', mark: 'bars', points: [1, 0, 0].map((y, x) => ({ x, y })) },
  ],
};

function texts(page: Element, selector: string): readonly string[] {
  return [...page.querySelectorAll(selector)].map((each) => textOf(each));
}

describe('a scale', () => {
  it('marks round numbers from the first to the last', () => {
    const { y } = scalesOf(english, lines, 5);
    expect(y.ticks.map(({ text }) => text)).toEqual(['0', '5', '10', '15', '20']);
    expect([y.place(0), y.place(20)]).toEqual([0, 1]);
  });

  it('marks three numbers at least, on a phone as well', () => {
    const between = (low: number, high: number): Chart => ({
      ...lines,
      x: { label: 'q·k', scale: 'linear' },
      series: [{ name: 'share', mark: 'line', points: [low, high].map((x) => ({ x, y: 1 })) }],
    });
    const marks = (low: number, high: number) =>
      scalesOf(english, between(low, high), 3).x.ticks.map(({ text }) => text);
    expect(marks(-4, 4)).toEqual(['−4', '−2', '0', '2', '4']);
    expect(marks(1, 32)).toEqual(['10', '20', '30']);
    expect(marks(-60, 60)).toEqual(['−50', '0', '50']);
  });

  it('is even in logarithms, and has no place for 0', () => {
    const { x } = scalesOf(english, lines, 5);
    expect([x.place(1), x.place(4), x.place(16)]).toEqual([0, expect.closeTo(0.5, 12), 1]);
    expect(x.place(0)).toBeNaN();
  });

  it('spells small numbers and powers of ten so that they can be read', () => {
    const chart: Chart = {
      ...lines,
      y: { label: 'error', scale: 'log' },
      series: [{ name: 'error', mark: 'points', points: [1e-15, 1e-9, 1].map((y, x) => ({ x: x + 1, y })) }],
    };
    const { y } = scalesOf(english, chart, 5);
    expect(y.ticks.length).toBeLessThan(8);
    expect(y.ticks[0]?.text).toBe('10⁻¹⁵');
    const large = [1, 1e9].map((y, x) => ({ x: x + 1, y }));
    const many = { ...chart, series: [{ name: 'bytes', mark: 'line' as const, points: large }] };
    expect(scalesOf(english, many, 5).y.ticks.map(({ text }) => text)).toEqual([
      '1',
      '100',
      '10⁴',
      '10⁶',
      '10⁸',
    ]);
  });

  it('has a length even for one number, or none', () => {
    const chart: Chart = { ...lines, x: { label: 'x', scale: 'linear' }, series: [] };
    expect(scalesOf(english, chart, 5).x.ticks.length).toBeGreaterThan(1);
    const one: Chart = { ...chart, series: [{ name: 'one', mark: 'points', points: [{ x: 3, y: 3 }] }] };
    expect(scalesOf(english, one, 5).x.place(3)).toBeCloseTo(0.5, 12);
  });
});

describe('a chart', () => {
  it('names its series, its axes and itself', () => {
    const page = show(chartFigure(english, lines, 400));
    expect(texts(page, 'figcaption')).toEqual(['Cost against dk']);
    expect(texts(page, '.chart-legend li')).toEqual(['measured', 'expected']);
    expect(page.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('cost against d_k');
    expect(texts(page, '.chart-tick')).toEqual(['0', '5', '10', '15', '20', '1', '4', '16']);
  });

  it('draws every point where it belongs', () => {
    const page = show(chartFigure(english, lines, 400));
    const marks = [...page.querySelectorAll('.chart-picture circle')];
    const at = (name: string) => marks.map((mark) => Number(mark.getAttribute(name)));
    const [first = 0, second = 0, third = 0] = at('cx');
    expect(second - first).toBeCloseTo(third - second, 0);
    const [low = 0, middle = 0, high = 0] = at('cy');
    expect((low - middle) / (low - high)).toBeCloseTo(5 / 17, 2);
    expect(page.querySelectorAll('.chart-spread')).toHaveLength(1);
  });

  it('sets bars of several series side by side on the ground', () => {
    const page = show(chartFigure(english, bars, 400));
    const all = [...page.querySelectorAll('.chart-picture .chart-bar')];
    const number = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));
    expect(all).toHaveLength(6);
    expect(number(all[0], 'height') * 5).toBeCloseTo(number(all[3], 'height'), 0);
    expect(number(all[3], 'x')).toBeGreaterThan(number(all[0], 'x') + number(all[0], 'width') - 1);
    const feet = all.map((bar) => number(bar, 'y') + number(bar, 'height'));
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.2);
  });

  it('closes the outline of a histogram', () => {
    const points = [
      { x: 0, y: 2 },
      { x: 1, y: 1 },
      { x: 2, y: 0 },
    ];
    const chart: Chart = {
      ...lines,
      x: { label: 'x', scale: 'linear' },
      series: [{ name: 'shares', mark: 'steps', points }],
    };
    const path =
      show(chartFigure(english, chart, 400))
        .querySelector('.chart-picture .chart-area')
        ?.getAttribute('d') ?? '';
    expect(path).toMatch(/^M([\d.]+) ([\d.]+)H\1V[\d.]+H[\d.]+V[\d.]+H[\d.]+V\2$/);
  });

  it('lists its numbers in a table', () => {
    const page = show(chartFigure(english, lines, 400));
    expect(texts(page, 'thead th')).toEqual(['dk', 'measured', 'expected']);
    expect(texts(page, 'tbody :is(th, td)')).toEqual([
      '1',
      '2 (1.00 to 3.00)',
      '1',
      '4',
      '7',
      '',
      '16',
      '19',
      '16',
    ]);
    expect(texts(show(chartFigure(english, bars, 400)), 'tbody th')).toEqual(['Watch', 'that', 'bird']);
  });

  it('fits a phone', () => {
    const picture = show(chartFigure(english, lines, 300)).querySelector('.chart-picture');
    expect(picture?.getAttribute('width')).toBe('300');
  });
});
