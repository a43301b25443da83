import type { FunctionName } from '../../../../web/engine/types';

/** erf by the series 2/√π · exp(−x²) · Σ 2ⁿ x²ⁿ⁺¹ / (2n+1)!!, all of whose terms have one sign. */
function erf(x: number): number {
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > Math.abs(sum) * 1e-18; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** a · ½ (1 + y). If y is near −1, cancellation leaves an error of some ulp of a. */
const half = (a: number, y: number): Again => ({ value: a * (0.5 * (1 + y)), ulps: 16, size: Math.abs(a) });

export interface Again {
  readonly value: number;
  /** How many ulp of `size` mathematical libraries may differ by. */
  readonly ulps: number;
  readonly size?: number;
}

/** A function of an explanation, as defined in web/engine/types/explanation.ts. */
export function functionAgain(name: FunctionName, a: number, b: number): Again {
  switch (name) {
    case 'tanh':
      return { value: Math.tanh(a), ulps: 4 };
    case 'sigmoid':
      return { value: 1 / (1 + Math.exp(-a)), ulps: 4 };
    case 'relu':
      return { value: Math.max(a, 0), ulps: 0 };
    case 'gelu':
      return half(a, erf(a / Math.SQRT2));
    case 'gelu_tanh':
      return half(a, Math.tanh(Math.sqrt(2 / Math.PI) * (a + 0.044715 * a ** 3)));
    case 'silu':
      return { value: a / (1 + Math.exp(-a)), ulps: 4 };
    case 'exp':
      return { value: Math.exp(a), ulps: 2 };
    case 'sin':
      return { value: Math.sin(a), ulps: 2 };
    case 'cos':
      return { value: Math.cos(a), ulps: 2 };
    case 'power':
      return { value: a ** b, ulps: 2 };
    case 'sqrt_of_sum':
      return { value: Math.sqrt(a + b), ulps: 0 };
    case 'quotient':
      return { value: a / b, ulps: 0 };
    case 'larger':
      return { value: Math.max(a, b), ulps: 0 };
    case 'log':
      return { value: Math.log(a), ulps: 2 };
    case 'absolute':
      return { value: Math.abs(a), ulps: 0 };
    case '':
      return { value: Number.NaN, ulps: 0 };
  }
}
