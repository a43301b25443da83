import { homeText } from '../../i18n/en/home';
import { easeIn, easeInOut, easeInOutGently, easeOut, mix, progress } from '../../svg/easing';
import { type Box, group, path, rectPath, type Shape, text, visible } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { heatPaths, signedHeat } from '../heat';
import { decimal, type Setting, shows } from '../setting';
import { at, reachOf, type Story } from '../story';
import { type Columns, chips, columnsOf } from './chips';
import { segments } from './strip';

const start = beatStarts[4];
const times = {
  deal: start + 0.15,
  values: start + 0.45,
  pour: start + 1.75,
  blend: start + 3.2,
  digits: start + 3.45,
  word: start + 4.1,
  end: beatStarts[5],
};
/** Seconds between the rows that pour, and by which the upper edge of a stream follows the lower one. */
const between = 0.24;
const tail = 0.3;
const mostRows = 4;

/** The words that are mixed: their columns, in the order of the sentence. Those with tiny weights may be left out. */
function mixedWords({ after, opened }: Story): readonly number[] {
  const weights = after.weights[opened.row] ?? [];
  const sorted = [...weights.keys()].sort((i, j) => (weights[j] ?? 0) - (weights[i] ?? 0));
  return sorted.slice(0, mostRows).sort((i, j) => i - j);
}

interface Mixture {
  readonly words: readonly number[];
  readonly weights: readonly number[];
  /** Where the share of each word begins in a column. */
  readonly offsets: readonly number[];
  readonly columns: Columns;
  readonly order: readonly number[];
  readonly reach: number;
  readonly rowHeight: number;
  readonly top: (index: number) => number;
}

export function placeMixture({ story, layout }: Setting): Mixture {
  const words = mixedWords(story);
  const weights = words.map((col) => at(story.after.weights, story.opened.row, col));
  const { values, step } = layout.mixture;
  const width = story.opened.products.length;
  return {
    words,
    weights,
    offsets: weights.map((_, index) => weights.slice(0, index).reduce((sum, each) => sum + each, 0)),
    columns: columnsOf(layout, width),
    order: Array.from({ length: width }, (_, index) => index),
    reach: reachOf(words.map((col) => story.attention.value[col] ?? [])),
    rowHeight: layout.name === 'narrow' ? 30 : layout.chips.height * 0.94,
    top: (index) => values + index * step,
  };
}

/** Beat 5: the strip is dealt out to the columns, and the rows of V pour through it into one row. */
export function mixing(setting: Setting): (time: number) => readonly Shape[] {
  const mixture = placeMixture(setting);
  return (time) => {
    const left = 1 - progress(time, times.end, 0.4);
    return [
      ...dealt(setting, mixture, time, left),
      ...outlines(setting, mixture, time),
      // Streams fall behind the rows, so that the digits stay readable.
      ...streams(setting, mixture, time),
      ...valueRows(setting, mixture, time),
      ...context(setting, mixture, time),
      ...tinted(setting, time, left),
    ];
  };
}

/** The strip, by word at first, then by column: the same pieces with the same widths. */
function dealt(
  setting: Setting,
  { words, offsets, weights, columns }: Mixture,
  time: number,
  left: number,
): readonly Shape[] {
  const { layout } = setting;
  const strip = segments(setting, 1);
  const height = layout.name === 'narrow' ? 9 : 12;
  const faded = 1 - progress(time, times.word + 0.2, 0.4);
  return visible(
    words.map((col, word) => {
      const from = strip[col] ?? { x: 0, y: 0, width: 0, height: 0 };
      const pieces = columns.boxes.map((column, index) => {
        const share = easeInOut(progress(time, times.deal + index * 0.014, 0.7));
        const piece = from.width / columns.boxes.length;
        return rectPath({
          x: mix(from.x + index * piece, column.x + column.width * (offsets[word] ?? 0), share),
          y: mix(from.y, layout.mixture.shares, share),
          width: mix(piece, column.width * (weights[word] ?? 0), share),
          height: mix(from.height, height, share),
        });
      });
      return path(`share ${col}`, pieces.join(''), {
        class: word % 2 === 0 ? 'share' : 'share other',
        opacity: faded * left,
      });
    }),
  );
}

/** When a row of V begins to pour: the lowest first. */
const pourTime = ({ words }: Mixture, index: number): number =>
  times.pour + (words.length - 1 - index) * between;

function valueRows(setting: Setting, mixture: Mixture, time: number): readonly Shape[] {
  const { story } = setting;
  const { words, columns, order, reach, rowHeight, top } = mixture;
  if (time >= times.end) return [];
  return words.flatMap((col, index) => {
    const come = easeOut(progress(time, times.values + index * 0.1, 0.45));
    const y = top(index) - (1 - come) * 40;
    const details = {
      key: `v${col}`,
      values: story.attention.value[col] ?? [],
      order,
      matrix: 'value',
      row: col,
    };
    const row = chips(setting, columns, { ...details, reach, role: '' }, (column) => ({
      x: 0,
      width: 0,
      ...columns.boxes[column],
      y,
      height: rowHeight,
    }));
    return visible([
      group(`value ${col}`, row, { opacity: come }),
      ...rowNames(setting, mixture, index, come, time),
    ]);
  });
}

/** The word and the weight beside a row of V; above it where there is no room. */
function rowNames(
  setting: Setting,
  mixture: Mixture,
  index: number,
  shown: number,
  time: number,
): readonly Shape[] {
  const { story, layout } = setting;
  const { words, weights, rowHeight, top } = mixture;
  const col = words[index] ?? 0;
  const isWide = layout.name === 'wide';
  const { x, width } = layout.chips;
  const y = isWide ? top(index) + rowHeight * 0.68 : top(index) - layout.label * 0.35;
  const name = text(`value ${col} name`, [isWide ? x - 24 : x, y], story.after.english[col] ?? '', {
    class: 'role-v',
    'font-size': isWide ? layout.label * 1.42 : layout.label,
    'text-anchor': isWide ? 'end' : 'start',
    opacity: shown,
  });
  const weight = `× ${decimal(setting, weights[index] ?? 0, 3)}`;
  const share = text(`value ${col} share`, [isWide ? x + width + 22 : x + width, y], weight, {
    class: 'role-a digits-plain',
    'font-size': isWide ? layout.chips.digits * 1.1 : layout.label,
    'text-anchor': isWide ? 'start' : 'end',
    opacity: progress(time, times.values + 0.6 + index * 0.08, 0.3),
    ...shows('weights', story.opened.row, col),
  });
  const heading = text(
    'values of',
    [x - 24, top(0) - layout.label * 1.1],
    setting.texts.t(homeText('home.figure.values_of')),
    {
      class: 'role-v',
      'font-size': layout.label,
      'text-anchor': 'end',
      opacity: shown,
    },
  );
  return index === 0 && isWide ? [heading, name, share] : [name, share];
}

/** The empty cells of the mixture. */
function outlines({ layout }: Setting, { columns, rowHeight }: Mixture, time: number): readonly Shape[] {
  const opacity = progress(time, times.values + 0.7, 0.4) * (1 - progress(time, times.blend, 0.3));
  const d = columns.boxes
    .slice(0, columns.count)
    .map((column) => rectPath({ ...column, y: layout.mixture.context, height: rowHeight }));
  const { x, width, count, step } = layout.chips;
  const rest = rectPath({
    x: x + count * step,
    width: width - count * step,
    y: layout.mixture.context,
    height: rowHeight,
  });
  return visible([path('outlines', d.join('') + rest, { class: 'grid-line', opacity })]);
}

/** Each row falls through its shares into the cells of the mixture. */
function streams(setting: Setting, mixture: Mixture, time: number): readonly Shape[] {
  const { layout, story } = setting;
  const { words, weights, offsets, columns, reach, rowHeight, top } = mixture;
  const opacity = 1 - progress(time, times.blend + 0.1, 0.35);
  if (opacity === 0) return [];
  const bottom = layout.mixture.context + rowHeight;
  return words.map((col, index) => {
    const begin = pourTime(mixture, index);
    const lower = mix(top(index), bottom, easeIn(progress(time, begin, 0.55)));
    const upper = mix(
      top(index),
      layout.mixture.context,
      easeInOutGently(progress(time, begin + tail, 0.55)),
    );
    if (time <= begin) return group(`stream ${col}`, []);
    const cells = columns.boxes.map((column, at_) => ({
      box: {
        x: column.x + column.width * (offsets[index] ?? 0),
        width: column.width * (weights[index] ?? 0),
        y: upper,
        height: Math.max(0, lower - upper),
      },
      heat: signedHeat(at(story.attention.value, col, at_), reach),
    }));
    return group(`stream ${col}`, heatPaths('pour', cells), { opacity });
  });
}

/** Where the row of the context is at a time: in its place, then below the word. */
function contextBox(
  setting: Setting,
  column: { readonly x: number; readonly width: number },
  share: number,
  rowHeight: number,
): Box {
  const { layout } = setting;
  const { x, width } = layout.chips;
  const word = setting.measure(
    setting.story.after.french[setting.story.opened.row] ?? '',
    layout.words.size,
    true,
  );
  const left = layout.width / 2 - word / 2;
  return {
    x: mix(column.x, left + ((column.x - x) / width) * word, share),
    width: mix(column.width, (column.width / width) * word, share),
    y: mix(layout.mixture.context, layout.mixture.word + layout.words.size * 0.24, share),
    height: mix(rowHeight, layout.words.size * 0.12, share),
  };
}

/** The mixture: it gets one colour per cell and its digits, then moves below the word. */
function context(
  setting: Setting,
  { columns, order, rowHeight, reach }: Mixture,
  time: number,
): readonly Shape[] {
  const { story, layout, texts } = setting;
  const { row } = story.opened;
  const shown = progress(time, times.blend, 0.35);
  if (shown === 0 || time >= times.end) return [];
  const share = easeInOut(progress(time, times.word + 0.15, 0.75));
  const digitsOpacity = progress(time, times.digits, 0.3) * (1 - progress(time, times.word, 0.25));
  const details = {
    key: 'c',
    values: story.attention.context[row] ?? [],
    order,
    matrix: 'context',
    row,
    reach,
    role: '',
  };
  const cells = chips(setting, columns, { ...details, digitsOpacity }, (index) =>
    contextBox(setting, columns.boxes[index] ?? { x: 0, width: 0 }, share, rowHeight),
  );
  const word = story.after.french[row] ?? '';
  const named = progress(time, times.digits, 0.3) * (1 - progress(time, times.word, 0.25));
  const { x } = layout.chips;
  const y = layout.mixture.context;
  const { label } = layout;
  const names =
    layout.name === 'wide'
      ? [
          text('context of', [x - 24, y + label * 0.75], texts.t(homeText('home.figure.context_of')), {
            class: 'role-c',
            'font-size': label,
            'text-anchor': 'end',
            opacity: named,
          }),
          text('context word', [x - 24, y + label * 2.2], word, {
            class: 'role-c french',
            'font-size': label * 1.42,
            'text-anchor': 'end',
            opacity: named,
          }),
        ]
      : [
          text(
            'context of',
            [x, y + rowHeight + label * 1.1],
            texts.t(homeText('home.figure.context_of_word'), { word }),
            { class: 'role-c', 'font-size': label, opacity: named },
          ),
        ];
  return [group('context', cells, { opacity: shown }), ...visible(names)];
}

/** The French word takes the mixture in. */
function tinted({ story, layout }: Setting, time: number, left: number): readonly Shape[] {
  const word = story.after.french[story.opened.row] ?? '';
  const place = [layout.width / 2, layout.mixture.word] as const;
  const attributes = { 'font-size': layout.words.size, 'text-anchor': 'middle' };
  const shown = progress(time, times.word, 0.4);
  const tint = progress(time, times.word + 0.6, 0.5);
  return visible([
    text('tinted', place, word, {
      ...attributes,
      class: 'word french',
      opacity: shown * (1 - tint) * 0.6 * left,
    }),
    text('tinted c', place, word, { ...attributes, class: 'role-c french', opacity: tint * left }),
  ]);
}
