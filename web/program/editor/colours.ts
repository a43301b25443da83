import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type Token, tokensOf } from './tokens';

/** Sets the role of each name of the program, for its colour. */
export const setRoles = StateEffect.define<ReadonlyMap<string, string>>();

const roles = StateField.define<ReadonlyMap<string, string>>({
  create: () => new Map(),
  update(known, { effects }) {
    return effects.find((effect) => effect.is(setRoles))?.value ?? known;
  },
});

/** Names have the hue of their symbol, keywords and sizes are quiet, comments are read as prose. */
function classOf({ kind, text }: Token, found: ReadonlyMap<string, string>): string | null {
  if (kind !== 'name') return kind === 'number' ? null : kind;
  const role = found.get(text);
  return role === undefined ? null : `name role-${role}`;
}

/** A mark may not reach over the end of a line: that of a docstring is one for each of its lines. */
function* linesOf({ from, text }: Token): Iterable<readonly [from: number, to: number]> {
  let at = from;
  for (const line of text.split('\n')) {
    if (line !== '') yield [at, at + line.length];
    at += line.length + 1;
  }
}

function marksIn({ state, visibleRanges }: EditorView): DecorationSet {
  const found = state.field(roles);
  const builder = new RangeSetBuilder<Decoration>();
  for (const token of tokensOf(state.doc)) {
    const name = classOf(token, found);
    if (name === null || !visibleRanges.some(({ from, to }) => token.from <= to && token.to >= from))
      continue;
    for (const [from, to] of linesOf(token)) builder.add(from, to, Decoration.mark({ class: name }));
  }
  return builder.finish();
}

const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = marksIn(view);
    }
    update(update: ViewUpdate): void {
      const isOther = update.startState.field(roles) !== update.state.field(roles);
      if (isOther || update.docChanged || update.viewportChanged) this.decorations = marksIn(update.view);
    }
  },
  { decorations: (value) => value.decorations },
);

export const coloured: Extension = [roles, plugin];
