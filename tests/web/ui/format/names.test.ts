// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import { cellLabel, cellName, titleBesideSymbol } from '../../../../web/ui/format/names';
import { show, textOf } from '../page';
import { modelOf } from '../sample';

describe('the name of a cell', () => {
  it('is that above its matrix', () => {
    const model = modelOf('scaled-dot-product');
    const cell = { node: 'scaled_scores', row: 1, col: 2 };
    expect(cellName(cell, model)).toBe('scaled scores[hungry, bird]');
    expect(textOf(show(cellLabel(cell, model)))).toBe('scaled scores[hungry, bird]');
  });

  it('has the number of its head, and the subscript of a symbol', () => {
    const model = modelOf('multi-head');
    expect(cellName({ node: 'head_0/scaled_scores', row: 0, col: 1 }, model)).toBe(
      'scaled scores₁[Watch, that]',
    );
    expect(cellName({ node: 'w_q', row: 0, col: 1 }, model)).toBe('query projection[1, 2]');
  });
});

describe('the title beside a symbol', () => {
  const { locale, trace } = modelOf('scaled-dot-product');
  const beside = (symbol: string, name: string): string => {
    const node = trace.node('query') as TraceNode;
    return titleBesideSymbol(locale, {
      ...node,
      symbol,
      title: { key: 'program.text', args: { text: name } },
    });
  };

  it('is left out where it has the letters of the symbol', () => {
    expect(beside('W^{DKV}', 'w dkv')).toBe('');
    expect(beside('Q', 'Q')).toBe('');
    expect(beside('W^{K}', 'key projection')).toBe('key projection');
    expect(beside('\\bar{S}', 's')).toBe('s');
  });
});
