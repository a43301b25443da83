import {
  Annotation,
  EditorState,
  RangeSet,
  StateEffect,
  type StateEffectType,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  type GutterMarker,
  gutter,
  keymap,
} from '@codemirror/view';
import type { ProgramProblem, ProgramWalk, Span } from '../../engine/programs';
import type { Trace } from '../../engine/types';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';

import { brackets } from './brackets';
import { coloured, setRoles } from './colours';
import { completion } from './completion/complete';
import { wordTooltips } from './completion/hover';
import type { Vocabulary } from './completion/vocabulary';
import { keepInView, setView } from './keep-in-view';
import { keys } from './keys';
import { ShapeMarker } from './shape-marker';

/** What the editor tells: a text was typed, the text was left, the caret is in another line (from 1). */
export interface EditorEvents {
  typed(): void;
  left(): void;
  line(line: number): void;
  /** What completion and tooltips know. */
  vocabulary(): Vocabulary;
  /** Corrects what is wrong; false if that is not possible. */
  correct(): boolean;
}

/** Marks changes that come from the stage, not from the reader. */
const fromStage = Annotation.define<boolean>();

const setStepLines = StateEffect.define<DecorationSet>();
const setShapes = StateEffect.define<RangeSet<GutterMarker>>();

/** Marks in the text that an effect replaces, and that move with the text until then. */
const marksOf = (effect: StateEffectType<DecorationSet>) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
      const set = transaction.effects.find((each) => each.is(effect));
      return set === undefined ? marks.map(transaction.changes) : set.value;
    },
    provide: (field) => EditorView.decorations.from(field),
  });

/** The lines of the current step. */
const stepLines = marksOf(setStepLines);

const setErrorMark = StateEffect.define<DecorationSet>();

/** What is wrong. */
const errorMark = marksOf(setErrorMark);

/** The shape of what each line names. */
const shapes = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(markers, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setShapes));
    return set === undefined ? markers.map(transaction.changes) : set.value;
  },
});

/** Creates the editor inside `parent`, which may be in a shadow root. */
export function createView(
  parent: HTMLElement,
  doc: string,
  label: string,
  events: EditorEvents,
): EditorView {
  const root = parent.getRootNode();
  return new EditorView({
    parent,
    ...(root instanceof ShadowRoot && { root }),
    state: EditorState.create({
      doc,
      extensions: [
        ...[drawSelection(), stepLines, errorMark, shapes, shapeGutter(), coloured, keepInView],
        // The first that knows a key takes it.
        ...[completion(events.vocabulary), wordTooltips(events.vocabulary), brackets],
        keymap.of([{ key: 'Ctrl-.', run: () => events.correct() }]),
        keys,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          spellcheck: 'false',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of((update) => {
          const isOwn = update.transactions.some((each) => each.annotation(fromStage) === true);
          if (update.docChanged && !isOwn) events.typed();
          else if (update.selectionSet && !update.docChanged && !isOwn) events.line(caretLine(update.state));
          if (update.focusChanged && !update.view.hasFocus) events.left();
        }),
      ],
    }),
  });
}

const shapeGutter = () =>
  gutter({ class: 'shapes', side: 'after', markers: (view) => view.state.field(shapes) });

/** The line of the caret, from 1. */
export const caretLine = (state: EditorState): number => state.doc.lineAt(state.selection.main.head).number;

/** Replaces the whole text: the reader has opened another one, or undone a change on the stage. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    annotations: fromStage.of(true),
  });
}

/** Writes a text at the caret; of a function with its bracket, both brackets, and the caret between them. */
export function insert(view: EditorView, text: string): void {
  const { from, to } = view.state.selection.main;
  const isCall = text.length > 1 && text.endsWith('(');
  view.dispatch({
    changes: { from, to, insert: isCall ? `${text})` : text },
    selection: { anchor: from + text.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}

/** Replaces a place in the text, as the reader would. */
export function replaceSpan(view: EditorView, span: Span, text: string): void {
  const { doc } = view.state;
  const from = offsetOf(doc, span.line, span.column);
  const to = Math.max(from, offsetOf(doc, span.endLine, span.endColumn));
  view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
}

/** What the editor shows of a run besides its text. */
export interface RunView {
  readonly walk: ProgramWalk | null;
  readonly trace: Trace | null;
  readonly locale: Locale;
  /** The id of the current step. */
  readonly node: string;
}

/** Writes beside each line the shape of what it names, and colours the names. */
export function stepEffects(doc: Text, { walk, trace, locale }: RunView): readonly StateEffect<unknown>[] {
  const markers = new Map<number, ShapeMarker>();
  const roles = new Map<string, string>();
  for (const { node, isKey, span, name } of walk?.steps ?? []) {
    const found = trace?.nodes[node];
    if (!isKey || found === undefined) continue;
    const { rows, cols, role } = found;
    roles.set(name, role);
    const label = locale.t(programText('editor.shape_label'), { line: span.endLine, name, rows, cols });
    markers.set(span.endLine, new ShapeMarker(found, label));
  }
  const ranges = Array.from(markers, ([line, marker]) => marker.range(startOf(doc, line)));
  return [setShapes.of(RangeSet.of(ranges, true)), setRoles.of(roles)];
}

/** Marks the lines of the current step. */
export function currentEffects(doc: Text, { walk, node }: RunView): readonly StateEffect<unknown>[] {
  const step = walk?.steps.find(({ id }) => id === node);
  const lines = step === undefined ? [] : range(step.span);
  const ranges = lines.map((line) => Decoration.line({ class: 'current' }).range(startOf(doc, line)));
  return [setStepLines.of(Decoration.set(ranges)), ...ranges.slice(0, 1).map(({ from }) => setView.of(from))];
}

/** Applies effects that come from the stage. */
export function apply(view: EditorView, effects: readonly StateEffect<unknown>[]): void {
  if (effects.length > 0) view.dispatch({ effects, annotations: fromStage.of(true) });
}

const range = ({ line, endLine }: Span): readonly number[] =>
  Array.from({ length: endLine - line + 1 }, (_, at) => line + at);

const startOf = (doc: Text, line: number): number => doc.line(Math.min(Math.max(line, 1), doc.lines)).from;

/** The offset of a line and a column, both from 1; columns are characters, offsets units of UTF-16. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return from + [...text].slice(0, column - 1).join('').length;
}

/** Underlines what is wrong. */
export const problemEffects = (
  doc: Text,
  problem: ProgramProblem | null,
): readonly StateEffect<unknown>[] => [
  setErrorMark.of(problem === null ? Decoration.none : Decoration.set(markOf(problem, doc))),
];

/** At least one character, also at the end of a line. */
function markOf({ span }: ProgramProblem, doc: Text) {
  const from = offsetOf(doc, span.line, span.column);
  const to = offsetOf(doc, span.endLine, span.endColumn);
  const start = to > from ? from : Math.max(0, from - 1);
  const end = Math.max(to, Math.min(start + 1, doc.length));
  return start === end ? [] : [Decoration.mark({ class: 'wrong' }).range(start, end)];
}
