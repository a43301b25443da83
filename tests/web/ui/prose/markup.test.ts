import { describe, expect, it } from 'vitest';
import { type MarkupContext, parseMarkup } from '../../../../web/ui/prose/markup';
import { modelOf } from '../sample';

function reading(lesson: string, id: string, row = 1, col = 2): MarkupContext {
  const { trace } = modelOf(lesson);
  const node = trace.node(id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return { trace, node, row, col };
}

describe('lesson markup', () => {
  const scores = reading('scaled-dot-product', 'scores');

  it('keeps plain text as it is', () => {
    expect(parseMarkup('rows of [tokens]', scores)).toEqual([{ kind: 'text', text: 'rows of [tokens]' }]);
  });

  it('finds a number at a fixed place and at the place looked at', () => {
    expect(parseMarkup('[[scores:0,2]]', scores)[1]).toMatchObject({
      cell: { node: 'scores', row: 0, col: 2 },
    });
    expect(parseMarkup('[[scores:r,c]]', scores)[1]).toMatchObject({
      cell: { node: 'scores', row: 1, col: 2 },
    });
  });

  it('finds the largest of a row', () => {
    expect(parseMarkup('[[scores:r,max]]', { ...scores, row: 0 })[1]).toMatchObject({
      cell: { row: 0, col: 2 },
    });
    expect(parseMarkup('[[col:scores:max]]', scores)[1]).toMatchObject({
      kind: 'name',
      axis: 'col',
      index: 2,
    });
  });

  it('finds the largest of a row that is not the current one', () => {
    const current = reading('luong-attention', 'scores', 0);
    expect(parseMarkup('[[scores:r,max]]', current)[1]).toMatchObject({ cell: { row: 0, col: 0 } });
    expect(parseMarkup('[[scores:1,max]]', current)[1]).toMatchObject({ cell: { row: 1, col: 2 } });
  });

  it('brings the place looked at inside a smaller matrix', () => {
    expect(parseMarkup('[[scores:r,c]]', { ...scores, row: 9, col: 9 })[1]).toMatchObject({
      cell: { row: 2, col: 2 },
    });
  });

  it('finds names and sizes', () => {
    expect(parseMarkup('[[row:scores:r]]', scores)[1]).toMatchObject({ kind: 'name', axis: 'row', index: 1 });
    expect(parseMarkup('[[dim:d_k]]', scores)[1]).toEqual({ kind: 'size', size: 4 });
  });

  it('reads a star as the head the text is about', () => {
    const inside = reading('multi-head', 'head_1/weights');
    expect(parseMarkup('[[head_*/scores:0,0]]', inside)[1]).toMatchObject({
      cell: { node: 'head_1/scores' },
    });
    expect(parseMarkup('[[head_*/scores]]', reading('multi-head', 'concat'))[1]).toMatchObject({
      node: { id: 'head_0/scores' },
    });
  });

  it('reads a star as the group and the head the text is about, wherever they stand', () => {
    const inside = reading('encoder-layer', 'norm_2/mean');
    expect(parseMarkup('[[norm_*/normed:0,0]]', inside)[1]).toMatchObject({
      cell: { node: 'norm_2/normed' },
    });
    const head = reading('encoder-layer', 'self/head_1/weights');
    expect(parseMarkup('[[self/head_*/scores]]', head)[1]).toMatchObject({
      node: { id: 'self/head_1/scores' },
    });
    expect(parseMarkup('[[norm_*/mean]]', head)[1]).toEqual({ kind: 'missing', reference: 'norm_*/mean' });
  });

  it('finds what a node is made from', () => {
    const sum = reading('encoder-layer', 'residual_1');
    expect(parseMarkup('[[arg0]] [[arg1:0,0]]', sum)).toMatchObject([
      {},
      { node: { id: 'x' } },
      {},
      { cell: { node: 'self/output' } },
      {},
    ]);
    expect(parseMarkup('[[arg0]]', reading('encoder-layer', 'x'))[1]).toEqual({
      kind: 'missing',
      reference: 'arg0',
    });
  });

  it.each(['nosuch', 'scores:9,0', 'scores:x,0', 'scores:0', 'dim:nosuch', 'row:nosuch:r', 'col:scores:9'])(
    'says that [[%s]] is missing',
    (reference) => {
      expect(parseMarkup(`[[${reference}]]`, scores)[1]).toEqual({ kind: 'missing', reference });
    },
  );
});
