import { css, html, svg, type TemplateResult } from 'lit';
import { type Point, rounded } from '../../svg/ribbons';
import { heatStep } from '../../ui/format/palette';

/** A weight as a line on a picture. The unit is the side of a square. */
export interface PictureLine {
  readonly to: Point;
  readonly weight: number;
  readonly width: number;
  readonly path: string;
}

/** The attention of one square. */
export interface PictureWeights {
  /** Where the lines begin. */
  readonly from: Point;
  /** What is looked at: the middles of squares, with their weights. */
  readonly targets: readonly { readonly at: Point; readonly weight: number }[];
  /** The largest weight. */
  readonly reach: number;
}

/** The width of the largest weight, and how far a line bends aside, as a part of its length. */
const fullWidth = 0.24;
const bend = 0.18;
/** Smaller weights, as parts of the largest one, and more lines would cover the picture. */
const leastShare = 0.08;
const mostLines = 16;
/** The palest inks look like paper: a line has at least this one. */
const minInk = 4;

/** The middle of a square. */
export const middleOf = (row: number, col: number): Point => [col + 0.5, row + 0.5];

/** A quadratic curve. The two directions between two squares bend to different sides. */
function curve([x1, y1]: Point, [x2, y2]: Point): string {
  const [x, y] = [(x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1)].map(rounded);
  return `M${rounded(x1)} ${rounded(y1)}Q${x} ${y} ${rounded(x2)} ${rounded(y2)}`;
}

/** The lines of the largest weights, the largest last; a square that looks at itself has none. */
export function pictureLines({ from, targets, reach }: PictureWeights): readonly PictureLine[] {
  return targets
    .filter(({ at, weight }) => weight > 0 && weight >= leastShare * reach && String(at) !== String(from))
    .sort((one, other) => one.weight - other.weight)
    .slice(-mostLines)
    .map(({ at, weight }) => ({
      to: at,
      weight,
      width: rounded((fullWidth * weight) / reach),
      path: curve(from, at),
    }));
}

/** The lines as a drawing over a grid of squares. */
export function linesOverPicture(weights: PictureWeights, rows: number, cols: number): TemplateResult {
  const ink = (weight: number): string =>
    `s${Math.max(minInk, heatStep(weight, { kind: 'probability', reach: weights.reach }))}`;
  return html`<svg class="picture-lines" aria-hidden="true" viewBox="0 0 ${cols} ${rows}">${pictureLines(
    weights,
  ).map(
    ({
      to: [x, y],
      weight,
      width,
      path,
    }) => svg`<path class="picture-halo" d=${path} stroke-width=${width + 0.08}></path>
      <path class=${`picture-line ${ink(weight)}`} d=${path} stroke-width=${width}></path>
      <circle class=${`picture-end ${ink(weight)}`} cx=${x} cy=${y} r=${rounded(width / 2 + 0.06)}></circle>`,
  )}</svg>`;
}

export const pictureLinesCss = css`
  .pixel-grid {
    position: relative;
  }
  .picture-lines {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .picture-lines path {
    fill: none;
    stroke-linecap: round;
  }
  .picture-halo {
    stroke: var(--lab-paper);
    stroke-opacity: 0.85;
  }
  .picture-line {
    stroke: var(--heat);
  }
  .picture-end {
    stroke: var(--lab-paper);
    stroke-width: 0.04;
  }
`;
