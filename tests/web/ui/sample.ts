import type { CellRef, Trace, VariantSchema } from '../../../web/engine/types';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Action } from '../../../web/store/actions/actions';
import { clampToTrace } from '../../../web/store/document/clamp-to-trace';
import { initialState } from '../../../web/store/document/preset';
import type { Document, State } from '../../../web/store/document/state';
import { activeInputs } from '../../../web/store/sizes/shapes';
import type { Intent, Model } from '../../../web/ui/model';
import { lessons, wholeEngine } from '../all';
import { reduceState } from '../store/reduce-state';

const engine = await wholeEngine();

/** A lesson as it opens, with its run. */
export interface Walk {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly state: State;
  readonly trace: Trace;
}

function schemaOf(lesson: Lesson): VariantSchema {
  const schema = engine.variants.find((each) => each.id === lesson.variant);
  if (schema === undefined) throw new Error(`no variant ${lesson.variant}`);
  return schema;
}

/** Documents that have been run: most actions change none. */
const runs = new WeakMap<Document, Trace>();

/** The run of a document. */
export function run(document: Document, schema: VariantSchema): Trace {
  const trace = runs.get(document) ?? runAnew(document, schema);
  runs.set(document, trace);
  return trace;
}

function runAnew(document: Document, schema: VariantSchema): Trace {
  const active = activeInputs(schema, document.options).map(
    ({ name }) => [name, document.inputs[name]] as const,
  );
  const inputs = Object.fromEntries(active.flatMap(([name, matrix]) => (matrix ? [[name, matrix]] : [])));
  return engine.run({ variant: schema.id, inputs, options: document.options });
}

const starts = new Map(lessons.map((lesson) => [lesson, initialState(lesson, schemaOf(lesson))]));

function walk(lesson: Lesson, actions: readonly Action[] = []): Walk {
  const schema = schemaOf(lesson);
  const acted = actions.reduce(
    (state, action) => reduceState(state, action, schema, lesson),
    starts.get(lesson) ?? initialState(lesson, schema),
  );
  const trace = run(acted.document, schema);
  return { lesson, schema, state: clampToTrace(acted, trace), trace };
}

/** Every lesson as it opens. */
export function walks(): readonly Walk[] {
  return lessons.map((lesson) => walk(lesson));
}

/** How fast a cell moves with everything that is given. */
function gradientOf(of: CellRef, trace: Trace): Model['gradient'] {
  const given = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
  return { of, by: new Map(given.map(({ id }) => [id, trace.gradient(of, id)])) };
}

/** What the views get to see after some actions in a lesson, with nothing under the pointer unless `looked` says so. */
export function modelOf(id: string, actions: readonly Action[] = [], looked: CellRef | null = null): Model {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new RangeError(`no lesson ${id}`);
  const { schema, state, trace } = walk(lesson, actions);
  const selected = state.trail.at(-1) ?? null;
  return {
    state,
    lesson,
    contents: [{ title: 'All', lessons }],
    schema,
    trace,
    before: state.compared === null ? null : run(state.compared, schema),
    focus: looked ?? selected,
    explanation: selected === null ? null : trace.explain(selected),
    hoverExplanation: looked === null ? null : trace.explain(looked),
    gradient: selected === null || state.why === 'value' ? null : gradientOf(selected, trace),
    editing: null,
    message: '',
    playing: false,
    locks: new Set(),
    backwardPass: null,
  };
}

/** An intent that writes down what it was asked for. */
export function recorder(model?: Model): { readonly intent: Intent; readonly asked: (readonly unknown[])[] } {
  const asked: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      asked.push([name, ...given]);
    };
  const intent: Intent = {
    current: () => {
      if (model === undefined) throw new Error('this intent was given no model');
      return model;
    },
    dispatch: note('dispatch'),
    look: note('look'),
    edit: note('edit'),
    commit: () => {
      note('commit')();
      return true;
    },
    giveUp: note('giveUp'),
    paste: note('paste'),
    copy: note('copy'),
    say: note('say'),
    play: note('play'),
    goBack: note('goBack'),
  };
  return { intent, asked };
}
