import { describe, expect, it } from 'vitest';
import { correctionOf } from '../../../web/program/editor/correction';
import { corrected, programEngine } from './programs';

const engine = await programEngine();

/** The line with what is wrong in it corrected; null where the editor offers nothing. */
function correctedLine(line: string): string | null {
  const text = `def f(Q: "n d"):\n    ${line}\n    return A`;
  const read = engine.readProgram(text);
  const problem = 'span' in read ? read : runProblem(text);
  const correction = problem === null ? null : correctionOf(problem);
  return correction === null ? null : (corrected(text, correction).split('\n')[1] ?? '').trim();
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
    expect(correctedLine(wrong)).toBe(right);
    const text = `def f(Q: "n d"):\n    ${right}\n    return A`;
    expect(runProblem(text)).toBeNull();
  });

  it.each(['A = Q @ Q', 'A = Q[[0, 1]]', 'A = np.append(Q, Q)', 'A = erf(Q)'])(
    'is not offered for %s',
    (wrong) => {
      expect(correctedLine(wrong)).toBeNull();
    },
  );

  const exp = Math.exp;
  it.each<readonly [string, (x: number) => number]>([
    ['elu(Q)', (x) => (x > 0 ? x : exp(x) - 1)],
    ['F.elu(Q, 0.5)', (x) => (x > 0 ? x : 0.5 * (exp(x) - 1))],
    ['F.leaky_relu(Q, negative_slope=0.2)', (x) => (x > 0 ? x : 0.2 * x)],
    ['softplus(Q)', (x) => Math.log(1 + exp(x))],
    ['swish(Q)', (x) => x / (1 + exp(-x))],
    ['mish(Q)', (x) => x * Math.tanh(Math.log(1 + exp(x)))],
    ['F.hardsigmoid(Q)', (x) => Math.min(1, Math.max(0, x / 6 + 0.5))],
    ['np.heaviside(Q, 0.5)', (x) => (x === 0 ? 0.5 : Number(x > 0))],
    ['2 - np.sinh(Q)', (x) => 2 - Math.sinh(x)],
    ['torch.pow(Q - 1, 3)', (x) => (x - 1) ** 3],
    ['Q.clamp(min=-1, max=0.5)', (x) => Math.min(0.5, Math.max(-1, x))],
  ])('of %s computes the same', (call, expected) => {
    const numbers = [-2, -0.5, 0, 0.25, 1, 3];
    const line = correctedLine(`A = ${call}`);
    const inputs = { Q: { rows: 3, cols: 2, data: new Float64Array(numbers) } };
    const variant = `program:def f(Q: "n d"):\n    ${line}\n    return A`;
    const found = engine.run({ variant, inputs, options: {} }).node('A')?.data ?? [];
    for (const [at, x] of numbers.entries()) expect(found[at], `${x}`).toBeCloseTo(expected(x), 12);
  });

  it.each([
    ['triu(Q)', [1, 2, 0, 4, 0, 0]],
    ['np.triu(Q, 1)', [0, 2, 0, 0, 0, 0]],
    ['torch.triu(Q, diagonal=-1)', [1, 2, 3, 4, 0, 6]],
    ['np.einsum("nd,nd->nd", Q, Q)', [1, 4, 9, 16, 25, 36]],
    ['Q.split(1, dim=1)', null],
  ])('of %s has the numbers of libraries', (call, expected) => {
    const line = correctedLine(`A = ${call}`);
    expect(line === null).toBe(expected === null);
    if (expected === null) return;
    const inputs = { Q: { rows: 3, cols: 2, data: new Float64Array([1, 2, 3, 4, 5, 6]) } };
    const variant = `program:def f(Q: "n d"):\n    ${line}\n    return A`;
    expect([...(engine.run({ variant, inputs, options: {} }).node('A')?.data ?? [])]).toEqual(expected);
  });
});
