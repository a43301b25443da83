import type { TraceNode } from '../../../engine/types';
import type { Model } from '../../model';
import { needOf, type Sized, shownShare, sizedOf } from './lines';
import { type CellSize, cellSize, type Fit, fitOf, fits, leastSize, type Need, shrinkToFit } from './need';

/** What pictures of other given matrices take: beside those with numbers, or two in a line below them. */
const pictures = { beside: 14, below: 3.5 };

/** Given matrices in so many lines of equal length. */
function linesOf(sized: readonly Sized[], count: number): readonly (readonly Sized[])[] {
  const inLine = Math.ceil(sized.length / count);
  return Array.from({ length: Math.ceil(sized.length / inLine) }, (_, at) =>
    sized.slice(at * inLine, (at + 1) * inLine),
  );
}

/** With the pictures of others beside, or where that is too wide, below. */
function withPictures(need: Need, others: number, least: CellSize, { room }: Model): Need {
  if (others === 0) return need;
  const beside = need.beside + pictures.beside;
  const isBeside = room.kind === 'wide' || beside + need.cols * least.width <= room.width;
  return isBeside
    ? { ...need, beside }
    : { ...need, above: need.above + pictures.below * Math.ceil(others / 2) };
}

/** Given matrices in lines, without numbers left out. */
function arrangement(nodes: readonly TraceNode[], model: Model, count: number) {
  const sized = sizedOf(nodes, model);
  return { sized, lines: linesOf(sized, count) };
}

const counts = (nodes: readonly TraceNode[]): readonly number[] => nodes.map((_, at) => at + 1);

/** Whether the stage has room for readable numbers of all given matrices: for all of their numbers. */
export function fitsAsGiven(nodes: readonly TraceNode[], model: Model): boolean {
  const least = leastSize(nodes, model);
  const isPart = sizedOf(nodes, model).some(
    ({ rows, cols }) => rows.shown < rows.size || cols.shown < cols.size,
  );
  if (isPart) return false;
  return counts(nodes).some((count) =>
    fits(
      needOf(arrangement(nodes, model, count).lines, model, least.width, { isPlain: true, isGiven: true }),
      least,
      model.room,
    ),
  );
}

/** What sizes the cells of given matrices, in as many lines as make the cells largest; `others` are shown as pictures. */
export function givenFit(nodes: readonly TraceNode[], others: number, model: Model): Fit {
  const least = leastSize(nodes, model);
  const fitted = counts(nodes).map((count) => {
    const { sized, lines } = arrangement(nodes, model, count);
    const needed = (isPlain: boolean): Need =>
      withPictures(needOf(lines, model, least.width, { isPlain, isGiven: true }), others, least, model);
    const isPlain = !fits(needed(false), least, model.room);
    shrinkToFit(() => needed(isPlain), least, model.room, {
      across: [...new Set(sized.map(({ cols }) => cols))],
      down: [...new Set(sized.map(({ rows }) => rows))],
    });
    const need = needed(isPlain);
    const { width, height } = cellSize(need, model.room);
    const share = fits(need, least, model.room) ? shownShare(sized) : 0;
    return { sized, need, isPlain, share, area: Math.max(0, width) * Math.max(0, height) };
  });
  // All numbers first, then large ones.
  const best = fitted.reduce((one, other) =>
    other.share > one.share || (other.share === one.share && other.area > one.area * 1.05) ? other : one,
  );
  const parts = new Map(
    best.sized.map(({ node, rows, cols }) => [node, { rows: rows.shown, cols: cols.shown }]),
  );
  return fitOf(best.isPlain ? ' plain' : '', best.need, least, parts);
}
