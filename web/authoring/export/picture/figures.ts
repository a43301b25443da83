import type { Theme } from '../formats';
import type { Box } from './box';
import { isSmallCanvas, shapesOfElement } from './dom-shapes';

/** The figures above and below the stage: what stands beside it. A training consists of controls and of charts that move. */
const places = '.show > :not(.stage), .body > :not(.article, .controls, .cover, .training)';

/**
 * The figures of the lesson that the page shows, as elements. Those with large canvases, such as photographs, are left
 * out.
 */
function figureElements(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(places)].filter(
    (element) =>
      element.querySelector('svg, canvas') !== null &&
      [...element.querySelectorAll('canvas')].every(isSmallCanvas) &&
      element.checkVisibility(),
  );
}

/** Whether the page shows a figure that can be a part of a picture. */
export function hasFigures(root: ParentNode): boolean {
  return figureElements(root).length > 0;
}

/** The figures as the page shows them, in a theme. */
export function figureBoxes(root: ParentNode & Node, theme: Theme): readonly Box[] {
  const { host } = root as ShadowRoot;
  if (!(host instanceof HTMLElement)) return [];
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  const { adoptedStyleSheets: sheets } = root as ShadowRoot;
  const { colorScheme } = host.style;
  (root as ShadowRoot).adoptedStyleSheets = [...sheets, still];
  host.style.colorScheme = theme;
  const boxes = figureElements(root).map(figureBox);
  host.style.colorScheme = colorScheme;
  (root as ShadowRoot).adoptedStyleSheets = sheets;
  return boxes;
}

function figureBox(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const shapes = shapesOfElement(element, [x, y], 'figure');
  return {
    ...{ width, height },
    draw: (key, left, top) => [
      { key, tag: 'g', attributes: { transform: `translate(${left} ${top})` }, children: shapes, text: '' },
    ],
  };
}
