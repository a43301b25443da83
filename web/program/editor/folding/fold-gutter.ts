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

const buttonsOf = ({ dom }: EditorView): readonly HTMLButtonElement[] => [
  ...dom.querySelectorAll<HTMLButtonElement>('.fold'),
];

/** One of the buttons is reached by the Tab key, the others from it by arrow keys. */
function focusOn(view: EditorView, at: number): void {
  const buttons = buttonsOf(view);
  for (const button of buttons) button.tabIndex = -1;
  const button = buttons[at];
  if (button === undefined) return;
  button.tabIndex = 0;
  button.focus();
}

/** The place of the button that an event is from; −1 if it is from none. */
const placeOf = (view: EditorView, { target }: Event): number =>
  buttonsOf(view).indexOf(target as HTMLButtonElement);

/** Folds or unfolds, and gives the focus to the new button, if the old one had it: those above it are where they were. */
function press(view: EditorView, { from }: BlockInfo, event: Event, { toggle }: FoldActions): boolean {
  const { doc } = view.state;
  const section = sectionsOf(doc).find(({ line }) => line === doc.lineAt(from).number);
  const at = placeOf(view, event);
  if (at < 0 || section === undefined) return false;
  const hadFocus = buttonsOf(view)[at]?.matches(':focus');
  toggle(view, section);
  if (hadFocus) focusOn(view, at);
  return true;
}

function moveFocus(view: EditorView, event: Event): boolean {
  const at = placeOf(view, event);
  const last = buttonsOf(view).length - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const goal = goals[(event as KeyboardEvent).key];
  if (at < 0 || goal === undefined) return false;
  // The arrow keys of the page walk through the steps.
  event.stopPropagation();
  focusOn(view, goal);
  return true;
}

/** CodeMirror hides its gutters from screen readers, and this one has buttons. */
const isRead = ({ label }: FoldActions) =>
  ViewPlugin.define((view) => {
    const write = (): void => {
      const element = view.dom.querySelector('.folds');
      element?.parentElement?.removeAttribute('aria-hidden');
      for (const [name, value] of [
        ['role', 'toolbar'],
        ['aria-orientation', 'vertical'],
        ['aria-label', label],
      ] as const)
        element?.setAttribute(name, value);
      const [first, ...others] = buttonsOf(view);
      if (first !== undefined && others.every(({ tabIndex }) => tabIndex < 0)) first.tabIndex = 0;
    };
    const update = (): void => view.requestMeasure({ key: write, read: () => {}, write });
    update();
    return { update };
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
