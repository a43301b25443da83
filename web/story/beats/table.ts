import { easeInOut, easeOut, mix, progress, stagger } from '../../svg/easing';
import type { Ribbon } from '../../svg/ribbons';
import { group, path, rect, rounded, type Shape, text, visible } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { decimal, type Setting, shows } from '../setting';
import { at } from '../story';
import { ribbonShape } from './ribbons';
import { editedWord, ruleBox, type Sentences } from './sentences';
import { standing } from './words';

const start = beatStarts[2];
/** Smaller weights are written as 0. */
const writtenAsZero = 0.005;

/** The table of weights: places of its cells and words. */
export interface Table {
  readonly left: number;
  readonly top: number;
  readonly cell: readonly [width: number, height: number];
  readonly rows: number;
  readonly cols: number;
  readonly header: number;
  readonly digits: number;
  /** Whether the column headers are slanted because they are wider than the columns. */
  readonly isSlanted: boolean;
}

export function placeTable({ story, layout, measure }: Setting): Table {
  const { english, french } = story.after;
  const { cell, top, header: full, digits } = layout.table;
  const [rows, cols] = [french.length, english.length];
  const names = Math.max(...french.map((word) => measure(word, full, true)));
  const sums = measure('= 1', digits, false) + 16;
  const space = layout.width - 2 * layout.margin;
  const widest = Math.max(...english.map((word) => measure(word, full, false)));
  const width = Math.min(cell[0], (space - names - 16 - sums) / cols);
  const header = Math.max(full * 0.75, Math.min(full, (full * width * 0.97) / widest));
  const isSlanted = (widest * header) / full > width;
  const height = Math.min(cell[1], (layout.height - top - 8) / rows);
  const left = Math.max((layout.width - cols * width) / 2, layout.margin + names + 16);
  const fitted = Math.min(left, layout.width - layout.margin - sums - cols * width);
  const size = Math.min(digits, width * 0.42, height * 0.5);
  return { left: fitted, top, cell: [width, height], rows, cols, header, digits: size, isSlanted };
}

export function cellBox({ left, top, cell }: Table, row: number, col: number) {
  const [width, height] = cell;
  return { x: left + col * width, y: top + row * height, width, height };
}

/** Beat 3: the words move to the edges, and each ribbon contracts into its cell. */
export function tabulating(
  setting: Setting,
  placed: Sentences,
  table: Table,
): (time: number) => readonly Shape[] {
  return (time) => [
    group('grid', [gridLines(table, easeOut(progress(time, start + 1.2, 0.8)))]),
    group('ribbons', contracting(setting, placed, table, time)),
    ...englishHeaders(setting, placed, table, time),
    ...frenchHeaders(placed, table, time),
    ...rulesFading(placed, time),
    ...digits(setting, table, time),
    ...sums(setting, table, time),
  ];
}

function gridLines(table: Table, opacity: number): Shape {
  const { left, top, cell, rows, cols } = table;
  const [width, height] = cell;
  const across = Array.from(
    { length: rows + 1 },
    (_, row) => `M${rounded(left)} ${rounded(top + row * height)}h${rounded(cols * width)}`,
  );
  const down = Array.from(
    { length: cols + 1 },
    (_, col) => `M${rounded(left + col * width)} ${rounded(top)}v${rounded(rows * height)}`,
  );
  return path('lines', [...across, ...down].join(''), { class: 'grid-line', opacity });
}

/** Each ribbon becomes a stroke as wide as its cell; its opacity becomes its weight, so that the ink stays the same. */
function contracting(
  { layout }: Setting,
  { ribbons }: Sentences,
  table: Table,
  time: number,
): readonly Shape[] {
  const [, after] = ribbons;
  const steps = Math.max(1, table.rows + table.cols - 2);
  const inset = layout.name === 'narrow' ? 1 : 2;
  return after.map((ribbon) => {
    const delay = stagger(steps + 1, 1.2, 0.07) * (ribbon.row + ribbon.col);
    const share = easeInOut(progress(time, start + delay, 1.5));
    return ribbonShape(`new ${ribbon.row} ${ribbon.col}`, toCell(ribbon, table, inset, share), {
      opacity: mix(1, ribbon.weight, share),
      end: 1,
    });
  });
}

function toCell(ribbon: Ribbon, table: Table, inset: number, share: number): Ribbon {
  const box = cellBox(table, ribbon.row, ribbon.col);
  const x = box.x + box.width / 2;
  const [top, bottom] = [box.y + inset, box.y + box.height - inset];
  return {
    ...ribbon,
    from: [mix(ribbon.from[0], x, share), mix(ribbon.from[1], top, share)],
    to: [mix(ribbon.to[0], x, share), mix(ribbon.to[1], bottom, share)],
    width: mix(ribbon.width, box.width - 2 * inset, share),
  };
}

function englishHeaders(
  { measure }: Setting,
  { english, keptLetters }: Sentences,
  table: Table,
  time: number,
): readonly Shape[] {
  const [, row] = english;
  const share = easeInOut(progress(time, start, 1.4));
  const size = mix(row.size, table.header, share);
  const baseline = mix(row.baseline, table.top - table.header * 0.55, share);
  return row.words.map((placed, col) => {
    const box = cellBox(table, 0, col);
    const width = measure(placed.word, table.header, false);
    const target = table.isSlanted ? box.x + box.width * 0.4 : box.x + (box.width - width) / 2;
    const x = mix(placed.x, target, share);
    const all = [...placed.word];
    const [kept, typed] = [all.slice(0, keptLetters[col]).join(''), all.slice(keptLetters[col]).join('')];
    const children = editedWord({ x }, { size, baseline, isItalic: false }, kept, typed, measure);
    const transform = table.isSlanted
      ? `rotate(${rounded(-40 * share)} ${rounded(x)} ${rounded(baseline)})`
      : undefined;
    return group(`english ${col}`, children, { transform });
  });
}

function frenchHeaders({ french }: Sentences, table: Table, time: number): readonly Shape[] {
  const [, row] = french;
  const share = easeInOut(progress(time, start, 1.4));
  const size = mix(row.size, table.header, share);
  return row.words.map((placed, index) => {
    const box = cellBox(table, index, 0);
    const width = (placed.width * table.header) / row.size;
    const target = table.left - 16 - width;
    const baseline = mix(row.baseline, box.y + box.height / 2 + table.header * 0.3, share);
    const x = mix(placed.x, target, share);
    return standing(`french ${index}`, { ...placed, x }, { ...row, size, baseline });
  });
}

/** The rules of beat 2 fade. */
function rulesFading({ french, frenchChanges }: Sentences, time: number): readonly Shape[] {
  const [before, after] = french;
  const opacity = 1 - progress(time, start, 0.3);
  return visible(
    frenchChanges.flatMap((change) => {
      const next = after.words[change.after ?? -1];
      const isKept = before.words[change.before ?? -1]?.word === next?.word;
      if (next === undefined || isKept) return [];
      return [rect(`rule ${change.after}`, ruleBox(next, after), { class: 'accent-fill', opacity })];
    }),
  );
}

function digits(setting: Setting, table: Table, time: number): readonly Shape[] {
  const { weights } = setting.story.after;
  const delay = stagger(table.rows * table.cols, 0.9, 0.05);
  return visible(
    weights.flatMap((row, i) =>
      row.map((_, j) => {
        const weight = at(weights, i, j);
        const box = cellBox(table, i, j);
        const isZero = weight < writtenAsZero;
        const shown = progress(time, start + 1.9 + delay * (i * table.cols + j), 0.3);
        return text(
          `digits ${i} ${j}`,
          [box.x + box.width / 2, box.y + box.height / 2 + table.digits * 0.33],
          isZero ? '0' : decimal(setting, weight),
          {
            class: isZero ? 'digits zero' : digitsOn(weight),
            'font-size': table.digits,
            'text-anchor': 'middle',
            opacity: shown,
            ...shows('weights', i, j),
          },
        );
      }),
    ),
  );
}

/** The class of digits on a cell with this weight. */
export const digitsOn = (weight: number): string => (weight > 0.4 ? 'digits on-ink' : 'digits');

/** "= 1" beside each row. */
function sums({ layout }: Setting, table: Table, time: number): readonly Shape[] {
  const size = Math.min(layout.table.digits, table.cell[1] * 0.5);
  return visible(
    Array.from({ length: table.rows }, (_, row) => {
      const box = cellBox(table, row, table.cols - 1);
      const shown = progress(time, start + 2.9 + row * stagger(table.rows, 0.6, 0.12), 0.3);
      const place = [box.x + box.width + 14, box.y + box.height / 2 + size * 0.33] as const;
      return text(`sum ${row}`, place, '= 1', {
        class: 'role-a digits-plain',
        'font-size': size,
        opacity: shown,
      });
    }),
  );
}
