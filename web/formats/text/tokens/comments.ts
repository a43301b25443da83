import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { TextError } from '../errors';
import { kinds, type Tokens } from './tokens';

/** Whether a comment begins at a token: `#`, `//`, `%`, `/*`. */
export function isComment(tokens: Tokens, at: number): boolean {
  const begins = ['#', '//', '%', '/*'].some((mark) => tokens.is(at, mark));
  return begins && !isErrorOfCell(tokens, at);
}

/**
 * The token behind a comment, or `at` if there is none. A comment says something in words: what begins with a number, or holds a
 * list, was commented out, and is refused so that no number vanishes.
 */
export function skipComment(tokens: Tokens, at: number, isInside: boolean): number {
  if (!isComment(tokens, at)) return at;
  const end = commentEnd(tokens, at);
  let first = at;
  while (first < end && tokens.kind(first) === kinds.mark) first += 1;
  for (let each = at; each < end; each++) {
    const isList = tokens.is(each, '[') && tokens.number(each + 1) >= 0;
    if (isList || (isInside && each === first && tokens.number(each) >= 0))
      throw new TextError(
        message(formatsText('formats.numbers_in_comment')),
        tokens.source.placeAt(tokens.start(at)),
      );
  }
  return end;
}

/** `#DIV/0!`, `#N/A`, `#NAME?` of a spreadsheet. */
function isErrorOfCell(tokens: Tokens, at: number): boolean {
  return (
    tokens.is(at, '#') &&
    tokens.isAttached(at + 1) &&
    /^(?:N\/A|[A-Z]{3,5}(?:\/0)?[!?])$/.test(tokens.text(at + 1))
  );
}

function commentEnd(tokens: Tokens, at: number): number {
  if (!tokens.is(at, '/*')) return tokens.lineEnd(at);
  const { text } = tokens.source;
  const close = text.indexOf('*/', tokens.start(at) + 2);
  let end = at;
  while (tokens.kind(end) !== kinds.end && tokens.start(end) < (close < 0 ? text.length : close + 2))
    end += 1;
  return end;
}
