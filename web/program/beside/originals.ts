import { catalogue } from '../../lessons/index';
import type { Settings } from '../../store/document/settings';
import { unpackProgram } from '../pack';
import { exampleText, hasExample, lessonText, mechanismText } from '../sources';

export { textChange } from './text-change';

/** The text of a program that a reader keeps to compare with; null if the link that names it is not complete. */
function keptText(id: string): string | null {
  try {
    return unpackProgram(id);
  } catch {
    return null;
  }
}

/** The text that a program was made from; null if it is not known. */
export function originalText(settings: Settings): string | null {
  const { 'program.lesson': lesson, 'program.example': example, 'program.text': kept } = settings;
  if (kept) return keptText(kept);
  if (example) return hasExample(example) ? exampleText(example) : null;
  const entry = catalogue.find(({ id }) => id === lesson);
  return entry === undefined ? null : (lessonText(entry.id) ?? mechanismText(entry.variant));
}
