import { programOf } from '../../engine/programs';
import { catalogue } from '../../lessons/index';
import type { Settings } from '../../store/document/settings';
import { exampleText, hasExample } from '../examples';
import { unpackProgram } from '../pack';

const files = import.meta.glob<string>('../../content/programs/mechanisms/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Of lessons about a program. */
const lessonFiles = import.meta.glob<string>('../../content/*/*/program.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The program of a mechanism of ours: of a variant of the engine, or that a variant is itself; null if there is none. */
export const mechanismText = (variant: string): string | null =>
  programOf(variant) ?? files[`../../content/programs/mechanisms/${variant}.py`] ?? null;

const lessonProgram = (id: string): string | undefined =>
  Object.entries(lessonFiles).find(([path]) => path.endsWith(`/${id}/program.py`))?.[1];

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
  return entry === undefined ? null : (lessonProgram(entry.id) ?? mechanismText(entry.variant));
}
