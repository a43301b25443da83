import type { Text } from '@codemirror/state';

export type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'name';

/** A word of the text. What the text means is for the engine to say. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const keywords = new Set('def return if elif else for in range and or not assert True False'.split(' '));

/** Docstrings, comments, texts, numbers, words. What is not closed goes to the end of the line, docstrings to the end of the text. */
const words = /(r?"""[\s\S]*?(?:"""|$(?![\s\S]))|#.*)|("[^"\n]*"?|'[^'\n]*'?)|(\d[\w.]*)|([A-Za-z_]\w*)/g;

const kept = new WeakMap<Text, readonly Token[]>();

function kindOf([text, comment, string, number]: RegExpMatchArray): TokenKind {
  if (comment !== undefined) return 'comment';
  if (string !== undefined) return 'string';
  if (number !== undefined) return 'number';
  return keywords.has(text) ? 'keyword' : 'name';
}

/** All words of a text, in order. */
export function tokensOf(doc: Text): readonly Token[] {
  const known = kept.get(doc);
  if (known !== undefined) return known;
  const tokens = Array.from(doc.toString().matchAll(words), (match): Token => {
    const [text] = match;
    return { kind: kindOf(match), from: match.index, to: match.index + text.length, text };
  });
  kept.set(doc, tokens);
  return tokens;
}

/** The word that a place is in, or at the end of; undefined between words. */
export const tokenAt = (doc: Text, at: number): Token | undefined =>
  tokensOf(doc).find(({ from, to }) => from < at && at <= to) ??
  tokensOf(doc).find(({ from }) => from === at);

/** Whether a place is in a comment or a text. */
export const isProse = (doc: Text, at: number): boolean =>
  tokensOf(doc).some(
    ({ kind, from, to }) => (kind === 'comment' || kind === 'string') && from < at && at <= to,
  );
