import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The colours of the text; keywords and sizes are quiet, comments are read as prose. */
export const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], class: 'keyword' },
  { tag: [tags.lineComment, tags.docString], class: 'comment' },
  { tag: tags.string, class: 'string' },
  { tag: [tags.number, tags.bool], class: 'number' },
  { tag: tags.function(tags.variableName), class: 'function' },
]);
