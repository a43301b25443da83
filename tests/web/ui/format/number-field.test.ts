import { describe, expect, it } from 'vitest';
import { english, type Locale } from '../../../../web/i18n/i18n';
import type { Message } from '../../../../web/i18n/message';
import { commitNumber, readingText } from '../../../../web/ui/format/number-field';
import type { Intent } from '../../../../web/ui/model';

/** What happens, in order, when a text is typed into a number field. */
function committed(text: string): readonly unknown[] {
  const events: unknown[] = [];
  const intent = {
    showMessage: (reason: Message) => events.push(english.format(reason)),
    dispatch: ({ status }: { readonly status: Message }) => events.push(english.format(status)),
  };
  commitNumber(text, intent as unknown as Intent, (number) => events.push(number));
  return events;
}

describe('a number field', () => {
  it('sets the number, then says how it was read if it could be another one', () => {
    expect(committed('0,5')).toEqual([0.5]);
    expect(committed('－０．５')).toEqual([-0.5]);
    expect(committed('50 %')).toEqual([0.5, 'Read as 0.5.']);
    expect(committed('1,234')).toEqual([1.234, 'Read as 1.234.']);
  });

  it('sets nothing that is no number, and says why', () => {
    expect(committed('x')).toEqual(['"x" is not a number: type one such as 1.5, -2 or 1/3']);
    expect(committed('1 000')).toEqual([expect.stringContaining('"1 000" has its digits in groups')]);
    expect(committed('-inf')).toEqual(['"-inf" is only allowed in a mask: type a finite number']);
  });
});

describe('what is said about a typed answer', () => {
  const text = (given: string, locale: Locale = english) => readingText(given, locale);

  it('is how it was read, or why it is refused, if the form has no words for it', () => {
    expect(['0.5', '', 'x'].map((given) => text(given))).toEqual(['', '', '']);
    expect(text('50 %')).toBe('Read as 0.5.');
    expect(text('1 000')).toBe(
      '"1 000" has its digits in groups: type the number without spaces or marks between them, such as 1234.5.',
    );
    expect(readingText('-inf', english, { allowMinusInfinity: true })).toBe('');
  });
});
