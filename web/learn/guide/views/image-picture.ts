import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { colourOf } from '../../../figures/pixel-attention/pixel-data';
import type { Picture } from '../../../lessons/guide';
import { cellValue } from '../../../ui/format/format';
import { rowNamed } from '../../questions/cells';
import type { QuestionView } from '../../questions/views/question-view';

/** An image in its own colours, with a frame around the token that looks; after the guess, tokens fade with their weights. */
export function imagePicture(
  picture: Extract<Picture, { kind: 'image' }>,
  { done, model }: Pick<QuestionView, 'done' | 'model'>,
): TemplateResult {
  const image = model.trace.node(picture.node);
  const found = rowNamed(picture.row, model.trace);
  if (image === undefined || found === null) return html``;
  const { node, row: looking } = found;
  const { height = 1, width = 1, channels = 1, patch = 1 } = model.trace.dimensions;
  const perRow = width / patch;
  /** Tokens before those of the image, such as a class token. */
  const lead = node.cols - perRow * (height / patch);
  const weight = (col: number): number => cellValue(node, looking, col);
  const largest = Math.max(...Array.from({ length: node.cols }, (_, col) => weight(col)));
  const pixel = (row: number, col: number): SVGTemplateResult => {
    const token = lead + Math.floor(row / patch) * perRow + Math.floor(col / patch);
    const opacity = done ? weight(token) / largest : 1;
    return svg`<rect x=${col} y=${row} width="1" height="1" fill=${colourOf(image, channels, row, col)} fill-opacity=${opacity}></rect>`;
  };
  const at = looking - lead;
  const frame = svg`<rect class="looking" x=${patch * (at % perRow)} y=${patch * Math.floor(at / perRow)} width=${patch} height=${patch}></rect>`;
  return html`<svg class="cover-image" role="img" aria-label=${model.locale.format(image.title)} viewBox=${`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`} shape-rendering="crispEdges">
    ${Array.from({ length: width * height }, (_, each) => pixel(Math.floor(each / width), each % width))}
    ${at < 0 ? nothing : frame}
  </svg>`;
}
