import { html, nothing, svg, type TemplateResult } from 'lit';

export type Point = readonly [x: number, y: number];

/** A labelled point of the dictionary. */
export interface Entry {
  readonly at: Point;
  readonly name: string;
  readonly isBest: boolean;
}

/** What the plot of the values shows. */
export interface Plane {
  readonly entries: readonly Entry[];
  /** Results of the soft lookup for decreasing temperatures. */
  readonly path: readonly Point[];
  readonly soft: Point;
  readonly label: string;
}

const width = 340;
const height = 240;
const margin = 36;

/** A linear scale from values to coordinates; a constant value maps to the middle. */
function scaleOf(numbers: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from));
}

/** The values as points, the path of the soft result, and its current position. */
export function plane({ entries, path, soft, label }: Plane): TemplateResult | typeof nothing {
  const points = [...entries.map(({ at }) => at), ...path, soft];
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) return nothing;
  const x = scaleOf(
    points.map(([first]) => first),
    margin,
    width - margin,
  );
  const y = scaleOf(
    points.map(([, second]) => second),
    height - margin,
    margin,
  );
  const line = path.map(([first, second], at) => `${at === 0 ? 'M' : 'L'}${x(first)} ${y(second)}`).join('');
  return html`<svg class="addressing-plane" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    <path class="addressing-way" d=${line}></path>
    ${entries.map(
      ({ at: [first, second], name, isBest }) => svg`<g class=${isBest ? 'addressing-best' : ''}>
        <circle class="addressing-entry" cx=${x(first)} cy=${y(second)} r="5"></circle>
        <text x=${x(first)} y=${y(second) - 10} class=${x(first) > width / 2 ? 'end' : 'start'}>${name}</text>
      </g>`,
    )}
    <circle class="addressing-soft" cx=${x(soft[0])} cy=${y(soft[1])} r="8"></circle>
  </svg>`;
}
