// Its build for Node, which the bundle of the package would take otherwise, fails in browsers.
import { strFromU8, unzipSync } from 'fflate/browser';
import { maxCharacters } from '../pack';

/** A character has at most so many bytes, and a packed folder has texts and numbers besides its program. */
const mostBytes = 8 * maxCharacters;
const mostPacked = 4_000_000;

/** The program in a file: its text, or the program.py of a packed folder; null if it has none. */
export async function programIn(file: File): Promise<string | null> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (strFromU8(start) === 'PK')
    return file.size > mostPacked ? null : packedProgram(await file.arrayBuffer());
  // The engine says that it is too long; it need not be read to its end.
  const text = await file.slice(0, mostBytes).text();
  return text.includes('\0') ? null : text;
}

function packedProgram(content: ArrayBuffer): string | null {
  try {
    const files = unzipSync(new Uint8Array(content), {
      filter: ({ name, originalSize }) => /(?:^|\/)program\.py$/.test(name) && originalSize <= mostBytes,
    });
    const [program] = Object.values(files);
    return program === undefined ? null : strFromU8(program);
  } catch {
    return null;
  }
}
