import { easeInOut, mix, mixBox, progress } from '../../svg/easing';
import { type Box, rect, type Shape, text, visible } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { decimal, type Setting, shows } from '../setting';
import { at, type Story } from '../story';

const start = beatStarts[3];
/** When the scores come, and when the softmax turns them into weights. */
export const times = {
  scores: start + 6.85,
  others: start + 7.05,
  join: start + 7.8,
  sharpen: start + 8.15,
  mark: start + 8.75,
  end: beatStarts[4],
};

/** The bars of the scores of one row. */
export interface Bars {
  readonly boxes: readonly Box[];
  /** The x of score 0. */
  readonly zero: number;
  readonly size: number;
}

const emptyBox: Box = { x: 0, y: 0, width: 0, height: 0 };

export function scoresOf({ attention, opened }: Story): readonly number[] {
  return attention.scaled_scores[opened.row] ?? [];
}

/** Bars from a top, at most a step apart. */
interface Spacing {
  readonly top: number;
  readonly step: number;
  readonly height: number;
}

/** The room is full of bars. */
export function rowsInRoom({ story, layout }: Setting): Spacing {
  const [top, fullStep, fullHeight] = layout.cell.scores;
  const step = Math.min(fullStep, (layout.room.y + layout.room.height - top) / scoresOf(story).length);
  return { top, step, height: Math.min(fullHeight, step * 0.62) };
}

/** The bars stay above the strip, so that it can be seen what the softmax made of them. */
export function rowsAboveStrip({ story, layout }: Setting): Spacing {
  const [top, fullStep, bottom] = layout.cell.kept;
  const step = Math.min(fullStep, (bottom - top) / scoresOf(story).length);
  return { top, step, height: step * 0.82 };
}

export function placeBars({ story, layout, measure }: Setting, { top, step, height }: Spacing): Bars {
  const scores = scoresOf(story);
  const { x, width, digits } = layout.chips;
  const size = Math.min(digits * 1.1, height * 1.1);
  const names = Math.max(...story.after.english.map((word) => measure(word, size, false)));
  const inset = layout.name === 'wide' ? 24 : 0;
  const left = x + inset + names + 14;
  const space = (x + width - left - 3.4 * size) * (layout.name === 'wide' ? 0.84 : 1);
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const scale = space / (high - low || 1);
  const zero = left - low * scale;
  const boxes = scores.map((score, index) => ({
    x: zero + Math.min(0, score) * scale,
    y: top + index * step,
    width: Math.abs(score) * scale,
    height,
  }));
  return { boxes, zero, size };
}

/** The bars on their way from the room to their place above the strip. */
export function risingBars(bars: Bars, kept: Bars, time: number): Bars {
  const share = easeInOut(progress(time, times.join, 0.5));
  const boxes = bars.boxes.map((box, col) => mixBox(box, kept.boxes[col] ?? box, share));
  return { boxes, zero: mix(bars.zero, kept.zero, share), size: mix(bars.size, kept.size, share) };
}

/** Bars that stay while others leave them for the strip. */
export function keptBars({ story }: Setting, { boxes }: Bars, time: number, gone: number): readonly Shape[] {
  if (time < times.join) return [];
  return visible(
    scoresOf(story).map((_, col) =>
      rect(`kept ${col}`, boxes[col] ?? emptyBox, { class: 'bar', opacity: gone }),
    ),
  );
}

export function barLabels(
  setting: Setting,
  { boxes, size }: Bars,
  time: number,
  gone: number,
): readonly Shape[] {
  const { story, layout } = setting;
  const left = Math.min(...boxes.map(({ x }) => x)) - 12;
  const { row, col: opened } = story.opened;
  return visible(
    boxes.flatMap((box, col) => {
      const shown = progress(time, times.others + (col === opened ? 0 : 0.08 * col) + 0.15, 0.25) * gone;
      const baseline = box.y + box.height / 2 + size * 0.33;
      const attributes = { 'font-size': size, opacity: shown };
      const name = story.after.english[col] ?? '';
      const role = col === opened ? 'role-k' : 'word';
      const number = decimal(setting, at(story.attention.scaled_scores, row, col));
      return [
        text(`name ${col}`, [left, baseline], name, { ...attributes, class: role, 'text-anchor': 'end' }),
        text(
          `score ${col} digits`,
          [Math.max(box.x + box.width, left + 12) + layout.label * 0.6, baseline],
          number,
          {
            ...attributes,
            class: 'digits-plain role-s',
            ...shows('scaled_scores', row, col),
          },
        ),
      ];
    }),
  );
}

/** “65.14 ÷ √32 =” inside the bar of the opened cell, where there is room. */
export function division(
  setting: Setting,
  { boxes, size }: Bars,
  time: number,
  gone: number,
): readonly Shape[] {
  const { story, measure } = setting;
  const { row, col, products } = story.opened;
  const box = boxes[col] ?? emptyBox;
  const score = decimal(setting, at(story.attention.scores, row, col));
  const divisor = ` ÷ √${products.length} =`;
  const end = box.x + box.width - size * 0.5;
  const middle = end - measure(divisor, size, false);
  const isNegative = at(story.attention.scores, row, col) < 0;
  if (isNegative || middle - measure(score, size, false) < box.x + 4) return [];
  const attributes = {
    class: 'digits-plain on-bar',
    'font-size': size,
    'text-anchor': 'end',
    opacity: progress(time, times.mark, 0.3) * gone,
  };
  const baseline = box.y + box.height / 2 + size * 0.33;
  return visible([
    text('undivided', [middle, baseline], score, { ...attributes, ...shows('scores', row, col) }),
    text('divisor', [end, baseline], divisor, attributes),
  ]);
}
