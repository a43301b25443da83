import { type Shape, toMarkup } from '../../../svg/shapes';
import type { Picture } from './picture';
import { xmlText } from './text';

const namespace = 'http://www.w3.org/2000/svg';

const textElement = (tag: string, id: string, text: string): Shape => ({
  ...{ key: id, tag, attributes: { id }, children: [] },
  text: xmlText(text),
});

/** A picture as the text of an SVG file, which needs nothing else. */
export function svgText({ width, height, title, description, language, shapes }: Picture): string {
  const root: Shape = {
    key: 'svg',
    tag: 'svg',
    attributes: {
      xmlns: namespace,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'xml:lang': language,
      'aria-labelledby': 'title description',
    },
    children: [
      textElement('title', 'title', title),
      textElement('desc', 'description', description),
      ...shapes,
    ],
    text: '',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toMarkup([root])}\n`;
}
