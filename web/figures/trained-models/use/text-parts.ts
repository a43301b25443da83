import type { Lesson } from '../../../lessons/lesson';
import type { Document } from '../../../store/document/state';
import { inputVocabulary, isCharacterLevel, joinText } from '../texts';

/** The tokens that a model looks at, in order: what it was given without the reader, what readers type, what it wrote. */
export interface TextParts {
  readonly before: readonly string[];
  readonly typed: readonly string[];
  readonly after: readonly string[];
}

/** The parts of the text that a model reads. With a source of its own, that is what readers type. */
export function textParts({ query, key }: Document['tokens'], { reading, trained }: Lesson): TextParts {
  if (reading?.key !== undefined) return { before: [], typed: key, after: [] };
  const { after = '', end = '' } = trained ?? {};
  const start = end !== '' && after === '' && query[0] === end ? 1 : 0;
  const stop = after === '' ? -1 : query.indexOf(after);
  const last = stop < 0 ? query.length : stop;
  return { before: query.slice(0, start), typed: query.slice(start, last), after: query.slice(last) };
}

/** Whether the words of a text are single characters. */
export function isSpelled(lesson: Lesson): boolean {
  return isCharacterLevel(inputVocabulary(lesson)?.words ?? []);
}

/** What readers have typed, as the text of a field. */
export const typedText = ({ typed }: TextParts): string => joinText(typed.join(' '));
