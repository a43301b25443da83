const files = import.meta.glob<string>('../../content/programs/recipes/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How something is written, as a program that runs; the help has its question, `editor.recipe.<id>`. */
export interface Recipe {
  readonly id: (typeof ids)[number];
  readonly text: string;
}

const ids = [
  ...(['own_numbers', 'distances', 'near_words', 'causal', 'own_mask'] as const),
  ...(['heads', 'shared_keys', 'learned_bias', 'no_softmax', 'top_k'] as const),
  ...(['capped', 'recurrence', 'layer'] as const),
] as const;

export const recipes: readonly Recipe[] = ids.map((id) => ({
  id,
  text: files[`../../content/programs/recipes/${id}.py`] ?? '',
}));
