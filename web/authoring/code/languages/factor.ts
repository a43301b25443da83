import type { OpArguments } from '../op-arguments';
import { numberText } from './literals';

/** `a * 0.5`, or as a division where that says more: `a / sqrt(4.0)`, `a / 3.0`. */
export function scaled(a: string, args: OpArguments, squareRoot: string): string {
  const factor = args.parameter;
  const divisor = 1 / factor;
  const square = Math.round(divisor * divisor);
  const isRoot = factor > 0 && Math.abs(factor * factor * square - 1) < 4 * Number.EPSILON;
  if (isRoot && args.node.equation.includes('\\sqrt')) return `${a} / ${squareRoot}(${numberText(square)})`;
  if (Number.isInteger(divisor) && Math.abs(divisor) > 1) return `${a} / ${numberText(divisor)}`;
  return `${a} * ${numberText(factor)}`;
}
