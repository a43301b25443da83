import { MessageError } from '../../engine/errors';
import { authoringText } from '../../i18n/en/authoring';
import { message } from '../../i18n/message';
import { boundedText } from '../../lessons/bounded-text';
import { tourLimits } from '../../store/untrusted/tour';

/** Packed tours begin with this, so that they cannot be taken for an id, JSON or an address. */
const prefix = 'z.';

/** Whether a text is a tour as links have it. */
export const isPacked = (text: string): boolean => text.startsWith(prefix);

/** The JSON of a tour for links: without spaces, deflated, as base64url. Empty if it is too long for a link. */
export async function packTour(text: string): Promise<string> {
  const short = new Blob([minified(text)]);
  const packed = await bytesOf(short.stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const link = prefix + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.length <= tourLimits.packed ? link : '';
}

function minified(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The JSON of a packed tour. Throws if it is too long, before or after unpacking, or if it is not complete. */
export async function unpackTour(link: string): Promise<string> {
  if (link.length > tourLimits.packed)
    throw new MessageError(
      message('error.characters', { name: 'tour', count: link.length, max: tourLimits.packed }),
    );
  try {
    const letters = atob(link.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    return await readText(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch (error) {
    if (error instanceof MessageError) throw error;
    throw new MessageError(message(authoringText('error.tour_link_broken')));
  }
}

/** Decodes a tour, and stops reading at the length limit of tours. */
export const readText = (stream: ReadableStream<Uint8Array>): Promise<string> =>
  boundedText(stream, tourLimits.characters);

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
