import type { MessageArgs } from '../i18n/message';
import type { MessageId } from '../i18n/message-id';
import type { Layout, Measure } from './layout';
import type { Story } from './story';

/** The texts of one language. A locale has these functions. */
export interface StoryTexts {
  t(id: MessageId, args?: MessageArgs): string;
  /** A text as pieces, of which every other one is a value. */
  tHtml(id: MessageId, args: Readonly<Record<string, unknown>>): readonly unknown[];
  numeral(text: string): string;
}

/** Everything that a picture depends on besides time. */
export interface Setting {
  readonly story: Story;
  readonly layout: Layout;
  readonly measure: Measure;
  readonly texts: StoryTexts;
}

/** A number with a fixed number of decimals, and a true minus sign. */
export function decimal({ texts }: Pick<Setting, 'texts'>, value: number, digits = 2): string {
  const written = value.toFixed(digits);
  const isZero = Number(written) === 0;
  const sign = value < 0 && !isZero ? '\u2212' : '';
  return sign + texts.numeral(written.replace('-', ''));
}

/** Attributes that name the number that a text shows, for tests: `weights:2,1`. */
export const shows = (matrix: string, row: number, col: number) => ({
  'data-number': `${matrix}:${row},${col}`,
});
