import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { programText } from '../../../i18n/en/program';
import type { Locale } from '../../../i18n/i18n';
import { foldGutter, isFolded } from './fold-gutter';
import { fold, folds, showsBeforeEdit, unfold } from './folds';
import { type Section, sectionsOf } from './sections';

/** Folds sections, or shows them, and says so. A caret that would be hidden goes to the end of the first line. */
function set(view: EditorView, sections: readonly Section[], hides: boolean, { t }: Locale): void {
  const { anchor, head } = view.state.selection.main;
  const around = sections.find(({ from, to }) => [anchor, head].some((at) => from < at && at <= to));
  const [first] = sections;
  const id = hides ? 'editor.fold.folded' : 'editor.fold.shown';
  const names = { title: first?.title ?? '', count: sections.length };
  view.dispatch({
    effects: [
      ...sections.map(({ from, to, line, endLine }) =>
        hides
          ? fold.of({ from, to, label: t(programText('editor.fold.lines'), { count: endLine - line }) })
          : unfold.of({ from, to }),
      ),
      EditorView.announce.of(t(programText(id), names)),
    ],
    ...(hides && around !== undefined && { selection: { anchor: around.from } }),
  });
}

/** The smallest section around the caret that is folded, or not. */
function sectionAtCaret({ state }: EditorView, wantsFolded: boolean): Section | undefined {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head).number;
  return sectionsOf(state.doc).findLast(
    (each) => each.line <= line && line <= each.endLine && isFolded(state, each) === wantsFolded,
  );
}

/** Sections that fold: by their buttons, and by keys in the text. */
export function folding(locale: Locale): Extension {
  const atCaret = (hides: boolean) => (view: EditorView) => {
    const section = sectionAtCaret(view, !hides);
    if (section !== undefined) set(view, [section], hides, locale);
    return true;
  };
  const all = (hides: boolean) => (view: EditorView) => {
    const { state } = view;
    const sections = sectionsOf(state.doc).filter((each) => isFolded(state, each) !== hides);
    if (sections.length > 0) set(view, sections, hides, locale);
    return true;
  };
  return [
    folds,
    showsBeforeEdit,
    foldGutter({
      label: locale.t(programText('editor.fold.gutter')),
      titleOf: ({ title, line, endLine }) =>
        locale.t(programText('editor.fold.section'), { title, line, endLine }),
      toggle: (view, section) => set(view, [section], !isFolded(view.state, section), locale),
    }),
    keymap.of([
      { key: 'Ctrl-Shift-[', mac: 'Cmd-Alt-[', run: atCaret(true) },
      { key: 'Ctrl-Shift-]', mac: 'Cmd-Alt-]', run: atCaret(false) },
      { key: 'Ctrl-Alt-[', run: all(true) },
      { key: 'Ctrl-Alt-]', run: all(false) },
    ]),
  ];
}
