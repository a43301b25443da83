import type { MainModule } from '../generated/engine';
import { loadFullTexts } from '../i18n/messages';
import { hasPrograms, isFullBuild, requireFullBuild, requirePrograms } from './builds/full-build';
import { callModule, isTrap } from './call-module';
import { EngineFailure, engineError } from './errors';
import type { FileSource } from './files';
import { type CompiledEngine, type CreateModule, compileEngine } from './module';
import {
  type ProgramFunction,
  type ProgramProblem,
  type ProgramRequest,
  type ProgramText,
  type ProgramWalk,
  programVariant,
} from './programs';
import { type CheckedRequest, checkRequest, structureKey } from './request';
import { withResolvers } from './resolver';
import { type CachedStructure, EngineTrace, type TraceHandle, type WithHandle } from './trace';
import type {
  DotProducts,
  EngineLimits,
  MatrixData,
  RandomMatrix,
  Rounding,
  RunRequest,
  Trace,
  VariantSchema,
} from './types';
import { yieldToMain } from './yield-to-main';

/**
 * Maximum number of traces kept in WASM memory, but for `keepRuns`. Older ones are freed, and recomputed when they are used again, which
 * takes less than a millisecond, or a few for a program.
 */
const MAX_LIVE_RUNS = 4;

/** Maximum number of cached structures, one for each combination of variant, options and shapes. */
const MAX_STRUCTURES = 32;

const STOPPED = { key: 'error.stopped', args: {} };

/**
 * The API of the WASM module, and the owner of all handles into it. After a trap, the instance is replaced by a spare one and
 * traces are recomputed on demand, so that callers need not handle traps.
 */
export class Engine {
  readonly variants: readonly VariantSchema[];
  readonly limits: EngineLimits;
  /** Whether it is the full build. */
  readonly isFull: boolean;
  readonly #compiled: CompiledEngine;
  readonly #live = new Map<CheckedRequest, TraceHandle>();
  readonly #structures = new Map<string, CachedStructure>();
  #mostLive = MAX_LIVE_RUNS;
  /** Null after two traps in a row, until the next instance has been created. */
  #module: MainModule | null;
  #spare: MainModule | null;

  private constructor(compiled: CompiledEngine, module: MainModule, spare: MainModule) {
    this.#compiled = compiled;
    this.#module = module;
    this.#spare = spare;
    this.variants = withResolvers(module.variants(), (use) => this.#call(use));
    this.limits = module.limits();
    this.isFull = isFullBuild(module);
  }

  /**
   * Compiles the engine, and creates an instance and a spare, so that a restart need not wait. `createModule` is the loader
   * that Emscripten generated for this build.
   */
  static async load(source: FileSource, createModule: CreateModule): Promise<Engine> {
    return Engine.from(await compileEngine(source, createModule));
  }

  /** Creates an engine with new instances of a compiled module. */
  static async from(compiled: CompiledEngine): Promise<Engine> {
    const module = await compiled.instantiate();
    if (isFullBuild(module)) await loadFullTexts(hasPrograms(module));
    const spare = await compiled.instantiate();
    // Reading the variants takes long at first.
    await yieldToMain();
    return new Engine(compiled, module, spare);
  }

  /**
   * Computes all nodes of a variant. Throws `EngineError` if an input, a shape or an option is invalid; the engine is
   * unchanged then.
   */
  run(request: RunRequest): Trace {
    return this.#run(checkRequest(request, this.limits));
  }

  /** The same with random rounding errors in every step. Needs the full build. */
  runRounded(request: RunRequest, rounding: Rounding): Trace {
    return this.#run({ ...checkRequest(request, this.limits), rounding });
  }

  /** Keeps up to `count` runs in WASM memory while `work` goes on, which asks for numbers of many runs in turns. */
  keepRuns<Result>(count: number, work: () => Result): Result {
    const before = this.#mostLive;
    this.#mostLive = Math.max(before, count);
    try {
      return work();
    } finally {
      this.#mostLive = before;
      if (this.#module) this.#freeOldest(this.#module);
    }
  }

  /** Reads a program: its schema, and what it says of itself; or what is wrong with it. Needs the build with programs. */
  readProgram(
    text: string,
  ): (Omit<ProgramText, 'schema'> & { readonly schema: VariantSchema }) | ProgramProblem {
    const read = this.#call((module) => requirePrograms(module).program(programVariant(text)));
    if ('error' in read) return read.error;
    const [schema] = withResolvers([read.schema], (use) => this.#call(use));
    if (schema === undefined) throw engineError('program', 'error.no_programs');
    return { ...read, schema };
  }

  /** The functions of the language, in alphabetical order. Needs the build with programs. */
  programFunctions(): readonly ProgramFunction[] {
    return this.#call((module) => requirePrograms(module).programFunctions());
  }

  /** The nodes of a run of a program as parts of its text; or what is wrong with it. Needs the build with programs. */
  programWalk(request: ProgramRequest): ProgramWalk | ProgramProblem {
    const { variant, inputs, options } = checkRequest(request, this.limits);
    const read = this.#call((module) => requirePrograms(module).programWalk(variant, inputs, options));
    return 'error' in read ? read.error : read;
  }

  #run(checked: CheckedRequest): Trace {
    const withHandle: WithHandle = (use) => this.#useRun(checked, use);
    return withHandle((handle, module) => {
      const structure = this.#structure(checked, handle, module);
      const numbers = { data: module.data(handle), notes: module.notes(handle) };
      return new EngineTrace(checked.variant, structure, numbers, withHandle);
    });
  }

  /** Random numbers, see `RandomMatrix`. Needs the full build. */
  randomMatrix(request: RandomMatrix): MatrixData {
    const { rows, cols } = request;
    return { rows, cols, data: this.#call((module) => randomModule(module).randomMatrix(request)) };
  }

  /** Dot products of random vectors, see `DotProducts`. Needs the full build. */
  dotProducts(request: DotProducts): Float64Array {
    return this.#call((module) => randomModule(module).dotProducts(request));
  }

  /** Names and shapes do not depend on the numbers. Cached, since reading them takes longer than the run itself. */
  #structure(run: CheckedRequest, handle: TraceHandle, module: MainModule): CachedStructure {
    const key = structureKey(run);
    const cached = this.#structures.get(key);
    if (cached) return cached;
    if (this.#structures.size >= MAX_STRUCTURES) this.#structures.clear();
    const created: CachedStructure = { structure: module.structure(handle), lastNodes: [] };
    this.#structures.set(key, created);
    return created;
  }

  /** Calls a function with the handle of a run, which is recomputed if necessary. */
  #useRun<Result>(run: CheckedRequest, use: (handle: TraceHandle, module: MainModule) => Result): Result {
    return this.#call((module) => use(this.#handle(run, module), module));
  }

  /** Calls into the instance; after a trap, retries once with a new instance. */
  #call<Result>(use: (module: MainModule) => Result): Result {
    const first = this.#requireModule();
    try {
      return callModule(first, () => use(first));
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#restart();
    }
    const second = this.#requireModule();
    try {
      return callModule(second, () => use(second));
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#restart();
      throw new EngineFailure(STOPPED, { cause: error });
    }
  }

  #requireModule(): MainModule {
    if (this.#module) return this.#module;
    this.#createInstance();
    throw new EngineFailure(STOPPED);
  }

  #handle(run: CheckedRequest, module: MainModule): TraceHandle {
    const handle = this.#live.get(run) ?? createTrace(run, module);
    // Deleting first moves the run to the end: the map is ordered from least to most recently used.
    this.#live.delete(run);
    this.#live.set(run, handle);
    this.#freeOldest(module);
    return handle;
  }

  #freeOldest(module: MainModule): void {
    for (const [run, handle] of this.#live) {
      if (this.#live.size <= this.#mostLive) return;
      this.#live.delete(run);
      module.release(handle);
    }
  }

  /** After a trap, the state of the instance is undefined: none of its functions is called again, not even to free memory. */
  #restart(): void {
    this.#live.clear();
    this.#module = this.#spare;
    this.#spare = null;
    this.#createInstance();
  }

  /** Creates an instance or a spare, whichever is missing. If that fails, the next call tries again. */
  #createInstance(): void {
    const install = (created: MainModule): void => {
      if (this.#module) this.#spare = created;
      else this.#module = created;
    };
    this.#compiled.instantiate().then(install, () => undefined);
  }
}

/** Computes a trace, with the backward pass if the request has one. */
function createTrace(
  { variant, inputs, options, backward, rounding }: CheckedRequest,
  module: MainModule,
): TraceHandle {
  if (rounding !== null)
    return requireFullBuild(module, 'experiments').runRounded(variant, inputs, options, rounding);
  if (backward === null) return module.run(variant, inputs, options);
  return requireFullBuild(module, 'backward').runBackward(variant, inputs, options, backward);
}

function randomModule(module: MainModule): ReturnType<typeof requireFullBuild> {
  return requireFullBuild(module, 'experiments');
}
