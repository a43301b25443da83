import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { type Message, message } from '../../i18n/message';
import { failReading } from '../given-array';
import { refuseByName } from './foreign';

/** A text, and how its bytes were read if that is not UTF-8. */
export interface DecodedText {
  readonly text: string;
  readonly notes: readonly Message[];
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const labels: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

/**
 * Decodes UTF-8, UTF-16 with or without a mark, and else Windows-1252, the encoding of older programs on Windows. Throws a
 * `MessageError` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array, name: string): DecodedText {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding === undefined) return decodeBytes(bytes, name);
  const text =
    decode(bytes, encoding) ??
    failReading(formatsText('formats.file_encoding'), { name, encoding: labels[encoding] });
  return { text: withoutControls(text, name), notes: noteOf(encoding) };
}

function decodeBytes(bytes: Uint8Array, name: string): DecodedText {
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return { text: withoutControls(text, name), notes: [] };
  return { text: withoutControls(decodeWindows1252(bytes), name), notes: noteOf('windows-1252') };
}

/** What Windows-1252 has from 0x80 to 0x9f, where Latin-1 has control characters; some versions of Node decode it as Latin-1. */
const beyondLatin1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (character) => beyondLatin1.charAt(character.charCodeAt(0) - 0x80));
}

/** By the mark at the beginning. Throws a `MessageError` for UTF-32. */
function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third, fourth] = bytes;
  const isUtf32 = third === 0 && fourth === 0;
  if (first === 0xff && second === 0xfe && !isUtf32) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if ((first === 0xff && isUtf32) || (first === 0 && second === 0 && third === 0xfe && fourth === 0xff))
    failReading(formatsText('formats.file_utf32'));
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** Numbers and Latin letters have a zero as their upper byte: on one side in nearly all of the characters, on the other in none. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.min(1000, Math.floor(bytes.length / 2));
  if (pairs < 2 || bytes.length % 2 !== 0) return undefined;
  let upperFirst = 0;
  let upperLast = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) upperFirst += 1;
    if (bytes[2 * pair + 1] === 0) upperLast += 1;
  }
  if (upperFirst === 0 && upperLast > 0.7 * pairs) return 'utf-16le';
  return upperLast === 0 && upperFirst > 0.7 * pairs ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Throws a `MessageError` for characters that no text has: then the bytes are numbers, a picture or a program. */
function withoutControls(text: string, name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for. Tabs, line ends, form feeds, backspace and escape are text.
  const at = text.search(/[\0-\x07\x0e-\x1a\x1c-\x1f\x7f]/);
  if (at < 0) return text;
  refuseByName(name);
  if (text.charCodeAt(at) !== 0) failReading(implementationText('implementation.file_unknown'), { name });
  return failReading(formatsText('formats.file_nul'), { name, position: at + 1 });
}

const noteOf = (encoding: Encoding): readonly Message[] =>
  encoding === 'utf-8'
    ? []
    : [message(formatsText('formats.file_read_encoding'), { encoding: labels[encoding] })];
