import { catalogue } from '../../lessons/index';
import type { Settings } from '../../store/document/settings';
import { exampleText, hasExample, lessonText, mechanismText } from '../sources';

/** The text that a program was made from; null if it is not known. */
export function originalText(settings: Settings): string | null {
  const { 'program.lesson': lesson, 'program.example': example } = settings;
  if (example) return hasExample(example) ? exampleText(example) : null;
  const entry = catalogue.find(({ id }) => id === lesson);
  return entry === undefined ? null : (lessonText(entry.id) ?? mechanismText(entry.variant));
}
