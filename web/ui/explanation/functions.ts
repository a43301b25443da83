import { html, type TemplateResult } from 'lit';
import type { FunctionName } from '../../engine/types';

type Write = (a: TemplateResult, b: TemplateResult, second: number) => TemplateResult;

/** Functions of one or two numbers in one-line notation. */
const notations: Readonly<Record<FunctionName, Write>> = {
  '': (a) => a,
  tanh: (a) => html`tanh(${a})`,
  sigmoid: (a) => html`1 / (1 + exp(−${a}))`,
  relu: (a) => html`max(0, ${a})`,
  gelu: (a) => html`${a} × Φ(${a})`,
  gelu_tanh: (a) => html`${a} × ½ (1 + tanh(√(2/π) (${a} + 0.044715 × ${a}³)))`,
  silu: (a) => html`${a} / (1 + exp(−${a}))`,
  exp: (a) => html`exp(${a})`,
  sin: (a) => html`sin(${a})`,
  cos: (a) => html`cos(${a})`,
  power: (a, b) => html`${a}<sup>${b}</sup>`,
  sqrt_of_sum: (a, b, second) => (second === 0 ? html`√${a}` : html`√(${a} + ${b})`),
  quotient: (a, b) => html`${a} / ${b}`,
  larger: (a, b) => html`max(${a}, ${b})`,
  log: (a) => html`log(${a})`,
  absolute: (a) => html`|${a}|`,
};

/** A function with rendered arguments. `second` is the value of `b`. */
export function functionNotation(
  name: FunctionName,
  a: TemplateResult,
  b: TemplateResult,
  second = 0,
): TemplateResult {
  return notations[name](a, b, second);
}
