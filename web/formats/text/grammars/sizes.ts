import { kinds, type Tokens } from '../tokens/tokens';
import { failFactor } from './value';

export interface Sizes {
  readonly sizes: readonly number[];
  readonly end: number;
}

const limit = 12;

/** `(2, 3)`, `[2, 3]`, `([2, 3])`, `(2,)`, `()`; null for anything else. */
export function sizesOf(tokens: Tokens, at: number): Sizes | null {
  const closing = tokens.is(at, '(') ? ')' : tokens.is(at, '[') ? ']' : null;
  if (closing === null) return null;
  if (closing === ')' && tokens.is(at + 1, '[')) {
    const inner = sizesOf(tokens, at + 1);
    return inner !== null && tokens.is(inner.end, ')') ? { ...inner, end: inner.end + 1 } : null;
  }
  const sizes: number[] = [];
  for (let next = at + 1; next < at + 2 * limit; next++) {
    if (tokens.is(next, closing)) return { sizes, end: next + 1 };
    if (tokens.is(next, ',')) continue;
    if (!/^\d{1,9}$/.test(tokens.text(next))) return null;
    sizes.push(Number(tokens.text(next)));
  }
  return null;
}

/** Sizes with or without the name of their type: `torch.Size([2, 3])`, `TensorShape([2, 3])`. */
export function statedSizes(tokens: Tokens, at: number): Sizes | null {
  const isCall = tokens.kind(at) === kinds.word && /(?:Size|Shape)$/.test(tokens.text(at));
  return sizesOf(tokens, isCall ? at + 1 : at);
}

/** The power of ten of a factor. Throws for another one. */
export function powerOfTen(tokens: Tokens, at: number): number {
  const { value } = tokens.numbers.get(tokens.number(at));
  const [mantissa, exponent] = value.toExponential().split('e');
  if (mantissa !== '1') failFactor(tokens, at);
  return Number(exponent);
}
