import type { Measure } from './layout';

/** The fonts of the story, as in `story.css`. */
const families = "'Attention Lab Serif', 'Attention Lab Serif Fallback', serif";
const atSize = 100;

/** Measures texts with the fonts of the page. Widths are proportional to the size. */
export function measureInBrowser(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return estimate;
  const widths = new Map<string, number>();
  return (text, size, isItalic) => {
    const key = `${isItalic ? 'i' : 'n'}${text}`;
    const known = widths.get(key);
    if (known !== undefined) return (known * size) / atSize;
    context.font = `${isItalic ? 'italic ' : ''}${atSize}px ${families}`;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return (width * size) / atSize;
  };
}

/** Widths of letters as shares of the font size, for pages that are made without a browser. */
const letterWidths: readonly (readonly [string, number])[] = [
  ["il.,'’|", 0.25],
  ['tfjr ', 0.34],
  ['mw', 0.74],
  ['QOCDVK', 0.68],
];

const widthOf = (letter: string): number =>
  letterWidths.find(([letters]) => letters.includes(letter))?.[1] ?? 0.46;

export const estimate: Measure = (text, size) =>
  [...text].reduce((sum, letter) => sum + widthOf(letter) * size, 0);
