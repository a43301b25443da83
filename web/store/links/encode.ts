import type { VariantSchema } from '../../engine/types';
import type { Lesson, Reading } from '../../lessons/lesson';
import type { Document, State } from '../document/state';
import type { TourProgress } from '../ui/ui-state';
import { beforePrefix, linkVersion } from './link-keys';
import { linkPreset } from './link-preset';
import { escaped } from './link-text';
import { writeDocument, writeLoss, writePosition, writeSettings } from './link-write';

/**
 * Writes a state as the part of a link after `#`. `decode` restores it exactly, except for the history. Only differences from
 * the preset of the lesson are written.
 */
export function encode(state: State, lesson: Lesson, schema: VariantSchema): string {
  const position = writePosition(state, lesson.opening);
  const preset = linkPreset(lesson, schema, position.length > 0);
  const pairs = [
    `v=${linkVersion}`,
    `lesson=${escaped(lesson.id)}`,
    ...position,
    ...writeSettings(state),
    ...writeLoss(state.document),
    ...writeDocument(state.document, preset, schema, '', lesson.reading),
    ...writeBefore(state.compared, preset, schema, lesson.reading),
  ];
  return pairs.join('&');
}

/** The keys of a tour, after those of the state; empty if there is none, or if it is too long. */
export function tourKeys(tour: TourProgress | null): string {
  return tour === null || tour.link === '' ? '' : `&tour=${tour.link}&stop=${tour.at + 1}`;
}

/** The keys of the compared document; `diff=1` if it is the preset. */
function writeBefore(
  compared: Document | null,
  preset: Document,
  schema: VariantSchema,
  reading: Reading | undefined,
): readonly string[] {
  if (compared === null) return [];
  const pairs = writeDocument(compared, preset, schema, beforePrefix, reading);
  return pairs.length === 0 ? ['diff=1'] : pairs;
}
