import { type EditorState, type Extension, RangeSet } from '@codemirror/state';
import { type BlockInfo, type EditorView, GutterMarker, gutter, ViewPlugin } from '@codemirror/view';
import { foldedIn } from './folds';
import { type Section, sectionsOf } from './sections';

/** What the gutter says, and does. */
export interface FoldActions {
  /** What the gutter is called. */
  readonly label: string;
  /** What the button of a section is called. */
  titleOf(section: Section): string;
  toggle(view: EditorView, section: Section): void;
}

/** The button of a section. */
class FoldMarker extends GutterMarker {
  readonly #title: string;
  readonly #isFolded: boolean;

  constructor(title: string, isFolded: boolean) {
    super();
    this.#title = title;
    this.#isFolded = isFolded;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof FoldMarker && other.#title === this.#title && other.#isFolded === this.#isFolded;
  }

  override toDOM(): Node {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'fold';
    button.tabIndex = -1;
    button.title = this.#title;
    button.setAttribute('aria-label', this.#title);
    button.setAttribute('aria-expanded', String(!this.#isFolded));
    return button;
  }
}

/** Whether a section is folded. */
export const isFolded = (state: EditorState, { from, to }: Section): boolean =>
  foldedIn(state, from, to).some((place) => place.from === from);

const markersOf = (state: EditorState, { titleOf }: FoldActions): RangeSet<GutterMarker> =>
  RangeSet.of(
    sectionsOf(state.doc).map((section) =>
      new FoldMarker(titleOf(section), isFolded(state, section)).range(state.doc.line(section.line).from),
    ),
  );

const buttonsOf = (element: Element): readonly HTMLButtonElement[] => [
  ...element.querySelectorAll<HTMLButtonElement>('button.fold'),
];

const gutterOf = (view: EditorView): HTMLElement | null => view.dom.querySelector<HTMLElement>('.folds');

/** Folds or unfolds, and gives the focus to the new button, if the old one had it. */
function press(view: EditorView, { from }: BlockInfo, event: Event, { toggle }: FoldActions): boolean {
  const { target } = event;
  const { doc } = view.state;
  const { number } = doc.lineAt(from);
  const section = sectionsOf(doc).find(({ line }) => line === number);
  if (!(target instanceof HTMLButtonElement) || section === undefined) return false;
  const gutterElement = gutterOf(view);
  const at = gutterElement === null ? -1 : buttonsOf(gutterElement).indexOf(target);
  const hadFocus = target.matches(':focus');
  toggle(view, section);
  // What was below is gone, or there again; what is above is where it was.
  if (hadFocus && gutterElement !== null) focusOn(buttonsOf(gutterElement), at);
  return true;
}

/** One of the buttons is reached by the Tab key, the others from it by arrow keys. */
function focusOn(buttons: readonly HTMLButtonElement[], at: number): void {
  for (const [k, button] of buttons.entries()) button.tabIndex = k === at ? 0 : -1;
  buttons[at]?.focus();
}

function moveFocus(view: EditorView, event: Event): boolean {
  const element = gutterOf(view);
  if (!(event instanceof KeyboardEvent) || element === null) return false;
  const buttons = buttonsOf(element);
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const last = buttons.length - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const goal = goals[event.key];
  if (goal === undefined) return false;
  // The arrow keys of the page walk through the steps.
  event.stopPropagation();
  focusOn(buttons, goal);
  return true;
}

/** CodeMirror hides its gutters from screen readers, and this one has buttons. */
const isRead = (actions: FoldActions) =>
  ViewPlugin.define((view) => {
    const update = (): void => {
      const element = gutterOf(view);
      element?.closest('.cm-gutters')?.removeAttribute('aria-hidden');
      if (element === null) return;
      element.setAttribute('role', 'toolbar');
      element.setAttribute('aria-orientation', 'vertical');
      element.setAttribute('aria-label', actions.label);
      const buttons = buttonsOf(element);
      const [first] = buttons;
      if (first !== undefined && buttons.every((button) => button.tabIndex < 0)) first.tabIndex = 0;
    };
    const measure = (): void => view.requestMeasure({ key: update, read: () => {}, write: update });
    measure();
    return { update: measure };
  });

/** A button beside the first line of each section. */
export const foldGutter = (actions: FoldActions): Extension => [
  gutter({
    class: 'folds',
    markers: ({ state }) => markersOf(state, actions),
    domEventHandlers: {
      click: (view, block, event) => press(view, block, event, actions),
      keydown: (view, _block, event) => moveFocus(view, event),
      // The focus stays in the text.
      mousedown: () => true,
    },
  }),
  isRead(actions),
];
