import type { Theme } from '../formats';
import type { ResolveColour } from './colours';

/** Evaluates colours as the element does: an author may have set others. */
export function pageColours(root: ParentNode & Node): ResolveColour {
  return (css, theme) => hexOf(computedColour(root, css, theme));
}

/** The theme of the element. */
export function currentTheme(root: ParentNode & Node): Theme {
  return hexOf(computedColour(root, 'light-dark(#ffffff, #000000)')) === '#000000' ? 'dark' : 'light';
}

function computedColour(root: ParentNode, css: string, theme = ''): string {
  const probe = document.createElement('span');
  probe.style.colorScheme = theme;
  probe.style.color = css;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A computed colour as `#rrggbb`. Programs other than browsers know no other notation for certain. */
export function hexOf(color: string): string {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1).map(Number) ?? paint(color);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of a colour in any notation. */
function paint(color: string): readonly number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}
