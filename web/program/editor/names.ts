import { syntaxTree } from '@codemirror/language';
import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** Sets the role of each name of the program, for its colour. */
export const setRoles = StateEffect.define<ReadonlyMap<string, string>>();

const roles = StateField.define<ReadonlyMap<string, string>>({
  create: () => new Map(),
  update(known, { effects }) {
    return effects.find((effect) => effect.is(setRoles))?.value ?? known;
  },
});

/** Names that are in view have the hue of their symbol; words in comments and texts have none. */
const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = namesIn(view);
    }
    update(update: ViewUpdate): void {
      const isOther = update.startState.field(roles) !== update.state.field(roles);
      if (isOther || update.docChanged || update.viewportChanged) this.decorations = namesIn(update.view);
    }
  },
  { decorations: (value) => value.decorations },
);

function namesIn({ state, visibleRanges }: EditorView): DecorationSet {
  const found = state.field(roles);
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (const match of state.sliceDoc(from, to).matchAll(/[A-Za-z_]\w*/g)) {
      const role = found.get(match[0]);
      const at = from + match.index;
      if (role === undefined || /comment|string/i.test(syntaxTree(state).resolveInner(at, 1).name)) continue;
      builder.add(at, at + match[0].length, Decoration.mark({ class: `name role-${role}` }));
    }
  return builder.finish();
}

export const colouredNames: Extension = [roles, plugin];
