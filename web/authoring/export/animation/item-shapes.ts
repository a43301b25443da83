import { centreOf, enlarged } from '../../../motion/path';
import { textSize } from '../../../motion/text-size';
import type { Item, Rect, Track } from '../../../motion/timeline';
import { group, rect, type Shape } from '../../../svg/shapes';
import type { CellColours, Colours } from '../picture/colours';
import { stripes } from '../picture/matrix';
import { line, stroke, textWidth } from '../picture/text';

/** What an item in motion looks like in a picture: the same as on the stage. */
export function itemShape(
  { track, opacity, ...place }: Item,
  key: string,
  fontSize: number,
  colours: Colours,
): Shape {
  const look = lookOf(track, colours);
  return group(
    key,
    [...boxShapes(track, place, look, colours), ...labelShapes(track, place, look, fontSize, colours)],
    {
      opacity: opacity < 1 ? opacity : undefined,
    },
  );
}

/** The colours of a coloured cell, else those of the role. */
interface Look {
  /** Null for items without a heat colour. */
  readonly cell: CellColours | null;
  readonly hue: string;
}

function lookOf({ heat, role }: Track, colours: Colours): Look {
  return { cell: heat === '' ? null : colours.cell(heat), hue: colours.token(role ?? 'ink') };
}

function boxShapes(
  { shape, role }: Track,
  place: Rect,
  { cell, hue }: Look,
  colours: Colours,
): readonly Shape[] {
  const box = (look: Parameters<typeof rect>[2], at = place): Shape => rect('box', at, look);
  const striped = cell?.stripe === undefined ? [] : [stroke('stripes', stripes(place), cell.stripe, 2)];
  const paper = colours.token('paper');
  const outlined = (colour: string, width: number, rx: number, fill: string): Shape =>
    rect('edge', enlarged(place, -width / 2), { rx, fill, stroke: colour, 'stroke-width': width });
  switch (shape) {
    case 'chip': {
      const edge = colours.token(role ?? 'line-strong');
      return [box({ rx: 4, fill: cell?.paper ?? paper }), ...striped, outlined(edge, 1.5, 3.25, 'none')];
    }
    case 'bar':
      return [box({ rx: 2, fill: cell?.paper ?? 'none' }), ...striped];
    case 'dot':
      return [box({ rx: place.width / 2, fill: hue })];
    case 'outline':
      return [outlined(hue, 2, 4, 'none')];
    case 'empty':
      return [
        box({ fill: paper }, enlarged(place, 1)),
        outlined(colours.token('line'), 1, 0, colours.token('paper-sunk')),
      ];
    case 'axis':
      return [box({ fill: colours.token('line-strong') })];
    default:
      return [];
  }
}

/** The text in the middle of its box, as large as the box allows. */
function labelShapes(
  { shape, text }: Track,
  place: Rect,
  { cell, hue }: Look,
  fontSize: number,
  colours: Colours,
): readonly Shape[] {
  const size = text === '' ? 0 : textSize(place, text, fontSize);
  if (size === 0) return [];
  const { x, y } = centreOf(place);
  const colour = shape === 'sign' ? colours.token('ink-soft') : (cell?.ink ?? hue);
  const style = { family: 'sans', size, colour, anchor: 'middle' } as const;
  const width = textWidth([{ text }], style) + 4;
  const paper = { x: x - width / 2, y: y - size / 2, width, height: size };
  return [
    ...(shape === 'number' ? [rect('paper', paper, { fill: colours.token('paper') })] : []),
    line('text', [x, y + 0.36 * size], text, style),
  ];
}
