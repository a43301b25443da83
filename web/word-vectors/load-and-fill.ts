import type { VariantSchema } from '../engine/types';
import type { Message } from '../i18n/message';
import type { Document, TokenList } from '../store/document/state';
import { tokenInputs } from '../store/sizes/shapes';
import { describeFill, fillWithVectors } from './fill';
import { loadWordVectors } from './load';

/** The new document, null if no word was found, and a message for the reader. */
export interface FillOutcome {
  readonly document: Document | null;
  readonly message: Message;
}

/** The current document and the schema of its variant. */
interface FillTarget {
  readonly state: { readonly document: Document };
  readonly schema: VariantSchema;
}

/** Loads the word vectors, then fills them into the document that is current by then. */
export async function fillFromWordVectors(current: () => FillTarget, list: TokenList): Promise<FillOutcome> {
  const vectors = await loadWordVectors();
  const { schema, state } = current();
  const filled = fillWithVectors(state.document, schema, list, vectors);
  const widths = tokenInputs(schema, list).map(({ name }) => filled.document.inputs[name]?.cols ?? 0);
  return {
    document: filled.known.length === 0 ? null : filled.document,
    message: describeFill(filled, widths, vectors),
  };
}
