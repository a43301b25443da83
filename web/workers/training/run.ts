import type { Examples, FloatMatrix, Weight } from '../../engine/training';
import { numbersOfStep, type TrainingEngine, type TrainingSession } from '../../engine/training-session';
import { withoutHeads } from './heads';
import type { Measure, Measuring, News, Plan, Sight } from './messages';
import { exampleAt, firstOf } from './one-example';

/** So many examples are measured at the end where the engine makes them. */
const mostMade = 300;

/** One model that learns, and what has not been told of it yet. */
export class Run {
  readonly #plan: Plan;
  readonly #study: TrainingSession;
  readonly #every: number;
  readonly #heldOut: Examples;
  /** More of them, to be measured at the end. */
  readonly #all: Examples;
  #from = 0;
  #losses: number[] = [];
  #norms: number[] = [];
  #measures: Measure[] = [];
  /** What it wrote when it was last asked to, and for which example: writing takes longer than reading. */
  #written: { readonly example: number; readonly words: readonly number[] } | null = null;

  constructor(trainingEngine: TrainingEngine, plan: Plan, { every, examples }: Measuring) {
    this.#plan = plan;
    this.#every = every;
    this.#study = trainingEngine.begin(plan.request);
    this.#all = plan.heldOut ?? this.#study.heldOut(mostMade);
    this.#heldOut = firstOf(this.#all, examples);
    this.#measure();
  }

  step(): void {
    const numbers = this.#study.step(1);
    if (numbers.length !== numbersOfStep) throw new Error('[training] a step told something else');
    this.#losses.push(numbers[0] ?? Number.NaN);
    this.#norms.push(numbers[1] ?? Number.NaN);
    if (this.#study.steps % this.#every === 0) this.#measure();
  }

  /** Measures once more, over all that there is. */
  measureAll(): void {
    this.#measure(this.#all);
  }

  weights(): readonly Weight[] {
    return this.#study.weights();
  }

  checkpoint(): Uint8Array {
    return this.#study.checkpoint();
  }

  /** Goes on from a checkpoint. Throws, and changes nothing, when it is of another model. */
  restore(checkpoint: Uint8Array): void {
    this.#study.restore(checkpoint);
    this.#forget();
    this.#measure();
  }

  /** What was not told before. The heads in `silent` are left out of what is seen. */
  news(example: number, silent: readonly number[]): News {
    const told = { from: this.#from, losses: this.#losses, norms: this.#norms, measures: this.#measures };
    this.#forget();
    return {
      ...told,
      sight: silent.length === 0 ? this.#see(example, null) : this.#seeWithout(example, silent),
    };
  }

  close(): void {
    this.#study.close();
  }

  #measure(over = this.#heldOut): void {
    this.#written = null;
    this.#measures.push(this.#measured(over));
  }

  #measured(over = this.#heldOut): Measure {
    return { step: this.#study.steps, over: over.count, ...this.#study.accuracy(over) };
  }

  #forget(): void {
    this.#from = this.#study.steps;
    this.#losses = [];
    this.#norms = [];
    this.#measures = [];
  }

  #seeWithout(example: number, silent: readonly number[]): Sight {
    const weights = this.#study.weights();
    this.#study.setWeights(withoutHeads(weights, this.#plan.maps, silent));
    this.#written = null;
    const sight = this.#see(example, this.#measured());
    this.#study.setWeights(weights);
    this.#written = null;
    return sight;
  }

  #see(example: number, silenced: Measure | null): Sight {
    const { parameter, maps } = this.#plan;
    const study = this.#study;
    const norms = study.steps === 0 ? new Float64Array() : study.gradientNorms();
    const isPicture = this.#heldOut.pictures !== undefined;
    const written = isPicture ? [] : this.#write(example);
    study.show(this.#heldOut, example);
    return {
      example: exampleAt(this.#heldOut, example),
      told: largestOfRows(study.data('logits')),
      written,
      maps: maps.map((node) => study.data(node)),
      parameter: study.data(parameter),
      gradients: study.parameters.map((name, at) => ({ name, norm: norms[at] })),
      silenced,
    };
  }

  #write(example: number): readonly number[] {
    if (this.#written?.example !== example)
      this.#written = { example, words: this.#study.generate(this.#heldOut, example) };
    return this.#written.words;
  }
}

/** The column of the largest number of each row. */
function largestOfRows({ rows, cols, data }: FloatMatrix): readonly number[] {
  return Array.from({ length: rows }, (_, at) => {
    const row = data.subarray(at * cols, (at + 1) * cols);
    return row.indexOf(Math.max(...row));
  });
}
