import { ribbonsOf } from '../../../figures/weight-lines/placement';
import { inkOf } from '../../../figures/weight-lines/view';
import type { WordWeights } from '../../../figures/weight-lines/weights-on-stage';
import { motionText } from '../../../i18n/en/motion';
import type { Locale } from '../../../i18n/i18n';
import { ribbonPath } from '../../../svg/ribbons';
import { type Point, path, rect, type Shape } from '../../../svg/shapes';
import type { Box } from './box';
import type { Colours } from './colours';
import { line, shorten, textWidth } from './text';

const wordStyle = { family: 'serif', size: 17 } as const;
const wordHeight = 26;
const linesHeight = 130;
const longestWord = 140;
const captionWidth = 96;

/** Attention weights as lines between words, as above the matrices of the page. */
export function linesBox(weights: WordWeights, locale: Locale, colours: Colours): Box {
  const words = [...weights.columns, ...weights.rows].map((word) => shorten(word, longestWord, wordStyle));
  const room = Math.max(76, ...words.map((word) => textWidth([{ text: word }], wordStyle) + 24));
  const width = room * Math.max(weights.columns.length, weights.rows.length);
  const middles = (list: readonly string[]): readonly number[] =>
    list.map((_, index) => ((index + 0.5) * width) / list.length);
  const [columns, rows] = [middles(weights.columns), middles(weights.rows)];
  const looks = locale.t(motionText(weights.isShifted ? 'weight_lines.rows_shifted' : 'weight_lines.rows'));
  return {
    width: width + 2 * captionWidth,
    height: 2 * wordHeight + linesHeight,
    draw(key, x, y) {
      const left = x + captionWidth;
      const top = y + wordHeight;
      const bottom = top + linesHeight;
      const row = (
        name: string,
        list: readonly string[],
        places: readonly number[],
        at: number,
        caption: string,
      ) => [
        ...list.flatMap((word, index) =>
          wordShapes(`${key} ${name} ${index}`, word, [left + (places[index] ?? 0), at], colours),
        ),
        line(`${key} ${name}`, [left - 12, at + 17], caption, {
          ...{ family: 'sans', size: 12, anchor: 'end' },
          colour: colours.token('ink-soft'),
        }),
      ];
      const shift = (list: readonly number[]): readonly number[] => list.map((each) => left + each);
      const ribbons = ribbonsOf(weights, {
        width,
        top: 0,
        bottom: linesHeight,
        columns: shift(columns),
        rows: shift(rows),
      });
      // Small weights are drawn last, so that large ones do not cover them.
      const paths = [...ribbons]
        .sort((a, b) => b.weight - a.weight)
        .map((ribbon) => {
          const [from, to] = [ribbon.from, ribbon.to].map(([px, py]) => [px, py + top] as const) as [
            Point,
            Point,
          ];
          return path(`${key} line ${ribbon.row},${ribbon.col}`, ribbonPath({ from, to }), {
            ...{ fill: 'none', stroke: colours.cell(inkOf(weights, ribbon.weight)).paper },
            ...{ 'stroke-width': ribbon.width, 'stroke-opacity': 0.85 },
          });
        });
      return [
        ...paths,
        ...row('columns', weights.columns, columns, y, locale.t(motionText('weight_lines.columns'))),
        ...row('rows', weights.rows, rows, bottom, looks),
      ];
    },
  };
}

/** A word on the paper of a button, with its middle and its upper side at a point. */
function wordShapes(key: string, word: string, [x, y]: Point, colours: Colours): readonly Shape[] {
  const text = shorten(word, longestWord, wordStyle);
  const width = textWidth([{ text }], wordStyle) + 14;
  const box = { x: x - width / 2, y, width, height: wordHeight };
  return [
    rect(`${key} paper`, box, { rx: 4, fill: colours.token('paper-sunk') }),
    line(key, [x, y + 18], text, { ...wordStyle, colour: colours.token('ink'), anchor: 'middle' }),
  ];
}
