import { programOf } from '../engine/programs';

/** The texts of all programs of ours by their paths: examples, mechanisms, and those of lessons. */
const files: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../content/programs/*.py', '../content/programs/mechanisms/*.py', '../content/*/*/program.py'],
  { query: '?raw', import: 'default', eager: true },
);

/** Whether there is an example with this name. */
export const hasExample = (id: string): boolean => Object.hasOwn(files, `../content/programs/${id}.py`);

/** The text of the example with this name. Throws if there is none. */
export function exampleText(id: string): string {
  const text = files[`../content/programs/${id}.py`];
  if (text === undefined) throw new Error(`There is no program “${id}”.`);
  return text;
}

/** The program of a mechanism of ours: of a variant of the engine, or that a variant is itself; null if there is none. */
export const mechanismText = (variant: string): string | null =>
  programOf(variant) ?? files[`../content/programs/mechanisms/${variant}.py`] ?? null;

/** The program of a lesson about one; null if it is about a mechanism. */
export const lessonText = (id: string): string | null =>
  Object.entries(files).find(([path]) => path.endsWith(`/${id}/program.py`))?.[1] ?? null;
