/** The lessons of the ten-minute path, in order. Each is cut down to the stops that its guide names in `short`. */
export const shortPath: readonly string[] = [
  'soft-addressing',
  'dot-product',
  'scaled-dot-product',
  'multi-head',
  'masks',
  'english-french',
];
