import { easeInOut, easeOut, mix, progress } from '../../svg/easing';
import { type Box, type Point, path, rect, rounded, type Shape, text, visible } from '../../svg/shapes';
import { decimal, type Setting, shows } from '../setting';
import { at } from '../story';
import {
  type Bars,
  barLabels,
  division,
  keptBars,
  placeBars,
  risingBars,
  rowsAboveStrip,
  rowsInRoom,
  scoresOf,
  times,
} from './scores';

/** The segments of the strip at a sharpness from 0.1 to 1: softmax of the scores times it. */
export function segments({ story, layout }: Setting, sharpness: number): readonly Box[] {
  const { sharpening } = story.opened;
  const place = Math.min(sharpening.length - 1, Math.max(0, sharpness * 10 - 1));
  const [low, share] = [Math.floor(place), place % 1];
  const { x, width } = layout.chips;
  let left = x;
  return scoresOf(story).map((_, col) => {
    const weight = mix(
      at(sharpening, low, col),
      at(sharpening, Math.min(low + 1, sharpening.length - 1), col),
      share,
    );
    const box = { x: left, y: layout.cell.strip, width: weight * width, height: layout.cell.stripHeight };
    left += box.width;
    return box;
  });
}

/** The scores of the row become bars, and softmax turns them into one strip of width 1. */
export function sharing(setting: Setting): (time: number) => readonly Shape[] {
  const bars = placeBars(setting, rowsInRoom(setting));
  const kept = placeBars(setting, rowsAboveStrip(setting));
  return (time) => {
    if (time < times.scores) return [];
    const gone = 1 - progress(time, times.end, 0.3);
    const rising = risingBars(bars, kept, time);
    return [
      ...keptBars(setting, rising, time, gone),
      ...barShapes(setting, bars, time),
      ...barLabels(setting, rising, time, gone),
      ...division(setting, rising, time, gone),
      ...stripLabels(setting, time, gone),
      ...bracket(setting, time, gone),
    ];
  };
}

function barShapes(setting: Setting, bars: Bars, time: number): readonly Shape[] {
  if (time >= times.end) return [];
  const { story, layout } = setting;
  const joined = easeInOut(progress(time, times.join, 0.5));
  // On their way they are light: the scores below them stay readable.
  const solid = 1 - 2.6 * joined * (1 - joined);
  const sharpness = mix(0.1, 1, easeInOut(progress(time, times.sharpen, 0.6)));
  const coloured = progress(time, times.sharpen, 0.6);
  const strip = segments(setting, sharpness);
  const first = easeInOut(progress(time, times.scores, 0.45));
  return bars.boxes.flatMap((box, col) => {
    const target = strip[col] ?? box;
    const isOpened = col === story.opened.col;
    const grown = isOpened ? 1 : easeOut(progress(time, times.others + 0.08 * col, 0.4));
    const from = isOpened ? mix(layout.cell.bar, box.y, first) : box.y;
    const shape = {
      x: mix(grown < 1 ? bars.zero + (box.x - bars.zero) * grown : box.x, target.x, joined),
      y: mix(from, target.y, joined),
      width: mix(box.width * grown, target.width, joined),
      height: mix(box.height, target.height, joined),
    };
    const opacity = solid * (isOpened ? progress(time, times.scores, 0.2) : Math.min(1, grown * 4));
    return visible([
      rect(`score ${col}`, shape, { class: 'bar', opacity: opacity * (1 - coloured) }),
      rect(`share ${col}`, shape, { class: 'share', opacity: coloured }),
    ]);
  });
}

interface Label {
  readonly col: number;
  readonly word: string;
  readonly number: string;
  readonly box: Box;
  /** The size of the word inside its segment; 0 if it has no room. */
  readonly inside: number;
}

function labelsOf(setting: Setting): readonly Label[] {
  const { story, layout, measure } = setting;
  const size = layout.chips.digits * 1.05;
  return segments(setting, 1).map((box, col) => {
    const word = story.after.english[col] ?? '';
    const number = decimal(setting, at(story.after.weights, story.opened.row, col), 3);
    const room = box.width - 10;
    const fitting = Math.min(size * 1.2, room / measure(word, 1, false));
    const fits = fitting >= size * 0.75 && measure(number, size, false) <= room;
    return { col, word, number, box, inside: fits ? fitting : 0 };
  });
}

/** Words and weights, those of the opened cell first: inside their segments, or below with a tick where one is too narrow. */
function stripLabels(setting: Setting, time: number, gone: number): readonly Shape[] {
  const { layout, story, measure } = setting;
  const size = layout.chips.digits * 1.05;
  const { row, col: opened } = story.opened;
  const bottom = layout.cell.strip + layout.cell.stripHeight;
  const ends: number[] = [];
  const all = labelsOf(setting);
  return visible(
    all.flatMap(({ col, word, number, box, inside }) => {
      const center = box.x + box.width / 2;
      const shown = progress(time, col === opened ? times.sharpen + 0.35 : times.mark, 0.3) * gone;
      const attributes = { opacity: shown, 'text-anchor': 'middle' };
      if (inside > 0) {
        const middle = box.y + box.height / 2;
        return [
          text(`share ${col} word`, [center, middle - size * 0.1], word, {
            ...attributes,
            class: 'on-share',
            'font-size': inside,
          }),
          text(`share ${col} digits`, [center, middle + size * 1.05], number, {
            ...attributes,
            class: 'on-share digits-plain',
            'font-size': size,
            ...shows('weights', row, col),
          }),
        ];
      }
      const label = `${word} ${number}`;
      const width = measure(label, size, false);
      const { x, width: full } = layout.chips;
      const left = Math.min(x + full - width, Math.max(x, center - width / 2));
      const taken = ends.findIndex((end) => left > end + 10);
      const line = taken < 0 ? ends.length : taken;
      ends[line] = left + width;
      const y = bottom + layout.label * (1.9 + 1.25 * line);
      return [
        path(`tick ${col}`, `M${rounded(center)} ${bottom + 4}V${rounded(y - size)}`, {
          class: 'tick',
          opacity: shown,
        }),
        text(`share ${col} digits`, [left, y], label, {
          class: 'label digits-plain',
          'font-size': size,
          opacity: shown,
          ...shows('weights', row, col),
        }),
      ];
    }),
  );
}

/** The whole strip is 1. */
function bracket(setting: Setting, time: number, gone: number): readonly Shape[] {
  const { layout, story } = setting;
  const { x, width } = layout.chips;
  const top = layout.cell.strip - 18;
  const opacity = easeOut(progress(time, times.mark, 0.3)) * gone;
  const size = layout.label * 1.7;
  const word = story.after.french[story.opened.row] ?? '';
  const isWide = layout.name === 'wide';
  const place: Point = isWide
    ? [x - 22, layout.cell.strip + layout.cell.stripHeight / 2 + size * 0.3]
    : [x, top - layout.label * 0.7];
  return visible([
    path('bracket', `M${x} ${top + 8}v-8h${width}v8`, { class: 'line-a', opacity }),
    text('one', [x + width / 2, top - 8], '1', {
      class: 'digits-plain role-a',
      'font-size': size,
      'text-anchor': 'middle',
      opacity,
    }),
    text('strip word', place, word, {
      class: 'word french',
      'font-size': size,
      'text-anchor': isWide ? 'end' : 'start',
      opacity,
    }),
  ]);
}
