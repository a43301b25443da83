import type { VariantSchema } from '../engine/types';
import { figuresText } from '../i18n/en/figures';
import { joinMessages, type Message, message } from '../i18n/message';
import type { Document, InputMatrix, TokenList } from '../store/document/state';
import { tokenInputs } from '../store/sizes/shapes';
import type { WordVectors } from './word-vectors';

/** A document with rows replaced by word vectors, and the unknown words. */
export interface FillResult {
  readonly document: Document;
  readonly known: readonly string[];
  /** Their rows are unchanged. */
  readonly unknown: readonly string[];
}

/**
 * Replaces the row of every token of a list by its word vector, truncated to the current width. Rows of unknown words
 * are unchanged.
 */
export function fillWithVectors(
  document: Document,
  schema: VariantSchema,
  list: TokenList,
  vectors: WordVectors,
): FillResult {
  const words = document.tokens[list];
  const indices = words.map((word) => vectors.find(word));
  const inputs = { ...document.inputs };
  for (const { name } of tokenInputs(schema, list)) {
    const matrix = inputs[name];
    if (matrix !== undefined) inputs[name] = withRows(matrix, indices, matrix.cols, vectors);
  }
  return {
    document: { ...document, inputs },
    known: words.filter((_, at) => (indices[at] ?? -1) >= 0),
    unknown: words.filter((_, at) => (indices[at] ?? -1) < 0),
  };
}

/**
 * Row i is the vector of word i, `width` numbers long. Where the index is -1, the existing row is kept, truncated or
 * padded with 0.
 */
export function withRows(
  matrix: InputMatrix,
  indices: readonly number[],
  width: number,
  vectors: WordVectors,
): InputMatrix {
  const rows = indices.map((place, row) =>
    place < 0
      ? Array.from({ length: width }, (_, col) =>
          col < matrix.cols ? (matrix.data[row * matrix.cols + col] ?? 0) : 0,
        )
      : vectors.vector(place, width),
  );
  return { rows: rows.length, cols: width, data: rows.flat() };
}

const inQuotes = (word: string): Message => message(figuresText('word_vectors.quoted'), { word });

/** A sentence that describes the result. */
export function describeFill(result: FillResult, widths: readonly number[], vectors: WordVectors): Message {
  const { known, unknown } = result;
  const filled =
    known.length === 0
      ? message(figuresText('word_vectors.none_known'))
      : describeKnown(result, widths, vectors);
  if (unknown.length === 0) return filled;
  const list = joinMessages('common.list', unknown.map(inQuotes));
  return joinMessages('common.sentences', [filled, message(figuresText('word_vectors.not_known'), { list })]);
}

function describeKnown({ known }: FillResult, widths: readonly number[], vectors: WordVectors): Message {
  const cut = [...new Set(widths)].map((width) =>
    width < vectors.width
      ? message(figuresText('word_vectors.first'), { width, count: vectors.width })
      : message(figuresText('word_vectors.all_columns'), { width }),
  );
  return message(figuresText('word_vectors.directions'), {
    filled: message(figuresText('word_vectors.filled'), { count: known.length }),
    directions: joinMessages('common.and', cut),
  });
}
