import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate/browser';
import { MessageError } from '../engine/errors';
import { programText } from '../i18n/en/program';
import { message } from '../i18n/message';
import { packedText, programId } from '../lessons/address';

/** Characters of a program; the engine refuses longer ones. */
export const maxCharacters = 20_000;

/** Bytes of a program in UTF-8: at most four for a character. */
const maxBytes = 4 * maxCharacters;

/** The id of a lesson about a program: its text deflated, as base64url. */
export function packProgram(text: string): string {
  const letters = Array.from(deflateSync(strToU8(text), { level: 9 }), (byte) => String.fromCharCode(byte));
  return programId(btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
}

/** The text of such an id. Throws a `MessageError` if it is not complete, or too long, before or after unpacking. */
export function unpackProgram(id: string): string {
  const packed = packedText(id);
  if (packed.length > 2 * maxBytes) throw tooLong();
  const bytes = inflated(packed);
  if (bytes === null) throw new MessageError(message(programText('editor.link_broken')));
  if (bytes.length > maxBytes) throw tooLong();
  return strFromU8(bytes);
}

const tooLong = (): MessageError =>
  new MessageError(message(programText('editor.too_long'), { max: maxCharacters }));

/** Null if it is no deflated text. What is longer than the limit is cut one byte above it. */
function inflated(packed: string): Uint8Array | null {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const out = new Uint8Array(maxBytes + 1);
    return inflateSync(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      { out },
    );
  } catch {
    return null;
  }
}
