import { alteredNumbers } from '../../../engine/analysis/altered';
import type { NamedCause, RunRequest, Trace } from '../../../engine/types';
import type { Message } from '../../../i18n/message';
import type { RunEngine } from '../assess/remember-runs';
import { perturbedTraces } from './precision';
import type { Diagnosis } from './report';
import { type NumbersOf, numbersOf, type Runs } from './steps';

/** A run, and the same with inputs that are off by rounding; those are computed when they are first needed. */
export interface RunSet {
  readonly trace: Trace;
  readonly epsilon: number;
  others(): readonly Trace[];
  finer(): readonly Trace[];
}

/** Something that may have been done in place of what the page does: mistakes in a run, which may be one with other options. */
export interface Candidate {
  readonly kind: Diagnosis['kind'];
  readonly id: string;
  readonly text: Message;
  /** The node at which it was done; null if it concerns the whole run. */
  readonly site: string | null;
  readonly base: RunSet;
  readonly causes: readonly NamedCause[];
  /** Whether a lesson declares it. */
  readonly isDeclared?: true;
  /** Of a run with other steps: the node that is its output, and the one that it is compared with. */
  readonly output?: { readonly id: string; readonly comparedWith: string };
}

/** Where a run is computed from. */
export interface RunSource {
  readonly engine: RunEngine;
  readonly request: RunRequest;
  readonly halfDigits: ReadonlyMap<string, Float64Array>;
  readonly epsilon: number;
}

export function runSet(source: RunSource, trace: Trace, others?: readonly Trace[]): RunSet {
  const { engine, request, halfDigits, epsilon } = source;
  let coarse = others;
  let fine: readonly Trace[] | undefined;
  return {
    ...{ trace, epsilon },
    others: () => {
      coarse ??= perturbedTraces(engine, request, halfDigits, epsilon);
      return coarse;
    },
    finer: () => {
      fine ??= perturbedTraces(engine, request, halfDigits, epsilon, true);
      return fine;
    },
  };
}

/** The numbers of a run with mistakes in it. Where none of them can be made on the way to a node, the node is right. */
export function numbersWith(trace: Trace, causes: readonly NamedCause[]): NumbersOf {
  if (causes.length === 0) return numbersOf(trace);
  const known = new Map<string, Float64Array | undefined>();
  return (node) => {
    if (!known.has(node)) known.set(node, alteredIn(trace, node, causes));
    return known.get(node);
  };
}

function alteredIn(trace: Trace, node: string, causes: readonly NamedCause[]): Float64Array | undefined {
  if (trace.node(node) === undefined) return undefined;
  const altered = alteredNumbers(trace, node, causes);
  if (altered !== null) return altered;
  // Two mistakes of which one comes later: so far, the other is alone.
  for (const cause of causes.length > 1 ? causes : []) {
    const alone = alteredNumbers(trace, node, [cause]);
    if (alone !== null) return alone;
  }
  return trace.node(node)?.data;
}

/** The numbers of a candidate in a run. */
export function numbersIn({ causes, output }: Pick<Candidate, 'causes' | 'output'>, trace: Trace): NumbersOf {
  const numbers = numbersWith(trace, causes);
  return output === undefined ? numbers : (node) => numbers(node === output.comparedWith ? output.id : node);
}

/** The numbers of a candidate, and how rounding moves them. */
export function runsOf(candidate: Candidate): Runs {
  const { base } = candidate;
  const all = (traces: readonly Trace[]): readonly NumbersOf[] =>
    traces.map((trace) => numbersIn(candidate, trace));
  return {
    numbers: numbersIn(candidate, base.trace),
    others: all(base.others()),
    finer: all(base.finer()),
    epsilon: base.epsilon,
  };
}
