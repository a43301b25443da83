import { encode } from '../../../store/links/encode';
import { siteOf } from '../../../ui/dom/site';
import type { Model } from '../../../ui/model';
import type { PicturePart, Theme } from '../formats';
import { coloursOf } from './colours';
import { figureBoxes } from './figures';
import { currentTheme, pageColours } from './page-colours';
import { type Picture, pictureOf } from './picture';

/** A step, and the element that shows it. */
export interface StepSource {
  readonly model: Model;
  readonly root: ParentNode & Node;
  readonly isPage: boolean;
}

/** What the picture of a step shows. */
export interface StepPictureOptions {
  readonly theme?: Theme;
  readonly parts?: readonly PicturePart[];
  readonly smallPrint?: boolean;
}

/** The picture of a step in the colours of the element that shows it. */
export function drawStep({ model, root, isPage }: StepSource, options: StepPictureOptions): Picture {
  const { parts = ['matrices'], smallPrint = true, theme = currentTheme(root) } = options;
  const link = smallPrint ? `${siteOf({ isPage })}#${encode(model.state, model.lesson, model.schema)}` : '';
  const figures = parts.includes('figures') ? figureBoxes(root, theme) : [];
  return pictureOf(model, coloursOf(theme, pageColours(root)), { parts, figures, link });
}
