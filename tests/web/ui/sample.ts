import type { CellRef, Trace, VariantSchema } from '../../../web/engine/types';
import { english } from '../../../web/i18n/i18n';
import type { Lesson } from '../../../web/lessons/lesson';
import { tabsOf } from '../../../web/lessons/model-tabs';
import type { Action } from '../../../web/store/actions/actions';
import { clampToTrace } from '../../../web/store/document/clamp-to-trace';
import { initialState } from '../../../web/store/document/preset';
import type { Document, State } from '../../../web/store/document/state';
import { activeInputs } from '../../../web/store/sizes/shapes';
import { gradientPanel } from '../../../web/ui/explanation/why-gradient';
import { difference } from '../../../web/ui/matrix/difference';
import type { Intent, Model } from '../../../web/ui/model';
import { commonRoom } from '../../../web/ui/stage/fit/room';
import { givenPictures } from '../../../web/ui/stage/given-pictures';
import { lessons, schemaOf, wholeEngine } from '../all';
import { reduceState } from '../store/reduce-state';

const engine = await wholeEngine();

/** A lesson with its initial state and run. */
export interface Walk {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly state: State;
  readonly trace: Trace;
}

/** Runs by document: most actions do not change the document. */
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

const starts = new Map(lessons.map((lesson) => [lesson, initialState(lesson, schemaOf(engine, lesson))]));

function walk(lesson: Lesson, actions: readonly Action[] = []): Walk {
  const schema = schemaOf(engine, lesson);
  const acted = actions.reduce(
    (state, action) => reduceState(state, action, schema, lesson),
    starts.get(lesson) ?? initialState(lesson, schema),
  );
  const trace = run(acted.document, schema);
  return { lesson, schema, state: clampToTrace(acted, trace), trace };
}

/** All lessons in their initial state. */
export function walks(): readonly Walk[] {
  return lessons.map((lesson) => walk(lesson));
}

/** The gradient of a cell with respect to all given nodes. */
function gradientOf(of: CellRef, trace: Trace): Model['gradient'] {
  const given = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
  return { of, by: new Map(given.map(({ id }) => [id, trace.gradient(of, id)])) };
}

/** The model after some actions in a lesson; `hovered` is the hovered cell. */
export function modelOf(id: string, actions: readonly Action[] = [], hovered: CellRef | null = null): Model {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new RangeError(`no lesson ${id}`);
  const { schema, state, trace } = walk(lesson, actions);
  const selected = state.trail.at(-1) ?? null;
  return {
    locale: english,
    state,
    lesson,
    tabs: tabsOf(lesson),
    tab: state.tab ?? null,
    contents: [{ id: 'all', title: 'All', purpose: 'All lessons.', lessons }],
    schema,
    trace,
    before: state.compared === null ? null : run(state.compared, schema),
    focus: hovered ?? selected,
    explanation: selected === null ? null : trace.explain(selected),
    hoverExplanation: hovered === null ? null : trace.explain(hovered),
    gradient: selected === null || state.why === 'value' ? null : gradientOf(selected, trace),
    editing: null,
    message: null,
    playing: false,
    locks: new Set(),
    backwardPass: null,
    room: commonRoom,
    isNarrow: false,
    hasOneColumn: false,
    guideProgress: null,
    tour: null,
  };
}

/** An intent that records its calls. */
export function recorder(model?: Model): { readonly intent: Intent; readonly calls: (readonly unknown[])[] } {
  const calls: (readonly unknown[])[] = [];
  const record =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      calls.push([name, ...given]);
    };
  const intent: Intent = {
    current: () => {
      if (model === undefined) throw new Error('this intent was given no model');
      return model;
    },
    dispatch: record('dispatch'),
    openLesson: async (id) => record('openLesson')(id),
    hover: record('hover'),
    edit: record('edit'),
    commitEdit: () => {
      record('commitEdit')();
      return true;
    },
    cancelEdit: record('cancelEdit'),
    closeWhy: record('closeWhy'),
    paste: record('paste'),
    copy: record('copy'),
    showMessage: record('showMessage'),
    play: record('play'),
    showDialog: async (...given) => record('showDialog')(...given),
    setLoss: record('setLoss'),
    stageViews: { difference, gradientPanel, givenPictures },
  };
  return { intent, calls };
}
