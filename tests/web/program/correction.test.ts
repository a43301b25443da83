import { describe, expect, it } from 'vitest';
import { correctionOf } from '../../../web/program/editor/correction';
import { programEngine } from './programs';

const engine = await programEngine();

/** The text with what is wrong in it corrected; null where the editor offers nothing. */
function corrected(line: string): string | null {
  const text = `def f(Q: "n d"):\n    ${line}\n    return A`;
  const read = engine.readProgram(text);
  const problem = 'span' in read ? read : runProblem(text);
  const code = problem === null ? null : correctionOf(problem);
  if (problem === null || code === null) return null;
  const { column, endColumn } = problem.span;
  const wrong = `    ${line}`;
  return (wrong.slice(0, column - 1) + code + wrong.slice(endColumn - 1)).trim();
}

function runProblem(text: string) {
  const inputs = { Q: { rows: 3, cols: 2, data: [1, 2, 3, 4, 5, 6] } };
  const walk = engine.programWalk({ variant: `program:${text}`, inputs, options: {} });
  return 'span' in walk ? walk : null;
}

describe('a correction by one press', () => {
  it.each([
    ['A = Q[0] * 2', 'A = Q[0 : 0 + 1] * 2'],
    ['A = Q[:, 1] * 2', 'A = Q[:, 1 : 1 + 1] * 2'],
    ['A = Q[-1] * 2', 'A = Q[-1 :] * 2'],
    ['A = Q[n - 1]', 'A = Q[n - 1 : n - 1 + 1]'],
    ['A = Q[0 if n > 1 else 1]', 'A = Q[(0 if n > 1 else 1) : (0 if n > 1 else 1) + 1]'],
    ['A = softmx(Q)', 'A = softmax(Q)'],
  ])('makes %s to %s', (wrong, right) => {
    expect(corrected(wrong)).toBe(right);
    const text = `def f(Q: "n d"):\n    ${right}\n    return A`;
    expect(runProblem(text)).toBeNull();
  });

  it.each(['A = Q @ Q', 'A = Q[[0, 1]]', 'A = np.dot(Q, Q)'])('is not offered for %s', (wrong) => {
    expect(corrected(wrong)).toBeNull();
  });
});
