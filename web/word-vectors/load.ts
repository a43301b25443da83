import { bytesOf, sourceOf } from '../engine/files';
import { readWordVectors, type WordVectors } from './word-vectors';

let pending: Promise<WordVectors> | null = null;

/** The word vectors, fetched once and only when somebody wants them. A failed fetch is tried again next time. */
export function loadWordVectors(): Promise<WordVectors> {
  pending ??= fetchWordVectors().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function fetchWordVectors(): Promise<WordVectors> {
  const source = sourceOf('words.bin', () => new URL('./words.bin', import.meta.url));
  const bytes = await bytesOf(source, { key: 'file.word_vectors', args: {} });
  return readWordVectors(await new Response(bytes).arrayBuffer());
}
