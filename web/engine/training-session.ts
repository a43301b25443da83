import type { MainModule, TrainingSession as SessionHandle } from '../generated/engine-full';
import createModule from '../generated/engine-full.mjs';
import { loadFullTexts } from '../i18n/messages';
import { callModule } from './call-module';
import type { FileSource } from './files';
import { compileEngine } from './module';
import type { Accuracy, Examples, FloatMatrix, Parameter, TrainingSessionRequest, Weight } from './training';

/** Numbers returned per training step: loss, norm of the gradient, learning rate. */
export const numbersPerStep = 3;

/** An instance of the full build, used for training only. */
export class TrainingEngine {
  readonly #module: MainModule;

  private constructor(module: MainModule) {
    this.#module = module;
  }

  static async open(file: FileSource): Promise<TrainingEngine> {
    await loadFullTexts();
    const compiled = await compileEngine(file, createModule as Parameters<typeof compileEngine>[1]);
    return new TrainingEngine((await compiled.instantiate()) as MainModule);
  }

  /** Throws `EngineError` if the request is invalid. */
  begin(request: TrainingSessionRequest): TrainingSession {
    return new TrainingSession(
      this.#module,
      callModule(this.#module, () => new this.#module.TrainingSession(request)),
    );
  }
}

/** A model in training. The caller must `close` it to free its memory. */
export class TrainingSession {
  readonly #module: MainModule;
  readonly #handle: SessionHandle;

  constructor(module: MainModule, handle: SessionHandle) {
    this.#module = module;
    this.#handle = handle;
  }

  get steps(): number {
    return this.#handle.steps();
  }

  /** Runs `count` steps; returns `numbersPerStep` numbers for each. */
  step(count: number): Float64Array {
    return this.#call((handle) => handle.step(count));
  }

  /** The accuracy on examples that need not be training examples. */
  accuracy(examples: Examples): Accuracy {
    return this.#call((handle) => handle.accuracy(examples));
  }

  /** Runs a forward pass on one example, whose nodes `data` then returns. */
  show(examples: Examples, number: number): void {
    this.#call((handle) => handle.show(examples, number));
  }

  /** Generates the output for one example, token by token. */
  generate(examples: Examples, number: number): readonly number[] {
    return this.#call((handle) => handle.write(examples, number));
  }

  /** Held-out examples, if the engine generates the training examples. */
  heldOut(count: number): Examples {
    return this.#call((handle) => handle.heldOut(count));
  }

  /** The matrix of a node. */
  data(node: string): FloatMatrix {
    return this.#call((handle) => handle.data(node));
  }

  weights(): readonly Weight[] {
    return this.#call((handle) => handle.weights());
  }

  setWeights(weights: readonly Weight[]): void {
    this.#call((handle) => handle.setWeights(weights));
  }

  get nodes(): readonly string[] {
    return this.#handle.nodes();
  }

  get parameters(): readonly Parameter[] {
    return this.#handle.parameters();
  }

  /** The norm of the gradient of each of `parameters` in the last step. */
  gradientNorms(): Float64Array {
    return this.#call((handle) => handle.gradientNorms());
  }

  checkpoint(): Uint8Array {
    return this.#call((handle) => handle.checkpoint());
  }

  restore(checkpoint: Uint8Array): void {
    this.#call((handle) => handle.restore(checkpoint));
  }

  close(): void {
    this.#handle.delete();
  }

  #call<Result>(use: (handle: SessionHandle) => Result): Result {
    return callModule(this.#module, () => use(this.#handle));
  }
}
