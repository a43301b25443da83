import type { Explanation, Trace, TraceNode } from '../../../web/engine/types';
import type { ExplainedNumber } from '../../../web/motion/explained-number';
import type { Track } from '../../../web/motion/timeline';
import { cellValue } from '../../../web/ui/format/format';

/** Numbers close to the smallest one have fewer digits. */
const smallest = 1e-323;

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number that a text says, and half a unit of its last digit. */
function parse(text: string): readonly [value: number, tolerance: number] {
  if (text === 'NaN') return [Number.NaN, 0];
  // A negative number that is taken from another one has brackets.
  const [mantissa = '', power = ''] = text
    .replace(/^\((−.*)\)$/, '$1')
    .replace('−', '-')
    .split('×10');
  if (mantissa.includes('∞')) return [mantissa.startsWith('-') ? -Infinity : Infinity, 0];
  const exponent = Number([...power].map((char) => (char === '⁻' ? '-' : digits.indexOf(char))).join(''));
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const value = Number(`${mantissa}e${exponent}`);
  // The largest number rounds up.
  const finite = Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
  return [finite, 0.5001 * 10 ** (exponent - decimals) + smallest];
}

/** The number of an explanation that an item names; undefined if there is none. */
function numberOf(
  { part, term, factor }: ExplainedNumber,
  explanation: Explanation,
  trace: Trace,
): number | undefined {
  const { node, row, col } = explanation.cell;
  const owner = trace.node(node) as TraceNode;
  if (part === 'result') return cellValue(owner, row, col);
  if (part === 'partial')
    return explanation.terms
      .slice(1, term + 1)
      .reduce((sum, { value }) => sum + value, explanation.terms[0]?.value ?? Number.NaN);
  const found = explanation.terms[term];
  if (part === 'term') return found?.value;
  const named = found?.factors[factor];
  const source = trace.node(named?.cell?.node ?? '');
  return named?.cell && source ? cellValue(source, named.cell.row, named.cell.col) : named?.value;
}

/** What is wrong with the number of an item; null if nothing is. */
export function problemOf(
  { shows, text, shape }: Pick<Track, 'shows' | 'text' | 'shape'>,
  trace: Trace,
): string | null {
  if (shows === null) return /\d/.test(text) ? `${shape} “${text}” names no number` : null;
  const value = numberOf(shows, trace.explain(shows.cell), trace);
  const [said, tolerance] = parse(text);
  const isSame = value !== undefined && (Object.is(said, value) || Math.abs(said - value) <= tolerance);
  return isSame ? null : `${shows.cell.node} ${shows.part} ${shows.term}: “${text}” is not ${value}`;
}
