import type { Document, TokenList } from '../../store/document/state';
import { tokenInputs } from '../../store/sizes/shapes';
import { filledText, fillWithVectors } from '../../word-vectors/fill';
import { loadWordVectors } from '../../word-vectors/load';
import type { Session } from './session';

/** What came of it: the document to take over, null when no word was found, and a sentence for the reader. */
export interface Vectored {
  readonly document: Document | null;
  readonly said: string;
}

/** Fetches the word vectors and puts them into what is on show when they have come. Fetched with them, on demand. */
export async function withWordVectors(session: () => Session, list: TokenList): Promise<Vectored> {
  const vectors = await loadWordVectors();
  const { schema, state } = session();
  const filled = fillWithVectors(state.document, schema, list, vectors);
  const widths = tokenInputs(schema, list).map(({ name }) => filled.document.inputs[name]?.cols ?? 0);
  return {
    document: filled.known.length === 0 ? null : filled.document,
    said: filledText(filled, widths, vectors),
  };
}
