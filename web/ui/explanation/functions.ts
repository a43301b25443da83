import { html, type TemplateResult } from 'lit';
import type { ActivationName, FunctionName } from '../../engine/types';
import { activations, isActivation } from '../../engine/types/activations';

type Write = (a: TemplateResult, b: TemplateResult, second: number) => TemplateResult;

/** Functions that are no activations, in one-line notation. */
const notations: Readonly<Record<Exclude<FunctionName, ActivationName>, Write>> = {
  '': (a) => a,
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
  if (!isActivation(name)) return notations[name](a, b, second);
  const [first, ...others] = activations[name].notation.split('{a}');
  return html`${first}${others.map((text) => html`${a}${text}`)}`;
}
