import type { Connection } from './figure';

/** Distance of a line from the layer that it leaves, and the length of an arrowhead, in pixels. */
const clearance = 7;
const head = 6;

/** The place of an element relative to another one that contains it. */
function placeIn(outer: DOMRect, element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - outer.x, y - outer.y, width, height);
}

/** Draws the connections between the towers of a figure into its SVG, from the places of the boxes. */
export function drawConnections(figure: Element, connections: readonly Connection[]): void {
  const path = figure.querySelector('.map-connections path');
  const outer = figure.getBoundingClientRect();
  const boxes = [...figure.querySelectorAll<HTMLElement>('[data-box]')];
  const find = (key: string): HTMLElement | undefined => boxes.find(({ dataset }) => dataset.box === key);
  const [encoder, decoder] = [...figure.querySelectorAll('.map-tower')].map((tower) => placeIn(outer, tower));
  if (path === null || encoder === undefined || decoder === undefined) return;
  const gutter = (encoder.right + decoder.left) / 2;
  const lines = connections.flatMap(({ from, to }) => {
    const [source, target] = [find(from), find(to)];
    if (source === undefined || target === undefined) return [];
    const [start, end] = [placeIn(outer, source), placeIn(outer, target)];
    const [x, y] = [start.x + start.width / 2, end.y + end.height / 2];
    const top = placeIn(outer, source.closest('.map-layer') ?? source).y - clearance;
    return `M${x} ${start.y}V${top}H${gutter}V${y}H${end.x}m${-head} ${-head / 2}l${head} ${head / 2}l${-head} ${head / 2}`;
  });
  path.setAttribute('d', lines.join(''));
}
