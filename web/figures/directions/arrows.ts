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

function renderArrow({ x, y, kind, isMuted }: Arrow, { left, top, unit }: Viewport): TemplateResult {
  const [endX, endY] = [left + x * unit, top - y * unit];
  const length = Math.hypot(x, y) || 1;
  const [alongX, alongY] = [x / length, -y / length];
  const head = (side: number): string =>
    `L${endX - 9 * alongX + side * 4 * alongY} ${endY - 9 * alongY - side * 4 * alongX}`;
  return svg`<g class=${`directions-arrow role-${kind}${isMuted ? ' directions-faint' : ''}`}>
    <path class="directions-shaft" d=${`M${left} ${top}L${endX} ${endY}`}></path>
    <path class="directions-point" d=${`M${endX} ${endY}${head(1)}${head(-1)}Z`}></path>
  </g>`;
}

function renderName({ x, y, name, kind }: Arrow, { left, top, unit }: Viewport): TemplateResult {
  const [endX, endY] = [left + x * unit, top - y * unit];
  const length = Math.hypot(x, y) || 1;
  const [alongX, alongY] = [x / length, -y / length];
  const anchor = endX < 0.3 * width ? 'start' : endX > 0.7 * width ? 'end' : 'middle';
  // Labels of keys are placed beside the arrow: a query may have the same direction.
  const [alongBy, besideBy] = kind === 'query' ? [14, 0] : [2, 14];
  const [textX, textY] = [
    endX + alongBy * alongX - besideBy * alongY,
    endY + alongBy * alongY + besideBy * alongX + 4,
  ];
  return svg`<text class=${`directions-name role-${kind} ${anchor}`} x=${textX} y=${textY}>${name}</text>`;
}

/** Queries and keys as arrows, by their first two numbers. */
export function arrows(all: readonly Arrow[], label: string): TemplateResult | typeof nothing {
  if (all.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return nothing;
  const viewport = viewportOf(all);
  const { left, top } = viewport;
  return html`<svg class="directions-arrows" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    <path class="directions-axes" d=${`M0 ${top}H${width}M${left} 0V${height}`}></path>
    ${all.map((each) => renderArrow(each, viewport))}${all.map((each) => renderName(each, viewport))}
  </svg>`;
}
