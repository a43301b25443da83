import type { Engine } from '../../../web/engine/engine';
import { LongAttention } from '../../../web/engine/long-sequences/attention';
import { LongMultiHead } from '../../../web/engine/long-sequences/multi-head';
import { LongWeights } from '../../../web/engine/long-sequences/weights';
import type { GradientTarget, RunRequest } from '../../../web/engine/types';
import {
  type AttentionCase,
  type MultiHeadCase,
  multiHeadOperands,
  operands,
} from '../../web/engine/long-sequences/operands';
import { casesOf, type FixtureFile } from '../../web/engine/support/fixture-file';
import { Bits } from './bits';

/** The engines under test, and a reader for fixtures. */
export interface TestEngines {
  readonly full: Engine;
  /** The small build, with some of the variants. */
  readonly core: Engine;
  /** The kernels without relaxed SIMD, whose rounding differs between machines. */
  readonly kernels: WebAssembly.Module;
  readonly read: (path: string) => Promise<unknown>;
}

/** SHA-256 hashes of the outputs, by name of the case. */
export type Hashes = Readonly<Record<string, string>>;

/** Hashes the outputs of all cases of all fixtures. `files` are the fixtures of the variants. */
export async function hashAll(engines: TestEngines, files: readonly string[]): Promise<Hashes> {
  const found = new Map<string, string>();
  for (const file of files)
    for (const { name, request, loss } of casesOf((await engines.read(file)) as FixtureFile)) {
      found.set(name, await hashRun(engines.full, request, loss));
      if (engines.core.variants.some(({ id }) => id === request.variant))
        found.set(`${name}, small engine`, await hashRun(engines.core, request, loss));
    }
  await hashDraws(engines, found);
  await hashKernels(engines, found);
  return Object.fromEntries(found);
}

/** Hashes all matrices of a run and all gradients of its loss. */
function hashRun(engine: Engine, request: RunRequest, loss: GradientTarget | null): Promise<string> {
  const bits = new Bits();
  const trace = engine.run(request);
  for (const { id, rows, cols, data } of trace.nodes) {
    bits.text(`${id} ${rows} × ${cols}`);
    bits.doubles(data);
    if (loss) bits.doubles(trace.gradient(loss, id).data);
  }
  return bits.hash();
}

interface Draws {
  readonly matrices: readonly { readonly request: Parameters<Engine['randomMatrix']>[0] }[];
}

async function hashDraws({ full, read }: TestEngines, found: Map<string, string>): Promise<void> {
  const bits = new Bits();
  for (const { request } of ((await read('experiments/draws.json')) as Draws).matrices)
    bits.doubles(full.randomMatrix(request).data);
  found.set('random numbers', await bits.hash());
}

async function hashKernels({ kernels, read }: TestEngines, found: Map<string, string>): Promise<void> {
  const attention = (await read('kernels/attention.json')) as { cases: readonly AttentionCase[] };
  for (const each of attention.cases) {
    const { query, key, value } = operands(each);
    const shape = { ...each.shape, ...each.band };
    const bits = new Bits();
    bits.doubles((await LongAttention.of(kernels, shape)).run(query, key, value));
    const weights = await LongWeights.of(kernels, shape, query, key);
    for (const { row } of each.rows) bits.doubles(weights.rows(row, 1));
    found.set(`long attention, ${each.name}`, await bits.hash());
  }
  const heads = (await read('kernels/multi_head.json')) as { cases: readonly MultiHeadCase[] };
  for (const each of heads.cases) {
    const { x, parameters } = multiHeadOperands(each);
    const bits = new Bits();
    bits.doubles((await LongMultiHead.of(kernels, { ...each.shape, ...each.band }, parameters)).run(x));
    found.set(`long heads, ${each.name}`, await bits.hash());
  }
}
