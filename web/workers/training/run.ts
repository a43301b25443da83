import type { Examples, Weight } from '../../engine/training';
import { numbersPerStep, type TrainingEngine, type TrainingSession } from '../../engine/training-session';
import { argmaxRows } from '../../training/train';
import type { ExampleResult, HistoryUpdate, Measure, Measuring, Plan } from './messages';
import { exampleAt, firstOf } from './one-example';
import { withoutHeads } from './without-heads';

/** How many held-out examples are generated where the engine makes them. */
const mostGenerated = 300;

/** One model in training, with what has not been reported yet. */
export class Run {
  readonly #plan: Plan;
  readonly #session: TrainingSession;
  readonly #every: number;
  readonly #heldOut: Examples;
  /** All held-out examples; they are measured at the end. */
  readonly #all: Examples;
  #from = 0;
  #losses: number[] = [];
  #norms: number[] = [];
  #measures: Measure[] = [];
  /** The last generated words, cached: generating takes longer than predicting. */
  #generated: { readonly example: number; readonly words: readonly number[] } | null = null;

  constructor(trainingEngine: TrainingEngine, plan: Plan, { every, examples }: Measuring) {
    this.#plan = plan;
    this.#every = every;
    this.#session = trainingEngine.begin(plan.request);
    this.#all = plan.heldOut ?? this.#session.heldOut(mostGenerated);
    this.#heldOut = firstOf(this.#all, examples);
    this.#measure();
  }

  step(): void {
    const numbers = this.#session.step(1);
    if (numbers.length !== numbersPerStep)
      throw new Error('[training] a step returned another count of numbers');
    this.#losses.push(numbers[0] ?? Number.NaN);
    this.#norms.push(numbers[1] ?? Number.NaN);
    if (this.#session.steps % this.#every === 0) this.#measure();
  }

  /** Measures all held-out examples. */
  measureAll(): void {
    this.#measure(this.#all);
  }

  weights(): readonly Weight[] {
    return this.#session.weights();
  }

  checkpoint(): Uint8Array {
    return this.#session.checkpoint();
  }

  /** Continues from a checkpoint. Throws `EngineError`, and changes nothing, when it is of another model. */
  restore(checkpoint: Uint8Array): void {
    this.#session.restore(checkpoint);
    this.#forget();
    this.#measure();
  }

  /** What is new since the last call. The heads in `silent` are turned off in what is shown. */
  takeUpdate(example: number, silent: readonly number[]): HistoryUpdate {
    const unreported = {
      from: this.#from,
      losses: this.#losses,
      norms: this.#norms,
      measures: this.#measures,
    };
    this.#forget();
    return {
      ...unreported,
      result: silent.length === 0 ? this.#inspect(example, null) : this.#inspectWithout(example, silent),
    };
  }

  close(): void {
    this.#session.close();
  }

  #measure(over = this.#heldOut): void {
    this.#generated = null;
    this.#measures.push(this.#measured(over));
  }

  #measured(over = this.#heldOut): Measure {
    return { step: this.#session.steps, over: over.count, ...this.#session.accuracy(over) };
  }

  #forget(): void {
    this.#from = this.#session.steps;
    this.#losses = [];
    this.#norms = [];
    this.#measures = [];
  }

  #inspectWithout(example: number, silent: readonly number[]): ExampleResult {
    const weights = this.#session.weights();
    this.#session.setWeights(withoutHeads(weights, this.#plan.maps, silent));
    this.#generated = null;
    const result = this.#inspect(example, this.#measured());
    this.#session.setWeights(weights);
    this.#generated = null;
    return result;
  }

  #inspect(example: number, measure: Measure | null): ExampleResult {
    const { parameter, maps } = this.#plan;
    const session = this.#session;
    const norms = session.steps === 0 ? new Float64Array() : session.gradientNorms();
    const isPicture = this.#heldOut.pictures !== undefined;
    const written = isPicture ? [] : this.#generate(example);
    session.show(this.#heldOut, example);
    return {
      example: exampleAt(this.#heldOut, example),
      teacherForced: argmaxRows(session.data('logits')),
      written,
      maps: maps.map(({ node }) => session.data(node)),
      parameter: session.data(parameter),
      gradients: session.parameters.map((parameter, at) => ({ parameter, norm: norms[at] })),
      withoutHeads: measure,
    };
  }

  #generate(example: number): readonly number[] {
    if (this.#generated?.example !== example)
      this.#generated = { example, words: this.#session.generate(this.#heldOut, example) };
    return this.#generated.words;
  }
}
