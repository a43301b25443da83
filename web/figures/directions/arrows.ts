import { html, nothing, svg, type TemplateResult } from 'lit';

/** A labelled arrow from the origin. */
export interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly kind: 'query' | 'key';
  readonly isMuted: boolean;
}

const width = 340;
const height = 240;
const padding = 30;

interface Viewport {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** The largest scale at which all arrows fit, equal on both axes. */
function viewportOf(arrows: readonly Arrow[]): Viewport {
  const [xs, ys] = [
    [0, ...arrows.map(({ x }) => x)],
    [0, ...arrows.map(({ y }) => y)],
  ];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(
    (width - 2 * padding) / (right - left || 1),
    (height - 2 * padding) / (high - low || 1),
  );
  return {
    left: width / 2 - ((left + right) / 2) * unit,
    top: height / 2 + ((low + high) / 2) * unit,
    unit,
  };
}

/** Where an arrow ends in the picture. */
function tipOf({ x, y }: Arrow, { left, top, unit }: Viewport): readonly [x: number, y: number] {
  return [left + x * unit, top - y * unit];
}

function renderArrow(arrow: Arrow, viewport: Viewport): TemplateResult {
  const { x, y, kind, isMuted } = arrow;
  const { left, top } = viewport;
  const [endX, endY] = tipOf(arrow, viewport);
  const length = Math.hypot(x, y) || 1;
  const [alongX, alongY] = [x / length, -y / length];
  const head = (side: number): string =>
    `L${endX - 9 * alongX + side * 4 * alongY} ${endY - 9 * alongY - side * 4 * alongX}`;
  return svg`<g class=${`directions-arrow role-${kind}${isMuted ? ' directions-faint' : ''}`}>
    <path class="directions-shaft" d=${`M${left} ${top}L${endX} ${endY}`}></path>
    <path class="directions-point" d=${`M${endX} ${endY}${head(1)}${head(-1)}Z`}></path>
  </g>`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** The box of a name around its middle. Letters are rarely wider than half the font size of 13. */
function boxOf(name: string, x: number, y: number): Box {
  const half = 3.5 * name.length + 2;
  return { left: x - half, top: y - 8, right: x + half, bottom: y + 8 };
}

function headBox(arrow: Arrow, viewport: Viewport): Box {
  const [endX, endY] = tipOf(arrow, viewport);
  return { left: endX - 6, top: endY - 6, right: endX + 6, bottom: endY + 6 };
}

/** What the heads of the arrows cover. */
export function headBoxes(all: readonly Arrow[]): readonly Box[] {
  const viewport = viewportOf(all);
  return all.map((arrow) => headBox(arrow, viewport));
}

/**
 * The box of each name: beyond the tip, or else to the side of it, farther away if need be, so that it covers no head of
 * an arrow and no name before it.
 */
export function placeNames(all: readonly Arrow[]): readonly Box[] {
  const viewport = viewportOf(all);
  const taken = all.map((arrow) => headBox(arrow, viewport));
  return all.map((arrow) => {
    const { x, y, name } = arrow;
    const direction = Math.atan2(-y, x);
    const [endX, endY] = tipOf(arrow, viewport);
    const half = 3.5 * name.length + 10;
    const candidates = [0, 1, 2].flatMap((ring) =>
      [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2.2, -2.2].map((turn) => {
        const [alongX, alongY] = [Math.cos(direction + turn), Math.sin(direction + turn)];
        const inside = Math.min(width - half, Math.max(half, endX + (half + 12 * ring) * alongX));
        return boxOf(name, inside, endY + (16 + 12 * ring) * alongY);
      }),
    );
    const fits = (box: Box): boolean =>
      box.top >= 0 && box.bottom <= height && taken.every((other) => isApart(box, other));
    const box = candidates.find(fits) ?? candidates[0] ?? boxOf(name, endX, endY);
    taken.push(box);
    return box;
  });
}

function renderName({ name, kind }: Arrow, { left, right, top, bottom }: Box): TemplateResult {
  return svg`<text class=${`directions-name role-${kind} middle`} x=${(left + right) / 2} y=${(top + bottom) / 2 + 4}>${name}</text>`;
}

/** Queries and keys as arrows, by their first two numbers. */
export function arrows(all: readonly Arrow[], label: string): TemplateResult | typeof nothing {
  if (all.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return nothing;
  const viewport = viewportOf(all);
  const { left, top } = viewport;
  const names = placeNames(all);
  return html`<svg class="directions-arrows" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    <path class="directions-axes" d=${`M0 ${top}H${width}M${left} 0V${height}`}></path>
    ${all.map((each) => renderArrow(each, viewport))}${all.map((each, at) => renderName(each, names[at] ?? headBox(each, viewport)))}
  </svg>`;
}
