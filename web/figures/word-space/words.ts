import type { VariantSchema } from '../../engine/types';
import type { Document, InputMatrix } from '../../store/document/state';
import { withRows } from '../../word-vectors/fill';
import type { WordVectors } from '../../word-vectors/word-vectors';

/** The coefficient of each word in the sum. */
export type Counts = ReadonlyMap<string, number>;

/** Changes of words, width or sum. Words without a vector keep their numbers. */
export interface DocumentChanges {
  readonly words?: readonly string[];
  readonly width?: number;
  readonly counts?: Counts;
}

const emptyMatrix: InputMatrix = { rows: 0, cols: 0, data: [] };

/** The nonzero coefficients of a document. Zeros are omitted, because equal words share an entry. */
export function countsOf(document: Document): Counts {
  const { data } = document.inputs.combination ?? emptyMatrix;
  return new Map(document.tokens.query.flatMap((word, at) => (data[at] ? [[word, data[at]] as const] : [])));
}

/** The width of the word vectors of a document. */
export function widthOf(document: Document): number {
  return document.inputs.x?.cols ?? 0;
}

/** Applies changes to a document, with word vectors for all known words. */
export function withWords(document: Document, changes: DocumentChanges, vectors: WordVectors): Document {
  const words = changes.words ?? document.tokens.query;
  const counts = changes.counts ?? countsOf(document);
  const x = document.inputs.x ?? emptyMatrix;
  const before = document.tokens.query;
  const previousRows = words.map((word) => before.indexOf(word));
  const data = previousRows.flatMap((at) =>
    Array.from({ length: x.cols }, (_, k) => (at < 0 ? 0 : (x.data[at * x.cols + k] ?? 0))),
  );
  const rows = withRows(
    { rows: words.length, cols: x.cols, data },
    words.map((word) => vectors.find(word)),
    changes.width ?? x.cols,
    vectors,
  );
  const combination = { rows: 1, cols: words.length, data: words.map((word) => counts.get(word) ?? 0) };
  return {
    ...document,
    tokens: { ...document.tokens, query: words },
    inputs: { ...document.inputs, x: rows, combination },
  };
}

/** Maximum number of words of the variant. */
export function maxWords(schema: VariantSchema): number {
  return schema.dimensions.find(({ name }) => name === 'n')?.max ?? 0;
}

/** For example "king − man + woman": the first added word, the subtracted ones, then the rest. */
export function sumText(counts: Counts): string {
  const entries = [...counts];
  const [first, ...plus] = entries.filter(([, count]) => count > 0);
  const minus = entries.filter(([, count]) => count < 0);
  const ordered = first === undefined ? minus : [first, ...minus, ...plus];
  return ordered
    .map(([word, count], at) => {
      const size = Math.abs(count);
      const sign = at === 0 ? (count < 0 ? '−' : '') : count < 0 ? ' − ' : ' + ';
      return `${sign}${size === 1 ? word : `${size} ${word}`}`;
    })
    .join('');
}
