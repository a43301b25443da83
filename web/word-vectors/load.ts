import { readBytes, resolveFile } from '../engine/files';
import { readWordVectors, type WordVectors } from './word-vectors';

let asked: Promise<WordVectors> | null = null;

/** The word vectors, fetched once and only when somebody wants them. A failed fetch is tried again next time. */
export function loadWordVectors(): Promise<WordVectors> {
  asked ??= fetchWordVectors().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchWordVectors(): Promise<WordVectors> {
  const source = resolveFile('words.bin', () => new URL('./words.bin', import.meta.url));
  const bytes = await readBytes(source, { key: 'file.word_vectors', args: {} });
  return readWordVectors(await new Response(bytes).arrayBuffer());
}
