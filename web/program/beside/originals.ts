import { catalogue } from '../../lessons/index';
import type { Settings } from '../../store/document/settings';
import { exampleText, hasExample } from '../examples';

const files = import.meta.glob<string>('../../content/programs/mechanisms/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The program of a mechanism of ours; null if there is none. */
export const mechanismText = (variant: string): string | null =>
  files[`../../content/programs/mechanisms/${variant}.py`] ?? null;

/** The text that a program was made from; null if it is not known. */
export function originalText(settings: Settings): string | null {
  const { 'program.lesson': lesson, 'program.example': example } = settings;
  if (example) return hasExample(example) ? exampleText(example) : null;
  const entry = catalogue.find(({ id }) => id === lesson);
  return entry === undefined ? null : mechanismText(entry.variant);
}
