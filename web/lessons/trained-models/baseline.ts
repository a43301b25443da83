import measured from '../../training/weights/measured.json' with { type: 'json' };
import type { Trained } from '../lesson';

/** The model of another lesson, beside which one stands that was trained without something; its weights are not fetched. */
export function baselineOf(lesson: keyof typeof measured): NonNullable<Trained['baseline']> {
  return { lesson, measured: measured[lesson] };
}
