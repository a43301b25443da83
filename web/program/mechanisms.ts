const files = import.meta.glob<string>('../content/programs/mechanisms/*.py', {
  query: '?raw',
  import: 'default',
});

/**
 * The program of a variant of the engine: the same inputs and options by name, the same nodes and numbers. Null if there is none, as for
 * a variant that is a program itself.
 */
export async function mechanismProgram(variant: string): Promise<string | null> {
  const load = files[`../content/programs/mechanisms/${variant}.py`];
  return load === undefined ? null : await load();
}
