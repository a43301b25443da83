import measured from '../../training/weights/measured.json' with { type: 'json' };
import type { Trained } from '../lesson';

/** The model of another lesson as a baseline. Its weights are not loaded. */
export function baselineOf(lesson: keyof typeof measured): NonNullable<Trained['baseline']> {
  return { lesson, measured: measured[lesson] };
}
