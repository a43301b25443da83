import type { Point } from '../../svg/ribbons';
import { polygon } from './outlines';

/** Milliseconds. */
const duration = 420;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows one outline turning into another on top of the stage, in the ink of a class. Outlines are in coordinates of the
 * viewport and have equally many points. Resolves at the end, at once with reduced motion.
 */
export async function morph(
  stage: HTMLElement,
  ink: string,
  outlines: readonly [from: readonly Point[], to: readonly Point[]],
): Promise<void> {
  if (reducedMotion.matches) return;
  const shape = document.createElement('div');
  shape.className = `line-morph ${ink}`;
  shape.ariaHidden = 'true';
  stage.append(shape);
  const { x, y } = shape.getBoundingClientRect();
  const keyframes = outlines.map((outline) => ({ clipPath: polygon(outline, [x, y]) }));
  const animation = shape.animate(keyframes, { duration, easing: 'cubic-bezier(0.65, 0, 0.35, 1)' });
  // A cancelled animation rejects.
  await animation.finished.catch(() => {});
  shape.remove();
}
