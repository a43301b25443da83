import { formatsText } from '../../../i18n/en/formats';
import { checkRows } from '../arrays';
import type { Tokens } from '../tokens/tokens';
import { fail } from './value';

export interface CommaInitializer {
  readonly rows: readonly (readonly number[])[];
  readonly end: number;
}

/** Whether `<<` stands at a token. */
export function startsCommaInitializer(tokens: Tokens, at: number): boolean {
  return (
    tokens.is(at, '<') && tokens.is(at + 1, '<') && tokens.isAttached(at + 1) && tokens.number(at + 2) >= 0
  );
}

/** `<< 1, 2,⏎ 3, 4;` of Eigen: rows end at line breaks. */
export function readCommaInitializer(tokens: Tokens, start: number): CommaInitializer {
  const rows: number[][] = [[]];
  let at = start + 2;
  for (let isNumber = true; ; isNumber = !isNumber) {
    if (tokens.kind(at) === 1 && isNumber) {
      at += 1;
      rows.push([]);
    }
    if (!isNumber) {
      if (tokens.is(at, ';')) break;
      if (!tokens.is(at, ','))
        fail(tokens, at, formatsText('formats.not_understood'), { text: tokens.text(at).slice(0, 60) });
      at += 1;
      continue;
    }
    const id = tokens.number(at);
    if (id < 0) fail(tokens, at, formatsText('formats.not_a_number'), { text: tokens.text(at).slice(0, 60) });
    rows.at(-1)?.push(id);
    at += 1;
  }
  checkRows(rows, tokens.numbers, tokens.source);
  return { rows, end: at + 1 };
}
