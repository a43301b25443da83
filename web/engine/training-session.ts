import type { Study as Handle, MainModule } from '../generated/engine-full';
import createModule from '../generated/engine-full.mjs';
import { loadFullTexts } from '../i18n/messages';
import { calling } from './calling';
import type { FileSource } from './files';
import { compileEngine } from './module';
import type { Accuracy, Examples, FloatMatrix, StudyRequest, Weight } from './training';

/** What one step tells: its loss, the length of its gradient, and its learning rate. */
export const numbersOfStep = 3;

/** Where studies are made: an instance of the whole engine, for training alone. */
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

  /** Throws `EngineError`, in words, when the request does not fit. */
  begin(request: StudyRequest): TrainingSession {
    return new TrainingSession(
      this.#module,
      calling(this.#module, () => new this.#module.Study(request)),
    );
  }
}

/** A model in training. Whoever began it closes it. */
export class TrainingSession {
  readonly #module: MainModule;
  readonly #handle: Handle;

  constructor(module: MainModule, handle: Handle) {
    this.#module = module;
    this.#handle = handle;
  }

  get steps(): number {
    return this.#handle.steps();
  }

  /** Takes steps; `numbersOfStep` numbers for each. */
  step(count: number): Float64Array {
    return this.#ask((handle) => handle.step(count));
  }

  /** Of examples that it need not have seen. */
  accuracy(examples: Examples): Accuracy {
    return this.#ask((handle) => handle.accuracy(examples));
  }

  /** Has the model read an example; `data` then tells what it made of it. */
  show(examples: Examples, number: number): void {
    this.#ask((handle) => handle.show(examples, number));
  }

  /** What it writes by itself when it reads an example. */
  generate(examples: Examples, number: number): readonly number[] {
    return this.#ask((handle) => handle.write(examples, number));
  }

  /** Examples that it does not learn from, where the engine makes them. */
  heldOut(count: number): Examples {
    return this.#ask((handle) => handle.heldOut(count));
  }

  /** The numbers of a node. */
  data(node: string): FloatMatrix {
    return this.#ask((handle) => handle.data(node));
  }

  weights(): readonly Weight[] {
    return this.#ask((handle) => handle.weights());
  }

  setWeights(weights: readonly Weight[]): void {
    this.#ask((handle) => handle.setWeights(weights));
  }

  get nodes(): readonly string[] {
    return this.#handle.nodes();
  }

  get parameters(): readonly string[] {
    return this.#handle.parameters();
  }

  /** The length of the last step's gradient, for each of `parameters`. */
  gradientNorms(): Float64Array {
    return this.#ask((handle) => handle.gradientNorms());
  }

  checkpoint(): Uint8Array {
    return this.#ask((handle) => handle.checkpoint());
  }

  restore(checkpoint: Uint8Array): void {
    this.#ask((handle) => handle.restore(checkpoint));
  }

  close(): void {
    this.#handle.delete();
  }

  #ask<Result>(use: (handle: Handle) => Result): Result {
    return calling(this.#module, () => use(this.#handle));
  }
}
