import { coloursOf } from '../picture/colours';
import { linkTo, type StepPictureOptions, type StepSource } from '../picture/draw-step';
import { currentTheme, pageColours } from '../picture/page-colours';
import { animationOf, type StepAnimation } from './animation';

/** The motion of a step in the colours of the element that shows it; null if nothing moves. */
export function drawAnimation(
  source: StepSource,
  { theme = currentTheme(source.root), smallPrint = true }: Pick<StepPictureOptions, 'theme' | 'smallPrint'>,
): StepAnimation | null {
  const link = smallPrint ? linkTo(source) : '';
  return animationOf(source.model, coloursOf(theme, pageColours(source.root)), link);
}
