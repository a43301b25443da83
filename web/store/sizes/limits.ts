/**
 * Limits of untrusted input. Anything larger is refused before memory is allocated for it. `SECURITY.md` lists the same
 * numbers, and a test compares them. Limits of dimensions are in the schemas, limits of runs in the engine.
 */
export const limits = {
  /**
   * Characters of a link, or of the attribute `state`. The largest document, the translator with all sizes at 64 and an edit to
   * compare with, needs 8.7 million. Some browsers keep no address of that length; the attribute and files do.
   */
  linkLength: 10_000_000,
  /** Keys of a link; no variant has as many. */
  linkKeys: 200,
  /** Characters of JSON: of a saved document, or of an attribute. */
  jsonLength: 10_000_000,
  /** Nesting depth of lists and objects in JSON. */
  jsonDepth: 8,
  /** Number of lists and objects in JSON; each row of a matrix is a list. */
  jsonLists: 50_000,
  /** Characters of a pasted matrix. */
  pasteLength: 200_000,
  /** Rows and columns of a pasted matrix. */
  pasteSide: 64,
  /** Characters of one number. */
  numberLength: 400,
  /** Characters of a token name; longer names are cut off. */
  wordLength: 200,
  /** Characters of the attributes `hide` and `lock`. */
  listLength: 1000,
  /** Cells of the breadcrumb. */
  trailLength: 64,
  /** Rows and columns of any matrix. Also bounds products such as `n_heads*d_k`, which have no limit in the schema. */
  side: 256,
  /** Characters of a link that is sent to an iframe by `postMessage`. */
  messageLength: 100_000,
} as const;
