import type { VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import { presetDocument } from '../document/preset';
import type { Document } from '../document/state';

/**
 * The document that a link differs from: the preset, but with the words that the lesson had when the first links were written.
 * A link without a step opens the lesson as it is today.
 */
export function linkPreset(lesson: Lesson, schema: VariantSchema, hasStep: boolean): Document {
  const preset = presetDocument(lesson, schema);
  const { linkTokens } = lesson.preset;
  return linkTokens === undefined || !hasStep ? preset : { ...preset, tokens: linkTokens };
}
