/**
 * The most that is taken from outside. What is larger is refused before anything of its size is made. `SECURITY.md` tells
 * readers the same numbers, and a test holds it to them. Sizes of walks are in the schemas, those of runs in the engine.
 */
export const limits = {
  /** Characters of a link, or of the attribute `state`. */
  linkLength: 2_000_000,
  /** Keys of a link: more than any variant has. */
  linkKeys: 200,
  /** Characters of JSON: a saved document, or an attribute that holds some. */
  jsonLength: 2_000_000,
  /** How deep lists and objects may lie inside each other. */
  jsonDepth: 8,
  /** Lists and objects in one text: a row of a matrix is one. */
  jsonLists: 50_000,
  /** Characters that are pasted into a matrix. */
  pasteLength: 200_000,
  /** Rows, and columns, of a pasted matrix. */
  pasteSide: 64,
  /** Characters of one number: none written by hand or machine is longer. */
  numberLength: 400,
  /** Characters of the name of a token; longer ones are cut. */
  wordLength: 200,
  /** Characters of the attributes `hide` and `lock`. */
  listLength: 1000,
  /** Cells that are followed back one after the other. */
  trailLength: 64,
  /** Rows, and columns, of any matrix; it bounds products such as `n_heads*d_k`, which no dimension limit does. */
  side: 256,
  /** Characters of a link that the page around an iframe sends: no link that the page writes is as long. */
  messageLength: 100_000,
} as const;
