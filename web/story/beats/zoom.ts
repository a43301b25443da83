import { homeText } from '../../i18n/en/home';
import { easeInOut, easeOut, mix, mixBox, progress } from '../../svg/easing';
import { type Box, group, type Point, rect, rounded, type Shape, text } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { decimal, type Setting, shows } from '../setting';
import { at } from '../story';
import { cellBox, digitsOn, type Table } from './table';

const start = beatStarts[3];
const magnification = 3.1;
const opens = start + 1.4;
const closes = start + 7.8;

/** The camera comes close to the cell, which opens into a room. */
export function zooming(
  setting: Setting,
  table: Table,
  drawTable: () => readonly Shape[],
): (time: number) => readonly Shape[] {
  const { row, col } = setting.story.opened;
  const { room } = setting.layout;
  const cell = cellBox(table, row, col);
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const rest = drawTable();
  return (time) => {
    const share = easeInOut(progress(time, start, 1.4));
    const limit = Math.min(magnification, (room.width * 0.8) / cell.width);
    const scale = limit ** share;
    const [cx, cy] = [mix(x, room.x + room.width / 2, share), mix(y, room.y + room.height / 2, share)];
    const transform = `translate(${rounded(cx)} ${rounded(cy)}) scale(${rounded4(scale)}) translate(${rounded(-x)} ${rounded(-y)})`;
    const size = { width: cell.width * scale, height: cell.height * scale };
    const zoomed = { x: cx - size.width / 2, y: cy - size.height / 2, ...size };
    return [
      group('table', rest, { transform, opacity: 1 - easeOut(progress(time, start + 0.15, 1)) }),
      ...openedCell(setting, zoomed, scale * table.digits, time),
    ];
  };
}

const rounded4 = (value: number): number => Math.round(value * 1e4) / 1e4;

function openedCell(setting: Setting, cell: Box, digits: number, time: number): readonly Shape[] {
  const { layout, story } = setting;
  const { row, col } = story.opened;
  const weight = at(story.after.weights, row, col);
  const opened = easeInOut(progress(time, opens, 0.45));
  const gone = 1 - progress(time, closes, 0.35);
  const box = mixBox(cell, layout.room, opened);
  const corner = layout.cell.corner;
  const size = mix(digits, layout.table.digits * 1.25, opened);
  const width = setting.measure(decimal(setting, weight), size, false);
  const place = [
    mix(cell.x + cell.width / 2 - width / 2, corner[0], opened),
    mix(cell.y + cell.height / 2 + size * 0.33, corner[1], opened),
  ] as const satisfies Point;
  const number = { 'font-size': size, ...shows('weights', row, col) };
  const asked = progress(time, opens + 0.4, 0.3);
  // The scores that rise past the corner have not reached it yet.
  const left = 1 - progress(time, closes, 0.2);
  return [
    rect('paper', cell, { class: 'paper', opacity: 1 - opened }),
    rect('room', box, { class: 'room', rx: 10 * opened, opacity: gone * progress(time, opens - 0.1, 0.2) }),
    rect('cell', box, { class: 'ink-a', rx: 10 * opened, opacity: weight * (1 - opened) }),
    rect('frame', box, {
      class: 'frame role-a',
      rx: 10 * opened,
      opacity: progress(time, start, 0.2) * (1 - opened),
    }),
    text('number', place, decimal(setting, weight), {
      ...number,
      class: digitsOn(weight),
      opacity: 1 - opened,
    }),
    // It is back in the strip of weights.
    text('number a', place, decimal(setting, weight), {
      ...number,
      class: 'digits-plain role-a',
      opacity: opened * left,
    }),
    text(
      'question',
      [corner[0] + width + layout.label * 0.8, corner[1]],
      setting.texts.t(homeText('home.figure.question')),
      {
        class: 'label',
        'font-size': layout.label * 1.05,
        opacity: asked * left,
      },
    ),
  ];
}
