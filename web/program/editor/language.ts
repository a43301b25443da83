import { HighlightStyle, indentService, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const keywords = new Set('def return if elif else for in range and or not assert True False'.split(' '));

/** Spaces of a block. */
export const indent = 4;

/** Colours the words of the text. What the text means is for the engine to say. */
const words = StreamLanguage.define<{ isInText: boolean }>({
  name: 'program',
  startState: () => ({ isInText: false }),
  token(stream, state) {
    if (state.isInText) {
      state.isInText = !stream.match(/^.*?"""/);
      if (state.isInText) stream.skipToEnd();
      return 'docString';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^r?"""/)) {
      state.isInText = !stream.match(/^.*?"""/);
      if (state.isInText) stream.skipToEnd();
      return 'docString';
    }
    if (stream.match(/^#.*/)) return 'lineComment';
    if (stream.match(/^"[^"]*"?|^'[^']*'?/)) return 'string';
    if (stream.match(/^\d[\w.]*/)) return 'number';
    const word = stream.match(/^[A-Za-z_]\w*/);
    if (typeof word === 'object' && word !== null) return keywords.has(word[0]) ? 'keyword' : 'variableName';
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['(', '[', '"'] } },
});

/** A line begins where the one before begins, and further to the right after a colon. */
const indentation = indentService.of((context, position) => {
  const { number } = context.state.doc.lineAt(position);
  if (number === 1) return 0;
  const before = context.state.doc.line(number - 1).text;
  const start = /^ */.exec(before)?.[0].length ?? 0;
  return /:\s*(?:#.*)?$/.test(before) ? start + indent : start;
});

/** Keywords and sizes are quiet, comments are read as prose. */
const colours = HighlightStyle.define([
  { tag: tags.keyword, class: 'keyword' },
  { tag: [tags.lineComment, tags.docString], class: 'comment' },
  { tag: tags.string, class: 'string' },
]);

export const language: Extension = [words, indentation, syntaxHighlighting(colours)];
