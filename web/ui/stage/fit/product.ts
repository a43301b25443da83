import type { TraceNode } from '../../../engine/types';
import type { Model } from '../../model';
import {
  axisOf,
  type Fit,
  fitOf,
  fits,
  leastSize,
  type Need,
  settled,
  shrinkToFit,
  withoutLines,
} from './need';
import { captionHeight, lengthsOf, nameLetters, rest } from './sizes';

/** The corner of a product has room for the explanation of a number: its least width, except on a phone. */
const cornerWidth = 16;
/** Between the left matrix and the result. */
const columnGap = { wide: 1.5, phone: 0.5 };

/** What is beside the cells of a result on a phone, whose rows are named by the left matrix. */
const bareFrame = 0.875;

/**
 * The words below a product about a number whose terms are in its corner are level with the bar of the motion, and need so much more. Cells
 * leave it free as soon as the matrices are shown, so that nothing becomes smaller when a number is selected.
 */
const wordsBelow = 1.7;

/** Captions of one or two columns are wider than these; see `matrix.css.ts`. */
const narrow: readonly number[] = [0, 5, 3.75];

/** What sizes the cells of a product: the left and the result side by side, the top above the result. */
export function productFit(left: TraceNode, top: TraceNode, result: TraceNode, model: Model): Fit {
  const { room } = model;
  const { letter, frame, gap, heads } = lengthsOf(room);
  const [m, n, k] = [
    axisOf(result, 'rows', model),
    axisOf(result, 'cols', model),
    axisOf(left, 'cols', model),
  ];
  const least = leastSize([left, top, result], model);
  const [leftNames, topNames] = [left, top].map((node) => nameLetters(node, model) * letter) as [
    number,
    number,
  ];

  const beside = (): number => {
    const [inner, outer] = [rest(k.size, k.shown, room, 'cols'), rest(n.size, n.shown, room, 'cols')];
    const cells = k.shown * least.width + inner;
    const corner = leftNames + frame + cells;
    // On a phone the row names of the top stand above the left matrix.
    const names =
      room.kind === 'wide'
        ? Math.max(corner, cornerWidth) - cells + topNames + frame
        : Math.max(leftNames + frame, topNames + frame - cells) + bareFrame;
    const captions = room.kind === 'wide' ? (narrow[left.cols] ?? 0) + (narrow[top.cols] ?? 0) : 0;
    return names + inner + outer + captions + columnGap[room.kind];
  };
  const needed = (isPlain: boolean, width = least.width): Need => {
    const caption = (node: TraceNode, count: number): number =>
      captionHeight(node, count * width, model, isPlain);
    return {
      cols: k.shown + n.shown,
      rows: k.shown + m.shown,
      beside: beside(),
      above:
        caption(top, n.shown) +
        Math.max(caption(left, k.shown), caption(result, n.shown)) +
        2 * heads +
        gap +
        rest(k.size, k.shown, room, 'rows') +
        rest(m.size, m.shown, room, 'rows') +
        0.5,
    };
  };
  const isPlain = !fits(needed(false), least, room);
  shrinkToFit(() => needed(isPlain), least, room, { across: [k, n], down: [k, m] });
  const tight = needed(isPlain);
  const withWords = (need: Need): Need => ({ ...need, above: need.above + wordsBelow });
  const isWithWords = room.kind === 'wide' && k.shown === k.size && fits(withWords(tight), least, room);
  const sized = (width: number): Need =>
    isWithWords ? withWords(needed(isPlain, width)) : needed(isPlain, width);
  const need = settled(sized, least, room);
  const parts = new Map([
    [result, { rows: m.shown, cols: n.shown }],
    [left, { rows: m.shown, cols: k.shown }],
    [top, { rows: k.shown, cols: n.shown }],
  ]);
  return fitOf(`${isPlain ? ' plain' : ''}${withoutLines([left], tight, least, model)}`, need, least, parts);
}
