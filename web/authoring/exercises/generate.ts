import type { Engine } from '../../engine/engine';
import type { CellRef, OptionValue, Trace, TraceNode, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import type { Lesson } from '../../lessons/lesson';
import { seededInteger } from '../../store/document/random';
import { isRefusal, quoted, type Refusal, refuse } from '../../store/document/refusal';
import { requestWithActiveOptions } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import { type AskableLesson, askable, type Ranges } from './askable';
import { type Exercise, numberAt, type Task } from './exercise';
import {
  cellsOf,
  hasVisibleWeights,
  isPaperSized,
  isVaried,
  numberedDocument,
  smallDocument,
} from './numbers';
import { plantedMistake } from './planted-mistake';
import { type ExerciseSpec, fieldError, type Kind, kinds, type Place } from './spec';

/** What exercises of a lesson are made with. The engine is the full build, which knows usual mistakes. */
export interface ExerciseSource {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly engine: Engine;
}

/** Sets of numbers that are tried for one seed. */
const maxAttempts = 4000;
const choicesOfMasks = 4;

/** The kinds of exercises that a lesson has; empty if it has none. */
export function kindsOf(lesson: string): readonly Kind[] {
  const asked = askableOf(lesson);
  return asked === undefined ? [] : kinds.filter((kind) => hasKind(lesson, kind, asked));
}

function hasKind(lesson: string, kind: Kind, { hasMasks }: AskableLesson): boolean {
  return kind === 'mask' ? hasMasks === true : kind === 'order' || nodesOf(lesson, kind).length > 0;
}

/** The nodes that a kind can ask for in a lesson; empty where there is no choice. */
export function nodesOf(lesson: string, kind: Kind): readonly string[] {
  const { nodes, withoutMistakes = [] } = askableOf(lesson) ?? { nodes: [] };
  if (kind === 'mask' || kind === 'order') return [];
  return kind === 'mistake' ? nodes.filter((id) => !withoutMistakes.includes(id)) : nodes;
}

function askableOf(lesson: string): AskableLesson | undefined {
  return Object.hasOwn(askable, lesson) ? askable[lesson] : undefined;
}

/** Makes the exercise of a spec: the first numbers of its seed that can be computed on paper. */
export function generate(spec: ExerciseSpec, source: ExerciseSource): Exercise | Refusal {
  const asked = askableOf(spec.lesson);
  if (asked === undefined) return refuse(message('exercises.no_exercises', { lesson: quoted(spec.lesson) }));
  const error = kindError(spec) ?? nodeError(spec);
  if (error !== null) return refuse(error);
  return new Generator(spec, source, asked).generate();
}

/** Why a lesson does not have the kind; the message names those that it has. */
function kindError({ lesson, kind }: ExerciseSpec): Message | null {
  const has = kindsOf(lesson);
  if (has.includes(kind)) return null;
  const expected = message('exercises.expected_kind_of', { lesson, kinds: has.join(', ') });
  return fieldError('kind', kind, expected);
}

/** Why the kind cannot ask for the step; the message names those that it can ask for. */
function nodeError({ lesson, kind, node }: ExerciseSpec): Message | null {
  const nodes = nodesOf(lesson, kind);
  if (node === '' || nodes.includes(node)) return null;
  const expected =
    nodes.length === 0
      ? message('exercises.expected_no_node', { kind })
      : message('exercises.expected_node_of', { lesson, kind, nodes: nodes.join(', ') });
  return fieldError('node', node, expected);
}

/** Why a cell cannot be blank; the message has the bounds of the matrix. */
function cellError([row, col]: Place, { id, rows, cols }: TraceNode): Message {
  const expected = message('exercises.expected_cells_of', { node: id, row: rows - 1, col: cols - 1 });
  return fieldError('cells', `${row}.${col}`, expected);
}

class Generator {
  readonly #spec: ExerciseSpec;
  readonly #source: ExerciseSource;
  readonly #asked: AskableLesson;

  constructor(spec: ExerciseSpec, source: ExerciseSource, asked: AskableLesson) {
    this.#spec = spec;
    this.#source = source;
    this.#asked = asked;
  }

  generate(): Exercise | Refusal {
    const { lesson, schema } = this.#source;
    const base = smallDocument(lesson, schema, this.#asked);
    const key = [lesson.id, this.#spec.seed];
    const choices = { ranges: this.#ranges, rows: this.#asked.rows ?? {} };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const numbered = numberedDocument(base, schema, [...key, attempt], choices);
      const made = this.#withNumbers(numbered);
      if (made !== null) return made;
    }
    return refuse(message('exercises.no_numbers', { seed: this.#spec.seed }));
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
    const [first = this.#asked.nodes[0] ?? ''] = nodesOf(this.#spec.lesson, kind);
    return node === '' ? first : node;
  }

  #random(count: number, ...key: readonly (string | number)[]): number {
    return seededInteger(count, this.#spec.lesson, this.#spec.seed, ...key);
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
    return node.operands.flatMap((index) => trace.nodes[index] ?? []);
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
    const cells = cellsOf(node).filter(([row, col]) => isWorthAsking(numberAt(node, row, col)));
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
