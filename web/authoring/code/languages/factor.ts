import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { numberText } from './literals';

/** `a / sqrt(4.0)`, `a / 3.0`, or `a * 0.3`. */
export function scaled(a: string, { factor, radicand }: OpParameters['scale'], squareRoot: string): string {
  if (radicand > 0) return `${a} / ${squareRoot}(${numberText(radicand)})`;
  const divisor = 1 / factor;
  if (Number.isInteger(divisor) && Math.abs(divisor) > 1) return `${a} / ${numberText(divisor)}`;
  return `${a} * ${numberText(factor)}`;
}
