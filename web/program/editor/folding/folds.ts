import { EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** A place in the text. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Hides a place behind a label. */
export const fold = StateEffect.define<Place & { readonly label: string }>();

/** Shows a place that has been hidden. */
export const unfold = StateEffect.define<Place>();

/** Says how many lines are hidden; a press shows them. */
class HiddenLines extends WidgetType {
  readonly #label: string;

  constructor(label: string) {
    super();
    this.#label = label;
  }

  override toDOM(view: EditorView): HTMLElement {
    const element = document.createElement('span');
    element.className = 'hidden-lines';
    element.textContent = this.#label;
    element.addEventListener('click', () => {
      const at = view.posAtDOM(element);
      view.dispatch({ effects: foldedIn(view.state, at, at).map((place) => unfold.of(place)) });
    });
    return element;
  }
}

/** What is hidden. A change in it, or a caret, shows it again. */
export const folds = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(known, transaction) {
    const { changes, effects, newSelection } = transaction;
    const added = effects.flatMap((effect) => {
      if (!effect.is(fold)) return [];
      const { from, to, label } = effect.value;
      return [Decoration.replace({ widget: new HiddenLines(label) }).range(from, to)];
    });
    const shown = effects.flatMap((effect) => (effect.is(unfold) ? [effect.value] : []));
    const { anchor, head } = newSelection.main;
    const staysHidden = (from: number, to: number): boolean =>
      !shown.some((each) => each.from === from && each.to === to) &&
      ![anchor, head].some((at) => from < at && at < to);
    return known
      .update({ filter: (from, to) => !changesInside(transaction, from, to) })
      .map(changes)
      .update({ add: added, sort: true })
      .update({ filter: staysHidden });
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of(({ state }) => state.field(field)),
  ],
});

/** Whether something is changed between two places, and not only beside them. */
function changesInside({ changes }: Transaction, from: number, to: number): boolean {
  let isInside = false;
  changes.iterChangedRanges((start, end) => {
    isInside ||= start < to && end > from;
  });
  return isInside;
}

/** What is hidden and touches a place, in order. */
export function foldedIn(state: EditorState, from: number, to: number): readonly Place[] {
  const found: Place[] = [];
  state.field(folds, false)?.between(from, to, (start, end) => {
    found.push({ from: start, to: end });
  });
  return found;
}

/** What shows a place that is hidden. */
export const showing = (state: EditorState, from: number, to: number): readonly StateEffect<unknown>[] =>
  foldedIn(state, from, to)
    .filter((place) => from < place.to && to > place.from)
    .map((place) => unfold.of(place));

/** The line of a place, from 1; of one that is hidden, the line that stands for it. */
export function shownLine(state: EditorState, at: number): number {
  const [outer] = foldedIn(state, at, at);
  return state.doc.lineAt(outer?.from ?? at).number;
}

/**
 * An edit by hand that would change what is hidden shows it instead, so that nothing is lost unseen. What is selected may be replaced: it
 * is seen to be selected.
 */
export const showsBeforeEdit = EditorState.transactionFilter.of((transaction) => {
  const { docChanged, startState } = transaction;
  const isByHand = ['input', 'delete', 'move'].some((event) => transaction.isUserEvent(event));
  if (!docChanged || !isByHand || !startState.selection.main.empty) return transaction;
  const touched = foldedIn(startState, 0, startState.doc.length).filter(({ from, to }) =>
    changesInside(transaction, from, to),
  );
  return touched.length === 0 ? transaction : { effects: touched.map((place) => unfold.of(place)) };
});
