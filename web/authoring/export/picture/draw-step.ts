import { encode } from '../../../store/links/encode';
import type { Model } from '../../../ui/model';
import { siteOf } from '../../../ui/site';
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
  const link = smallPrint ? linkTo({ model, isPage }) : '';
  const figures = parts.includes('figures') ? figureBoxes(root, theme) : [];
  return pictureOf(model, coloursOf(theme, pageColours(root)), { parts, figures, link });
}

/** The address of a step. */
export function linkTo({ model, isPage }: Pick<StepSource, 'model' | 'isPage'>): string {
  return `${siteOf({ isPage })}#${encode(model.state, model.lesson, model.schema)}`;
}
