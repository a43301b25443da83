import type { Locale } from '../../i18n/i18n';
import { plainSymbol } from '../../ui/equation/equation';
import { type MarkupContext, type Piece, parseMarkup } from '../../ui/prose/markup';
import type { RichText } from '../entry';

/** Splits a text at the ends of its sentences. */
function sentencesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first = piece, ...others] =
      piece.kind === 'text'
        ? piece.text.split(/(?<=[.?!])\s+/u).map((text): Piece => ({ kind: 'text', text }))
        : [piece];
    sentences.at(-1)?.push(first);
    for (const other of others) sentences.push([other]);
  }
  return sentences;
}

/** Numbers and names change with the reader's edits, so sentences with them define nothing. */
const isGeneral = (sentence: readonly Piece[]): boolean =>
  sentence.every(({ kind }) => kind === 'text' || kind === 'symbol');

/** A definition is among the first sentences. */
const definitionSentences = 2;

/** The first sentence of a step's text, in the language of the locale, if it holds for any numbers, or the second one; empty if neither does. */
export function definitionIn(locale: Locale, prose: string, context: MarkupContext): RichText {
  const sentences = sentencesOf(parseMarkup(prose, context));
  const sentence = sentences.slice(0, definitionSentences).find(isGeneral) ?? [];
  return sentence.flatMap((piece) => {
    if (piece.kind === 'symbol') return [plainSymbol(locale, piece.node)];
    return piece.kind === 'text' && piece.text !== '' ? [piece.text] : [];
  });
}
