import { factorOf, item, numberItem, termOf } from '../parts/items';
import { drop, fillOthers, resultOutline } from '../parts/landing';
import { around, boundsOf, centreOf, enlarged, Path } from '../path';
import { type Choreography, rectOf, type Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';
import { products } from './products';

const [stagger, side] = [26, 3];

/** The place of each term in the kernel, from 0; null unless every term has its own place in a 3 × 3 grid. */
function placesOf({ explanation }: Scene): readonly number[] | null {
  const places = explanation.terms.map(({ factors }) => factors[1]?.cell?.row ?? -1);
  const isGrid = places.every((place) => place >= 0 && place < side * side);
  return isGrid && new Set(places).size === places.length ? places : null;
}

/** The cells of three grids side by side: window, kernel, products. */
function gridCell({ geometry: { workbench } }: Scene, grid: number, place: number): Rect {
  const unit = Math.min(workbench.width / (3 * side + 2), workbench.height / (side + 1));
  const left = workbench.x + (workbench.width - unit * (3 * side + 2)) / 2 + grid * unit * (side + 1);
  const top = workbench.y + (workbench.height - unit * side) / 2;
  const [row, col] = [Math.floor(place / side), place % side];
  return { x: left + col * unit + 1, y: top + row * unit + 1, width: unit - 2, height: unit - 2 };
}

/** One pixel and one number of the kernel move to their grids, and their product appears in the third. */
function termItems(scene: Scene, term: number, place: number): readonly Track[] {
  const { explanation } = scene;
  const start = stagger * term;
  const flights = [0, 1].map((factor) => {
    const target = gridCell(scene, factor, place);
    const from = rectOf(scene, explanation.terms[term]?.factors[factor]);
    const path =
      from === null ? Path.at(target, start, 0).fade(1, start + 200, start + 460) : Path.at(from, start);
    const moved =
      from === null ? path : path.move(target, start + 120 * factor, start + 460, 'in-out', 'out');
    return numberItem(scene, explanation, factorOf(term, factor), moved);
  });
  const product = gridCell(scene, 2, place);
  const sum = around(centreOf(gridCell(scene, 2, 4)), product.width, product.height);
  const path = Path.at(product, 620 + start, 0)
    .fade(1, 620 + start, 720 + start)
    .move({ ...sum, opacity: 0 }, 1150, 1450);
  return [...flights, numberItem(scene, explanation, termOf(term), path, 'number')];
}

/** The window of the picture and the kernel lie beside each other; their products gather in one pixel of the result. */
export const convolution: Choreography = (scene) => {
  const places = placesOf(scene);
  if (places === null) return products(scene);
  const window = boundsOf(scene.explanation.terms.flatMap(({ factors }) => rectOf(scene, factors[0]) ?? []));
  return timelineOf([
    ...fillOthers(scene, 1750),
    ...(window === null ? [] : [item('outline', Path.at(enlarged(window, 1), 0))]),
    resultOutline(scene),
    ...places.flatMap((place, term) => termItems(scene, term, place)),
    ...drop(scene, gridCell(scene, 2, 4), 1430, 1750),
  ]);
};
