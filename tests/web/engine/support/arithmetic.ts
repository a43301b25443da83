import type { Explanation, Term } from '../../../../web/engine/types';
import { EPSILON } from './compare';
import { type Again, functionAgain } from './functions';

/** The arithmetic of explanations, done again by the rules of web/engine/types/explanation.ts. */

const factorsOf = ({ factors }: Term) => factors.map(({ value }) => value);
const product = (term: Term) => factorsOf(term).reduce((total, value) => total * value);
export const sum = (terms: readonly Term[]) =>
  terms.map(({ value }) => value).reduce((total, value) => total + value);

/** The value of a term by its rule, and how many ulp exp or tanh of mathematical libraries may differ by. */
export function termAgain({ reduction, function: applied }: Explanation, term: Term): Again {
  const [first = Number.NaN, second = Number.NaN] = factorsOf(term);
  if (reduction === 'function') return functionAgain(applied, first, second);
  if (reduction === 'softmax' || reduction === 'log_softmax' || reduction === 'log_sum_exp')
    return { value: Math.exp(first - second), ulps: 2 };
  if (reduction === 'softcap') return { value: second * Math.tanh(first / second), ulps: 4 };
  return { value: product(term), ulps: 0 };
}

export function isTermTrue(explanation: Explanation, term: Term): boolean {
  const { value, ulps, size = Math.abs(value) } = termAgain(explanation, term);
  if (Object.is(value, term.value)) return true;
  return Math.abs(value - term.value) <= ulps * (EPSILON * size + Number.MIN_VALUE);
}

/** The hardmax: equal shares for the largest scores. */
function hardmaxAgain(scores: readonly number[], chosen: number): number {
  if (scores.some(Number.isNaN)) return Number.NaN;
  const largest = Math.max(...scores);
  if (largest === Number.NEGATIVE_INFINITY || scores[chosen] !== largest) return 0;
  return 1 / scores.filter((score) => score === largest).length;
}

/** The result of the terms, by the rules of web/engine/types/explanation.ts. */
export function resultAgain({ reduction, terms, chosen, result }: Explanation): number {
  if (reduction === 'norm') return Math.sqrt(sum(terms));
  if (reduction === 'log_softmax') {
    const [score = Number.NaN, largest = Number.NaN] = terms.map(factorsOf)[chosen] ?? [];
    return score - largest - Math.log(sum(terms));
  }
  if (reduction === 'log_sum_exp') return (terms.map(factorsOf)[0]?.[1] ?? 0) + Math.log(sum(terms));
  if (reduction === 'hardmax')
    return hardmaxAgain(
      terms.map(({ value }) => value),
      chosen,
    );
  if (reduction === 'given') return result;
  if (reduction === 'softmax' && terms.length === 0) return 0;
  if (reduction === 'softmax') return (terms[chosen]?.value ?? Number.NaN) / sum(terms);
  return sum(terms);
}

/** Bitwise equal, except for logarithms, which may differ by an ulp or two between mathematical libraries. */
export function isResultTrue(explanation: Explanation): boolean {
  const { reduction, result } = explanation;
  const again = resultAgain(explanation);
  if (Object.is(again, result)) return true;
  return (
    reduction.startsWith('log_') && Math.abs(again - result) <= 4 * EPSILON * Math.max(1, Math.abs(result))
  );
}
