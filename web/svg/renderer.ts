import type { Shape } from './shapes';

const namespace = 'http://www.w3.org/2000/svg';

/** An element that is kept between frames, with what it shows. */
interface Kept {
  readonly element: SVGElement;
  readonly children: Map<string, Kept>;
  /** The children that are in the document, in order. */
  shown: readonly SVGElement[];
  shape: Shape | null;
}

const keep = (element: SVGElement): Kept => ({ element, children: new Map(), shown: [], shape: null });

/** Draws shapes into an SVG element. Elements are kept from frame to frame; only what differs is written. */
export class ShapeRenderer {
  readonly #root: Kept;

  constructor(svg: SVGElement) {
    svg.replaceChildren();
    this.#root = keep(svg);
  }

  render(shapes: readonly Shape[]): void {
    renderChildren(this.#root, shapes);
  }
}

function renderChildren(parent: Kept, shapes: readonly Shape[]): void {
  const wanted = shapes.map((shape) => {
    const kept = parent.children.get(keyOf(shape)) ?? create(parent.children, shape);
    update(kept, shape);
    return kept.element;
  });
  const isSame =
    wanted.length === parent.shown.length && wanted.every((each, index) => each === parent.shown[index]);
  if (!isSame) replaceChildren(parent, wanted);
}

/** Puts the elements in order, and moves none that is in its place. */
function replaceChildren(parent: Kept, wanted: readonly SVGElement[]): void {
  const { element, shown } = parent;
  const kept = new Set(wanted);
  for (const child of shown) if (!kept.has(child)) child.remove();
  let next = element.firstChild;
  for (const child of wanted) {
    if (child === next) next = next.nextSibling;
    else element.insertBefore(child, next);
  }
  parent.shown = wanted;
}

/** A key may pass from one kind of element to another. */
const keyOf = ({ key, tag }: Shape): string => `${tag} ${key}`;

function create(children: Map<string, Kept>, shape: Shape): Kept {
  const kept = keep(document.createElementNS(namespace, shape.tag));
  children.set(keyOf(shape), kept);
  return kept;
}

function update(kept: Kept, shape: Shape): void {
  const { element, shape: before } = kept;
  if (before === shape) return;
  for (const [name, value] of Object.entries(shape.attributes))
    if (before?.attributes[name] !== value) element.setAttribute(name, String(value));
  for (const name of Object.keys(before?.attributes ?? {}))
    if (!(name in shape.attributes)) element.removeAttribute(name);
  const isText = shape.children.length === 0;
  const wasText = (before?.children.length ?? 0) === 0;
  if (isText ? !wasText || before?.text !== shape.text : wasText) {
    element.textContent = shape.text;
    kept.shown = [];
  }
  if (!isText) renderChildren(kept, shape.children);
  kept.shape = shape;
}
