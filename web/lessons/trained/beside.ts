import type { Files } from '../../training/files';
import { loadWeights, type Trained as Model } from '../../training/trained/index';
import type { Trained } from '../lesson';

/** The model of another lesson, beside which one stands that was trained without something. */
export async function besideOf(lesson: Model, files?: Files): Promise<NonNullable<Trained['beside']>> {
  const { measured } = await loadWeights(lesson, files);
  return { lesson, measured };
}
