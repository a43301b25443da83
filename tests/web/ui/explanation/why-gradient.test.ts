// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { gradientPanel } from '../../../../web/ui/explanation/why-gradient';
import type { Model } from '../../../../web/ui/model';
import { show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

/** What the panel says where all derivatives by the queries are the same. */
function said(derivative: number, model: Model): string {
  const data = new Float64Array(2).fill(derivative);
  const by = new Map([['queries', { rows: 1, cols: 2, data }]]);
  const page = document.createElement('div');
  const cell = { node: 'weights', row: 0, col: 0 };
  show(
    gradientPanel({ cell, by } as unknown as Parameters<typeof gradientPanel>[0], model, recorder().intent),
    page,
  );
  return textOf(page);
}

describe('a number that no input moves', () => {
  it('may be moved by an option, where there is one', () => {
    expect(said(0, modelOf('masks'))).toBe('No small change of any input moves it. An option may.');
    const model = modelOf('masks');
    const { resolver } = model.schema;
    const schema = {
      ...model.schema,
      resolver: {
        ...resolver,
        resolve: (query: object) => ({ ...resolver.resolve(query as never), options: [] }),
      },
    } as unknown as Model['schema'];
    expect(said(0, { ...model, schema })).toBe('No small change of any input moves it.');
  });

  it('is said to be one only where the derivatives are numbers', () => {
    expect(said(Number.NaN, modelOf('masks'))).toMatch(/^Its derivatives are not numbers here/);
  });
});
