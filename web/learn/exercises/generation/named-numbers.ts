import type { Trace, TraceNode, VariantSchema } from '../../../engine/types';
import type { Document } from '../../../store/document/state';
import { givenOf } from './sub-steps';

/** A size or a number of the options that an equation names: d_k = 4. */
export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

/** The numbers that the equation of a step names, in the order of the schema. */
export function namedNumbers(
  node: TraceNode,
  trace: Trace,
  schema: VariantSchema,
  { options }: Pick<Document, 'options'>,
): readonly NamedNumber[] {
  const names = namesIn(node, trace);
  return knownNames(schema)
    .filter((name) => names.has(name))
    .map((name) => ({ name, value: trace.dimensions[name] ?? Number(options[name]) }));
}

/** Whether the equation of a step has names of numbers that are neither sizes nor options: readers do not know these. */
export function hasUnknownNames(node: TraceNode, trace: Trace, schema: VariantSchema): boolean {
  const known = new Set(knownNames(schema));
  return [...namesIn(node, trace)].some((name) => !known.has(name));
}

const knownNames = ({ dimensions, options }: VariantSchema): readonly string[] => [
  ...new Set([
    ...dimensions.map(({ name }) => name),
    ...options.filter(({ type }) => type === 'number').map(({ name }) => name),
  ]),
];

/** The names in an equation that are not those of matrices: of sizes, options and other numbers. */
function namesIn(node: TraceNode, trace: Trace): ReadonlySet<string> {
  const shown = givenOf(node, trace)
    .filter(({ symbol }) => symbol !== '')
    .reduce((equation, { symbol }) => equation.replaceAll(symbol, ' '), node.equation);
  const plain = shown
    .replace(/\\(?:node|arg)\{\d+\}/g, ' ')
    .replace(/\\operatorname\{\w+\}/g, ' ')
    .replace(/\\(?:text|mathrm)(?![a-z])/g, '')
    .replace(/\\[a-zA-Z]+/g, ' ')
    .replace(/\d[\d.]*(?:e-?\d+)?/g, ' ')
    .replace(/[{}\\]/g, '');
  return new Set(plain.match(/[A-Za-z]\w*/g) ?? []);
}
