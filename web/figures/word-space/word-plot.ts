import { nothing, svg } from 'lit';
import type { TraceNode } from '../../engine/types';
import type { Model } from '../../ui/model';
import { type Axes, axesOf, type Point, rotatePoint, type Vector } from './space';
import { countsOf, sumText } from './words';

/** The direction of view, in radians. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
}

export const initialView: View = { yaw: 0.5, pitch: 0.35 };

const width = 560;
const height = 420;
const margin = 64;

interface PlotMark {
  readonly name: string;
  readonly at: Point;
  readonly kind: 'word' | 'chosen' | 'sum';
}

/** The content of the picture for one run, independent of the view. */
export interface WordPlot {
  readonly axes: Axes;
  readonly origin: Point;
  readonly marks: readonly PlotMark[];
  /** Dashed lines: the two sides of an analogy. */
  readonly analogyLines: readonly (readonly [Point, Point])[];
  /** Distance of the farthest point from the center. */
  readonly radius: number;
}

function rowsOf(node: TraceNode): readonly Vector[] {
  return Array.from({ length: node.rows }, (_, row) =>
    node.data.subarray(row * node.cols, (row + 1) * node.cols),
  );
}

/** The vectors in use: normalized ones if the option is set. */
export function activeVectors(model: Model): readonly Vector[] {
  const id = model.state.document.options.unit_length === true ? 'unit_vectors' : 'x';
  const node = model.trace.node(id);
  return node === undefined ? [] : rowsOf(node);
}

/** Lines from the subtracted word to the added ones, and from these to the sum. */
function analogyLinesOf(
  words: readonly string[],
  points: readonly Point[],
  counts: ReadonlyMap<string, number>,
  sum: Point,
) {
  const pick = (count: number) =>
    words.flatMap((word, at) => (counts.get(word) === count ? (points[at] ?? []) : []));
  const plus = words.flatMap((word, at) => (counts.get(word) === 1 ? [points[at]] : []));
  const minus = words.flatMap((word, at) => (counts.get(word) === -1 ? [points[at]] : []));
  const [a, b] = plus;
  const [from] = minus;
  if (counts.size !== 3 || pick(1).length === 0 || a === undefined || b === undefined || from === undefined)
    return [];
  return [[from, a] as const, [from, b] as const, [a, sum] as const, [b, sum] as const];
}

/** Projects all vectors. `chosen` is the word whose neighbours are shown. */
export function plotOf(model: Model, chosen: string): WordPlot {
  const words = model.state.document.tokens.query;
  const vectors = activeVectors(model);
  const axes = axesOf(vectors);
  const points = vectors.map((vector) => axes.project(vector));
  const origin = axes.project(new Float64Array(vectors[0]?.length ?? 0));
  const combined = model.trace.node('combined');
  const counts = countsOf(model.state.document);
  const sum = combined === undefined || counts.size === 0 ? null : axes.project(combined.data);
  const marks: PlotMark[] = points.map((at, row) => {
    const name = words[row] || String(row + 1);
    return { name, at, kind: name === chosen ? 'chosen' : 'word' };
  });
  if (sum !== null) marks.push({ name: sumText(counts), at: sum, kind: 'sum' });
  return {
    axes,
    origin,
    marks,
    analogyLines: sum === null ? [] : analogyLinesOf(words, points, counts, sum),
    radius: Math.max(1e-9, ...[...marks.map(({ at }) => at), origin].map((at) => Math.hypot(...at))),
  };
}

/** Projects a point to the plane, with its depth from -1 (far) to 1 (near). */
type Project = (point: Point) => { readonly x: number; readonly y: number; readonly near: number };

function projector(plot: WordPlot, { yaw, pitch }: View): Project {
  const scale = (Math.min(width, height) / 2 - margin / 2) / plot.radius;
  return (point) => {
    const [x, y, z] = rotatePoint(point, yaw, pitch);
    return { x: width / 2 + x * scale, y: height / 2 - y * scale, near: z / plot.radius };
  };
}

function line(project: Project, from: Point, to: Point, look: string): unknown {
  const [a, b] = [project(from), project(to)];
  return svg`<line class=${look} x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}></line>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const letterWidth = 7.8;
const lineHeight = 16;

const axisNumbers = [0, 1, 2];

/** End of an axis. */
function axisEnd({ origin, radius }: WordPlot, k: number): Point {
  return [0, 1, 2].map((each) => (origin[each] ?? 0) + (each === k ? radius * 0.9 : 0)) as unknown as Point;
}

/** Position of the label of an axis. */
function axisLabel(project: Project, plot: WordPlot, k: number): Box {
  const { x, y } = project(axisEnd(plot, k));
  return { x: x + 4, y: y - 4, width: letterWidth };
}

function axis(project: Project, plot: WordPlot, k: number): unknown {
  const { x, y } = axisLabel(project, plot, k);
  return svg`${line(project, plot.origin, axisEnd(plot, k), 'axis')}<text class="axis-name" x=${x} y=${y}>${k + 1}</text>`;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < lineHeight;

/** Position of a label: beside its point, or below or above it, without overlap if possible. */
function labelFor(
  name: string,
  at: { readonly x: number; readonly y: number },
  occupied: readonly Box[],
): Box {
  const length = name.length * letterWidth;
  const places: readonly Box[] = [
    [at.x + 10, at.y + 5],
    [at.x - 10 - length, at.y + 5],
    [at.x - length / 2, at.y + 21],
    [at.x - length / 2, at.y - 11],
    [at.x + 10, at.y + 21],
    [at.x + 10, at.y - 11],
  ].map(([x = 0, y = 0]) => ({ x: Math.min(Math.max(x, 2), width - length - 2), y, width: length }));
  const [fallback = { x: at.x, y: at.y, width: length }] = places;
  return places.find((place) => !occupied.some((other) => overlap(place, other))) ?? fallback;
}

/** A point with its label, emphasized if it is near and faint if it is far. */
function mark(project: Project, { name, at, kind }: PlotMark, label: Box): unknown {
  const { x, y, near } = project(at);
  const depth = near > 0.25 ? 'near' : near < -0.25 ? 'far' : 'middle';
  const dot =
    kind === 'sum'
      ? svg`<path d=${`M${x} ${y - 7}l7 7l-7 7l-7 -7z`}></path>`
      : svg`<circle cx=${x} cy=${y} r=${5 + near * 1.5}></circle>`;
  return svg`<g class=${`mark ${kind} ${depth}`} data-word=${name}>${dot}<text x=${label.x} y=${label.y}>${name}</text></g>`;
}

/** Draws points from far to near; labels are placed from near to far. */
function marks(plot: WordPlot, project: Project): unknown {
  const nearFirst = [...plot.marks].sort((a, b) => project(b.at).near - project(a.at).near);
  const dots = plot.marks.map(({ at }) => {
    const { x, y } = project(at);
    return { x: x - 7, y: y + 5, width: 14 };
  });
  const occupied: Box[] = axisNumbers.map((k) => axisLabel(project, plot, k));
  const drawn = nearFirst.map((each) => {
    const position = project(each.at);
    const others = dots.filter(
      (dot) => Math.abs(dot.x + 7 - position.x) > 0.5 || Math.abs(dot.y - 5 - position.y) > 0.5,
    );
    const label = labelFor(each.name, position, [...occupied, ...others]);
    occupied.push(label);
    return mark(project, each, label);
  });
  return drawn.reverse();
}

/** Renders the picture. */
export function drawing(plot: WordPlot, view: View): unknown {
  const project = projector(plot, view);
  return svg`<svg class="space" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${axisNumbers.map((k) => axis(project, plot, k))}
    ${plot.marks.map(({ at, kind }) => (kind === 'sum' ? nothing : line(project, plot.origin, at, 'arm')))}
    ${plot.analogyLines.map(([from, to]) => line(project, from, to, 'side'))}
    ${marks(plot, project)}
  </svg>`;
}
