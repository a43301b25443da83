import { homeText } from '../../i18n/en/home';
import { easeIn, easeInOut, easeOut, easeOutSharply, mix, progress } from '../../svg/easing';
import { type Box, group, type Point, rect, rounded, type Shape, text, visible } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { decimal, type Setting, shows } from '../setting';
import { at, reachOf } from '../story';
import { chips, columnsOf } from './chips';

const start = beatStarts[3];
const times = {
  query: start + 1.75,
  key: start + 2.15,
  down: start + 3.85,
  products: start + 4.1,
  stack: start + 5.35,
  divide: start + 6.05,
  done: start + 6.85,
};

/** A product on its way from the chips into the bar; the last one is the sum of all that have no chip. */
interface Product {
  readonly value: number;
  /** The dimension; -1 for the sum of the others. */
  readonly dimension: number;
  readonly from: Box;
  readonly bar: Box;
}

/** The order of the dimensions: large products first. */
function orderOf(products: readonly number[]): readonly number[] {
  return [...products.keys()].sort((i, j) => Math.abs(products[j] ?? 0) - Math.abs(products[i] ?? 0));
}

/** The products with digits, and the sum of the others. */
function shownProducts(products: readonly number[], count: number): readonly number[] {
  const order = orderOf(products);
  const rest = order.slice(count).reduce((sum, index) => sum + (products[index] ?? 0), 0);
  return [...order.slice(0, count).map((index) => products[index] ?? 0), rest];
}

function placeProducts({ story, layout }: Setting): readonly Product[] {
  const { products } = story.opened;
  const { boxes, count } = columnsOf(layout, products.length);
  const values = shownProducts(products, count);
  const order = orderOf(products);
  const ends = values.map((_, index) => values.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const { x, width, height, step } = layout.chips;
  const scale = width / (high - low);
  const slim = { x: x + count * step, width: width - count * step };
  return values.map((value, index) => {
    const column = index < count ? (boxes[index] ?? slim) : slim;
    const [one, other] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    const left = x + (Math.min(one, other) - low) * scale;
    return {
      value,
      dimension: index < count ? (order[index] ?? 0) : -1,
      from: { ...column, y: layout.cell.products, height: height * 0.8 },
      bar: { x: left, width: Math.abs(value) * scale, y: layout.cell.bar, height: height * 0.95 },
    };
  });
}

/** Query and key come, their numbers meet in pairs, the products are added up and divided by √d_k. */
export function multiplying(setting: Setting): (time: number) => readonly Shape[] {
  const products = placeProducts(setting);
  const parts = [queryRow(setting), keyRow(setting), signs(setting)];
  return (time) => {
    const gone = 1 - progress(time, times.stack, 0.3);
    return [
      group(
        'factors',
        parts.flatMap((draw) => draw(time)),
        { opacity: gone },
      ),
      ...fallingProducts(setting, products, time),
      ...labels(setting, time, gone),
      ...sum(setting, products, time),
    ];
  };
}

/** Query and key share one colour scale. */
function pairReach({ story }: Setting): number {
  const { query, key } = story.attention;
  return reachOf([query[story.opened.row] ?? [], key[story.opened.col] ?? []]);
}

function queryRow(setting: Setting): (time: number) => readonly Shape[] {
  const { story, layout } = setting;
  const { row, products } = story.opened;
  const columns = columnsOf(layout, products.length);
  const values = story.attention.query[row] ?? [];
  const details = { key: 'q', values, order: orderOf(products), matrix: 'query', row, role: 'role-q' };
  const { x, width, height } = layout.chips;
  const shapes = chips(setting, columns, { ...details, reach: pairReach(setting) }, (index) => ({
    x: 0,
    width: 0,
    ...columns.boxes[index],
    y: layout.cell.query,
    height,
  }));
  return (time) => {
    const left = -(x + width) * (1 - easeOutSharply(progress(time, times.query, 1)));
    return [
      group('query', shapes, {
        transform: `translate(${rounded(left)} 0)`,
        opacity: time < times.query ? 0 : 1,
      }),
    ];
  };
}

/** The key comes down as a column, turns a corner and lies down above the query. */
function keyRow(setting: Setting): (time: number) => readonly Shape[] {
  const { story, layout } = setting;
  const { col, products } = story.opened;
  const columns = columnsOf(layout, products.length);
  const values = story.attention.key[col] ?? [];
  const details = { key: 'k', values, order: orderOf(products), matrix: 'key', row: col, role: 'role-k' };
  const row = { ...details, reach: pairReach(setting) };
  const { x, width, height } = layout.chips;
  const right = x + width;
  const first = columns.boxes[0] ?? { x, width: 0 };
  const track = right - (first.x + first.width);
  const way = track + layout.cell.key + height;
  return (time) => {
    if (time < times.key) return [];
    const left = way * (1 - easeInOut(progress(time, times.key, 1.7)));
    const above = height * 0.9 * (1 - easeIn(progress(time, times.down, 0.2)));
    return chips(setting, columns, row, (index) => {
      const box = columns.boxes[index] ?? first;
      const passed = box.x + box.width - (first.x + first.width) + left;
      const isSlim = index >= columns.count;
      const turned = isSlim ? Math.min(1, Math.max(0, (track + height - passed) / height)) : 1;
      const size = { width: mix(height, box.width, turned), height: mix(box.width, height, turned) };
      const edge = Math.min(right, first.x + first.width + passed);
      const y = layout.cell.key - above - Math.max(0, passed - track);
      return { x: edge - size.width, y, ...size };
    });
  };
}

/** A multiplication sign between each pair of chips. */
function signs({ story, layout }: Setting): (time: number) => readonly Shape[] {
  const { boxes, count } = columnsOf(layout, story.opened.products.length);
  const y = (layout.cell.key + layout.chips.height + layout.cell.query) / 2 + layout.label * 0.3;
  return (time) =>
    visible(
      boxes.slice(0, count).map(({ x, width }, index) =>
        text(`times ${index}`, [x + width / 2, y], '×', {
          class: 'label',
          'font-size': layout.label,
          'text-anchor': 'middle',
          opacity: progress(time, times.down + 0.15 + index * 0.02, 0.15),
        }),
      ),
    );
}

function fallingProducts(setting: Setting, products: readonly Product[], time: number): readonly Shape[] {
  const { layout } = setting;
  if (time >= times.done + 0.4) return [];
  const divided = easeInOut(progress(time, times.divide, 0.7));
  const narrower = mix(1, 1 / Math.sqrt(setting.story.opened.products.length), divided);
  return products.flatMap(({ value, dimension, from, bar }, index) => {
    const begin = times.products + index * 0.035;
    const fallen = easeIn(progress(time, begin, 0.35));
    const stacked = easeInOut(progress(time, times.stack + index * 0.02, 0.4));
    const shape = {
      x: mix(from.x, layout.chips.x + (bar.x - layout.chips.x) * narrower, stacked),
      width: mix(from.width, bar.width * narrower, stacked),
      y: mix(mix(layout.cell.query, from.y, fallen), bar.y, stacked),
      height: mix(from.height, bar.height, stacked),
    };
    const opacity = progress(time, begin, 0.2) * (1 - progress(time, times.done, 0.35));
    return visible([
      rect(`product ${index}`, shape, {
        class: value < 0 ? 'product negative' : 'product',
        opacity: opacity * 0.35,
      }),
      rect(`bar ${index}`, shape, { class: value < 0 ? 'bar negative' : 'bar', opacity: opacity * stacked }),
      ...productDigits(setting, value, dimension, shape, { index, opacity, stacked, time }),
    ]);
  });
}

function productDigits(
  setting: Setting,
  value: number,
  dimension: number,
  box: Box,
  { index, opacity, stacked, time }: { index: number; opacity: number; stacked: number; time: number },
): readonly Shape[] {
  const { layout } = setting;
  const size = layout.chips.digits;
  const written = decimal(setting, value, layout.name === 'narrow' ? 1 : 2);
  const fits = setting.measure(written, size, false) < box.width - 4;
  const shown = opacity * (fits ? 1 : 0) * (1 - progress(time, times.divide, 0.2));
  const place: Point = [box.x + box.width / 2, box.y + box.height / 2 + size * 0.33];
  const attributes = {
    class: stacked > 0.5 ? 'digits on-bar' : 'digits-plain role-s',
    'font-size': size,
    'text-anchor': 'middle',
    opacity: shown,
    ...(dimension < 0 ? { 'data-number': 'rest' } : shows('product', 0, dimension)),
  };
  return [text(`product ${index} digits`, place, written, attributes)];
}

/** The names of the rows, and how many numbers have no digits. */
function labels(setting: Setting, time: number, gone: number): readonly Shape[] {
  const { story, layout, texts } = setting;
  const { row, col, products } = story.opened;
  const [key, query] = [story.after.english[col] ?? '', story.after.french[row] ?? ''];
  const { chips: chip, cell, label, room } = layout;
  const more = products.length - chip.count;
  const shownKey = progress(time, times.down - 0.2, 0.3) * gone;
  const shownQuery = progress(time, times.query + 0.7, 0.3) * gone;
  const small = { 'font-size': label };
  const middle = chip.x + chip.count * chip.step + (chip.width - chip.count * chip.step) / 2;
  const moreLabel = text(
    'more',
    [middle, cell.key - label * 0.6],
    texts.t(homeText('home.figure.more'), { count: more }),
    {
      ...small,
      class: 'label',
      'text-anchor': 'middle',
      opacity: shownKey,
    },
  );
  if (layout.name === 'wide') {
    const right = { 'text-anchor': 'end' } as const;
    const x = room.x - 10;
    const big = { 'font-size': label * 1.42, ...right };
    return visible([
      moreLabel,
      text('key of', [x, cell.key + 15], texts.t(homeText('home.figure.key_of')), {
        ...small,
        ...right,
        class: 'role-k',
        opacity: shownKey,
      }),
      text('key word', [x, cell.key + 42], key, { ...big, class: 'role-k', opacity: shownKey }),
      text('query of', [x, cell.query + 15], texts.t(homeText('home.figure.query_of')), {
        ...small,
        ...right,
        class: 'role-q',
        opacity: shownQuery,
      }),
      text('query word', [x, cell.query + 42], query, {
        ...big,
        class: 'role-q french',
        opacity: shownQuery,
      }),
    ]);
  }
  const below = cell.query + chip.height + label * 1.15;
  return visible([
    moreLabel,
    text(
      'key of',
      [chip.x, cell.key - label * 0.6],
      texts.t(homeText('home.figure.key_of_word'), { word: key }),
      {
        ...small,
        class: 'role-k',
        opacity: shownKey,
      },
    ),
    text('query of', [chip.x, below], texts.t(homeText('home.figure.query_of_word'), { word: query }), {
      ...small,
      class: 'role-q',
      opacity: shownQuery,
    }),
  ]);
}

/** The sum of the products, then the same divided by √d_k. */
function sum(setting: Setting, products: readonly Product[], time: number): readonly Shape[] {
  const { story, layout, texts } = setting;
  const { row, col } = story.opened;
  const d_k = story.opened.products.length;
  const { x, width, height, digits } = layout.chips;
  const divided = easeInOut(progress(time, times.divide, 0.7));
  const { bar } = products.at(-1) ?? { bar: { x, width } };
  const end = mix(bar.x + bar.width, x + (bar.x + bar.width - x) / Math.sqrt(d_k), divided);
  const gone = 1 - progress(time, times.done, 0.25);
  const below = layout.cell.bar + height * 0.95 + layout.label * 1.7;
  const size = digits * 1.2;
  const added = easeOut(progress(time, times.stack + 0.35, 0.25));
  const swapped = progress(time, times.divide + 0.45, 0.2);
  const isWide = layout.name === 'wide';
  const written = decimal(setting, at(story.attention.scores, row, col));
  const whole = texts.t(homeText('home.figure.sum'), { count: d_k });
  const space = width - setting.measure(written, size, false) - layout.label;
  const label = setting.measure(whole, layout.label, false) < space ? whole : 'q · k';
  return visible([
    text('sum label', [x, below], label, {
      class: 'label',
      'font-size': layout.label,
      opacity: added * (1 - progress(time, times.divide, 0.3)),
    }),
    text('sum', [Math.min(end, x + width), below], written, {
      class: 'digits-plain role-s',
      'font-size': size,
      'text-anchor': 'end',
      opacity: added * (1 - progress(time, times.divide, 0.15)),
      ...shows('scores', row, col),
    }),
    text('divide', [end, layout.cell.bar - layout.label * 0.9], `÷ √${d_k}`, {
      class: 'digits-plain role-s',
      'font-size': size,
      'text-anchor': isWide || divided < 0.5 ? 'end' : 'start',
      opacity: progress(time, times.divide - 0.1, 0.2) * gone,
    }),
    rect(
      'press',
      {
        x: end - 1,
        y: layout.cell.bar - layout.label * 0.6,
        width: 2,
        height: height * 0.95 + layout.label * 0.9,
      },
      {
        class: 'bar',
        opacity: progress(time, times.divide - 0.1, 0.2) * gone,
      },
    ),
    text(
      'scaled',
      [end + layout.label * 0.7, layout.cell.bar + height * 0.48 + size * 0.33],
      decimal(setting, at(story.attention.scaled_scores, row, col)),
      {
        class: 'digits-plain role-s',
        'font-size': size,
        opacity: swapped * gone,
        ...shows('scaled_scores', row, col),
      },
    ),
  ]);
}
