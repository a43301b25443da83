import { easeOut, progress } from '../../svg/easing';
import { letters, type Shape, text } from '../../svg/shapes';
import type { Measure, PlacedWord, PlacedWords } from '../layout';

/** Seconds from letter to letter. */
const perLetter = 0.042;
/** Seconds until the ink of a word is dry. */
const drying = 0.65;

/** Where each letter of a word begins. */
function offsets(word: string, size: number, isItalic: boolean, measure: Measure): readonly number[] {
  return [...word].map((_, index) =>
    index === 0 ? 0 : measure([...word].slice(0, index).join(''), size, isItalic),
  );
}

export function wordClass(isItalic: boolean): string {
  return isItalic ? 'word french' : 'word';
}

/** A word that stands. */
export function standing(key: string, { word, x }: PlacedWord, row: PlacedWords, opacity = 1): Shape {
  const attributes = { class: wordClass(row.isItalic), 'font-size': row.size, opacity };
  return text(key, [x, row.baseline], word, attributes);
}

/** A word that is written from a time on, in ink that dries. */
export function written(
  key: string,
  placed: PlacedWord,
  row: PlacedWords,
  { time, start, measure, opacity = 1 }: { time: number; start: number; measure: Measure; opacity?: number },
): readonly Shape[] {
  const { word, x } = placed;
  const all = [...word];
  const finished = start + all.length * perLetter;
  if (time < start) return [];
  if (time >= finished + drying) return [standing(key, placed, row, opacity)];
  const left = offsets(word, row.size, row.isItalic, measure);
  const each = all.map((letter, index) => ({
    letter,
    x: left[index] ?? 0,
    opacity: easeOut(progress(time, start + index * perLetter, 0.16)),
  }));
  const dry = progress(time, finished, drying);
  const attributes = { class: wordClass(row.isItalic), 'font-size': row.size };
  const wet = { ...attributes, class: `${attributes.class} wet`, opacity: (1 - dry) * opacity };
  return [
    letters(key, [x, row.baseline], { ...attributes, opacity: dry * opacity }, each),
    letters(`${key} wet`, [x, row.baseline], wet, each),
  ];
}

/** A word whose letters fall off, one after the other. */
export function falling(
  key: string,
  { word, x }: PlacedWord,
  row: PlacedWords,
  { time, start, measure }: { time: number; start: number; measure: Measure },
): readonly Shape[] {
  const left = offsets(word, row.size, row.isItalic, measure);
  return [...word].map((letter, index) => {
    const fallen = progress(time, start + index * 0.045, 0.6);
    const y = row.baseline + fallen * fallen * row.size * 2;
    return text(`${key} ${index}`, [x + (left[index] ?? 0), y], letter, {
      class: wordClass(row.isItalic),
      'font-size': row.size,
      opacity: 1 - fallen,
    });
  });
}
