import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import type { Place } from '../../given-array';
import { TextError } from '../errors';
import { type LinePrefix, prefixOf } from './line-prefix';

/** A text with one kind of line end, of space, of minus and of digit, and without colours. */
export class Source {
  readonly text: string;
  /** Offset of each line, and of the end. */
  readonly lineStarts: readonly number[];
  /** What stood before each line: a prompt, or the prefix of a log. */
  readonly prefixes: readonly LinePrefix[];

  constructor(text: string) {
    const lines = plainText(text).split('\n');
    const prefixes: LinePrefix[] = [];
    for (const line of lines) prefixes.push(prefixOf(line, prefixes.at(-1)));
    this.prefixes = prefixes;
    const rest = lines.map((line, at) => line.slice(this.prefixes[at]?.length ?? 0));
    this.text = rest.join('\n');
    const starts = [0];
    for (const line of rest) starts.push((starts.at(-1) ?? 0) + line.length + 1);
    this.lineStarts = starts;
  }

  /** The line of an offset, from 0. */
  lineAt(offset: number): number {
    let [from, to] = [0, this.lineStarts.length - 1];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) from = middle;
      else to = middle;
    }
    return from;
  }

  placeAt(offset: number): Place {
    const line = this.lineAt(offset);
    const start = this.lineStarts[line] ?? 0;
    return { line: line + 1, column: offset - start + (this.prefixes[line]?.length ?? 0) + 1 };
  }
}

const escapeCode = '\u001b';
const colours = new RegExp(`${escapeCode}\\[[0-9;?]{0,40}[A-Za-z]`, 'g');
const lostColour = /(?:^|[^\w\])])\[(?:\d{1,3};){0,5}\d{1,3}m/;
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** A space that never separates two numbers in a list, between a number and three digits: `1 234,5`. */
const thousands = /\d([\u00a0\u2007\u2009\u202f'’])\d{3}(?!\d)/;
const anyMinus = /[\u2212\u2013\u2010\u2011\ufe63](?=[\d.∞]|inf|nan)/gi;

/** Replaces characters by plain ones, one by one, so that columns stay. Colours are left out of the count. */
function plainText(text: string): string {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
    .replace(colours, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  refuseMatch(plain, lostColour, 'formats.colour_codes');
  refuseMatch(plain, thousands, 'formats.thousands');
  return plain
    .replace(oddSpace, ' ')
    .replace(anyMinus, '-')
    .replace(/[│┃║]/g, '|')
    .replace(invisible, (found) => ' '.repeat(found.length))
    .replace(wrapped, '$1 ');
}

/** Characters without width, beside a space or at an end of a line. */
const invisible =
  /(?<![^\s])[\u200b\u2060\ufeff\u200e\u200f]{1,9}|[\u200b\u2060\ufeff\u200e\u200f]{1,9}(?![^\s])/g;
/** libtorch prints no space between the columns and a minus. */
const wrapped = /^(\s{0,99}Columns \d{1,9} to \d{1,9})(?=-)/gm;

function refuseMatch(text: string, pattern: RegExp, id: 'formats.colour_codes' | 'formats.thousands'): void {
  const match = pattern.exec(text);
  if (match === null) return;
  const start = text.lastIndexOf('\n', match.index - 1) + 1;
  const line = text.slice(0, match.index).split('\n').length;
  throw new TextError(message(formatsText(id), { text: match[0].trim() }), {
    line,
    column: match.index - start + 1,
  });
}
