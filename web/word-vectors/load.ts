import { readBytes, resolveFile } from '../engine/files';
import { readWordVectors, type WordVectors } from './word-vectors';

let pending: Promise<WordVectors> | null = null;

/** Loads the word vectors once, on demand. After a failure the next call tries again. */
export function loadWordVectors(): Promise<WordVectors> {
  pending ??= fetchWordVectors().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function fetchWordVectors(): Promise<WordVectors> {
  const source = resolveFile('words.bin', () => new URL('./words.bin', import.meta.url));
  const bytes = await readBytes(source, { key: 'file.word_vectors', args: {} });
  return readWordVectors(await new Response(bytes).arrayBuffer());
}
