import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { tokenAt } from '../tokens';
import { infoOf } from './info';
import type { Vocabulary } from './vocabulary';

/** The tooltip of the word at a place; null if nothing is known of it. */
function tooltipAt(state: EditorState, at: number, { functions, names }: Vocabulary): Tooltip | null {
  const word = tokenAt(state.doc, at);
  if (word?.kind !== 'name') return null;
  const known = names.get(word.text) ?? functions.get(word.text);
  if (known === undefined) return null;
  return { pos: word.from, end: word.to, above: true, create: () => ({ dom: infoOf(known) }) };
}

const setTooltip = StateEffect.define<Tooltip | null>();

/** The tooltip that a key or a tap has opened; writing and moving the caret close it. */
const opened = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, { effects, docChanged, selection }) {
    const set = effects.find((effect) => effect.is(setTooltip));
    if (set !== undefined) return set.value;
    return docChanged || selection !== undefined ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

/** Opens the tooltip of the word at the caret, or closes it. */
function toggle(view: EditorView, vocabulary: Vocabulary): boolean {
  const { state } = view;
  const isOpen = state.field(opened) !== null;
  const tooltip = isOpen ? null : tooltipAt(state, state.selection.main.head, vocabulary);
  view.dispatch({ effects: setTooltip.of(tooltip) });
  return true;
}

/** What a word means: under the pointer, at the caret with Ctrl and I, and where a finger taps. */
export const wordTooltips = (vocabulary: () => Vocabulary): Extension => [
  hoverTooltip((view, at) => tooltipAt(view.state, at, vocabulary())),
  opened,
  keymap.of([
    { key: 'Ctrl-i', run: (view) => toggle(view, vocabulary()) },
    {
      key: 'Escape',
      run(view) {
        if (view.state.field(opened) === null) return false;
        view.dispatch({ effects: setTooltip.of(null) });
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    click(event, view) {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ effects: setTooltip.of(tooltipAt(view.state, at, vocabulary())) });
      return false;
    },
  }),
];
