import type { Explanation } from '../../engine/types';
import { Path } from '../path';
import { filledCells, rectOf, type Scene } from '../scene';
import type { Rect, Track } from '../timeline';
import { factorOf, numberItem } from './items';

/** At most so many cells glide; the others appear with them. */
const maxGliding = 144;

const fade = 160;

/** A cell on its way from an operand to the result. */
export interface Glide {
  readonly explanation: Explanation;
  /** Index of the term. */
  readonly term: number;
  readonly from: Rect;
  readonly to: Rect;
}

/** The displayed cells of one term of all explanations, on their way from its first factor to the result. */
export function glidesOf(scene: Scene, term: number): readonly Glide[] {
  return filledCells(scene)
    .slice(0, maxGliding)
    .flatMap((explanation): Glide[] => {
      const { node, row, col } = explanation.cell;
      const from = rectOf(scene, explanation.terms[term]?.factors[0]);
      const to = scene.geometry.cell(node, row, col);
      return from === null || to === null ? [] : [{ explanation, term, from, to }];
    });
}

/** The chips of cells that glide; `pathOf` leads from the operand to the result. They fade at `until`. */
export function glideItems(
  scene: Scene,
  glides: readonly Glide[],
  until: number,
  pathOf: (glide: Glide, at: number) => Path,
): readonly Track[] {
  return glides.map((glide, at) => {
    const path = pathOf(glide, at).fade(0, until, until + fade);
    return numberItem(scene, glide.explanation, factorOf(glide.term, 0), path);
  });
}

/** A straight way. */
export function straight({ from, to }: Glide, start: number, duration: number): Path {
  return Path.at(from, start).move(to, start, start + duration);
}
