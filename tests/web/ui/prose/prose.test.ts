// @vitest-environment happy-dom
import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { liveText, markupContext } from '../../../../web/ui/prose/prose';
import { show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

/** The rendered text of markup in the first lesson. */
function textFor(markup: string): string {
  const model = modelOf('scaled-dot-product');
  const node = model.trace.node('weights');
  if (node === undefined) throw new Error('the first lesson has no weights');
  return textOf(show(html`${liveText(markup, node, model, recorder().intent)}`));
}

describe('numbers in a text', () => {
  it('are equal when each is shown to its last digit', () => {
    expect(textFor('it is [[query:0,0]] = [[query:0,0]].')).toMatch(/^it is (\S+) = \1\.$/);
  });

  it('are nearly equal when digits are left out of any of them', () => {
    expect(textFor('[[query:0,0]] · [[key:0,0]] = [[weights:0,0]]')).toMatch(/ · \S+ ≈ 0\.\d{3}$/);
    expect(textFor('[[weights:0,0]] · [[key:0,0]] = [[query:0,0]]')).toMatch(/^0\.\d{3} · \S+ ≈ /);
  });
});

describe('the number that a text takes as an example', () => {
  it('is none that its cell shows as 0 and a text as a power of ten', () => {
    const model = modelOf('layer-norm', [{ type: 'go-to', node: 'normed' }]);
    const node = model.trace.node('normed');
    if (node === undefined) throw new Error('there is no result');
    const { row, col } = markupContext(node, model);
    expect(Math.abs(node.data[row * node.cols + 2] ?? 0)).toBeLessThan(1e-6);
    expect(col).toBe(3);
    expect(textOf(show(html`${liveText('[[normed:r,c]]', node, model, recorder().intent)}`))).toBe('−0.50');
  });
});
