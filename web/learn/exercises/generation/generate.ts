import type { Engine } from '../../../engine/engine';
import { programOf } from '../../../engine/programs';
import type { CellRef, OptionValue, Trace, TraceNode, VariantSchema } from '../../../engine/types';
import { exercisesText } from '../../../i18n/en/exercises';
import { message } from '../../../i18n/message';
import type { Lesson } from '../../../lessons/lesson';
import { seededInteger } from '../../../store/document/random';
import { isRefusal, type Refusal, refuse } from '../../../store/document/refusal';
import { requestWithActiveOptions } from '../../../store/document/request';
import type { Document } from '../../../store/document/state';
import { cellValue } from '../../../ui/format/format';
import type { Exercise, Task } from '../exercise';
import { type ExerciseSpec, fieldError, type Place } from '../spec';
import type { AskableLesson, Ranges } from './askable';
import { cellError, kindError, nodeError, nodesOf } from './available';
import {
  cellsOf,
  hasVisibleWeights,
  isPaperSized,
  isVaried,
  numberedDocument,
  smallDocument,
} from './numbers';
import { plantedMistake } from './planted-mistake';
import { givenOf } from './sub-steps';

/** What exercises of a lesson are made with. The engine is a build that knows usual mistakes. */
export interface ExerciseSource {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly engine: Engine;
  readonly asked: AskableLesson;
}

/** Sets of numbers that are tried for one seed. */
const maxAttempts = 4000;
const choicesOfMasks = 4;

/** Makes the exercise of a spec: the first numbers of its seed that can be computed on paper. */
export function generate(spec: ExerciseSpec, source: ExerciseSource): Exercise | Refusal {
  const error = kindError(spec, source.asked) ?? nodeError(spec, source.asked);
  if (error !== null) return refuse(error);
  return new Generator(spec, source).generate();
}

class Generator {
  readonly #spec: ExerciseSpec;
  readonly #source: ExerciseSource;
  readonly #asked: AskableLesson;
  /** What numbers follow from, besides the seed: the text of a program, wherever it lies and however it is packed. */
  readonly #lesson: string;

  constructor(spec: ExerciseSpec, source: ExerciseSource) {
    this.#spec = spec;
    this.#source = source;
    this.#asked = source.asked;
    this.#lesson = programOf(source.lesson.variant) ?? source.lesson.id;
  }

  generate(): Exercise | Refusal {
    const { lesson, schema } = this.#source;
    const base = smallDocument(lesson, schema, this.#asked);
    const key = [this.#lesson, this.#spec.seed];
    const choices = { ranges: this.#ranges, rows: this.#asked.rows ?? {} };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const numbered = numberedDocument(base, schema, [...key, attempt], choices);
      const made = this.#withNumbers(numbered);
      if (made !== null) return made;
    }
    return refuse(message(exercisesText('exercises.no_numbers'), { seed: this.#spec.seed }));
  }

  /** Small scores for masks: every mask to choose from must leave weights that two decimals show. */
  get #ranges(): Ranges {
    const { inputs } = this.#source.schema;
    return this.#spec.kind === 'mask'
      ? Object.fromEntries(inputs.map(({ name }) => [name, [-1, 1]]))
      : (this.#asked.ranges ?? {});
  }

  /** The exercise with these numbers; null if they are not fit for paper. */
  #withNumbers(numbered: Document): Exercise | Refusal | null {
    const masks = this.#spec.kind === 'mask' ? this.#masks(numbered) : null;
    if (this.#spec.kind === 'mask' && masks === null) return null;
    const document = masks?.document ?? numbered;
    const trace = this.#run(document);
    const node = trace.node(this.#nodeId());
    if (node === undefined) return refuse(fieldError('node', this.#spec.node));
    if (!isPaperSized(trace, node, this.#asked) || (masks === null && !isVaried(node))) return null;
    const task = masks?.task ?? this.#task(trace, node);
    if (task === null || isRefusal(task)) return task;
    const { lesson, schema } = this.#source;
    const given = this.#given(trace, node);
    return { spec: this.#spec, lesson, schema, document, trace, node, given, task };
  }

  #run(document: Document): Trace {
    return this.#source.engine.run(requestWithActiveOptions(document, this.#source.schema));
  }

  #nodeId(): string {
    const { kind, node } = this.#spec;
    if (kind === 'mask') return 'weights';
    const [first = this.#asked.nodes[0] ?? ''] = nodesOf(this.#asked, kind);
    return node === '' ? first : node;
  }

  #random(count: number, ...key: readonly (string | number)[]): number {
    return seededInteger(count, this.#lesson, this.#spec.seed, ...key);
  }

  /** Numbers from 0 to `count` - 1 in the order of the seed. */
  #shuffled(count: number, key: string): readonly number[] {
    const rank = (each: number): number => this.#random(2 ** 31, key, each);
    return Array.from({ length: count }, (_, at) => at).sort((a, b) => rank(a) - rank(b));
  }

  /** The operands of the node; for a mask, what it was added to. None where only the order of the steps is asked. */
  #given(trace: Trace, node: TraceNode): readonly TraceNode[] {
    if (this.#spec.kind === 'order') return [];
    if (this.#spec.kind === 'mask') return [trace.node('scaled_scores') ?? trace.node('scores') ?? node];
    return givenOf(node, trace);
  }

  #task(trace: Trace, node: TraceNode): Task | Refusal | null {
    const { kind } = this.#spec;
    if (kind === 'mistake') {
      const choose = (count: number): number => this.#random(count, 'mistake');
      return plantedMistake(trace, node, this.#given(trace, node), choose);
    }
    return kind === 'order' ? this.#order(trace) : this.#blanks(node, kind === 'row' ? 'row' : 'cell');
  }

  #blanks(node: TraceNode, kind: 'cell' | 'row'): Task | Refusal | null {
    const { cells } = this.#spec;
    const outside = cells.find(([row, col]) => row >= node.rows || col >= node.cols);
    if (outside !== undefined) return refuse(cellError(outside, node));
    const places = cells.length > 0 ? cells : this.#defaultPlaces(node, kind);
    const blanks = places.map(([row, col]): CellRef => ({ node: node.id, row, col }));
    return blanks.length === 0 ? null : { kind, blanks };
  }

  /** A cell that is not masked, or its row. A row with one cell is no row: then the whole column is asked for. */
  #defaultPlaces(node: TraceNode, kind: 'cell' | 'row'): readonly Place[] {
    const cells = cellsOf(node).filter(([row, col]) => isWorthAsking(cellValue(node, row, col)));
    const chosen = cells[this.#random(Math.max(1, cells.length), 'place')];
    if (chosen === undefined) return [];
    if (kind === 'cell') return [chosen];
    return node.cols === 1 ? cellsOf(node) : cellsOf(node).filter(([row]) => row === chosen[0]);
  }

  #order(trace: Trace): Task {
    const right = this.#asked.order.filter((id) => trace.node(id) !== undefined);
    const shuffled = this.#shuffled(right.length, 'order');
    const isSorted = shuffled.every((each, at) => each === at);
    const places = isSorted ? [...shuffled].reverse() : shuffled;
    return { kind: 'order', right, shown: places.flatMap((at) => right[at] ?? []) };
  }

  /** The document with one of the masks, and masks to choose from that give other weights. */
  #masks(numbered: Document): { readonly document: Document; readonly task: Task } | null {
    const candidates = this.#shuffled(maskOptions.length, 'masks').map((at) => {
      const document = { ...numbered, options: { ...numbered.options, ...maskOptions[at] } };
      return { document, trace: this.#run(document) };
    });
    const pattern = ({ trace }: (typeof candidates)[number]): string =>
      trace.node('weights')?.data.map(Math.sign).join() ?? '';
    const others = new Map(candidates.map((each) => [pattern(each), each]));
    const chosen = [...others.values()].slice(0, choicesOfMasks);
    // Otherwise another mask would give the same two decimals.
    if (!chosen.every(({ trace }) => hasVisibleWeights(trace.node('weights')))) return null;
    const choices = chosen.flatMap(({ trace }) => trace.node('mask') ?? []);
    const right = this.#random(choices.length, 'right');
    const document = chosen[right]?.document;
    return document === undefined || choices.length < choicesOfMasks
      ? null
      : { document, task: { kind: 'mask', choices, right } };
  }
}

function isWorthAsking(number: number): boolean {
  return Number.isFinite(number) && number !== 0 && number !== 1;
}

/** The masks that are asked for; with three tokens, each of them gives other weights. */
const maskOptions: readonly Readonly<Record<string, OptionValue>>[] = [
  { mask: 'causal' },
  { mask: 'padding', valid_len: 2 },
  { mask: 'window', window_left: 1, window_right: 0 },
  { mask: 'window', window_left: 0, window_right: 1 },
  { mask: 'window', window_left: 1, window_right: 1 },
  { mask: 'block', block_size: 2 },
];
