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
import { type ProgramWalk, type Span, secondNamesOf } from '../../engine/programs';
import type { Trace } from '../../engine/types';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';

import { brackets } from './brackets';
import { coloured, setRoles } from './colours';
import { completion } from './completion/complete';
import { wordTooltips } from './completion/hover';
import type { Vocabulary } from './completion/vocabulary';
import { folding } from './folding/folding';
import { folds, showing, shownLine } from './folding/folds';
import { keepInView, setView } from './keep-in-view';
import { keys } from './keys';
import { ProblemWidget, type SaidProblem } from './problem-widget';
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

/** What is folded is current if the step is in it. */
const foldedStep = EditorView.decorations.compute([stepLines, folds], (state) => {
  const starts = new Set<number>();
  state.field(stepLines).between(0, state.doc.length, (from) => {
    const shown = state.doc.line(shownLine(state, from)).from;
    if (shown !== from) starts.add(shown);
  });
  return Decoration.set(Array.from(starts, (from) => Decoration.line({ class: 'current' }).range(from)));
});

const setErrorMark = StateEffect.define<DecorationSet>();

/** What is wrong. */
const errorMark = marksOf(setErrorMark);

const setWarningMarks = StateEffect.define<DecorationSet>();

/** What may not be meant. */
const warningMarks = marksOf(setWarningMarks);

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
  locale: Locale,
  events: EditorEvents,
): EditorView {
  const root = parent.getRootNode();
  const label = locale.t(programText('editor.text_label'));
  return new EditorView({
    parent,
    ...(root instanceof ShadowRoot && { root }),
    state: EditorState.create({
      doc,
      extensions: [
        ...[
          drawSelection(),
          stepLines,
          foldedStep,
          errorMark,
          warningMarks,
          shapes,
          shapeGutter(),
          coloured,
          keepInView,
        ],
        folding(locale),
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

/** The line of the caret, from 1; at the end of what is folded, its first line. */
export const caretLine = (state: EditorState): number => shownLine(state, state.selection.main.head);

/**
 * Replaces the text: the reader has opened another one, or undone a change on the stage. What is equal at both ends stays, with the caret
 * and what is folded there.
 */
export function replaceText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  const most = Math.min(before.length, text.length);
  let from = 0;
  while (from < most && before[from] === text[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === text.at(-1 - same)) same++;
  view.dispatch({
    changes: { from, to: before.length - same, insert: text.slice(from, text.length - same) },
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

/** Writes beside each line the shape of what it names, colours the names, and marks what may not be meant. */
export function stepEffects(doc: Text, { walk, trace, locale }: RunView): readonly StateEffect<unknown>[] {
  const markers = new Map<number, ShapeMarker>();
  const roles = new Map<string, string>();
  // Of a line and of a name, its own step comes last, and stays.
  const named = [...(walk?.secondNames ?? []), ...(walk?.steps.filter(({ isKey }) => isKey) ?? [])];
  for (const { node, span, name } of named) {
    const found = trace?.nodes[node];
    if (found === undefined) continue;
    const { rows, cols, role } = found;
    roles.set(name, role);
    const label = locale.t(programText('editor.shape_label'), { line: span.endLine, name, rows, cols });
    markers.set(span.endLine, new ShapeMarker(found, label));
  }
  const ranges = Array.from(markers, ([line, marker]) => marker.range(startOf(doc, line)));
  const doubts = (walk?.warnings ?? []).map(({ span }) => {
    const [from, to] = placeOf(span, doc);
    return Decoration.mark({ class: 'doubtful' }).range(from, to);
  });
  const marks = Decoration.set(doubts, true);
  return [setShapes.of(RangeSet.of(ranges, true)), setRoles.of(roles), setWarningMarks.of(marks)];
}

/** Marks the lines of the current step, and those that give it a second name. */
export function currentEffects(doc: Text, { walk, node }: RunView): readonly StateEffect<unknown>[] {
  const step = walk?.steps.find(({ id }) => id === node);
  const spans = [step, ...secondNamesOf(walk, node)].flatMap((each) => each?.span ?? []);
  const lines = new Set(spans.flatMap(range));
  const ranges = Array.from(lines, (line) => Decoration.line({ class: 'current' }).range(startOf(doc, line)));
  const marks = Decoration.set(ranges, true);
  return [setStepLines.of(marks), ...ranges.slice(0, 1).map(({ from }) => setView.of(from))];
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

/** Underlines what is wrong, says it below its line, and shows that line if it is folded. */
export function problemEffects(
  state: EditorState,
  problem: SaidProblem | null,
): readonly StateEffect<unknown>[] {
  if (problem === null) return [setErrorMark.of(Decoration.none)];
  const { doc } = state;
  const [from, to] = placeOf(problem.span, doc);
  const mark = Decoration.mark({ class: 'wrong' });
  const says = Decoration.widget({ widget: new ProblemWidget(problem), block: true, side: 1 });
  const marks = [...(from === to ? [] : [mark.range(from, to)]), says.range(doc.lineAt(from).to)];
  return [setErrorMark.of(Decoration.set(marks, true)), ...showing(state, from, Math.max(to, from + 1))];
}

/** At least one character, also at the end of a line. */
function placeOf(span: Span, doc: Text): readonly [from: number, to: number] {
  const from = offsetOf(doc, span.line, span.column);
  const to = offsetOf(doc, span.endLine, span.endColumn);
  const start = to > from ? from : Math.max(doc.lineAt(from).from, from - 1);
  return [start, Math.max(to, Math.min(start + 1, doc.length))];
}

/** Puts the caret at the beginning of a place, and shows it. */
export function goToPlace(view: EditorView, span: Span): void {
  const [at] = placeOf(span, view.state.doc);
  view.dispatch({
    selection: { anchor: at },
    effects: [...showing(view.state, at, at + 1), EditorView.scrollIntoView(at, { y: 'center' })],
  });
  view.focus();
}
