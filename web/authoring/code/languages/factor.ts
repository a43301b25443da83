import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { numberText } from './literals';

/** Longer decimals than 0.001 are those of a fraction. */
const maxDecimal = 5;

/** `a / sqrt(4.0)`, `a / 3.0`, or `a * 0.3`; `a * 0.2` too, which the engine computes, and a division by 5 rounds otherwise. */
export function scaled(a: string, { factor, radicand }: OpParameters['scale'], squareRoot: string): string {
  if (radicand > 0) return `${a} / ${squareRoot}(${numberText(radicand)})`;
  const divisor = 1 / factor;
  const isExact = [2, 4, 8].includes(Math.abs(divisor));
  const isFraction = isExact || numberText(Math.abs(factor)).length > maxDecimal;
  if (isFraction && Number.isInteger(divisor) && Math.abs(divisor) > 1)
    return `${a} / ${numberText(divisor)}`;
  return `${a} * ${numberText(factor)}`;
}
