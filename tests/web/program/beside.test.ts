import { describe, expect, it } from 'vitest';
import { textChange } from '../../../web/program/beside/text-change';

const original = 'def f(A: "n d"):\n    W = softmax(A)\n    C = W @ A\n    return C\n';

describe('what changed in a text', () => {
  it('is nothing where only spaces at the ends of lines differ', () => {
    expect(textChange(original, original.replaceAll('\n', '  \n').trimEnd())).toBeNull();
  });

  it('names the words that were exchanged', () => {
    const change = textChange(original, original.replace('softmax', 'sigmoid'));
    expect(change).toEqual({ line: 2, before: 'softmax', after: 'sigmoid', count: 1 });
  });

  it('names whole lines where words were only added', () => {
    const change = textChange(original, original.replace('W @ A', 'W @ A * 2'));
    expect(change).toEqual({ line: 3, before: 'C = W @ A', after: 'C = W @ A * 2', count: 1 });
  });

  it('tells a new line and one that is gone', () => {
    const longer = original.replace('    C', '    B = W * 2\n    C');
    expect(textChange(original, longer)).toEqual({ line: 3, before: '', after: 'B = W * 2', count: 1 });
    expect(textChange(longer, original)).toEqual({ line: 3, before: 'B = W * 2', after: '', count: 1 });
  });

  it('counts lines', () => {
    const change = textChange(original, original.replace('softmax', 'relu').replace('W @ A', 'A'));
    expect(change?.count).toBe(2);
  });
});
