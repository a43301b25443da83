import type { VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import { tokenDimension } from '../sizes/shapes';
import { sameList } from './matrix';

/** Whether a lesson compares a text with itself: its queries and its keys are lists of their own, of the same words. */
export function comparesOneText({ preset }: Lesson, schema: VariantSchema): boolean {
  const hasLists = (['query', 'key'] as const).every((list) => tokenDimension(schema, list) !== undefined);
  return hasLists && sameList(preset.tokens.query, preset.tokens.key);
}
