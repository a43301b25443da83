import { homeText } from '../../i18n/en/home';
import { easeInOut, easeOut, mix, progress } from '../../svg/easing';
import {
  type Box,
  group,
  type Point,
  path,
  rect,
  rounded,
  type Shape,
  text,
  visible,
} from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { heatMap, heatPaths, shareHeat, signedHeat } from '../heat';
import type { Setting } from '../setting';
import { type Rows, reachOf } from '../story';
import { placeMixture } from './mixture';

const start = beatStarts[5];
const times = { shrink: start + 0.1, label: start + 1.4, lift: start + 1.8, signs: start + 3.2 };

type Name = 'context' | 'weights' | 'query' | 'scale' | 'key' | 'value';

/** An object of the story, below the letter that names it. */
interface Item {
  readonly name: Name;
  readonly role: string;
  readonly box: Box;
  readonly size: string;
}

const transposed = (rows: Rows): Rows => (rows[0] ?? []).map((_, col) => rows.map((row) => row[col] ?? 0));

function placeItems({ story, layout }: Setting): readonly Item[] {
  const { long, short, objects } = layout.formula;
  const [m, n, d_k] = [story.after.french.length, story.after.english.length, story.opened.products.length];
  const cell = Math.min(short * 1.4, (long * 0.75) / n);
  const unit = Math.min(short, (long * 0.75) / Math.max(m, n));
  const sizes: readonly (readonly [Name, string, number, number, string])[] = [
    ['context', 'role-c', long, m * unit, `${m} × ${d_k}`],
    ['weights', 'role-a', n * cell, m * unit, `${m} × ${n}`],
    ['query', 'role-q', long, m * unit, `${m} × ${d_k}`],
    ['scale', 'role-s', long * 0.4, long * 0.26, ''],
    ['key', 'role-k', n * unit, long, `${d_k} × ${n}`],
    ['value', 'role-v', long, n * unit, `${n} × ${d_k}`],
  ];
  const total = sizes.reduce((sum, [, , width]) => sum + width, 0);
  const space = layout.width - 2 * layout.margin - total;
  const gap = Math.min(layout.formula.gap, space / (sizes.length - 1));
  let x = (layout.width - total - gap * (sizes.length - 1)) / 2;
  return sizes.map(([name, role, width, height, size]) => {
    const box = { x, y: objects - height / 2 + long * 0.22, width, height };
    x += width + gap;
    return { name, role, box, size };
  });
}

/** Beat 6: everything shrinks into its matrix, and each letter of the formula lifts off its object. */
export function naming(setting: Setting): (time: number) => readonly Shape[] {
  const items = placeItems(setting);
  const objects = items.map((item) => drawObject(setting, item));
  const letters = placeLetters(setting);
  return (time) => [
    ...visible(objects.map((draw) => draw(time))),
    ...frames(setting, items, time),
    ...labels(setting, items, time),
    ...threads(items, letters, time),
    ...lifting(items, letters, time),
    ...signs(letters, time),
  ];
}

function drawObject(setting: Setting, item: Item): (time: number) => Shape {
  const { story } = setting;
  const { name, box } = item;
  const signed = (rows: Rows) => {
    const reach = reachOf(rows);
    return heatMap(name, rows, box, (value) => signedHeat(value, reach));
  };
  if (name === 'value') return (time) => shrinkingValues(setting, item, time);
  const shapes = {
    context: () => signed(story.attention.context),
    weights: () => heatMap('weights', story.after.weights, box, shareHeat),
    query: () => signed(story.attention.query),
    key: () => signed(transposed(story.attention.key)),
    scale: () => scaleBars(box, story.opened.products.length),
  }[name]();
  const border = name === 'scale' ? [] : [rect('border', box, { class: 'grid-line' })];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (time) => {
    const share = easeInOut(progress(time, times.shrink, 1.3));
    const scale = mix(2.6, 1, share);
    const [cx, cy] = [setting.layout.width / 2, setting.layout.height / 2];
    const [px, py] = [mix(cx + (x - cx) * 2.2, x, share), mix(cy + (y - cy) * 2.2, y, share)];
    const transform = `translate(${rounded(px)} ${rounded(py)}) scale(${rounded(scale)}) translate(${rounded(-x)} ${rounded(-y)})`;
    return group(name, [...shapes, ...border], {
      transform: share === 1 ? undefined : transform,
      opacity: progress(time, times.shrink + 0.2, 0.8),
    });
  };
}

/** A long bar, and the same divided by √d_k. */
function scaleBars(box: Box, d_k: number): readonly Shape[] {
  const height = box.height * 0.34;
  return [
    rect('long', { ...box, height }, { class: 'product', opacity: 0.35 }),
    rect(
      'short',
      { x: box.x, y: box.y + box.height - height, width: box.width / Math.sqrt(d_k), height },
      { class: 'bar' },
    ),
  ];
}

/** The rows of V shrink from their places in beat 5. */
function shrinkingValues(setting: Setting, { box }: Item, time: number): Shape {
  const { value } = setting.story.attention;
  const mixture = placeMixture(setting);
  const share = easeInOut(progress(time, times.shrink, 1.3));
  const reach = mix(mixture.reach, reachOf(value), share < 1 ? 0 : 1);
  const height = box.height / value.length;
  const cells = value.flatMap((row, index) => {
    const place = mixture.words.indexOf(index);
    const from = { y: mixture.top(Math.max(0, place)), height: mixture.rowHeight };
    return row.map((number, col) => {
      const column = mixture.columns.boxes[col] ?? { x: 0, width: 0 };
      const width = box.width / row.length;
      return {
        heat: signedHeat(number, reach),
        box: {
          x: mix(column.x, box.x + col * width, share),
          y: mix(from.y, box.y + index * height, share),
          width: mix(column.width, width, share),
          height: mix(from.height, height, share),
        },
      };
    });
  });
  const border = rect('border', box, {
    class: 'grid-line',
    opacity: progress(time, times.shrink + 1.1, 0.3),
  });
  return group('value', [...heatPaths('value', cells), border], {
    opacity: mix(0.4, 1, progress(time, start, 0.4)),
  });
}

/** The row that was opened stays framed. */
function frames({ story }: Setting, items: readonly Item[], time: number): readonly Shape[] {
  const opacity = progress(time, times.label, 0.4);
  const { row } = story.opened;
  return visible(
    items
      .filter(({ name }) => name === 'context' || name === 'weights' || name === 'query')
      .map(({ name, box }) => {
        const height = box.height / story.after.french.length;
        const frame = {
          x: box.x - 1,
          y: box.y + row * height - 0.5,
          width: box.width + 2,
          height: height + 1,
        };
        return rect(`frame ${name}`, frame, { class: 'row-frame', rx: 1.5, opacity });
      }),
  );
}

/** The names of the objects, and which of them need a second line because they would touch. */
function placeLabels({ layout, texts, story, measure }: Setting, items: readonly Item[]) {
  const size = layout.formula.label;
  const names = {
    context: texts.t(homeText('home.figure.context')),
    weights: texts.t(homeText('home.figure.weights')),
    query: texts.t(homeText('home.figure.queries')),
    scale: `√${story.opened.products.length}`,
    key: texts.t(homeText('home.figure.keys')),
    value: texts.t(homeText('home.figure.values')),
  };
  const ends = new Map<string, number>();
  return items.map((item) => {
    const { box } = item;
    const name = names[item.name];
    const width = measure(name, size, false);
    const [x, y] = [box.x + box.width / 2, box.y + box.height + size * 1.35];
    const isTight = [...ends.entries()].some(
      ([line, end]) => Math.abs(Number(line) - y) < size && x - width / 2 < end + size * 0.3,
    );
    const baseline = isTight ? y + size * 1.15 : y;
    ends.set(String(baseline), x + width / 2);
    return { ...item, label: name, place: [x, baseline] as Point };
  });
}

function labels(setting: Setting, items: readonly Item[], time: number): readonly Shape[] {
  const { layout } = setting;
  const size = layout.formula.label;
  return visible(
    placeLabels(setting, items).flatMap(({ name, role, size: shape, label, place: [x, y] }, index) => {
      const attributes = {
        'text-anchor': 'middle',
        opacity: progress(time, times.label + index * 0.06, 0.35),
      };
      const isShort = layout.name === 'narrow' || shape === '';
      const small = { ...attributes, class: 'label digits-plain', 'font-size': size * 0.92 };
      return [
        text(`label ${name}`, [x, y], label, { ...attributes, class: role, 'font-size': size }),
        ...(isShort ? [] : [text(`size ${name}`, [x, y + size * 1.15], shape, small)]),
      ];
    }),
  );
}

/** A letter of the formula. */
interface Letter {
  readonly name: Name;
  readonly role: string;
  readonly content: string;
  readonly place: Point;
  readonly size: number;
  readonly width: number;
  /** Where its thread begins. */
  readonly below: Point;
}

interface Letters {
  readonly letters: readonly Letter[];
  readonly signs: readonly Shape[];
}

/** C = softmax(Q Kᵀ / √d_k) V, from measured widths. */
function placeLetters({ layout, measure }: Setting): Letters {
  const { size, baseline } = layout.formula;
  const small = size * 0.8;
  const width = (content: string, at = size, isItalic = true) => measure(content, at, isItalic);
  const gap = size * 0.2;
  const [c, equals, softmax, v] = [
    width('C'),
    width('=', size, false),
    width('softmax', size, false),
    width('V'),
  ];
  const [q, k, t] = [width('Q', small), width('K', small), width('T', small * 0.58, false)];
  const [d, sub] = [width('d', small), width('k', small * 0.62)];
  const root = small * 0.5;
  const above = q + k + t + small * 0.08;
  const under = root + d + sub + small * 0.1;
  const fraction = Math.max(above, under) + size * 0.14;
  const paren = size * 0.2;
  const total = c + gap + equals + gap + softmax + paren * 2 + size * 0.16 + fraction + gap * 0.9 + v;
  let x = (layout.width - total) / 2;
  const line = baseline - size * 0.26;
  const place = (advance: number): number => {
    const from = x;
    x += advance;
    return from;
  };
  const xc = place(c + gap);
  const xe = place(equals + gap);
  const xs = place(softmax + size * 0.04);
  const xl = place(paren + size * 0.06);
  const xf = place(fraction + size * 0.06);
  const xr = place(paren + gap * 0.9);
  const xv = x;
  const [top, bottom] = [line - size * 1.02, line + size * 1.02];
  const [xq, xd] = [xf + (fraction - above) / 2, xf + (fraction - under) / 2];
  const [upper, lower] = [line - small * 0.24, line + small * 0.92];
  const below = baseline + size * 0.3;
  const letter = (
    name: Name,
    role: string,
    content: string,
    at: Point,
    its: readonly [size: number, width: number],
    from: Point,
  ): Letter => ({
    name,
    role,
    content,
    place: at,
    size: its[0],
    width: its[1],
    below: from,
  });
  const bow = (edge: number, side: 1 | -1) =>
    `M${rounded(edge)} ${rounded(top)}Q${rounded(edge - side * paren * 1.25)} ${rounded(line)} ${rounded(edge)} ${rounded(bottom)}Q${rounded(edge - side * paren * 0.8)} ${rounded(line)} ${rounded(edge)} ${rounded(top)}z`;
  const rootPath = `M${rounded(xd)} ${rounded(lower - small * 0.3)}l${rounded(root * 0.2)} ${rounded(-small * 0.08)}l${rounded(root * 0.34)} ${rounded(small * 0.4)}L${rounded(xd + root * 0.96)} ${rounded(lower - small * 0.78)}H${rounded(xd + under)}`;
  const sign = (key: string, at: Point, content: string, signSize: number, role = 'word') =>
    text(key, at, content, { class: role, 'font-size': signSize });
  return {
    letters: [
      letter('context', 'role-c french', 'C', [xc, baseline], [size, c], [xc + c / 2, below]),
      letter('weights', 'role-a', 'softmax', [xs, baseline], [size, softmax], [xs + softmax / 2, below]),
      letter('query', 'role-q french', 'Q', [xq, upper], [small, q], [xl + paren, bottom + size * 0.06]),
      letter(
        'key',
        'role-k french',
        'K',
        [xq + q + small * 0.04, upper],
        [small, k],
        [xr, bottom + size * 0.06],
      ),
      letter(
        'scale',
        'role-s french',
        'd',
        [xd + root, lower],
        [small, d],
        [xd + under / 2, lower + small * 0.34],
      ),
      letter('value', 'role-v french', 'V', [xv, baseline], [size, v], [xv + v / 2, below]),
    ],
    signs: [
      sign('equals', [xe, baseline], '=', size),
      path('left', bow(xl + paren, 1), { class: 'sign' }),
      path('right', bow(xr, -1), { class: 'sign' }),
      path('fraction', `M${rounded(xf)} ${rounded(line)}h${rounded(fraction)}`, { class: 'line-ink' }),
      path('root', rootPath, { class: 'line-s' }),
      sign('transpose', [xq + q + k + small * 0.08, upper - small * 0.34], 'T', small * 0.58, 'role-k'),
      sign('index', [xd + root + d, lower + small * 0.16], 'k', small * 0.62, 'role-s french'),
    ],
  };
}

const liftTime = (index: number): number => times.lift + index * 0.22;

function lifting(items: readonly Item[], { letters }: Letters, time: number): readonly Shape[] {
  return visible(
    letters.map(({ name, role, content, place, size, width }, index) => {
      const box = items.find((item) => item.name === name)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      const share = easeInOut(progress(time, liftTime(index), 0.7));
      const from: Point = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 + size * 0.3];
      const at: Point = [mix(from[0], place[0], share), mix(from[1], place[1], share)];
      return text(`letter ${name}`, at, content, {
        class: role,
        'font-size': size,
        opacity: progress(time, liftTime(index), 0.25),
      });
    }),
  );
}

function threads(items: readonly Item[], { letters }: Letters, time: number): readonly Shape[] {
  return visible(
    letters.map(({ name, role, below }, index) => {
      const box = items.find((item) => item.name === name)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y - 6];
      const middle = rounded((below[1] + y) / 2);
      const drawn = easeOut(progress(time, liftTime(index) + 0.35, 0.5));
      const d = `M${rounded(x)} ${rounded(y)}C${rounded(x)} ${middle} ${rounded(below[0])} ${middle} ${rounded(below[0])} ${rounded(below[1])}`;
      const dash =
        drawn < 1 ? { pathLength: 1, 'stroke-dasharray': `${Math.round(drawn * 1e4) / 1e4} 2` } : {};
      return path(`thread ${name}`, d, {
        class: `thread ${role.split(' ')[0]}`,
        opacity: drawn === 0 ? 0 : 1,
        ...dash,
      });
    }),
  );
}

function signs({ signs: all }: Letters, time: number): readonly Shape[] {
  const opacity = progress(time, times.signs, 0.4);
  return visible([group('signs', all, { opacity })]);
}
