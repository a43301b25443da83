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
  const response = await fetch(new URL('./words.bin', import.meta.url));
  if (!response.ok) throw new Error(`the word vectors could not be fetched (${response.status})`);
  return readWordVectors(await response.arrayBuffer());
}
