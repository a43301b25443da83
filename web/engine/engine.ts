import type { MainModule } from '../generated/engine';
import { loadFullTexts } from '../i18n/messages';
import { calling, isTrap } from './calling';
import { EngineFailure } from './errors';
import type { FileSource } from './files';
import { type CompiledEngine, compileEngine, type MakeModule } from './module';
import { type CheckedRequest, checkRequest, structureKey } from './request';
import { withResolvers } from './resolver';
import { EngineTrace, type KnownStructure, type TraceHandle, type WithHandle } from './trace';
import type {
  DotProducts,
  EngineLimits,
  MatrixData,
  RandomMatrix,
  RunRequest,
  Trace,
  VariantSchema,
} from './types';
import { isWhole, whole } from './whole';

/**
 * Runs kept alive inside the module: the one on the screen, the one it is compared with, and a little slack. Older ones
 * give their memory back and are computed again when somebody asks, which takes less than a millisecond.
 */
const LIVE_RUNS = 4;

/** How many combinations of variant, options and shapes are remembered. */
const KNOWN_STRUCTURES = 32;

const STOPPED = { key: 'error.stopped', args: {} };

/**
 * The only door to the module, and the only owner of what lives inside it. After a trap the instance is thrown away, the
 * spare takes its place, and runs are computed again when next asked: callers notice nothing.
 */
export class Engine {
  readonly variants: readonly VariantSchema[];
  readonly limits: EngineLimits;
  readonly #compiled: CompiledEngine;
  readonly #live = new Map<CheckedRequest, TraceHandle>();
  readonly #structures = new Map<string, KnownStructure>();
  /** Null between a second trap in a row and the arrival of the next instance. */
  #module: MainModule | null;
  #spare: MainModule | null;

  private constructor(compiled: CompiledEngine, module: MainModule, spare: MainModule) {
    this.#compiled = compiled;
    this.#module = module;
    this.#spare = spare;
    this.variants = withResolvers(module.variants(), (use) => this.#call(use));
    this.limits = module.limits();
  }

  /**
   * Compiles the engine once, and makes an instance and a spare so that a restart need not wait. `createModule` is the
   * loader that was generated with it.
   */
  static async load(source: FileSource, createModule: MakeModule): Promise<Engine> {
    return Engine.from(await compileEngine(source, createModule));
  }

  /** An engine on fresh instances of what is compiled already. */
  static async from(compiled: CompiledEngine): Promise<Engine> {
    const module = await compiled.instantiate();
    if (isWhole(module)) await loadFullTexts();
    return new Engine(compiled, module, await compiled.instantiate());
  }

  /**
   * Computes every intermediate of a variant. Throws `EngineError` when an input, a shape or an option does not fit;
   * nothing has changed then.
   */
  run(request: RunRequest): Trace {
    const checked = checkRequest(request, this.limits);
    const ask: WithHandle = (use) => this.#ask(checked, use);
    return ask((handle, module) => {
      const known = this.#structure(checked, handle, module);
      return new EngineTrace(
        checked.variant,
        known,
        { data: module.data(handle), notes: module.notes(handle) },
        ask,
      );
    });
  }

  /** Random numbers, see `RandomMatrix`. Only the whole engine draws. */
  randomMatrix(request: RandomMatrix): MatrixData {
    const { rows, cols } = request;
    return { rows, cols, data: this.#call((module) => drawing(module).randomMatrix(request)) };
  }

  /** Dot products of random vectors, see `DotProducts`. Only the whole engine draws. */
  dotProducts(request: DotProducts): Float64Array {
    return this.#call((module) => drawing(module).dotProducts(request));
  }

  /** Names and shapes do not change with the numbers, and reading them takes longer than the run itself. */
  #structure(run: CheckedRequest, handle: TraceHandle, module: MainModule): KnownStructure {
    const key = structureKey(run);
    const known = this.#structures.get(key);
    if (known) return known;
    if (this.#structures.size >= KNOWN_STRUCTURES) this.#structures.clear();
    const fresh: KnownStructure = { structure: module.structure(handle), last: [] };
    this.#structures.set(key, fresh);
    return fresh;
  }

  /** Asks a live run. */
  #ask<Result>(run: CheckedRequest, use: (handle: TraceHandle, module: MainModule) => Result): Result {
    return this.#call((module) => use(this.#handle(run, module), module));
  }

  /** Calls into the instance; after a trap once more into a fresh one. */
  #call<Result>(use: (module: MainModule) => Result): Result {
    const first = this.#running();
    try {
      return calling(first, () => use(first));
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#restart();
    }
    const second = this.#running();
    try {
      return calling(second, () => use(second));
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#restart();
      throw new EngineFailure(STOPPED, { cause: error });
    }
  }

  #running(): MainModule {
    if (this.#module) return this.#module;
    this.#refill();
    throw new EngineFailure(STOPPED);
  }

  #handle(run: CheckedRequest, module: MainModule): TraceHandle {
    const handle = this.#live.get(run) ?? traced(run, module);
    // Deleting first moves the run to the end: the map is ordered from the longest unused to the latest.
    this.#live.delete(run);
    this.#live.set(run, handle);
    this.#trim(module);
    return handle;
  }

  #trim(module: MainModule): void {
    for (const [run, handle] of this.#live) {
      if (this.#live.size <= LIVE_RUNS) return;
      this.#live.delete(run);
      module.release(handle);
    }
  }

  /** A trapped instance answers wrongly from then on: nothing in it is called again, not even to free. */
  #restart(): void {
    this.#live.clear();
    this.#module = this.#spare;
    this.#spare = null;
    this.#refill();
  }

  /** Makes an instance for whoever lacks one. When there is no room for it now, the next question asks again. */
  #refill(): void {
    const takeIn = (fresh: MainModule): void => {
      if (this.#module) this.#spare = fresh;
      else this.#module = fresh;
    };
    this.#compiled.instantiate().then(takeIn, () => undefined);
  }
}

/** Computes a run inside the instance, and the backward pass where one is asked for. */
function traced({ variant, inputs, options, backward }: CheckedRequest, module: MainModule): TraceHandle {
  if (backward === null) return module.run(variant, inputs, options);
  return whole(module, 'backward').runBackward(variant, inputs, options, backward);
}

function drawing(module: MainModule): ReturnType<typeof whole> {
  return whole(module, 'experiments');
}
