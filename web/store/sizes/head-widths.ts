import type { Sizes, VariantSchema } from '../../engine/types';

/**
 * The widths of a head that follow the number of heads: while d_k or d_v is d_model / n_heads, as in Vaswani et al. 2017 (section
 * 3.2.2), all heads together have as many columns as the tokens. Another width is the reader's own choice, and stays.
 */
export function followingWidths(
  schema: VariantSchema,
  { n_heads = 1, d_model, ...sizes }: Sizes,
): readonly string[] {
  return ['d_k', 'd_v'].filter(
    (width) =>
      schema.dimensions.some(({ name, derived }) => name === width && derived === '') &&
      d_model !== undefined &&
      (sizes[width] ?? 0) * n_heads === d_model,
  );
}

/** The new sizes of these widths for another number of heads; none if the columns cannot be shared evenly. */
export function widthsFor(schema: VariantSchema, before: Sizes, heads: number): Sizes {
  const width = (before.d_model ?? 0) / heads;
  if (!Number.isInteger(width)) return {};
  return Object.fromEntries(followingWidths(schema, before).map((name) => [name, width]));
}
