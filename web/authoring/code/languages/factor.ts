import type { OpArguments } from '../op-arguments';
import { numberText } from './literals';

/** `a / sqrt(4.0)`, `a / 3.0`, or `a * 0.3`. */
export function scaled(a: string, args: OpArguments, squareRoot: string): string {
  const { parameter: factor, radicand } = args;
  if (radicand > 0) return `${a} / ${squareRoot}(${numberText(radicand)})`;
  const divisor = 1 / factor;
  if (Number.isInteger(divisor) && Math.abs(divisor) > 1) return `${a} / ${numberText(divisor)}`;
  return `${a} * ${numberText(factor)}`;
}
